/* Guards for git hosts and folders: no one's work is overwritten, and a token goes only to its own server. */
const REPOSITORY = 'src/lib/storage/git/repository.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const hostGuards = [
  {
    guard: 'GitHub moves a branch without force',
    file: 'src/lib/storage/git/github/writing.ts',
    is: 'force: false',
    without: 'force: true',
    test: 'src/lib/storage/git/races.test.ts',
    says: 'of four people who change one file, one is first',
  },
  {
    guard: 'GitHub: the parent is what was read',
    file: 'src/lib/storage/git/github/writing.ts',
    is: 'parents: [parent]',
    without: 'parents: []',
    test: REPOSITORY,
    says: 'contains exactly the requested files, on the head that was read',
  },
  {
    guard: 'GitLab is told which commit touched a file last',
    file: 'src/lib/storage/git/gitlab/writing.ts',
    is: "return blob_id === was ? ok({ last_commit_id }) : refuse('changed', m.movedOn(to));",
    without: "return blob_id === was ? ok({}) : refuse('changed', m.movedOn(to));",
    test: 'src/lib/storage/git/gitlab/gitlab.test.ts',
    says: 'a commit names the commit that last touched each file',
  },
  {
    guard: 'Gitea is told which content was read',
    file: 'src/lib/storage/git/gitea/writing.ts',
    is: '...(was !== undefined && { sha: was }),',
    without: '',
    test: 'src/lib/storage/git/gitea/gitea.test.ts',
    says: 'a commit names the blob of each file that was read',
  },
  {
    guard: 'a branch is compared before a commit',
    file: 'src/lib/storage/git/committing.ts',
    is: 'stillAsRead(states, around.at(), base.value, pendingFiles)',
    without: 'Promise.resolve(ok(wishes))',
    test: REPOSITORY,
    says: 'is refused if others changed the same file',
  },
  {
    guard: 'a folder’s files are compared before a save',
    file: 'src/lib/storage/write-all.ts',
    is: 'if (now.value.mark !== expected)',
    without: 'if (false)',
    test: 'src/lib/storage/write-all.test.ts',
    says: 'are all left alone if one has changed',
  },
  {
    guard: 'git commits the document and nothing else',
    file: 'src/cli/serve/git/commit.ts',
    is: "'--only', ",
    without: "'--include', ",
    test: 'src/cli/serve/git/git.test.ts',
    says: 'a commit contains the changed files and nothing else',
  },
  {
    guard: 'a token goes into no lasting storage',
    file: 'src/lib/storage/git/tokens.ts',
    is: 'return act(sessionStorage);',
    without: 'return act(localStorage);',
    test: 'src/lib/storage/git/tokens.test.ts',
    says: 'is kept by the tab, and nowhere else',
  },
  {
    guard: 'the command’s secret leaves the address',
    file: 'src/routes/served-token.ts',
    is: "history.replaceState(history.state, '', pathname + search);",
    without: '',
    test: 'src/routes/served-token.test.ts',
    says: 'the secret is removed from the address immediately',
  },
];

/* Guards for git hosts and folders: no one's work is overwritten, and a token goes only to its own server. */
const FOLDER = 'src/lib/storage/folder-step/change.test.ts';
const REPOSITORY = 'src/lib/storage/git/repository.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const hostGuards = [
  {
    guard: 'GitHub moves a branch without force',
    without: ['force: false', 'force: true'],
    test: 'src/lib/storage/git/races.test.ts',
    says: 'of four people who change one file, one is first',
  },
  {
    guard: 'GitHub: the parent is what was read',
    without: ['parents: [parent]', 'parents: []'],
    test: REPOSITORY,
    says: 'contains exactly the requested files, on the head that was read',
  },
  {
    guard: 'GitLab gets the last commit of each file',
    without: ['ok({ last_commit_id })', 'ok({})'],
    test: 'src/lib/storage/git/gitlab/gitlab.test.ts',
    says: 'a commit names the commit that last touched each file',
  },
  {
    guard: 'Gitea gets the content that was read',
    test: 'src/lib/storage/git/gitea/gitea.test.ts',
    says: 'a commit names the blob of each file that was read',
  },
  {
    guard: 'a branch is compared before a commit',
    without: [
      'stillAsRead(states, around.at(), base.value, pendingFiles)',
      'Promise.resolve(ok(wishes))',
    ],
    test: REPOSITORY,
    says: 'is refused if others changed the same file',
  },
  {
    guard: 'a folder’s files are compared before a save',
    test: FOLDER,
    says: 'are all left alone if one has changed',
  },
  {
    guard: 'a folder’s files are compared before they are replaced or removed',
    test: FOLDER,
    says: 'stays if another program saves it right before it is removed',
  },
  {
    guard: 'the plan of a save in a folder is stored first',
    without: ['isReplacement ? ok(undefined) : await journal.put(plan)', 'ok(undefined)'],
    test: 'src/lib/storage/folder-step/killed.test.ts',
    says: 'is finished or reversed, at whichever call the tab is killed',
  },
  {
    guard: 'all or none in a folder: what was changed is restored',
    without: ["await bring(plan, 'before')", '{ failures: [], isDone: true }'],
    test: FOLDER,
    says: 'are all unchanged if',
  },
  {
    guard: 'git commits the document and nothing else',
    without: ["'--only'", "'--include'"],
    test: 'src/cli/serve/git/git.test.ts',
    says: 'a commit contains the changed files and nothing else',
  },
  {
    guard: 'a token goes into no lasting storage',
    without: ['sessionStorage', 'localStorage'],
    test: 'src/lib/storage/git/credentials.test.ts',
    says: 'is kept by the tab, and nowhere else',
  },
  {
    guard: 'only the relay’s own window is heard',
    test: 'src/lib/storage/git/sign-in/sign-in-window.test.ts',
    says: 'is heard only from its own window and site',
  },
  {
    guard: 'the relay refuses sites that it does not serve',
    test: 'tests/sign-in-relay.test.ts',
    says: 'other sites, providers and scopes',
  },
  {
    guard: 'the relay exchanges only codes of sign-ins that began in the same browser',
    test: 'tests/sign-in-relay.test.ts',
    says: 'a state that is forged, missing, or of another browser',
  },
  {
    guard: 'the command’s secret leaves the address',
    test: 'src/routes/served-token.test.ts',
    says: 'the secret is removed from the address immediately',
  },
];

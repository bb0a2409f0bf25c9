/* Other branches, tags and commits at each host: their files, and the page files that differ from them. */
import { afterEach, describe, expect, test } from 'vitest';
import { startGitea } from '../../../../tests/documented-hosts/gitea.ts';
import { startGitLab } from '../../../../tests/documented-hosts/gitlab.ts';
import { emptyStore, fill, push } from '../../../../tests/documented-hosts/repositories.ts';
import { startGitHub } from '../../../../tests/emulator/github.ts';
import { refusalOf as refusal, valueOf as value } from '../../../../tests/test-server.ts';
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import * as m from './messages.ts';
import { repositoryAt, type RepositoryPlace } from './repository.ts';

const NAME = 'acme/docs';
const LINES = Array.from({ length: 30 }, (_, i) => `Line ${i}.\n`).join('');
const BEFORE = {
  'docs.json': '{}\n',
  'site/same.mdx': '# Same\n',
  'site/changed.mdx': '# Changed\n',
  'site/gone.md': '# Gone\n',
  'site/old.mdx': LINES,
  'site/edited.mdx': `${LINES}More.\n`,
  'other/page.mdx': '# Other\n',
};
/** The commit after the tag. `null`: deleted. */
const CHANGES = {
  'docs.json': '{ "name": "New" }\n',
  'site/changed.mdx': '# New\n',
  'site/gone.md': null,
  'site/old.mdx': null,
  'site/guides/new.mdx': LINES,
  'site/edited.mdx': null,
  'site/guides/edited.mdx': `${LINES}Other.\n`,
  'site/created.mdx': '# Created\n',
  'other/page.mdx': '# New\n',
};
const PAGES = [
  { from: 'site/changed.mdx', to: 'site/changed.mdx' },
  { to: 'site/created.mdx' },
  { from: 'site/gone.md' },
  { from: 'site/edited.mdx', to: 'site/guides/edited.mdx' },
  { from: 'site/old.mdx', to: 'site/guides/new.mdx', isSame: true },
];

interface Tried {
  readonly place: RepositoryPlace;
  /** The ids of the commit with the tags `v1` and `docs/v1`, and of the one after it. */
  readonly commits: readonly [string, string];
  readonly host: string;
}
let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

const encoded = (text: string) => new TextEncoder().encode(text);
const documented =
  (start: typeof startGitLab, make: typeof gitlab, host: string) => async (): Promise<Tried> => {
    const store = fill(
      emptyStore(),
      Object.fromEntries(Object.entries(BEFORE).map(([path, text]) => [path, encoded(text)])),
    );
    const repo = store.repos.get(NAME)!;
    const first = repo.branches.get('main')!;
    const files = Object.entries(CHANGES).map(
      ([path, text]) => [path, text === null ? undefined : encoded(text)] as const,
    );
    const { id } = push(repo, 'main', 'Change', Object.fromEntries(files));
    const server = await start(store);
    close = () => server.close();
    const at = make({ name: host, site: server.site });
    const place = repositoryAt(at, { token: 'ada-token' }, { name: NAME, branch: 'main' });
    return { place, commits: [first, id], host };
  };
async function atGitHub(): Promise<Tried> {
  const hub = await startGitHub([{ name: NAME, writers: ['ada'], files: BEFORE }]);
  close = () => hub.close();
  const first = (await hub.branches(NAME)).main!;
  await hub.tag(NAME, 'v1', first);
  await hub.tag(NAME, 'docs/v1', first);
  const id = await hub.push(NAME, 'main', CHANGES);
  const at = github({ address: hub.address, patience: 60_000, pause: 2 });
  const place = repositoryAt(at, { token: hub.tokens.ada }, { name: NAME, branch: 'main' });
  return { place, commits: [first, id], host: 'GitHub' };
}

describe.each([
  ['GitHub', atGitHub],
  ['GitLab', documented(startGitLab, gitlab, 'GitLab')],
  ['Gitea', documented((store) => startGitea(store), gitea, 'Gitea')],
] as const)('at %s', (_name, open) => {
  test('files are those of a branch, a tag or a commit, and the storage stays on its own', async () => {
    const { place, commits } = await open();
    const [first, second] = commits;
    value(await place.read('docs.json'));
    const at = async (revision: string) =>
      value(await place.git!.at(revision, ['docs.json', 'not-there.json']));
    expect(await at('main')).toEqual(new Map([['docs.json', CHANGES['docs.json']]]));
    expect(await at(second.slice(0, 9))).toEqual(await at('main'));
    for (const revision of ['v1', 'docs/v1', first, first.slice(0, 9)])
      expect(await at(revision)).toEqual(new Map([['docs.json', BEFORE['docs.json']]]));
    expect(value(await place.read('docs.json')).text).toBe(CHANGES['docs.json']);
  });

  test('what was created, moved, changed and deleted in a folder since then is found', async () => {
    const { place, commits } = await open();
    const { commit, pages, left } = value(await place.git!.since('v1', 'site/'));
    expect([commit, left]).toEqual([commits[0], undefined]);
    const inOrder = [...pages].sort((a, b) => (a.to ?? a.from)!.localeCompare((b.to ?? b.from)!));
    expect(inOrder).toEqual(PAGES);
    expect(value(await place.git!.since('main', 'site/')).pages).toEqual([]);
  });

  test('branches and tags are offered', async () => {
    const { place } = await open();
    const names = value(await place.git!.revisions());
    expect(names).toEqual(expect.arrayContaining(['main', 'v1', 'docs/v1']));
    expect(names.indexOf('main')).toBeLessThan(names.indexOf('v1'));
  });

  test.each(['nowhere', 'v1/none', 'abcdef1'])('the revision %j is refused', async (revision) => {
    const { place, host } = await open();
    const sentence = m.noRevision(revision, NAME, host);
    for (const asked of [place.git!.at(revision, []), place.git!.since(revision, '')])
      expect(refusal(await asked)).toMatchObject({ code: 'missing', sentence });
  });
});

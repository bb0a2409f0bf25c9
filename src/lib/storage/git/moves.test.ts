/* How each host is asked to move and delete files: GitHub by blob ids, GitLab and Gitea by their own kinds of changes. */
import { afterEach, describe, expect, test } from 'vitest';
import { startGitea } from '../../../../tests/documented-hosts/gitea.ts';
import { startGitLab } from '../../../../tests/documented-hosts/gitlab.ts';
import {
  at,
  emptyStore,
  fill,
  type Store,
} from '../../../../tests/documented-hosts/repositories.ts';
import { startGitHub } from '../../../../tests/emulator/github.ts';
import type { FileChange } from '../../core/file-change.ts';
import type { DocumentStorage } from '../../core/storage.ts';
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import { repositoryAt } from './repository.ts';

const NAME = 'acme/docs';
const TEXTS = { 'docs.json': '{}', 'a.mdx': '# A', 'b.mdx': '# B', 'c.mdx': '# C', 'd.mdx': '# D' };
const encoded = (text: string) => new TextEncoder().encode(text);
const base64 = (text: string) => Buffer.from(text).toString('base64');

let close: () => Promise<void>;
afterEach(() => close());

async function commit(place: DocumentStorage, changes: (marks: Marks) => readonly FileChange[]) {
  const marks: Record<string, string> = {};
  for (const path of Object.keys(TEXTS)) {
    const read = await place.read(path);
    marks[path] = read.ok ? read.value.mark : '';
  }
  const files = changes(marks as Marks);
  const asked = { files, message: 'Move pages', branch: 'main', isNew: false };
  const done = await place.git!.commit(asked);
  if (!done.ok) throw new Error(done.refusal.sentence);
  return marks as Marks;
}
type Marks = Readonly<Record<keyof typeof TEXTS, string>>;

/** A move, a move with a new text, a deletion, and a swap. */
const EVERYTHING = (marks: Marks): readonly FileChange[] => [
  { from: 'a.mdx', to: 'new/a.mdx', expected: marks['a.mdx'] },
  { from: 'b.mdx', to: 'new/b.mdx', expected: marks['b.mdx'] },
  { path: 'new/b.mdx', text: '# New', expected: marks['b.mdx'] },
  { deleted: 'c.mdx', expected: marks['c.mdx'] },
];
const SWAP = (marks: Marks): readonly FileChange[] => [
  { from: 'a.mdx', to: 'b.mdx', expected: marks['a.mdx'] },
  { from: 'b.mdx', to: 'a.mdx', expected: marks['b.mdx'] },
];

test('at GitHub one tree carries all moves, and no content of a moved file is read or sent', async () => {
  const hub = await startGitHub([{ name: NAME, writers: ['ada'], files: TEXTS }]);
  close = hub.close;
  const host = github({ address: hub.address, pause: 1 });
  const place = repositoryAt(host, { token: hub.tokens.ada }, { name: NAME, branch: 'main' });
  await commit(place, EVERYTHING);
  hub.proxy.forget();
  const listed = await place.list!();
  expect(listed.ok && [...listed.value].sort()).toEqual([
    'README.md',
    'd.mdx',
    'docs.json',
    'new/a.mdx',
    'new/b.mdx',
  ]);
  const moved = repositoryAt(host, { token: hub.tokens.ada }, { name: NAME, branch: 'main' });
  const page = await moved.read('new/a.mdx');
  if (!page.ok) throw new Error(page.refusal.sentence);
  hub.proxy.forget();
  const back = { from: 'new/a.mdx', to: 'a.mdx', expected: page.value.mark };
  const asked = { files: [back], message: 'Back', branch: 'main', isNew: false };
  expect((await moved.git!.commit(asked)).ok).toBe(true);
  const writes = hub.proxy.asked.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
  expect(writes.filter((one) => one.startsWith('POST'))).toEqual(['POST trees', 'POST commits']);
  expect(hub.proxy.asked.filter(({ path }) => path.includes('/blobs'))).toEqual([]);
});

const opened = async (
  start: typeof startGitLab | typeof startGitea,
  make: typeof gitlab | typeof gitea,
) => {
  const store: Store = fill(
    emptyStore(),
    Object.fromEntries(Object.entries(TEXTS).map(([path, text]) => [path, encoded(text)])),
  );
  const server = await start(store);
  close = server.close;
  const host = make({ name: 'The host', site: server.site, pause: 1 });
  const place = repositoryAt(host, { token: 'ada-token' }, { name: NAME, branch: 'main' });
  const trees = () => at(store.repos.get(NAME)!, 'main')!;
  return { place, sent: () => server.bodies.at(-1) as Record<string, unknown>, trees };
};

describe('at GitLab', () => {
  test('a move is an action of its own, without the content that stays', async () => {
    const { place, sent, trees } = await opened(startGitLab, gitlab);
    const first = trees().id;
    await commit(place, EVERYTHING);
    const last = { last_commit_id: first };
    expect(sent().actions).toEqual([
      { action: 'move', file_path: 'new/a.mdx', previous_path: 'a.mdx', ...last },
      {
        ...{ action: 'move', file_path: 'new/b.mdx', previous_path: 'b.mdx' },
        ...{ encoding: 'base64', content: base64('# New'), ...last },
      },
      { action: 'delete', file_path: 'c.mdx', ...last },
    ]);
  });

  test('pages that trade names are updated', async () => {
    const { place, sent, trees } = await opened(startGitLab, gitlab);
    await commit(place, SWAP);
    expect(sent().actions).toMatchObject([
      { action: 'update', file_path: 'a.mdx', content: base64('# B') },
      { action: 'update', file_path: 'b.mdx', content: base64('# A') },
    ]);
    expect(trees().tree.get('a.mdx')).toEqual(Buffer.from('# B'));
  });
});

describe('at Gitea', () => {
  test('a move is an update that names the old path and the blob that was read', async () => {
    const { place, sent } = await opened(startGitea, gitea);
    const marks = await commit(place, EVERYTHING);
    expect(sent().files).toEqual([
      {
        ...{ operation: 'update', path: 'new/a.mdx', from_path: 'a.mdx' },
        ...{ content: base64('# A'), sha: marks['a.mdx'] },
      },
      {
        ...{ operation: 'update', path: 'new/b.mdx', from_path: 'b.mdx' },
        ...{ content: base64('# New'), sha: marks['b.mdx'] },
      },
      { operation: 'delete', path: 'c.mdx', sha: marks['c.mdx'] },
    ]);
  });

  test('pages that trade names are updated, since Gitea compares with the branch', async () => {
    const { place, sent } = await opened(startGitea, gitea);
    const marks = await commit(place, SWAP);
    expect(sent().files).toEqual([
      { operation: 'update', path: 'a.mdx', content: base64('# B'), sha: marks['a.mdx'] },
      { operation: 'update', path: 'b.mdx', content: base64('# A'), sha: marks['b.mdx'] },
    ]);
  });
});

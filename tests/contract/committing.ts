/*
 * Requirements for every storage with versions: one commit with exactly the given files, never twice, never by force.
 */
import type { FileChange } from '../../src/lib/core/file-change.ts';
import type { CommitRequest, DocumentStorage } from '../../src/lib/core/storage.ts';
import type { Case } from './cases.ts';
import {
  encoded,
  type TestedStorage,
  MAIN,
  opened,
  refused,
  expectSame,
  value,
} from './tested-storage.ts';
import { changed } from './writing.ts';

const branchOf = async (place: DocumentStorage): Promise<string> => {
  const { branch } = value(await place.git!.status(), 'the status');
  if (branch === undefined) throw new Error('no branch is open');
  return branch;
};

/** A commit request. Where the storage can be written, the files are written first, as the editor does. */
async function request(
  ground: TestedStorage,
  more: Partial<CommitRequest> = {},
): Promise<CommitRequest> {
  const wanted: readonly FileChange[] = more.files ?? [await changed(ground, MAIN, '\n')];
  const files = ground.place.write
    ? value(await ground.place.write(wanted), 'writing').map(({ path, text, mark }) => ({
        path,
        text,
        expected: mark,
      }))
    : wanted;
  const branch = await branchOf(ground.place);
  return { message: 'Order the pages\n\nTwo moved.', branch, isNew: false, ...more, files };
}

export const COMMITTING: readonly Case[] = [
  {
    says: 'lists the open branch among its branches',
    needs: ['git'],
    run: async ({ place }) => {
      const { branch, branches } = value(await place.git!.status(), 'the status');
      expectSame(branch !== undefined && branches.includes(branch), true, 'that it is among them');
    },
  },
  {
    says: 'makes one commit of exactly these files, and builds on it',
    needs: ['git'],
    run: async (ground) => {
      const files = [await changed(ground, MAIN, '\r\n'), await changed(ground, 'tabs/api.json')];
      const asked = await request(ground, { files });
      const before = await ground.log!(asked.branch);
      const done = value(await ground.place.git!.commit(asked), 'the commit');
      const [top, ...older] = await ground.log!(asked.branch);
      expectSame(older, before, 'the commits before');
      expectSame([done.commit, done.branch], [top?.commit, asked.branch], 'the answer');
      expectSame([...top!.paths].sort(), [MAIN, 'tabs/api.json'], 'what it changed');
      expectSame(top!.message.trim(), asked.message, 'its message');
      expectSame(
        done.files.map(({ path, text }) => [path, text]),
        files.map(({ path, text }) => [path, text]),
        'the files',
      );
      expectSame(await opened(ground.place), done.files[0], 'what is read then');
      value(await ground.place.git!.commit(await request(ground)), 'the next commit');
      expectSame((await ground.log!(asked.branch)).length, before.length + 2, 'the commits');
    },
  },
  {
    says: 'makes a new file, byte for byte',
    needs: ['git'],
    run: async (ground) => {
      const files = [{ path: 'tabs/new.json', text: '\ufeff{ "tab": "Größe" }\r\n' }];
      const asked = await request(ground, { files });
      value(await ground.place.git!.commit(asked), 'the commit');
      expectSame((await ground.log!(asked.branch))[0]?.paths, ['tabs/new.json'], 'what it changed');
      expectSame((await opened(ground.place, 'tabs/new.json')).text, files[0]!.text, 'the text');
    },
  },
  {
    says: 'commits a move, a deletion and a new page together, and not twice',
    needs: ['git', 'change'],
    run: async (ground) => {
      const { place } = ground;
      const [page, other] = ['index.mdx', 'pages/ein Gruß & mehr.mdx'];
      const { mark, text } = await opened(place, page);
      const files: readonly FileChange[] = [
        { from: page, to: 'start/here.mdx', expected: mark },
        { deleted: other, expected: (await opened(place, other)).mark },
        { path: 'new.mdx', text: '# New' },
      ];
      if (place.write) value(await place.write(files), 'writing');
      const asked = { files, message: 'Move a page', branch: await branchOf(place), isNew: false };
      const done = value(await place.git!.commit(asked), 'the commit');
      const again = value(await place.git!.commit(asked), 'the same again');
      expectSame(again.commit, done.commit, 'the second answer');
      const [top] = await ground.log!(asked.branch);
      const paths = [page, 'start/here.mdx', other, 'new.mdx'].sort();
      expectSame([top?.commit, [...top!.paths].sort()], [done.commit, paths], 'the commit');
      expectSame((await opened(place, 'start/here.mdx')).text, text, 'the page');
    },
  },
  {
    says: 'refuses when one of the files has changed, and commits nothing',
    needs: ['git'],
    run: async (ground) => {
      const asked = await request(ground);
      await ground.disturb(MAIN, encoded('{ "theirs": true }'));
      const before = await ground.log!(asked.branch);
      refused(await ground.place.git!.commit(asked), ['changed'], 'the commit');
      expectSame(await ground.log!(asked.branch), before, 'the commits');
    },
  },
  {
    says: 'commits when someone else changed only other files, and keeps theirs',
    needs: ['git'],
    run: async (ground) => {
      const asked = await request(ground);
      await ground.disturb('index.mdx', encoded('# Theirs'));
      value(await ground.place.git!.commit(asked), 'the commit');
      expectSame((await ground.log!(asked.branch))[0]?.paths, [MAIN], 'what it changed');
      expectSame((await ground.bytesOf('index.mdx'))?.length, 8, 'their file');
    },
  },
  {
    says: 'lets one of two windows win when both commit at the same time',
    needs: ['git'],
    run: async (ground) => {
      // Storages that write first decide the winner at that step.
      if (ground.place.write) return;
      const places = [ground.place, await ground.again()];
      const asked = await Promise.all(
        places.map(async (place, i) =>
          request(
            { ...ground, place },
            {
              files: [await changed({ ...ground, place }, MAIN, ` ${i}`)],
            },
          ),
        ),
      );
      const { branch } = asked[0]!;
      const before = await ground.log!(branch);
      const done = await Promise.all(places.map((place, i) => place.git!.commit(asked[i]!)));
      expectSame(done.filter(({ ok }) => ok).length, 1, 'those who won');
      for (const result of done) if (!result.ok) refused(result, ['changed'], 'the one who lost');
      const [top, ...older] = await ground.log!(branch);
      expectSame([older, top?.paths], [before, [MAIN]], 'the commits');
    },
  },
  {
    says: 'makes a new branch, and leaves the old one where it was',
    needs: ['git'],
    run: async (ground) => {
      const old = await branchOf(ground.place);
      const before = await ground.log!(old);
      const asked = await request(ground, { branch: 'docs/new-order', isNew: true });
      const done = value(await ground.place.git!.commit(asked), 'the commit');
      expectSame(await ground.log!(old), before, 'the old branch');
      expectSame((await ground.log!('docs/new-order'))[0]?.commit, done.commit, 'the new branch');
      expectSame(done.branch, 'docs/new-order', 'the answer');
      const { branches } = value(await ground.place.git!.status(), 'the status');
      expectSame(branches.includes('docs/new-order'), true, 'that it is named');
    },
  },
  {
    says: 'does not commit twice on retry',
    needs: ['git'],
    run: async (ground) => {
      const asked = await request(ground);
      const first = value(await ground.place.git!.commit(asked), 'the commit');
      const second = value(await ground.place.git!.commit(asked), 'the same again');
      expectSame(second.commit, first.commit, 'the second answer');
      const log = await ground.log!(asked.branch);
      expectSame(log.filter(({ message }) => message.startsWith('Order')).length, 1, 'the commits');
    },
  },
];

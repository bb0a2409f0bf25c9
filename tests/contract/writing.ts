/* Requirements for every writable storage: several files are one step. */
import type { Writing } from '../../src/lib/core/file-change.ts';
import type { Case } from './cases.ts';
import {
  decoded,
  encoded,
  FILES,
  type TestedStorage,
  MAIN,
  opened,
  refused,
  expectSame,
  expectStored,
  value,
} from './tested-storage.ts';

/** A `Writing` of the current text of a file with something appended. */
export async function changed({ place }: TestedStorage, path = MAIN, more = ' '): Promise<Writing> {
  const { text, mark } = await opened(place, path);
  return { path, text: text + more, expected: mark };
}

/** Checks that nothing was written: each file is unchanged. */
async function untouched(ground: TestedStorage, paths: readonly string[]): Promise<void> {
  for (const path of paths) await expectStored(ground, path, decoded(FILES[path]!));
}

export const WRITING: readonly Case[] = [
  {
    says: 'writes a text byte for byte, and returns its new state',
    needs: ['write'],
    run: async (ground) => {
      const writing = await changed(ground, MAIN, '\r\n// ü\n');
      const [state, ...others] = value(await ground.place.write!([writing]), 'writing');
      expectSame([state?.path, state?.text, others.length], [MAIN, writing.text, 0], 'the answer');
      await expectStored(ground, MAIN, writing.text);
      expectSame(await opened(ground.place), state, 'what is read then');
    },
  },
  {
    says: 'accepts the returned mark for the next write',
    needs: ['write'],
    run: async (ground) => {
      let { text, mark } = await opened(ground.place);
      for (const more of ['\n', 'a', 'b']) {
        const writing = { path: MAIN, text: text + more, expected: mark };
        ({ text, mark } = value(await ground.place.write!([writing]), `writing ${more}`)[0]!);
      }
      await expectStored(ground, MAIN, `${decoded(FILES[MAIN]!)}\nab`);
    },
  },
  {
    says: 'refuses a file that someone else changed, and writes nothing',
    needs: ['write'],
    run: async (ground) => {
      const writing = await changed(ground);
      await ground.disturb(MAIN, encoded('{ "theirs": true }'));
      refused(await ground.place.write!([writing]), ['changed'], 'writing over it');
      await expectStored(ground, MAIN, '{ "theirs": true }');
    },
  },
  {
    says: 'refuses an invalid mark',
    needs: ['write'],
    run: async (ground) => {
      const writing = { path: MAIN, text: '{}', expected: 'the mark of another day' };
      refused(await ground.place.write!([writing]), ['changed'], 'writing');
      await untouched(ground, [MAIN]);
    },
  },
  {
    says: 'refuses a removed file, and does not recreate it',
    needs: ['write'],
    run: async (ground) => {
      const writing = await changed(ground);
      await ground.disturb(MAIN, undefined);
      refused(await ground.place.write!([writing]), ['missing', 'changed'], 'writing');
      expectSame(await ground.bytesOf(MAIN), undefined, 'what is there');
    },
  },
  {
    says: 'writes several files as one step, and returns their states in order',
    needs: ['write', 'list'],
    run: async (ground) => {
      const files = [
        await changed(ground, 'tabs/guides.json'),
        { path: 'tabs/new/deep.json', text: '{ "tab": "New" }\n' },
        await changed(ground),
        await changed(ground, 'tabs/api.json', ''),
      ];
      const states = value(await ground.place.write!(files), 'writing');
      expectSame(
        states.map(({ path, text }) => [path, text]),
        files.map(({ path, text }) => [path, text]),
        'the answer',
      );
      for (const { path, text } of files) await expectStored(ground, path, text);
      const paths = value(await ground.place.list!(), 'listing');
      expectSame(paths.includes('tabs/new/deep.json'), true, 'that the new file is named');
      const next = states.map(({ path, text, mark }) => ({
        path,
        text: `${text} `,
        expected: mark,
      }));
      value(await ground.place.write!(next), 'writing all again');
    },
  },
  {
    says: 'writes none of several files when someone else changed the last of them',
    needs: ['write', 'list'],
    run: async (ground) => {
      const files = [
        await changed(ground),
        { path: 'tabs/new.json', text: '{}' },
        await changed(ground, 'tabs/api.json'),
      ];
      await ground.disturb('tabs/api.json', encoded('{ "tab": "Theirs" }'));
      refused(await ground.place.write!(files), ['changed'], 'writing');
      await untouched(ground, [MAIN]);
      await expectStored(ground, 'tabs/api.json', '{ "tab": "Theirs" }');
      expectSame(await ground.bytesOf('tabs/new.json'), undefined, 'the new file');
    },
  },
  {
    says: 'writes none of several files when a new one already exists',
    needs: ['write', 'list'],
    run: async (ground) => {
      const files = [await changed(ground), { path: 'tabs/api.json', text: '{}' }];
      refused(await ground.place.write!(files), ['changed'], 'writing');
      await untouched(ground, [MAIN, 'tabs/api.json']);
    },
  },
  {
    says: 'writes nothing outside itself',
    needs: ['write', 'list'],
    run: async (ground) => {
      for (const path of [
        '../stray.json',
        'tabs/../../stray.json',
        '/stray.json',
        'tabs//stray.json',
      ])
        refused(await ground.place.write!([{ path, text: '{}' }]), [], `writing ${path}`);
      expectSame(
        value(await ground.place.list!(), 'listing').length,
        Object.keys(ground.files ?? FILES).length,
        'files',
      );
    },
  },
  {
    says: 'lets one of two windows win when both write at the same time',
    needs: ['write'],
    run: async (ground) => {
      const other = await ground.again();
      const [mine, theirs] = [await opened(ground.place), await opened(other)];
      const done = await Promise.all([
        ground.place.write!([{ path: MAIN, text: '{ "mine": 1 }', expected: mine.mark }]),
        other.write!([{ path: MAIN, text: '{ "theirs": 1 }', expected: theirs.mark }]),
      ]);
      expectSame(done.filter(({ ok }) => ok).length, 1, 'those who won');
      for (const result of done) if (!result.ok) refused(result, ['changed'], 'the one who lost');
      await expectStored(ground, MAIN, done[0].ok ? '{ "mine": 1 }' : '{ "theirs": 1 }');
    },
  },
  {
    says: "reports others' changes, but not its own writes",
    needs: ['write', 'watch'],
    run: async (ground) => {
      const told: string[] = [];
      const waiting = new Map<string, () => void>();
      const end = ground.place.watch!((paths) => {
        told.push(...paths);
        for (const path of paths) waiting.get(path)?.();
      });
      const hears = (path: string, act: () => Promise<void>) =>
        new Promise<void>((done, fail) => {
          waiting.set(path, done);
          act().catch(fail);
        });
      try {
        value(await ground.place.write!([await changed(ground)]), 'writing');
        if (ground.place.list)
          await hears('index.mdx', () => ground.disturb('index.mdx', encoded('# Theirs')));
        expectSame(told.includes(MAIN), false, 'that our own write was told');
        await hears(MAIN, () => ground.disturb(MAIN, encoded('{ "theirs": 2 }')));
      } finally {
        end();
      }
    },
  },
];

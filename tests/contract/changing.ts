/*
 * Requirements for every storage that keeps several files: files are created, moved and deleted as one step with texts,
 * all or none. Where nothing can be written without a commit, a commit is the step.
 */
import type { FileChange } from '../../src/lib/core/file-change.ts';
import { ok, type Result } from '../../src/lib/core/result.ts';
import type { FileState } from '../../src/lib/core/storage.ts';
import type { Case } from './cases.ts';
import {
  deletion,
  made,
  MANY,
  markOf,
  move,
  OTHER,
  PAGE,
  PICTURE,
  RACES,
  REFUSED,
  STEPS,
  textOf,
} from './changing-steps.ts';
import {
  decoded,
  encoded,
  expectSame,
  opened,
  refused,
  value,
  type TestedStorage,
} from './tested-storage.ts';

async function change(
  { place }: Pick<TestedStorage, 'place'>,
  changes: readonly FileChange[],
): Promise<Result<readonly FileState[]>> {
  if (place.write) return place.write(changes);
  const { branch = '' } = value(await place.git!.status(), 'the status');
  const asked = { files: changes, message: 'Change pages', branch, isNew: false };
  const done = await place.git!.commit(asked);
  return done.ok ? ok(done.value.files) : done;
}

const listed = async ({ place }: TestedStorage): Promise<readonly string[]> =>
  [...value(await place.list!(), 'listing')].sort();
/** Every listed file, as it is really stored. */
async function stored(ground: TestedStorage): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const path of await listed(ground)) {
    const bytes = await ground.bytesOf(path);
    all[path] = bytes ? new TextDecoder('latin1').decode(bytes) : 'missing';
  }
  return all;
}
const latin = (text: string): string => new TextDecoder('latin1').decode(encoded(text));

/** Makes the changes, and expects exactly these texts to be different afterward. Undefined is a missing file. */
async function changes(
  ground: TestedStorage,
  asked: readonly FileChange[],
  wanted: Readonly<Record<string, string | undefined>>,
): Promise<readonly FileState[]> {
  const before = await stored(ground);
  const states = value(await change(ground, asked), 'the step');
  const next: Record<string, string> = { ...before };
  for (const [path, text] of Object.entries(wanted))
    if (text === undefined) delete next[path];
    else next[path] = latin(text);
  const sorted = Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)));
  expectSame(await stored(ground), sorted, 'what is stored then');
  for (const [path, text] of Object.entries(wanted))
    if (text === undefined) expectSame(await ground.bytesOf(path), undefined, `what is at ${path}`);
    else expectSame((await opened(ground.place, path)).text, text, `what is read of ${path}`);
  return states;
}

/** Expects a refusal, and that nothing at all was changed. */
async function refuses(
  ground: TestedStorage,
  asked: readonly FileChange[],
  codes: readonly string[],
): Promise<void> {
  const before = await stored(ground);
  refused(await change(ground, asked), codes, 'the step');
  expectSame(await stored(ground), before, 'what is stored then');
}

const TROUBLES = [
  ['full', 'the disk is full', ['full', 'storage-full']],
  ['barred', 'the rights are missing', ['read-only', 'no-right', 'not-allowed']],
] as const;

export const CHANGING: readonly Case[] = [
  ...STEPS.map(([says, asked, wanted]): Case => ({
    says,
    needs: ['change'],
    run: async (ground) => {
      const files = await wanted(ground);
      await changes(ground, await asked(ground), files);
    },
  })),
  {
    says: 'moves pages in a cycle, and returns only the states of texts',
    needs: ['change'],
    run: async (ground) => {
      value(await change(ground, [{ path: 'c.mdx', text: 'c' }]), 'the third page');
      const [a, b] = [await textOf(ground, PAGE), await textOf(ground, OTHER)];
      const states = await changes(
        ground,
        [
          await move(ground, PAGE, OTHER),
          { path: 'd.mdx', text: 'd' },
          await move(ground, OTHER, 'c.mdx'),
          await move(ground, 'c.mdx', PAGE),
        ],
        { [PAGE]: 'c', [OTHER]: a, 'c.mdx': b, 'd.mdx': 'd' },
      );
      expectSame(
        states.map(({ path, text, mark }) => [path, text, mark]),
        [['d.mdx', 'd', await markOf(ground, 'd.mdx')]],
        'the answer',
      );
    },
  },
  {
    says: 'keeps the mark of a page that moves, there and back',
    needs: ['change'],
    run: async (ground) => {
      const expected = await markOf(ground, PAGE);
      value(await change(ground, [{ from: PAGE, to: 'a/b.mdx', expected }]), 'there');
      expectSame(await markOf(ground, 'a/b.mdx'), expected, 'the mark');
      value(await change(ground, [{ from: 'a/b.mdx', to: PAGE, expected }]), 'back');
      expectSame(
        await ground.hasFolder?.('a'),
        ground.hasFolder && false,
        'that the folder is there',
      );
    },
  },
  {
    says: 'moves a picture as a whole, by its mark, and a page with it',
    needs: ['change', 'bytes'],
    run: async (ground) => {
      const { mark } = ground.place;
      const picture = await ground.bytesOf(PICTURE);
      if (!mark || !picture) return;
      const expected = value(await mark(PICTURE), 'the mark');
      const step = [
        await move(ground, PAGE, 'new.mdx'),
        { from: PICTURE, to: 'a/b.png', expected },
      ];
      expectSame(value(await change(ground, step), 'there'), [], 'the answer');
      expectSame([...(await ground.bytesOf('a/b.png'))!], [...picture], 'the picture');
      expectSame(await ground.bytesOf(PICTURE), undefined, 'what is left');
      expectSame(value(await mark('a/b.png'), 'its mark'), expected, 'the mark');
      value(await change(ground, [{ from: 'a/b.png', to: PICTURE, expected }]), 'back');
      expectSame([...(await ground.bytesOf(PICTURE))!], [...picture], 'the picture again');
      await ground.disturb(PICTURE, Uint8Array.of(0, 1, 254));
      await refuses(ground, [{ from: PICTURE, to: 'a/b.png', expected }], ['changed']);
    },
  },
  {
    says: 'removes a folder that is left empty, and leaves others',
    needs: ['change'],
    run: async (ground) => {
      value(await change(ground, made()), 'the pages');
      const last = MANY.filter((path) => path.startsWith('many/0/'));
      const changes: FileChange[] = [];
      for (const path of last) changes.push(await deletion(ground, path));
      value(await change(ground, changes), 'deleting');
      const has = async (path: string) => ground.hasFolder?.(path);
      const wanted = ground.hasFolder ? [false, true, true] : [undefined, undefined, undefined];
      expectSame([await has('many/0'), await has('many/1'), await has('many')], wanted, 'folders');
    },
  },
  {
    says: 'moves forty pages into other folders as one step',
    needs: ['change'],
    run: async (ground) => {
      value(await change(ground, made()), 'the pages');
      const asked: FileChange[] = [];
      const wanted: Record<string, string | undefined> = {};
      for (const [i, path] of MANY.entries()) {
        const to = MANY[(i + 2) % 40]!.replace('many', i % 2 ? 'more' : 'many');
        asked.push(await move(ground, path, to));
        wanted[path] ??= undefined;
        wanted[to] = `# ${path}\r\n`;
      }
      await changes(ground, asked, wanted);
    },
  },
  ...REFUSED.map(([says, asked, codes]): Case => ({
    says: `refuses ${says}, and changes nothing`,
    needs: ['change'],
    run: async (ground) => refuses(ground, await asked(ground), codes),
  })),
  ...RACES.map(([says, asked, path]): Case => ({
    says: `refuses when someone else changed ${says}, and changes nothing`,
    needs: ['change'],
    run: async (ground) => {
      const step = await asked(ground);
      await ground.disturb(path, encoded('# Theirs'));
      await refuses(ground, step, ['changed']);
      expectSame(await textOf(ground, path), '# Theirs', 'their text');
    },
  })),
  {
    says: 'changes nothing outside itself',
    needs: ['change'],
    run: async (ground) => {
      const page = await move(ground, PAGE, 'new.mdx');
      for (const path of ['../stray.mdx', 'a/../../stray.mdx', '/stray.mdx', 'a//stray.mdx'])
        for (const asked of [
          { ...page, to: path },
          { ...page, from: path },
          { deleted: path, expected: '' },
        ])
          await refuses(ground, [{ path: 'also.mdx', text: '' }, asked], []);
    },
  },
  {
    says: 'lets one of two windows win when both move a page at the same time',
    needs: ['change'],
    run: async (ground) => {
      const text = await textOf(ground, PAGE);
      const windows = [ground, { ...ground, place: await ground.again() }];
      const asked = await Promise.all(windows.map((one, i) => move(one, PAGE, `window-${i}.mdx`)));
      const done = await Promise.all(windows.map((one, i) => change(one, [asked[i]!])));
      expectSame(done.filter((one) => one.ok).length, 1, 'those who won');
      for (const one of done) if (!one.ok) refused(one, ['changed', 'missing'], 'the one who lost');
      const there = [await ground.bytesOf('window-0.mdx'), await ground.bytesOf('window-1.mdx')];
      expectSame(
        there.map((bytes) => bytes && decoded(bytes)),
        done.map((one) => (one.ok ? text : undefined)),
        'the pages',
      );
      expectSame(await ground.bytesOf(PAGE), undefined, 'the old page');
    },
  },
  ...TROUBLES.map(([trouble, says, codes]): Case => ({
    says: `refuses while ${says}, changes nothing, and works again afterward`,
    needs: ['change', trouble],
    run: async (ground) => {
      value(await change(ground, made()), 'the pages');
      const large = 'a page that is too large '.repeat(12_000);
      const step = [
        await move(ground, PAGE, 'many/0/here.mdx'),
        { path: 'many/1/large.mdx', text: trouble === 'full' ? large : '' },
        await deletion(ground, MANY[2]!),
      ];
      const end = await ground[trouble]!();
      await refuses(ground, step, codes).finally(end);
      value(await change(ground, step.toSpliced(1, 1)), 'the step afterward');
    },
  })),
];

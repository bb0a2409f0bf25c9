/* The steps that every storage of several files must make, or refuse. */
import type { FileChange } from '../../src/lib/core/file-change.ts';
import { decoded, opened, type TestedStorage } from './tested-storage.ts';

export const PAGE = 'index.mdx';
export const PICTURE = 'images/dot.png';
export const OTHER = 'pages/ein Gruß & mehr.mdx';

export const markOf = async (ground: TestedStorage, path: string): Promise<string> =>
  (await opened(ground.place, path)).mark;
export const move = async (
  ground: TestedStorage,
  from: string,
  to: string,
): Promise<FileChange> => ({
  ...{ from, to },
  expected: await markOf(ground, from),
});
export const deletion = async (ground: TestedStorage, path: string): Promise<FileChange> => ({
  deleted: path,
  expected: await markOf(ground, path),
});

export const textOf = async (ground: TestedStorage, path: string): Promise<string> =>
  decoded((await ground.bytesOf(path))!);

/** Forty pages in four folders. */
export const MANY = Array.from({ length: 40 }, (_, i) => `many/${i % 4}/page-${i}.mdx`);
export const made = (): readonly FileChange[] =>
  MANY.map((path) => ({ path, text: `# ${path}\r\n` }));

type Step = readonly [
  says: string,
  asked: (ground: TestedStorage) => Promise<readonly FileChange[]>,
  wanted: (ground: TestedStorage) => Promise<Readonly<Record<string, string | undefined>>>,
];

export const STEPS: readonly Step[] = [
  [
    'creates pages, in a new folder and empty ones, too',
    () =>
      Promise.resolve([
        { path: 'guides/deep/new.mdx', text: '\ufeff# Größe\r\n' },
        { path: 'empty.md', text: '' },
      ]),
    () => Promise.resolve({ 'guides/deep/new.mdx': '\ufeff# Größe\r\n', 'empty.md': '' }),
  ],
  [
    'moves a page into a new folder',
    async (ground) => [await move(ground, PAGE, 'start/here.mdx')],
    async (ground) => ({ [PAGE]: undefined, 'start/here.mdx': await textOf(ground, PAGE) }),
  ],
  [
    'moves a page and changes it in the same step',
    async (ground) => [
      await move(ground, PAGE, 'start.mdx'),
      { path: 'start.mdx', text: '# New', expected: await markOf(ground, PAGE) },
    ],
    () => Promise.resolve({ [PAGE]: undefined, 'start.mdx': '# New' }),
  ],
  [
    'deletes a page',
    async (ground) => [await deletion(ground, PAGE)],
    () => Promise.resolve({ [PAGE]: undefined }),
  ],
  [
    'swaps two pages',
    async (ground) => [await move(ground, PAGE, OTHER), await move(ground, OTHER, PAGE)],
    async (ground) => ({
      [PAGE]: await textOf(ground, OTHER),
      [OTHER]: await textOf(ground, PAGE),
    }),
  ],
  [
    'moves a chain of pages, each to the place of the next',
    async (ground) => [await move(ground, PAGE, OTHER), await move(ground, OTHER, 'last.mdx')],
    async (ground) => ({
      [PAGE]: undefined,
      [OTHER]: await textOf(ground, PAGE),
      'last.mdx': await textOf(ground, OTHER),
    }),
  ],
  [
    'renames a page that changes only its case',
    async (ground) => [await move(ground, PAGE, 'Index.mdx')],
    async (ground) => ({ [PAGE]: undefined, 'Index.mdx': await textOf(ground, PAGE) }),
  ],
  [
    'moves a page onto one that is deleted in the same step',
    async (ground) => [await move(ground, PAGE, OTHER), await deletion(ground, OTHER)],
    async (ground) => ({ [PAGE]: undefined, [OTHER]: await textOf(ground, PAGE) }),
  ],
  [
    'creates a page where one has moved away',
    async (ground) => [await move(ground, PAGE, 'old.mdx'), { path: PAGE, text: '# New' }],
    async (ground) => ({ 'old.mdx': await textOf(ground, PAGE), [PAGE]: '# New' }),
  ],
];

type Refused = readonly [
  says: string,
  asked: (ground: TestedStorage) => Promise<readonly FileChange[]>,
  codes: readonly string[],
  before?: (ground: TestedStorage) => Promise<void>,
];

/** Each with a change that is possible alone. */
export const REFUSED: readonly Refused[] = [
  [
    'a move onto a file that exists',
    async (ground) => [{ path: 'new.mdx', text: '' }, await move(ground, PAGE, OTHER)],
    ['changed'],
  ],
  [
    'a new file that exists',
    async (ground) => [await move(ground, PAGE, 'new.mdx'), { path: OTHER, text: '' }],
    ['changed'],
  ],
  [
    'a move of a missing file',
    async (ground) => [
      await deletion(ground, PAGE),
      { from: 'no.mdx', to: 'new.mdx', expected: await markOf(ground, PAGE) },
    ],
    ['missing', 'changed'],
  ],
  [
    'a move with an invalid mark',
    (_ground) =>
      Promise.resolve([
        { path: 'new.mdx', text: '' },
        { from: PAGE, to: 'old.mdx', expected: 'the mark of another day' },
      ]),
    ['changed'],
  ],
  [
    'one file moved to two paths',
    async (ground) => [await move(ground, PAGE, 'a.mdx'), await move(ground, PAGE, 'b.mdx')],
    [],
  ],
  [
    'a move of a picture with an invalid mark',
    async (ground) => [
      await move(ground, PAGE, 'new.mdx'),
      { from: PICTURE, to: 'images/new.png', expected: 'its bytes' },
    ],
    [],
  ],
  [
    'a page inside a page',
    async (ground) => [await deletion(ground, OTHER), { path: `${PAGE}/new.mdx`, text: '' }],
    [],
  ],
];

/** Steps that expect what someone else changes in the meantime. */
export const RACES: readonly (readonly [
  says: string,
  asked: (ground: TestedStorage) => Promise<readonly FileChange[]>,
  path: string,
])[] = [
  ['a page to move', async (ground) => [await move(ground, PAGE, 'new.mdx')], PAGE],
  [
    'a page to delete',
    async (ground) => [await move(ground, OTHER, 'new.mdx'), await deletion(ground, PAGE)],
    PAGE,
  ],
  [
    'the place of a page to move',
    async (ground) => [{ path: 'a.mdx', text: '' }, await move(ground, PAGE, 'new.mdx')],
    'new.mdx',
  ],
  [
    'one of two pages that trade names',
    async (ground) => [await move(ground, PAGE, OTHER), await move(ground, OTHER, PAGE)],
    OTHER,
  ],
];

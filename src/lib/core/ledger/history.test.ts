import { expect, test } from 'vitest';
import { pastPages, type HistoryFile, type HistoryStep } from './history.ts';

let count = 0;
const step = (...files: HistoryFile[]): HistoryStep => ({
  ...{ id: `${++count}`, date: '2026-01-02', subject: `Change ${count}` },
  files,
});
/** The past pages as "path" or "path → where it is now", by path. `steps`: oldest first. */
const past = (steps: readonly HistoryStep[], home = '') =>
  pastPages([...steps].reverse(), home)
    .map(({ file, now }) => (now === undefined ? file : `${file} → ${now}`))
    .sort();
const begin = step({ to: 'docs.json' });

test('a deleted page, and a renamed one with where it is today', () => {
  const steps = [begin, step({ from: 'a.mdx' }), step({ from: 'b.mdx', to: 'c.mdx' })];
  expect(past(steps)).toEqual(['a.mdx', 'b.mdx → c.mdx']);
});

test('several renames lead to the last place, and a deletion after them nowhere', () => {
  const steps = [
    begin,
    step({ from: 'a.mdx', to: 'b.mdx' }),
    step({ from: 'b.mdx', to: 'c.mdx' }, { from: 'x.mdx', to: 'y.mdx' }),
    step({ from: 'y.mdx' }),
  ];
  expect(past(steps)).toEqual(['a.mdx → c.mdx', 'b.mdx → c.mdx', 'x.mdx', 'y.mdx']);
});

test('pages that trade places', () => {
  const steps = [begin, step({ from: 'a.mdx', to: 'b.mdx' }, { from: 'b.mdx', to: 'a.mdx' })];
  expect(past(steps)).toEqual(['a.mdx → b.mdx', 'b.mdx → a.mdx']);
});

test('another page at an old path is another page', () => {
  const steps = [
    begin,
    step({ from: 'a.mdx', to: 'b.mdx' }),
    step({ to: 'a.mdx' }),
    step({ from: 'a.mdx' }),
  ];
  // The last page at the path counts: its readers came last.
  expect(past(steps)).toEqual(['a.mdx']);
});

test('the commit that ended a page, with git’s id of its last text', () => {
  const [page] = pastPages([step({ from: 'a.mdx', blob: 'abc' }), begin], '');
  expect(page).toMatchObject({ blob: 'abc', ended: { date: '2026-01-02', id: `${count}` } });
});

test('pages keep their addresses when the folder of the site moves', () => {
  const steps = [
    step({ to: 'docs/mint.json' }),
    step({ from: 'docs/old.mdx' }),
    step(
      { from: 'docs/mint.json', to: 'site/docs.json' },
      { from: 'docs/a.mdx', to: 'site/a.mdx' },
    ),
    step({ from: 'site/a.mdx', to: 'site/b.mdx' }),
  ];
  expect(past(steps, 'site/')).toEqual(['a.mdx → b.mdx', 'old.mdx']);
});

test('a page that leaves the folder is nowhere on the site', () => {
  const steps = [step({ to: 'docs/docs.json' }), step({ from: 'docs/a.mdx', to: 'blog/a.mdx' })];
  expect(past(steps, 'docs/')).toEqual(['a.mdx']);
});

test('nothing counts from before the site began, with mint.json or docs.json', () => {
  const early = step({ from: 'early.mdx' });
  expect(past([early, step({ to: 'docs.json' }), step({ from: 'a.mdx' })])).toEqual(['a.mdx']);
  const mint = [step({ to: 'mint.json' }), step({ from: 'a.mdx' }), step({ to: 'docs.json' })];
  expect(past([early, ...mint])).toEqual(['a.mdx']);
  // A history that doesn't reach back to the beginning counts as a whole.
  expect(past([early])).toEqual(['early.mdx']);
});

test('snippets, notes and files that are no pages had no address', () => {
  const files = ['snippets/a.mdx', 'README.md', 'logo.svg', '_parts/b.mdx', 'page.md'];
  expect(past([begin, step(...files.map((from) => ({ from })))])).toEqual(['page.md']);
});

/*
 * Generated restructurings of a site: pages and folders move, trade places, are split, deleted and created, and go back.
 * Whatever a host does that isn't documented, every address that ever had a page leads to that page in one step, unless
 * another page is there now, which the plan says. A simulated host that shares no code with the product judges.
 */
import { expect, test } from 'vitest';
import {
  ENDLESS,
  HOST_VARIANTS,
  hostWith,
  type HostRule,
} from '../../../../tests/redirect-host.ts';
import { seededDice } from '../../../../tests/generated-documents.ts';
import { applySteps } from '../public-api/apply.ts';
import type { PageOperation } from '../operation.ts';

const SEED = 20261125;
const ROUNDS = process.env.SIGNPOST_RUNS === 'full' ? 10_000 : 30;

/** Also matches pages, so it only suits hosts where pages win. */
const CATCH_ALL: HostRule = { source: '/old/:any*', destination: 'https://example.com/old' };

type Files = Map<string, string>;
type Dice = () => number;

const pick = <T>(all: readonly T[], dice: Dice): T => all[Math.floor(dice() * all.length)]!;
const FOLDERS = ['', 'a/', 'b/', 'a/c/', 'a/c/d/', 'old/', 'new/', 'b/v-1/'];
const NAMES = ['index', 'one', 'two', 'three', 'four', 'five', 'six', 'v-a', 'v-b'];

const addressOf = (file: string) => file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
const pagesIn = (files: Files) => [...files.keys()].filter((file) => file.endsWith('.mdx'));
const textOf = (id: number) => `---\ntitle: "Page ${id}"\n---\n`;
const idIn = (text: string) => Number(/Page (\d+)/.exec(text)![1]);

function begin(dice: Dice): Files {
  const files: Files = new Map();
  let id = 0;
  for (const folder of FOLDERS)
    for (const name of NAMES) {
      const file = `${folder}${name}.mdx`;
      const isClear = !files.has(`${folder.slice(0, -1)}.mdx`) || name !== 'index';
      if (dice() < (folder === '' ? 0.2 : 0.6) && isClear) files.set(file, textOf(id++));
    }
  if (files.size < 3)
    for (const name of ['one', 'two', 'three']) files.set(`b/${name}.mdx`, textOf(id++));
  const redirects: HostRule[] = [];
  const pages = [...files.keys()].map(addressOf);
  const wild = [
    { source: '/gone/:slug*', destination: '/a/:slug*' },
    { source: '/was/*', destination: '/b/*' },
    { source: '/past-*', destination: '/b/v-*' },
    { source: '/x/:name/:rest*', destination: '/a/:name/:rest*' },
  ];
  for (let i = 0; i < 3; i++)
    if (dice() < 0.3)
      redirects.push({ source: `/older/${i}`, destination: `/${pick(pages, dice)}` });
  for (const one of wild) if (dice() < 0.2) redirects.push(one);
  if (dice() < 0.2) redirects.push(CATCH_ALL);
  files.set('docs.json', JSON.stringify({ redirects, navigation: { pages } }));
  return files;
}

/** One step: operations that are carried out together. */
function step(
  files: Files,
  dice: Dice,
  history: readonly string[],
  next: () => number,
): PageOperation[] {
  const pages = pagesIn(files);
  const folders = [
    ...new Set(
      pages.flatMap((file) =>
        file.includes('/') ? [file.slice(0, file.lastIndexOf('/') + 1)] : [],
      ),
    ),
  ];
  const move = (from: string, to: string): PageOperation => ({ op: 'rename-page', from, to });
  const page = (file: string) => file.replace(/\.mdx$/, '');
  const kind = dice();
  const [one, other] = [pick(pages, dice), pick(pages, dice)];
  if (kind < 0.2) return [move(page(one), `${pick(FOLDERS, dice)}${pick(NAMES, dice)}`)];
  if (kind < 0.3)
    return one === other ? [] : [move(page(one), page(other)), move(page(other), page(one))];
  if (kind < 0.6 && folders.length > 0)
    return [
      move(
        pick(folders, dice),
        pick([...FOLDERS.slice(1), 'moved/', 'b/moved/', 'a/moved/'], dice),
      ),
    ];
  if (kind < 0.75 && folders.length > 0) {
    const folder = pick(folders, dice);
    const to = ['left/', `${folder}right/`, 'old/'];
    return pages
      .filter((file) => file.startsWith(folder))
      .map((file) => move(page(file), pick(to, dice) + page(file).slice(folder.length)));
  }
  if (kind < 0.85 && history.length > 0)
    return [{ op: 'create-page', path: pick(history, dice), title: `Page ${next()}` }];
  if (pages.length < 3 || one === other) return [];
  return [{ op: 'delete-page', path: page(one), ...(dice() < 0.7 && { to: page(other) }) }];
}

/** The way back: what moved returns. */
const reversed = (moves: readonly { from: string; to: string }[]): PageOperation[] =>
  moves.flatMap(({ from, to }) =>
    to.endsWith('.mdx')
      ? [{ op: 'rename-page', from: to.slice(0, -4), to: from.slice(0, -4) }]
      : [],
  );

const figures = {
  restructurings: 0,
  steps: 0,
  refused: 0,
  addresses: 0,
  rules: 0,
  wildcards: 0,
  taken: 0,
};

function restructure(seed: number): void {
  const dice = seededDice(seed);
  let files = begin(dice);
  let count = 1_000;
  /** The page that each address led to, the last one if it had several. */
  const owners = new Map<string, number>();
  /** Deleted pages, and the page that took over their address. Undefined if none did. */
  const heirs = new Map<number, number | undefined>();
  const pageAt = (id: number): number | undefined => {
    let at: number | undefined = id;
    while (at !== undefined && heirs.has(at)) at = heirs.get(at);
    return at;
  };
  const note = (now: Files) => {
    for (const file of pagesIn(now)) owners.set(addressOf(file), idIn(now.get(file)!));
  };
  const rulesIn = (now: Files) =>
    (JSON.parse(now.get('docs.json')!) as { redirects?: HostRule[] }).redirects ?? [];
  note(files);
  // What a redirect leads to at the beginning is an address that was published, too.
  const first = new Map(owners);
  const published = [...first.keys()].flatMap((address) => [
    ...(address.startsWith('a/') ? [`gone/${address.slice(2)}`, `x/${address.slice(2)}`] : []),
    ...(address.startsWith('b/') ? [`was/${address.slice(2)}`] : []),
    ...(address.startsWith('b/v-') ? [`past-${address.slice(4)}`] : []),
  ]);
  const visitFirst = hostWith(rulesIn(files), (one) => first.has(one), HOST_VARIANTS.at(-1)!);
  for (const address of [...published, 'older/0', 'older/1', 'older/2']) {
    const { at, hops } = visitFirst(address);
    const id = first.get(at);
    if (hops === 1 && id !== undefined) owners.set(address, id);
  }
  let moves: readonly { from: string; to: string }[] = [];
  const story: string[] = [];
  for (let turn = 0; turn < 1 + dice() * 5; turn++) {
    const isBack = moves.length > 0 && dice() < 0.25;
    const list = isBack ? reversed(moves) : step(files, dice, [...owners.keys()], () => count++);
    if (list.length === 0) continue;
    const before = files;
    const done = applySteps(before, [list], { main: 'docs.json' });
    if (!done.ok) {
      figures.refused++;
      continue;
    }
    figures.steps++;
    ({ moves } = done);
    story.push(JSON.stringify(list));
    files = new Map(before);
    for (const { from } of moves) files.delete(from);
    for (const { from, to } of moves) files.set(to, before.get(from)!);
    for (const [path, text] of Object.entries(done.files))
      if (text === null) files.delete(path);
      else files.set(path, text);
    for (const one of list)
      if (one.op === 'delete-page') {
        const id = idIn(before.get(`${one.path}.mdx`)!);
        heirs.set(id, one.to === undefined ? undefined : idIn(before.get(`${one.to}.mdx`)!));
      }
    const alive = new Map(pagesIn(files).map((file) => [addressOf(file), idIn(files.get(file)!)]));
    const rules = rulesIn(files);
    const said = done.left.map(({ message }) => message).join('\n');
    for (const [address, id] of owners) {
      const page = pageAt(id);
      const now = alive.get(address);
      if (now !== undefined && page !== undefined && now !== page) {
        figures.taken++;
        if (!said.includes(`“/${address}” now`))
          throw new Error(`${address} isn’t said to be taken\n${said}\n${story.join('\n')}`);
      }
    }
    note(files);
    const isCaught = rules.some(({ source }) => source === CATCH_ALL.source);
    for (const variant of HOST_VARIANTS) {
      if (isCaught && variant.wins === 'redirect') continue;
      const visit = hostWith(rules, (address) => alive.has(address), variant);
      const tell = (what: string) =>
        new Error(
          `${what}: ${JSON.stringify(variant)}\n${story.join('\n')}\nbefore: ${JSON.stringify(rulesIn(before))}\nafter: ${JSON.stringify(rules)}\npages: ${[...alive.keys()].join(' ')}`,
        );
      for (const [address, id] of owners) {
        const page = pageAt(id);
        const { at, hops } = visit(address);
        if (hops === ENDLESS) throw tell(`/${address} is a loop`);
        if (page === undefined) continue;
        if (alive.get(at) !== page) throw tell(`/${address} leads to /${at}, not to page ${page}`);
        if (hops > 1) throw tell(`/${address} takes ${hops} hops`);
      }
      for (const { source, destination } of rules) {
        if (/[:*]/.test(source)) continue;
        const { hops } = visit(destination);
        if (hops > 0) throw tell(`${source} is a chain`);
        if (alive.has(source.slice(1))) throw tell(`${source} is a page`);
      }
    }
  }
  const rules = rulesIn(files);
  const alive = new Set(pagesIn(files).map(addressOf));
  figures.restructurings++;
  figures.addresses += [...owners].filter(
    ([address, id]) => !alive.has(address) && pageAt(id) !== undefined,
  ).length;
  figures.rules += rules.length;
  figures.wildcards += rules.filter(({ source }) => /[:*]/.test(source)).length;
}

test(`${ROUNDS} restructurings keep every address, from seed ${SEED}`, () => {
  for (let round = 0; round < ROUNDS; round++)
    try {
      restructure(SEED + round);
    } catch (thrown) {
      throw new Error(`Seed ${SEED + round}`, { cause: thrown });
    }
  console.info(JSON.stringify(figures));
  expect(figures.steps).toBeGreaterThan(ROUNDS);
  expect(figures.wildcards).toBeGreaterThan(ROUNDS / 10);
}, 3_600_000);

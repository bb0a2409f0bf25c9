/*
 * Random moves, folder moves and deletions in real sites: links lead where they led, also in what the MDX compiler makes
 * of the pages, nothing else changes, undo gives the same files, and old addresses lead to their pages. Judged by
 * resolvers that share no code with the product. SIGNPOST_RUNS=full tries 200 steps for each site, and 40 where it has over
 * 5 MB of text. SIGNPOST_STEPS sets another number.
 */
import { describe, expect, test } from 'vitest';
import type { PageOperation } from '../src/lib/core/operation.ts';
import { applySteps } from '../src/lib/core/public-api/apply.ts';
import { isPage, judgeCompiled, judgeLinks, placeAfter, type Stepped } from './moved-pages.ts';
import { archives, filesOf, type Files } from './real-sites.ts';
import { addressOf, redirectJudge } from './redirect-judge.ts';
import { siteEditor } from './site-editor';

const isFull = process.env.SIGNPOST_RUNS === 'full';
/** UTF-16 code units of text in a site that gets fewer steps. */
const LARGE = 5_000_000;
function stepsFor(site: Files): number {
  const size = [...site.values()].reduce((sum, text) => sum + (text?.length ?? 0), 0);
  return Number(process.env.SIGNPOST_STEPS ?? (isFull ? (size > LARGE ? 40 : 200) : 5));
}
const SEED = Number(process.env.SIGNPOST_SEED ?? 7);
/** Most pages that are compiled for one step. */
const COMPILED = 12;

/** Numbers that are the same in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function stepIn(files: Files, next: (below: number) => number): readonly PageOperation[] {
  const pages = [...files.keys()].filter(isPage);
  const pick = () => pages[next(pages.length)]!.replace(/\.mdx?$/, '');
  const folders = [
    ...new Set(pages.map((path) => path.slice(0, path.lastIndexOf('/') + 1))),
  ].filter(Boolean);
  const folder = () => folders[next(folders.length)]!;
  const [one, other] = [pick(), pick()];
  const name = one.slice(one.lastIndexOf('/') + 1);
  switch (next(6)) {
    case 0:
      return [{ op: 'rename-page', from: one, to: `${folder()}moved-${next(1e6)}` }];
    case 1:
      return [
        { op: 'rename-page', from: folder(), to: `${next(2) ? folder() : ''}folder-${next(1e6)}/` },
      ];
    case 2:
      return one === other
        ? []
        : [
            { op: 'rename-page', from: one, to: other },
            { op: 'rename-page', from: other, to: one },
          ];
    case 3:
      return [{ op: 'delete-page', path: one }];
    case 4:
      return one === other ? [] : [{ op: 'delete-page', path: one, to: other }];
    default:
      return [{ op: 'rename-page', from: one, to: `${folder()}${next(1e6)}/${name}` }];
  }
}

function carriedOut(files: Files, step: readonly PageOperation[]): Stepped | undefined {
  const done = applySteps(files, [step], { main: 'docs.json' });
  if (!done.ok) return undefined;
  const after = new Map(files);
  for (const { from } of done.moves) after.delete(from);
  for (const { from, to } of done.moves) after.set(to, files.get(from) ?? null);
  for (const [path, text] of Object.entries(done.files))
    if (text === null) after.delete(path);
    else after.set(path, text);
  const isUnread = ({ message }: { message: string }) => message.includes('can’t be read');
  const unread = new Set(done.left.filter(isUnread).map(({ file }) => file));
  return { step, before: files, after, moves: done.moves, unread };
}

/** The pages, and the files of the document, that differ from those of an editor. */
const differing = (now: Files, files: Files) =>
  [...new Set([...now.keys(), ...[...files.keys()].filter(isPage)])].filter(
    (path) => now.get(path) !== files.get(path),
  );

describe.skipIf(archives.length === 0)('links and addresses follow in real sites', () => {
  test.each(archives)('%s', { timeout: 3_600_000 }, async (archive) => {
    const site = filesOf(archive);
    let files = site;
    const next = random(SEED);
    const counts = { tried: 0, done: 0, links: 0, rewritten: 0, left: 0, compiled: 0, taken: 0 };
    const times: number[] = [];
    const { editor, run, now } = siteEditor(files);
    /** The pages that were there at the start, and where they are. */
    const places = new Map([...site.keys()].filter(isServed).map((file) => [file, file]));
    const steps = stepsFor(site);
    for (let i = 0; i < steps; i++) {
      const step = stepIn(files, next);
      counts.tried++;
      const start = performance.now();
      const result = step.length > 0 ? carriedOut(files, step) : undefined;
      times.push(performance.now() - start);
      if (!result) continue;
      counts.done++;
      judgeLinks(result, counts);
      await judgeCompiled(result, COMPILED, counts);
      const place = placeAfter(result);
      const instead = step.flatMap((one) =>
        one.op === 'delete-page' && one.to ? [one.to] : [],
      )[0];
      for (const [page, file] of places) {
        const to =
          place(file) ?? (instead === undefined ? undefined : pageFile(result.after, instead));
        // The address is that of the page which is there now, and leads to that one from here on.
        const isTaken = to !== (pageFile(result.after, addressOf(page)) ?? to);
        if (to === undefined || isTaken || !isServed(to)) places.delete(page);
        else places.set(page, to);
        if (isTaken) counts.taken++;
      }

      expect(run(step), JSON.stringify(step)).toBe(true);
      expect(differing(now(), result.after), JSON.stringify(step)).toEqual([]);
      editor.undo();
      expect(differing(now(), files), JSON.stringify(step)).toEqual([]);
      editor.redo();
      expect(differing(now(), result.after), JSON.stringify(step)).toEqual([]);
      files = result.after;
    }
    const addresses = judgeAddresses(files, places);
    times.sort((one, other) => one - other);
    console.info(
      `${archive}, seed ${SEED}: ${places.size} pages; ${JSON.stringify({ ...counts, ...addresses })}; ` +
        `step median ${times[times.length >> 1]!.toFixed(0)} ms, worst ${times.at(-1)!.toFixed(0)} ms`,
    );
    expect(counts.done).toBeGreaterThan(steps / 3);
  });
});

/** Parts of other pages, and notes, have no address. */
const isServed = (file: string): boolean =>
  isPage(file) &&
  !/(^|\/)(_|\.|snippets\/|skills\/)|(README|LICENSE|CONTRIBUTING|AGENTS|CLAUDE|SKILL)\.mdx?$/i.test(
    file,
  );

const pageFile = (files: Files, page: string): string | undefined =>
  [`${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`].find((file) =>
    files.has(file),
  );

/** Expects that the address which each page had leads to it. */
function judgeAddresses(files: Files, places: ReadonlyMap<string, string>) {
  const counts = { same: 0, redirected: 0 };
  const judge = redirectJudge(files);
  for (const [page, file] of places) {
    const arrival = judge(addressOf(page));
    const is = arrival.is === 'page' ? arrival.is : 'redirected';
    expect(arrival, `${page} is ${file}`).toEqual({ is, file });
    counts[is === 'page' ? 'same' : 'redirected']++;
  }
  return counts;
}

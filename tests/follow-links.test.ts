/*
 * Random moves, folder moves and deletions in real sites: links lead where they led, and nothing else changes. Judged by
 * a resolver that shares no code with the product. SIGNPOST_RUNS=full tries 200 steps for each site.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PageOperation } from '../src/lib/core/operation.ts';
import { applySteps } from '../src/lib/core/public-api/apply.ts';
import { findLinks, leadsTo, type FoundLink } from './link-resolver.ts';

const STEPS = process.env.SIGNPOST_RUNS === 'full' ? 200 : 12;
const SITES = join(process.env.SIGNPOST_CORPUS ?? '../shared', 'sites');
const archives = existsSync(SITES)
  ? readdirSync(SITES).filter((name) => /\.(tgz|tar\.gz)$/.test(name))
  : [];
if (archives.length === 0) console.info(`No real sites in ${SITES}: no links are followed there.`);

type Files = ReadonlyMap<string, string | null>;

function filesOf(archive: string): Files {
  const folder = mkdtempSync(join(tmpdir(), 'follow-'));
  execFileSync('tar', ['-xzf', join(SITES, archive), '-C', folder]);
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string | null>();
  const list = join(folder, '.all-files.txt');
  if (existsSync(list))
    for (const path of readFileSync(list, 'utf8').split('\n')) if (path) files.set(path, null);
  for (const entry of all.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (entry.name !== '.all-files.txt')
      files.set(path.slice(folder.length + 1), readFileSync(path, 'utf8'));
  }
  rmSync(folder, { recursive: true });
  return files;
}

/** Numbers that are the same in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const isPage = (path: string) => /\.mdx?$/.test(path);

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

function after(files: Files, step: readonly PageOperation[]) {
  const done = applySteps(files, [step], { main: 'docs.json' });
  if (!done.ok) return undefined;
  const now = new Map(files);
  for (const { from } of done.moves) now.delete(from);
  for (const { from, to } of done.moves) now.set(to, files.get(from) ?? null);
  for (const [path, text] of Object.entries(done.files))
    if (text === null) now.delete(path);
    else now.set(path, text);
  return { now, moves: done.moves, left: done.left };
}

const cut = (text: string, links: readonly FoundLink[]) => {
  let out = '';
  let at = 0;
  for (const { from, to } of links) {
    out += text.slice(at, from);
    at = to;
  }
  return out + text.slice(at);
};

describe.skipIf(archives.length === 0)('links follow in real sites', () => {
  test.each(archives)('%s', { timeout: 3_600_000 }, (archive) => {
    let files = filesOf(archive);
    const next = random(7);
    const counts = { tried: 0, done: 0, links: 0, rewritten: 0, left: 0 };
    const kinds = new Map<string, number>();
    for (const [path, text] of files)
      if (isPage(path) && text !== null)
        for (const { is } of findLinks(text)) kinds.set(is, (kinds.get(is) ?? 0) + 1);
    const times: number[] = [];
    for (let i = 0; i < STEPS; i++) {
      const step = stepIn(files, next);
      counts.tried++;
      const start = performance.now();
      const result = step.length > 0 ? after(files, step) : undefined;
      times.push(performance.now() - start);
      if (!result) continue;
      counts.done++;
      const { now, moves, left } = result;
      const goes = new Map(moves.map(({ from, to }) => [from, to]));
      const leaving = new Set([...files.keys()].filter((path) => !now.has(path) || goes.has(path)));
      const before = new Set(files.keys());
      const there = new Set(now.keys());
      const deleted = step.flatMap((one) =>
        one.op === 'delete-page'
          ? [...before].filter((path) => leaving.has(path) && !goes.has(path))
          : [],
      );
      const instead = step.flatMap((one) =>
        one.op === 'delete-page' && one.to ? [one.to] : [],
      )[0];
      const unread = new Set(
        left.filter(({ message }) => message.includes('can’t be read')).map(({ file }) => file),
      );
      for (const [path, text] of files) {
        if (!isPage(path) || text === null || deleted.includes(path)) continue;
        const to = goes.get(path) ?? path;
        const changed = now.get(to)!;
        if (changed === text && to === path && i % 4 !== 0) {
          // Unchanged files are judged, too, but for speed only if they name something that left.
          const names = [...leaving].map((one) =>
            one
              .replace(/\.mdx?$/, '')
              .split('/')
              .at(-1)!,
          );
          if (!names.some((name) => text.includes(name))) continue;
        }
        const [old, fresh] = [findLinks(text), findLinks(changed)];
        expect(fresh.length, `${path}: ${JSON.stringify(step)}`).toBe(old.length);
        expect(cut(changed, fresh), path).toBe(cut(text, old));
        if (unread.has(to)) continue;
        for (const [at, link] of old.entries()) {
          const target = leadsTo(link, path, before);
          if (target === undefined) continue;
          counts.links++;
          if (link.address !== fresh[at]!.address) counts.rewritten++;
          const is = leadsTo(fresh[at]!, to, there);
          const where = `${path} → ${to}: ${link.address} → ${fresh[at]!.address} after ${JSON.stringify(step)}`;
          if (deleted.includes(target)) {
            if (instead === undefined) counts.left++;
            else
              expect(is?.replace(/(\/index)?\.mdx?$/, ''), where).toBe(
                instead.replace(/\/index$/, ''),
              );
          } else expect(is, where).toBe(goes.get(target) ?? target);
        }
      }
      files = now;
    }
    times.sort((one, other) => one - other);
    console.info(
      `${archive}: ${[...files.keys()].filter(isPage).length} pages, found ${JSON.stringify(Object.fromEntries(kinds))}; ${JSON.stringify(counts)}; ` +
        `step median ${times[times.length >> 1]!.toFixed(0)} ms, worst ${times.at(-1)!.toFixed(0)} ms`,
    );
    expect(counts.done).toBeGreaterThan(STEPS / 3);
  });
});

/* What a step made of the pages of a site, judged without anything of the product. */
import { expect } from 'vitest';
import type { PageOperation } from '../src/lib/core/operation.ts';
import { compiled } from './compiled-pages.ts';
import { findLinks, leadsTo, type FoundLink } from './link-resolver.ts';
import type { Files } from './real-sites.ts';

export const isPage = (path: string): boolean => /\.mdx?$/.test(path);

export interface Stepped {
  readonly step: readonly PageOperation[];
  readonly before: Files;
  readonly after: Files;
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** The files whose links can't be read. */
  readonly unread: ReadonlySet<string>;
}

export interface Judged {
  /** Links that led to a file. */
  links: number;
  rewritten: number;
  /** Links to pages that were deleted without a target. */
  left: number;
  compiled: number;
}

/** Where each file is after a step: undefined for one that was deleted. */
export function placeAfter({
  before,
  after,
  moves,
}: Stepped): (path: string) => string | undefined {
  const goes = new Map(moves.map(({ from, to }) => [from, to]));
  const taken = new Set(goes.values());
  const stays = (path: string) => before.has(path) && after.has(path) && !taken.has(path);
  return (path) => goes.get(path) ?? (stays(path) ? path : undefined);
}

const FRONTMATTER = /^\ufeff?---\r?\n[^]*?\r?\n---[ \t]*(?=\r?\n|$)/;
const body = (text: string) => text.replace(FRONTMATTER, '');
/** The frontmatter without the addresses in it. */
const frontmatter = (text: string) =>
  (FRONTMATTER.exec(text)?.[0] ?? '').replace(
    /^((?:["']?(?:url|related|canonical|og:image|openapi|api)["']?:|\s*-)[ \t]*).*$/gm,
    '$1',
  );

const cut = (text: string, links: readonly FoundLink[]) => {
  let out = '';
  let at = 0;
  for (const { from, to } of links) {
    out += text.slice(at, from);
    at = to;
  }
  return out + text.slice(at);
};

interface Parts {
  readonly frontmatter: string;
  readonly links: readonly FoundLink[];
  /** The text after the frontmatter, without the links. */
  readonly rest: string;
}

/** By text: from step to step, most pages stay as they are. */
const known = new Map<string, Parts>();
function partsOf(text: string): Parts {
  const parts = known.get(text);
  if (parts) return parts;
  const plain = body(text);
  const links = findLinks(plain);
  const found = { frontmatter: frontmatter(text), links, rest: cut(plain, links) };
  known.set(text, found);
  return found;
}

/** Expects that every link leads to the file that it led to, wherever that is now, and that nothing else changed. */
export function judgeLinks(stepped: Stepped, counts: Judged): void {
  const { step, before, after, unread } = stepped;
  const place = placeAfter(stepped);
  const [there, now] = [new Set(before.keys()), new Set(after.keys())];
  const instead = insteadOf(step);
  for (const [path, text] of before) {
    const to = place(path);
    if (!isPage(path) || text === null || to === undefined) continue;
    const [was, is] = [partsOf(text), partsOf(after.get(to)!)];
    const [old, fresh] = [was.links, is.links];
    if (was !== is) {
      expect(is.frontmatter, path).toBe(was.frontmatter);
      expect(fresh.length, `${path}: ${JSON.stringify(step)}`).toBe(old.length);
      expect(is.rest, path).toBe(was.rest);
    }
    if (unread.has(to)) continue;
    for (const [at, link] of old.entries()) {
      const target = leadsTo(link, path, there);
      if (target === undefined) continue;
      counts.links++;
      if (link.address !== fresh[at]!.address) counts.rewritten++;
      const arrival = leadsTo(fresh[at]!, to, now);
      const goal = place(target);
      if (goal === undefined && instead === undefined) counts.left++;
      const isRight =
        goal !== undefined
          ? arrival === goal
          : instead === undefined ||
            arrival?.replace(/(\/index)?\.mdx?$/, '') === instead.replace(/\/index$/, '');
      if (!isRight)
        expect.fail(
          `${path} → ${to}: ${link.address} → ${fresh[at]!.address} leads to ${arrival} after ${JSON.stringify(step)}`,
        );
    }
  }
}

/** Expects the same of what the MDX compiler makes of changed pages: of `most` of them. */
export async function judgeCompiled(stepped: Stepped, most: number, counts: Judged): Promise<void> {
  const { before, after, step } = stepped;
  const place = placeAfter(stepped);
  const [there, now] = [new Set(before.keys()), new Set(after.keys())];
  let compiledNow = 0;
  for (const [path, text] of before) {
    const to = place(path);
    if (!isPage(path) || text === null || to === undefined || after.get(to) === text) continue;
    if (compiledNow++ === most) return;
    const [old, fresh] = [await compiled(text), await compiled(after.get(to)!)];
    expect(fresh === undefined, path).toBe(old === undefined);
    if (!old || !fresh) continue;
    counts.compiled++;
    expect(fresh.code, path).toBe(old.code);
    for (const [at, address] of old.strings.entries()) {
      const next = fresh.strings[at]!;
      if (next === address) continue;
      const link = (address: string): FoundLink => ({ from: 0, to: 0, address, is: 'link' });
      const one = (['link', 'import', 'snippet'] as const).find((is) => {
        const target = leadsTo({ ...link(address), is }, path, there);
        const goal = target === undefined ? undefined : (place(target) ?? insteadOf(step));
        return (
          goal !== undefined && pageOf(leadsTo({ ...link(next), is }, to, now)) === pageOf(goal)
        );
      });
      expect(one, `${path} → ${to}: ${address} → ${next}`).toBeDefined();
    }
  }
}

const pageOf = (file: string | undefined) => file?.replace(/(\/index)?(\.mdx?)?$/, '');

const insteadOf = (step: readonly PageOperation[]): string | undefined =>
  step.flatMap((one) => (one.op === 'delete-page' && one.to ? [one.to] : []))[0];

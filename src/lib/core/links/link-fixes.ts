/* What a link was probably meant to lead to, and the edit that writes it in the link's own form. */
import { addressOf } from '../redirects/address.ts';
import type { TextFix } from '../check/diagnostic.ts';
import { quotedPath } from '../document/kind-words.ts';
import { folderOf } from '../pages/page-paths.ts';
import { isSitePath } from '../schema/links.ts';
import { namesIn } from '../text/close-names.ts';
import { editDistance } from '../text/typo.ts';
import { addressOfFile, meaning, respelled } from './destination.ts';
import { destinationOf, type FileLink } from './link.ts';
import type { LinkSite } from './link-site.ts';
import * as m from './messages.ts';
import { spelledIn } from './spelling.ts';

/** A link in its file, which is named from the folder of docs.json. */
export interface LinkInFile {
  readonly file: string;
  readonly text: string;
  readonly link: FileLink;
}

/** A fix, and the address that it writes. */
export interface LinkFix extends TextFix {
  readonly address: string;
}

/** Fixes, the most likely first. `isClear`: the first one is more likely than others. */
export interface LikelyFixes {
  readonly fixes: readonly LinkFix[];
  readonly isClear: boolean;
}

/** Limit for paths that are offered. */
const MOST = 3;

/** Fixes for a link to a path with no page, or no file. */
export function likelyFixes(
  one: LinkInFile,
  is: 'page' | 'file',
  path: string,
  site: LinkSite,
): LikelyFixes {
  const rooted = rootedFix(one, site);
  if (rooted) return { fixes: [rooted], isClear: true };
  const near =
    is === 'file'
      ? namesIn(site.paths).near(path)
      : site.addresses.near(path.replace(/\.mdx?$/i, ''));
  const names = near.map(({ name }) => name);
  const ranked = rankedBy(names, path, one.file);
  const fixes = ranked.slice(0, MOST).flatMap(({ name }) => leadingTo(one, path, name, site));
  const [first, second] = ranked;
  const isClear =
    !second || (first!.distance < second.distance && first!.distance <= path.length / 2);
  return { fixes, isClear: isClear && fixes.length > 0 };
}

/** Writes where the history says that the page is now. */
export function renamedFix(one: LinkInFile, path: string, site: LinkSite): LinkFix | undefined {
  const now = site.renamed.get(addressOfFile(path));
  return now === undefined ? undefined : leadingTo(one, path, now, site)[0];
}

/** Adds the slash to a path that is meant from the top: “guides/a” in a page of “guides”. */
function rootedFix(one: LinkInFile, site: LinkSite): LinkFix | undefined {
  const destination = destinationOf(one.link, site.siteUrl);
  const isBare = destination?.before.trim() === '' && /^[^./]/.test(destination.path);
  if (!isBare || one.link.form === 'snippet') return undefined;
  const path = `/${destination.path}`;
  const isThere = site.targets.fileAt(meaning({ ...destination, path }, '')) !== undefined;
  return isThere ? replacing(one, path, destination.after, site) : undefined;
}

/** Limit for differences, in letters. */
const FARTHEST = 100;

/** Names by likeness to a path, also to one in the language of the file. */
function rankedBy(names: readonly string[], path: string, file: string) {
  const top = topOf(file);
  return names
    .map((name) => {
      const whole = editDistance(path, name, FARTHEST);
      if (topOf(name) !== top) return { name, distance: whole + 0.5 };
      return { name, distance: Math.min(whole, editDistance(top + path, name, FARTHEST)) };
    })
    .sort((a, b) => a.distance - b.distance);
}

const topOf = (path: string): string => path.slice(0, path.indexOf('/') + 1);

/** `name`: of a file, or of a page without its extension. */
function leadingTo(
  one: LinkInFile,
  path: string,
  name: string,
  site: LinkSite,
): readonly LinkFix[] {
  const { link, file } = one;
  const destination = destinationOf(link, site.siteUrl);
  const now = site.targets.fileAt(name);
  if (!destination || now === undefined) return [];
  const isPage = /\.mdx?$/i.test(now);
  const old = isPage && !/\.mdx?$/i.test(path) ? `${path}.mdx` : path;
  const base = baseOf(link, file);
  const written = respelled(destination, path, { old, now }, base).find(
    (spelled) => site.targets.fileAt(meaning({ ...destination, path: spelled }, base)) === now,
  );
  return written === undefined ? [] : [replacing(one, written, destination.after, site)];
}

/** The folder that the link's path leads from. */
const baseOf = ({ form, address }: FileLink, file: string): string => {
  if (form === 'snippet') return 'snippets/';
  return form === 'import' && !address.startsWith('.') ? '' : folderOf(file);
};

/** Writes another path, query and anchor. */
function replacing(one: LinkInFile, path: string, after: string, { siteUrl }: LinkSite): LinkFix {
  const { link, file, text } = one;
  const { before, path: old, after: end } = destinationOf(link, siteUrl)!;
  const next =
    after === end
      ? { old, path, before, after }
      : { old: old + end, path: path + after, before, after: '' };
  const address = before.trim() + path + after;
  return {
    label: m.write(quotedPath(address)),
    edits: [{ file, ...spelledIn(text, link, next) }],
    address,
  };
}

/** Writes the destination of a redirect, as that is written. The link keeps its own query and anchor. */
export function redirectFix(one: LinkInFile, to: string, site: LinkSite): LinkFix | undefined {
  const { link, file } = one;
  const destination = destinationOf(link, site.siteUrl);
  if (!destination) return undefined;
  const [, path = '', end = ''] = /^([^?#]*)(.*)$/s.exec(to.trim())!;
  const after = end === '' ? destination.after : end;
  if (!isSitePath(to))
    return destination.before === '' ? replacing(one, path, after, site) : undefined;
  const base = folderOf(file);
  const now = site.targets.fileAt(addressOf(path));
  const meant = meaning(destination, base);
  const spelled =
    now === undefined
      ? undefined
      : respelled(destination, meant, { old: `${meant}.mdx`, now }, base).find(
          (one) => site.targets.fileAt(meaning({ ...destination, path: one }, base)) === now,
        );
  return replacing(one, spelled ?? path, after, site);
}

/** Writes the address of a missing scheme: “www.example.com” → “https://www.example.com”. */
export const schemeFix = ({ file, link }: LinkInFile, whole: string): LinkFix => ({
  label: m.write(quotedPath(whole)),
  edits: [
    {
      file,
      at: link.at.from,
      remove: 0,
      insert: whole.slice(0, whole.length - link.address.trim().length),
    },
  ],
  address: whole,
});

/** Leads to another section, or to the page as a whole. */
export function anchorFixes(
  { file, text, link }: LinkInFile,
  anchor: string,
  near: string | undefined,
): readonly TextFix[] {
  const raw = text.slice(link.at.from, link.at.to);
  const start = raw.indexOf('#');
  if (raw !== link.address || start < 0) return [];
  const at = link.at.from + start;
  const remove = raw.length - start;
  const fixes: TextFix[] = [];
  if (near !== undefined)
    fixes.push({
      label: m.write(quotedPath(`#${near}`)),
      edits: [{ file, at, remove, insert: `#${near}` }],
    });
  if (raw.slice(0, start).trim() !== '')
    fixes.push({ label: m.removeAnchor(anchor), edits: [{ file, at, remove, insert: '' }] });
  return fixes;
}

/*
 * Where a link of a page file leads readers, if that is wrong. What isn't surely wrong isn't reported: addresses that may
 * be generated, values that are put in later, sections that aren't all known.
 */
import { addressOf } from '../redirects/address.ts';
import type { Ignored } from '../pages/ignored.ts';
import { folderOf, isPageFile } from '../pages/page-paths.ts';
import { meaning, type Destination } from './destination.ts';
import { destinationOf, isPackage, meantBy, type FileLink } from './link.ts';
import type { LinkSite } from './link-site.ts';

export type Verdict =
  /** Nothing is at this path, from the folder of docs.json. */
  | { readonly is: 'page' | 'file'; readonly path: string }
  /** The builder makes no page of the file. */
  | { readonly is: 'ignored'; readonly path: string; readonly why: Ignored }
  /** A page file without this section. */
  | { readonly is: 'anchor'; readonly file: string; readonly anchor: string }
  /** To another address, as the redirect writes it. */
  | { readonly is: 'redirected'; readonly to: string };

export function judge(link: FileLink, file: string, site: LinkSite): Verdict | undefined {
  const { form, address } = link;
  if (!isChecked(link) || PLACEHOLDER.test(address)) return undefined;
  if (/^\s*#/.test(address))
    return site.isIncluded(file) ? undefined : missingAnchor(address, file, site);
  const destination = destinationOf(link, site.siteUrl);
  if (!destination || isPackage(link)) return undefined;
  const meant = meantBy(link, destination, file, site.targets);
  if (meant)
    return isPageFile(meant.file) ? missingAnchor(destination.after, meant.file, site) : undefined;
  if (form === 'import' || form === 'snippet') return missingInclude(link, destination, file, site);
  const path = meaning(destination, folderOf(file));
  if (isAside(path)) return undefined;
  const isRooted = destination.path.startsWith('/') || destination.before.trim() !== '';
  if (isRooted) return missing(link, path, destination.after, site);
  // Where the content of a snippet is shown isn't where its file is.
  if (site.isIncluded(file)) return undefined;
  const isMeantFromTop = site.targets.fileAt(meaning(destination, '')) !== undefined;
  return isMeantFromTop
    ? { is: FILE.test(path) ? 'file' : 'page', path }
    : missing(link, path, destination.after, site);
}

/** Other props may hold addresses of anything, such as those of an API. */
const KEYS = new Set(['href', 'src', 'img', 'file', 'url', 'related', 'og:image', 'twitter:image']);

const isChecked = ({ form, key }: FileLink): boolean => {
  if (form === 'specification') return false;
  return key === undefined || (KEYS.has(key) && (key !== 'url' || form === 'frontmatter'));
};

/** What is put in later, and what stands for any address. */
const PLACEHOLDER = /[{}<>]|\$[a-z]|\/:[a-z]|^\s*\.{3,}|…/i;

/** Files that aren't listed. */
const isAside = (path: string): boolean => /(^|\/)(\.|node_modules(\/|$))/.test(path);

function missingAnchor(after: string, file: string, site: LinkSite): Verdict | undefined {
  const anchor = /#(.*)$/s.exec(after)?.[1]?.trim();
  if (!anchor || site.anchorsOf(file)?.has(anchor) !== false) return undefined;
  return { is: 'anchor', file, anchor };
}

/** Names of modules may be written without a suffix. */
const SUFFIXES = ['.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json', '/index.jsx', '/index.tsx'];

function missingInclude(
  { form, address }: FileLink,
  destination: Destination,
  file: string,
  { paths, ignored }: LinkSite,
): Verdict | undefined {
  const base = form === 'snippet' ? 'snippets/' : address.startsWith('.') ? folderOf(file) : '';
  const path = meaning(destination, base);
  const isThere =
    SUFFIXES.some((suffix) => paths.has(path + suffix)) || ignored.has(path.replace(/\.mdx?$/, ''));
  return isThere || isAside(path) ? undefined : { is: 'file', path };
}

const FILE =
  /\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mov|mp3|wav|ogg|pdf|zip|gz|csv|tsv|txt|json|ya?ml|xml|html?|css|jsx?|tsx?|woff2?|ttf|otf|docx?|xlsx?|pptx?|ipynb|py|sh)$/i;

function missing(
  { key }: FileLink,
  path: string,
  after: string,
  site: LinkSite,
): Verdict | undefined {
  const { addresses, rules, paths, ignored } = site;
  const address = addressOf(`/${path}`);
  const name = path.replace(/\.mdx?$/i, '');
  const at = addresses.at(`/${path}`);
  if (at === 'page' || at === 'file') return undefined;
  if (rules.ruleFor(address)) return redirected(`/${path}${after}`, site);
  if (rules.mayTake(address) || addresses.isElsewhere(address)) return undefined;
  const why = ignored.get(name) ?? ignored.get(name === '' ? 'index' : `${name}/index`);
  if (why) return { is: 'ignored', path, why };
  const isShown = key === 'src' || key === 'img' || key?.endsWith(':image');
  if (FILE.test(path)) {
    // The site may be served below a base path.
    const isBelow = paths.has(path.slice(path.indexOf('/') + 1));
    return isBelow ? undefined : { is: 'file', path };
  }
  // Pictures may be made by a server.
  return at === 'nothing' && !isShown ? { is: 'page', path } : undefined;
}

function redirected(href: string, site: LinkSite): Verdict | undefined {
  const { addresses, rules } = site;
  const { by, destination, end } = rules.follow(href, (one) => addresses.isPage(one) === true);
  if (end === 'loop' || by.some(({ isTemporary }) => isTemporary)) return undefined;
  // The redirect itself is what leads nowhere.
  if (end === 'site' && addresses.at(destination) === 'nothing') return undefined;
  return { is: 'redirected', to: destination };
}

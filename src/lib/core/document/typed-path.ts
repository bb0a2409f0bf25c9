/*
 * Page paths from what people type or paste. Spaces and other characters that a path can't have become hyphens. A path
 * that names a known file is right as it is, and an endpoint or a web address is not a path.
 */
import { parseEndpoint } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';
import { rewrittenPath } from './paths.ts';

type Pages = ReadonlySet<string> | undefined;

/** A character that a page path can't have. */
const FOREIGN = /[\s\p{Cc}<>"|*:;{}[\]^`%?#\\]/gu;
const AT_ENDS = new RegExp(`^(?:${FOREIGN.source})+|(?:${FOREIGN.source})+$`, 'gu');
const WITHIN = new RegExp(`-*(?:${FOREIGN.source})(?:-|${FOREIGN.source})*`, 'gu');

/** The characters of a text that a page path can't have. */
export const foreignIn = (path: string): readonly string[] => [...new Set(path.match(FOREIGN))];

/** "What's new?" → "whats-new". Letters of all scripts stay. Empty if there is no letter or digit. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** A typed path as it is written: "guides/Own domain.mdx" → "guides/Own-domain". Empty if nothing remains. */
export function typedPath(typed: string, pages?: Pages): string {
  const text = typed.trim();
  if (pages?.has(text) || isUrl(text) || isEndpoint(text)) return text;
  const path = text
    .replaceAll('\\', '/')
    .replace(/[?#](?=[^\s/]).*$/s, '')
    .replace(/\.mdx?$/i, '')
    .split('/')
    .map((part) => part.replace(AT_ENDS, '').replace(WITHIN, '-'))
    .join('/')
    .replace(/(.)\/+$/, '$1');
  return rewrittenPath(path) ?? path;
}

/** The path of a new page in a folder, from its typed title. A typed path is used as it is. */
export function pathOfNew(typed: string, folder: string, pages?: Pages): string {
  const text = typed.trim();
  if (pages?.has(text) || isPath(text)) return typedPath(text, pages);
  const slug = slugOf(text);
  return slug && folder + slug;
}

/** "Get started" reads as an endpoint, too, but is a title. */
const isEndpoint = (text: string): boolean => parseEndpoint(text)?.path.startsWith('/') ?? false;

/** Whether a text has spaces but no folder, so that it is a title: "Own domain", but not "guides/own domain". */
export const isTitle = (text: string): boolean => /\S\s+\S/.test(text) && !/[\\/]/.test(text);

/** Whether a text is a path rather than a title: "guides/keys", but not "CI/CD" or "Read / write". */
export const isPath = (text: string): boolean =>
  isUrl(text) ||
  isEndpoint(text) ||
  /^\/|\.mdx?$/i.test(text) ||
  (text.includes('/') && !/[\s\p{Lu}]/u.test(text));

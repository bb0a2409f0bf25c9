/*
 * Kinds of links. The builder keeps absolute URLs, /paths, #parts and mailto:. It drops a bare `docs/a`.
 */

/** `https://…`, `//host`, `mailto:…`: anything that names its scheme or host. Surrounding spaces are ignored. */
export const isAbsoluteLink = (href: string): boolean =>
  /^\s*([a-z][a-z0-9+.-]*:|\/\/)[^\s/]\S*\s*$/i.test(href) ||
  /^\s*[a-z][a-z0-9+.-]*:\/\/\S+\s*$/i.test(href);

/** `/path` on the site itself. */
export const isSitePath = (href: string): boolean => /^\/(?!\/)/.test(href);

/** Links that run code or contain a document. They are never live in the preview. */
export const isScriptLink = (href: string): boolean =>
  /^\s*(javascript|data|vbscript):/i.test(href);

/** A link that the builder silently drops. */
export const isBareLink = (href: string): boolean =>
  !isAbsoluteLink(href) && !isSitePath(href) && !href.startsWith('#');

/** A page entry that is a web address. */
export const isUrl = (entry: string): boolean =>
  /^\s*([a-z][a-z0-9+.-]*:\/\/|\/\/|mailto:)/i.test(entry);

/** "docs.example.com". Without a host, "Contact" for mailto: and otherwise "Link". */
export function hostOf(href: string): string {
  const host = /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/@]*@)?([^/?#:]+)/i.exec(href)?.[1];
  return host?.replace(/^www\./, '') ?? (/^\s*mailto:/.test(href) ? 'Contact' : 'Link');
}

/** The link that a bare one was meant to be, or undefined if that isn't clear. */
export function meantLink(href: string): string | undefined {
  const bare = href.trim();
  if (bare === '') return undefined;
  if (!isBareLink(bare)) return bare;
  if (/\s/.test(bare)) return undefined;
  if (/^https?\/\//i.test(bare)) return bare.replace('//', '://');
  if (/^[^@/]+@[^@/]+\.[a-z]{2,}$/i.test(bare)) return `mailto:${bare}`;
  if (looksLikeHost(bare)) return `https://${bare}`;
  return `/${bare.replace(/^(\.{1,2}\/)+/, '')}`;
}

/** "example.com/docs" */
const looksLikeHost = (href: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/|$)/i.test(href) && !/\.mdx?$/i.test(href);

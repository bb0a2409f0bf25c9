/** Where a link on the site points. The preview never opens any of these. */
export type Link =
  /** A page of this site. */
  | { readonly is: 'path'; readonly address: string }
  /** Another site or a mail program; opens a new window for readers. */
  | { readonly is: 'external'; readonly address: string }
  /** A part of the current page. */
  | { readonly is: 'part'; readonly address: string }
  /** `javascript:`, `data:`, `vbscript:`: never live. */
  | { readonly is: 'dead'; readonly address: string };

export function linkTo(href: string): Link {
  const address = href.trim();
  // Browsers ignore control characters and white space inside a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):/i
    .exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1]
    ?.toLowerCase();
  // Guard: links that run code are dead
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript')
    return { is: 'dead', address };
  if (scheme || address.startsWith('//')) return { is: 'external', address };
  return { is: address.startsWith('#') ? 'part' : 'path', address };
}

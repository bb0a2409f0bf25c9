/* Where links and images of a page lead. */
import { joined } from '../pages/page-paths.ts';
import { numberProp, textProp, type Props } from './attributes.ts';
import type { PageImage, Target } from './tree.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** A link as written in a file of a folder. Relative ones lead from that folder. */
export function targetOf(href: string, folder: string): Target {
  const address = href.trim();
  // Browsers ignore control characters and white space inside a scheme.
  const isElsewhere = SCHEME.test(address.replace(/[\u0000-\u0020]/g, ''));
  if (isElsewhere || /^[/#?]/.test(address)) return { href, to: address };
  const [, path = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(address) ?? [];
  return { href, to: `/${joined(folder, path.replace(/\.mdx?$/i, ''))}${rest}` };
}

/** An image as written in a file of a folder. */
export function imageOf(src: string, alt: string, folder: string, props?: Props): PageImage {
  const address = src.trim();
  const isFile = !SCHEME.test(address.replace(/[\u0000-\u0020]/g, ''));
  const path = decoded(address.replace(/[?#].*$/, ''));
  const classes = (props && (textProp(props, 'className') ?? textProp(props, 'class'))) ?? '';
  return {
    is: 'image',
    src: isFile ? joined(address.startsWith('/') ? '' : folder, path) : address,
    isFile,
    alt,
    width: props && numberProp(props, 'width'),
    height: props && numberProp(props, 'height'),
    only: onlyOn(classes),
  };
}

/** Sites show one of two images, by the classes of their theme. */
function onlyOn(classes: string): PageImage['only'] {
  const names = new Set(classes.split(/\s+/));
  if (names.has('dark:hidden')) return 'light';
  return names.has('hidden') && [...names].some((name) => name.startsWith('dark:'))
    ? 'dark'
    : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/*
 * Files of the folder as pictures. Each is read once and has an object URL for as long as it is shown.
 */
import { tableOf } from '$lib/core/text/lookup-table';
import type { Files } from '$lib/editor/files/files.svelte';
import type { HeldPicture } from './source';

const TYPES: Readonly<Record<string, string>> = tableOf({
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  ico: 'image/x-icon',
});

const endingOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

export const isPicture = (path: string): boolean => Object.hasOwn(TYPES, endingOf(path));

/** A path in the form of the folder's list. */
export const plainPath = (path: string): string =>
  path.replace(/[?#].*$/, '').replace(/^(\.?\/)+/, '');

interface Held {
  readonly url: Promise<string | undefined>;
  users: number;
}

const held = new WeakMap<Files, Map<string, Held>>();

/** A file's picture. Its URL is undefined if it cannot be read, and revoked once every holder has called `release`. */
export function holdPicture(files: Files, path: string): HeldPicture {
  const own = held.get(files) ?? new Map<string, Held>();
  held.set(files, own);
  const picture = own.get(path) ?? { url: readPicture(files, path), users: 0 };
  own.set(path, picture);
  picture.users++;
  const release = () => {
    if (--picture.users > 0) return;
    own.delete(path);
    void picture.url.then((url) => url && URL.revokeObjectURL(url));
  };
  return { url: picture.url, release };
}

/** A file's bytes, with the type that its name implies. */
export const pictureOf = (path: string, bytes: Uint8Array): Blob =>
  new Blob([new Uint8Array(bytes)], { type: TYPES[endingOf(path)] ?? '' });

async function readPicture(files: Files, path: string): Promise<string | undefined> {
  const bytes = await files.bytes(path);
  if (!bytes.ok) return undefined;
  return URL.createObjectURL(pictureOf(path, bytes.value));
}

/** Inline SVG as a data URL. Uses this color where the drawing inherits its color. */
export function addressOfSvg(svg: string, color: string): string {
  const text = svg.trim();
  const root = /^<svg[^>]*/i.exec(text)?.[0] ?? '';
  const named = /\sxmlns=/.test(root) ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  const tinted = /\scolor=/.test(root) ? '' : ` color="${color.replaceAll('"', '')}"`;
  const whole = root ? `<svg${named}${tinted}${text.slice(4)}` : text;
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}

/** The host of an address, shown in place of the picture. */
export function hostOf(address: string): string {
  try {
    const { host, protocol } = new URL(address, 'https://x');
    return host || protocol.replace(':', '');
  } catch {
    return address;
  }
}

/*
 * Files of the folder as pictures: each read once, shown by an address of its own for as long as anything shows it.
 */
import { tableOf } from '$lib/core/text/table';
import type { Files } from '$lib/editor/files.svelte';
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

/** A path as the folder's list has it. */
export const plainPath = (path: string): string =>
  path.replace(/[?#].*$/, '').replace(/^(\.?\/)+/, '');

interface Held {
  readonly url: Promise<string | undefined>;
  users: number;
}

const held = new WeakMap<Files, Map<string, Held>>();

/** A file's picture, nothing where it cannot be read; it is let go when all who asked for it have called `release`. */
export function holdPicture(files: Files, path: string): HeldPicture {
  const own = held.get(files) ?? new Map<string, Held>();
  held.set(files, own);
  const picture = own.get(path) ?? { url: read(files, path), users: 0 };
  own.set(path, picture);
  picture.users++;
  const release = () => {
    if (--picture.users > 0) return;
    own.delete(path);
    void picture.url.then((url) => url && URL.revokeObjectURL(url));
  };
  return { url: picture.url, release };
}

/** A file's bytes as what its name says that they are. */
export const pictureOf = (path: string, bytes: Uint8Array): Blob =>
  new Blob([new Uint8Array(bytes)], { type: TYPES[endingOf(path)] ?? '' });

async function read(files: Files, path: string): Promise<string | undefined> {
  const bytes = await files.bytes(path);
  if (!bytes.ok) return undefined;
  return URL.createObjectURL(pictureOf(path, bytes.value));
}

/** Inline SVG as the address of a picture, drawn in this colour where it leaves the colour to its surroundings. */
export function addressOfSvg(svg: string, color: string): string {
  const text = svg.trim();
  const root = /^<svg[^>]*/i.exec(text)?.[0] ?? '';
  const named = /\sxmlns=/.test(root) ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  const tinted = /\scolor=/.test(root) ? '' : ` color="${color.replaceAll('"', '')}"`;
  const whole = root ? `<svg${named}${tinted}${text.slice(4)}` : text;
  return `data:image/svg+xml,${encodeURIComponent(whole)}`;
}

/** The machine that an address names, as it is shown in the picture's place. */
export function hostOf(address: string): string {
  try {
    const { host, protocol } = new URL(address, 'https://x');
    return host || protocol.replace(':', '');
  } catch {
    return address;
  }
}

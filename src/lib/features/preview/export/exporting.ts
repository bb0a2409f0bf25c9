/*
 * Exports the preview as one file. The page's data is collected here and drawn by src/reader where the file is opened.
 */
import { drawnFrom } from '$lib/core/icons/library';
import { drawnIn, exportDataOf } from '$lib/features/preview/export/export-data';
import { libraryOf } from '$lib/core/site/icon';
import type { Session } from '$lib/editor/context';
import { SiteKnowledge } from '$lib/features/preview/site-knowledge.svelte';
import { isPicture, pictureOf, plainPath } from '$lib/ui/icons/pictures';
import { findDrawing } from '$lib/ui/icons/sets';
import * as m from './messages';
import { drawingKey, pageFile, type PageData } from './page-file';
import { bannerParts } from '../site/page-text';

/** Size limit for one picture of the folder, in bytes. A larger one is left out. */
export const PICTURE_LIMIT = 200_000;
/** Size limit for all pictures together, in bytes. */
const PICTURES_LIMIT = 2_000_000;

/** Builds the file. Throws if a required part of Signpost cannot be loaded. */
export async function exportedPage(
  session: Session,
  name: string,
  now: Date,
  drillsDown: boolean,
): Promise<string> {
  const { editor, files } = session;
  const bundle = await import('virtual:reader-page');
  const handout = exportDataOf(editor.doc, new SiteKnowledge(session).known);
  const { icons, files: named, banners } = drawnIn(editor.doc, handout.pages);
  const library = libraryOf(editor.doc);
  const drawings = await Promise.all(
    icons.map(async ({ name: icon, sort, style, library: own }) => {
      if (sort !== 'name') return [];
      const sets = drawnFrom(own ?? library, style);
      const found = await findDrawing(sets, icon);
      return found ? [[drawingKey(sets, icon), found] as const] : [];
    }),
  );
  const pictures = [
    ...icons.filter(({ sort }) => sort === 'file').map((icon) => icon.name),
    ...named,
  ];
  const data: PageData = {
    handout,
    drawings: drawings.flat(),
    pictures: await picturesIn(files, new Set(pictures.map(plainPath))),
    banners: await Promise.all(
      banners.map(async (text) => [text, await bannerParts(text)] as const),
    ),
    made: now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    drillsDown,
  };
  return pageFile(m.pageTitle(name), data, bundle);
}

async function picturesIn(
  files: Session['files'],
  paths: ReadonlySet<string>,
): Promise<PageData['pictures']> {
  const taken: (readonly [string, string])[] = [];
  let room = PICTURES_LIMIT;
  for (const path of paths) {
    if (!isPicture(path) || !files.all?.includes(path)) continue;
    const bytes = await files.bytes(path);
    if (!bytes.ok || bytes.value.length > Math.min(PICTURE_LIMIT, room)) continue;
    room -= bytes.value.length;
    taken.push([path, await addressOf(pictureOf(path, bytes.value))]);
  }
  return taken;
}

/** Encodes a blob as a data URL. */
async function addressOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${blob.type};base64,${btoa(binary)}`;
}

/** For example "Acme Docs" → "acme-docs-preview.html". */
export const exportName = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'docs'
  }-preview.html`;

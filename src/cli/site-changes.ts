/*
 * Operations on page files, in a folder on disk: reads what they need, carries them out, writes everything as one step,
 * and says what changed.
 */
import { applySteps, type Step } from '../lib/core/public-api/apply.ts';
import type { Applied } from '../lib/core/public-api/contract.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { folderFiles } from './folder-files.ts';
import type { Io } from './io.ts';
import * as m from './messages.ts';
import { documentAt } from './site-on-disk.ts';
import { finishKilled, writeFiles, type Changed } from './write-files.ts';

/** The files of a site by path: texts, and `null` for what isn't read. Paths begin like that of docs.json. */
export type SiteFiles = ReadonlyMap<string, string | null>;

/** Changes of files, in the order in which they are printed. */
export interface SiteChanges {
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  readonly deleted: readonly string[];
  readonly changed: readonly string[];
  readonly created: readonly string[];
  readonly left: Done['left'];
}

type Done = Extract<Applied, { readonly ok: true }>;

/** Every file of the folder of a docs.json. With `canWrite`, first finishes what a killed command had started to write. */
export async function siteFiles(file: string, canWrite: boolean): Promise<SiteFiles> {
  const folder = folderOf(file);
  const read = async () => {
    const all = await folderFiles(folder || '.', true);
    const files = [...all].map(([path, text]) => [folder + path, text] as const);
    return new Map<string, string | null>([...files, ...(await documentAt(file))]);
  };
  const files = await read();
  const isFinished = canWrite && (await finishKilled(files.keys(), file));
  return isFinished ? read() : files;
}

/** What steps do, without writing anything. */
export const carriedOut = (files: SiteFiles, steps: readonly Step[], main: string): Applied =>
  applySteps(files, steps, { main });

/** Writes what was carried out. Returns the exit code. */
export async function writeChanges(
  files: SiteFiles,
  done: Done,
  main: string,
  io: Pick<Io, 'err'>,
): Promise<number> {
  const changed = new Map<string, Changed>();
  for (const { from } of done.moves) changed.set(from, { path: from, text: null });
  for (const { from, to } of done.moves) {
    const text = files.get(from) ?? undefined;
    changed.set(to, text === undefined ? { path: to, from } : { path: to, text });
  }
  for (const [path, text] of Object.entries(done.files)) changed.set(path, { path, text });
  const source = new Map<string, string>();
  for (const path of changed.keys()) {
    const text = files.get(path);
    if (typeof text === 'string') source.set(path, text);
  }
  return writeFiles([...changed.values()], source, main, io);
}

export function changesOf(files: SiteFiles, { moves, files: texts, left }: Done): SiteChanges {
  const targets = new Set(moves.map(({ to }) => to));
  const others = Object.entries(texts).filter(([path]) => !targets.has(path));
  const written = others.flatMap(([path, text]) => (text === null ? [] : [path]));
  return {
    moved: moves,
    deleted: others.flatMap(([path, text]) => (text === null ? [path] : [])),
    changed: written.filter((path) => files.has(path)),
    created: written.filter((path) => !files.has(path)),
    left,
  };
}

/** One line for each changed path. A moved file has one line for both of its paths. */
export function changeLines({ moved, deleted, changed, created }: SiteChanges): string {
  const lines = [
    ...moved.map(({ from, to }) => m.movedLine(from, to)),
    ...changed.map(m.changedLine),
    ...created.map(m.createdLine),
    ...deleted.map(m.deletedLine),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** What was left alone, for standard error. */
export const leftLines = ({ left }: Pick<SiteChanges, 'left'>): string =>
  left.map(({ file, line, message }) => `${file}:${line}: ${message}\n`).join('');

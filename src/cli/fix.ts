/* `signpost check --fix`: applies the fixes that lose nothing, as one change. */
import { relative, resolve } from 'node:path';
import type { Doc } from '../lib/core/document/node.ts';
import type { Source } from '../lib/core/document/read.ts';
import { fixLossless } from '../lib/core/operations/lossless.ts';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import { patchOf } from '../lib/core/text/diff.ts';
import { STDIN, type Io } from './io.ts';
import * as m from './messages.ts';
import { slashed } from './site-on-disk.ts';
import { writeFiles } from './write-files.ts';

export interface Fixing {
  readonly source: Source;
  /** The path of docs.json. */
  readonly file: string;
  /** Print the diff, and write nothing. */
  readonly isDry: boolean;
  /** The problems of a document that should be fixed. */
  readonly judge: (doc: Doc) => readonly Diagnostic[];
}

/** The fixed document, or the exit code if it could not be written. */
export type Fixed = { readonly doc: Doc } | { readonly exit: number };

/** Fixes the document, then writes or prints it. Reports the number of fixes on standard error. */
export async function fix(
  doc: Doc,
  { source, file, isDry, judge }: Fixing,
  io: Io,
): Promise<Fixed> {
  const { after, count } = fixLossless(doc, judge);
  const changed = [...after.files].flatMap(([path, { text }]) =>
    text === source.get(path) ? [] : [{ path, text }],
  );
  if (isDry)
    for (const { path, text } of changed) io.out(patchOf(named(path), source.get(path)!, text));
  else if (file === STDIN) io.out(after.files.get(file)!.text);
  else {
    const exit = await writeFiles(changed, source, file, io);
    if (exit !== 0) return { exit };
  }
  if (count > 0) {
    const files = file === STDIN ? [] : changed.map(({ path }) => path);
    io.err(`${isDry ? m.fixable(count, files) : m.fixed(count, files)}\n`);
  }
  return { doc: after };
}

/** A file's name in a patch: relative to the working directory. */
const named = (path: string): string =>
  path === STDIN ? 'docs.json' : slashed(relative(process.cwd(), resolve(path)));

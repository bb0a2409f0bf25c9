/*
 * Whole texts: adopting another version's text byte for byte, and refusing texts that do not parse.
 */
import { withFiles } from '../document/read.ts';
import type { Doc } from '../document/node.ts';
import { rootSpot } from '../document/walk.ts';
import { refuse, type Refusal } from '../result.ts';
import { difference } from '../text/edit.ts';
import type { Carried } from './merged.ts';
import * as m from './messages.ts';

const textOfFile = (doc: Doc, file: string): string | undefined => doc.files.get(file)?.text;

/** Whether both have the same files with the same text. */
export const isSameText = (a: Doc, b: Doc): boolean =>
  a.files.size === b.files.size &&
  [...a.files.keys()].every((f) => textOfFile(a, f) === textOfFile(b, f));

/**
 * `doc` with the texts and elements of `other`, which belongs to the same history. Files that only one of them has
 * are kept, unless `exactly` the files of the other are wanted.
 */
export function takenOver(
  doc: Doc,
  other: Doc,
  of: Iterable<string> = [...doc.files.keys(), ...other.files.keys()],
  exactly = false,
): Carried {
  const files = new Map(doc.files);
  const edits = [...new Set(of)].flatMap((file) => {
    const [mine, theirs] = [doc.files.get(file), other.files.get(file)];
    if ((!mine || !theirs) && !exactly) return [];
    if (theirs) files.set(file, theirs);
    else files.delete(file);
    return difference(file, mine?.text ?? '', theirs?.text ?? '');
  });
  return { edits, after: withFiles(doc, files, Math.max(doc.nextId, other.nextId)) };
}

/** Why documents cannot be compared by structure: one of them does not parse. */
export function brokenness(
  ...docs: readonly { readonly doc: Doc; readonly name: string }[]
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  for (const { doc, name } of docs) {
    const main = doc.files.get(doc.main);
    if (!main) return refuse('merge-missing', m.hasNoFile(name, doc.main));
    for (const [file, { problem }] of doc.files)
      if (problem)
        return refuse(
          'merge-broken',
          file === doc.main
            ? m.doesNotParse(name, problem.message)
            : m.fileDoesNotParse(file, name, problem.message),
        );
    if (rootSpot(doc)?.node.type !== 'object') return refuse('merge-broken', m.holdsNoObject(name));
  }
  return undefined;
}

/*
 * Reads another version that was derived from the same base.
 */
import type { Doc } from '../document/node.ts';
import { add, reread, withFiles, type Source } from '../document/read.ts';
import { difference } from '../text/edit.ts';

/**
 * Reads another version's texts as edits of `base`: elements keep the base's ids, and new ones get ids that neither
 * the base nor `ours` uses. Files that the base does not have are read on their own.
 */
export function readVersion(base: Doc, source: Source, ours: Doc = base): Doc {
  const nextId = Math.max(base.nextId, ours.nextId);
  const files = new Map([...base.files].filter(([file]) => source.has(file)));
  const edits = [...files].flatMap(([file, { text }]) => difference(file, text, source.get(file)!));
  const beside = reread(withFiles(base, files, nextId), edits);
  const others = new Map([...source].filter(([file]) => !files.has(file)));
  return add(beside, others);
}

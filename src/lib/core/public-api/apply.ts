import type { Doc } from '../document/node.ts';
import { parseOperations } from '../operations/parse.ts';
import { plan } from '../operations/plan.ts';
import type { Applied, Files, Operation, Options } from './contract.ts';
import { documentIn, givenFiles, opened, type Given } from './given-files.ts';
import * as m from './messages.ts';

/**
 * Carries out operations in order, all or none. Throws a TypeError if they aren't a list of operations. Returns a
 * sentence if one of them isn't possible.
 */
export function apply(files: Files, operations: readonly Operation[], options: Options): Applied {
  const given = givenFiles(files);
  const parsed = parseOperations(operations);
  if (!parsed.ok) throw new TypeError(parsed.refusal.sentence);
  let doc = documentIn(given, options);
  for (const [operation, one] of parsed.value.entries()) {
    const planned = plan(doc, one);
    if (!planned.ok) return { ok: false, sentence: planned.refusal.sentence, operation };
    const taken = begunOver(doc, planned.value.after, given);
    if (taken !== undefined) return { ok: false, sentence: m.fileExists(taken), operation };
    doc = opened(planned.value.after, given);
  }
  const changed = [...doc.files].filter(([path, { text }]) => differs(given, path, text));
  const texts = changed.map(([path, { text }]) => [path, text] as const);
  return { ok: true, files: Object.fromEntries(texts), moves: [] };
}

/** The path of a file that an operation would create although the folder has it already. */
const begunOver = (before: Doc, after: Doc, given: Given): string | undefined =>
  [...after.files.keys()].find((path) => !before.files.has(path) && given.has(path));

/** A file without a text doesn't count as changed because it was read. */
const differs = (given: Given, path: string, text: string): boolean =>
  given.get(path) !== null && given.get(path) !== text;

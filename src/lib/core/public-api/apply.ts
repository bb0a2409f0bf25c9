import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { entryOperations, isPageOperation } from '../operations/page-entries.ts';
import { planPages } from '../operations/pages.ts';
import { parseOperations } from '../operations/parse.ts';
import { plan } from '../operations/plan.ts';
import { NO_PAGES, type ReadPage } from '../page-files.ts';
import { pairsBetween, stepOf, withPages } from '../page-plans.ts';
import { isPageFile } from '../pages/page-paths.ts';
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
  const [base] = withPages(NO_PAGES, NO_PAGES, pagesIn(given));
  const home = folderOf(doc.main);
  let pages = base;
  for (const [operation, one] of parsed.value.entries()) {
    const refused = (sentence: string) => ({ ok: false, sentence, operation }) as const;
    const isOnPages = isPageOperation(one);
    if (isOnPages) {
      const planned = planPages(pages, [one], home);
      if (!planned.ok) return refused(planned.refusal.sentence);
      pages = stepOf(pages, planned.value).after;
    }
    for (const own of isOnPages ? entryOperations(doc, one) : [one]) {
      const planned = plan(doc, own);
      if (!planned.ok) return refused(planned.refusal.sentence);
      const taken = begunOver(doc, planned.value.after, given);
      if (taken !== undefined) return refused(m.fileExists(taken));
      doc = opened(planned.value.after, given);
    }
  }
  const changed = [...doc.files].filter(([path, { text }]) => differs(given, path, text));
  const texts = changed.map(([path, { text }]) => [path, text] as const);
  const pairs = pairsBetween(base, pages);
  const moves = pairs.flatMap(({ before, after }) =>
    before && after && before.path !== after.path ? [{ from: before.path, to: after.path }] : [],
  );
  // A file that another one takes the place of isn't to be deleted as well.
  const taken = new Set(pairs.flatMap(({ after }) => after?.path ?? []));
  const pageTexts = pairs.flatMap(({ before, after }): (readonly [string, string | null])[] => {
    if (!after) return before && !taken.has(before.path) ? [[before.path, null]] : [];
    return after.text === before?.text ? [] : [[after.path, after.text ?? '']];
  });
  return { ok: true, files: Object.fromEntries([...texts, ...pageTexts]), moves };
}

const pagesIn = (given: Given): readonly ReadPage[] =>
  [...given]
    .filter(([path]) => isPageFile(path))
    .map(([path, text]) => (text === null ? { path } : { path, text }));

/** The path of a file that an operation would create although the folder has it already. */
const begunOver = (before: Doc, after: Doc, given: Given): string | undefined =>
  [...after.files.keys()].find((path) => !before.files.has(path) && given.has(path));

/** A file without a text doesn't count as changed because it was read. */
const differs = (given: Given, path: string, text: string): boolean =>
  given.get(path) !== null && given.get(path) !== text;

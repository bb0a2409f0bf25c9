import { CONFIG_FILE } from '../check/config.ts';
import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { mayHaveLinks } from '../links/candidates.ts';
import { followInDocument } from '../operations/follow-document.ts';
import type { LeftAlone } from '../operations/follow-links.ts';
import { isPageOperation } from '../operations/page-operation.ts';
import { planPages } from '../operations/pages.ts';
import { parseOperations } from '../operations/parse.ts';
import { plan } from '../operations/plan.ts';
import type { Operation as OneOperation, PageOperation } from '../operation.ts';
import { NO_PAGES, type PageFiles, type ReadPage } from '../page-files.ts';
import { IGNORE_FILE } from '../pages/ignored.ts';
import { pairsBetween, stepOf, withPages } from '../page-plans.ts';
import { ok, type Result } from '../result.ts';
import type { Applied, Files, Operation, Options } from './contract.ts';
import { documentIn, givenFiles, opened, type Given } from './given-files.ts';
import * as m from './messages.ts';
import { surroundings } from './surroundings.ts';

/** One operation, or several on page files that are carried out together. */
export type Step = OneOperation | PageOperation | readonly PageOperation[];

/**
 * Carries out operations in order, all or none. Throws a TypeError if they aren't a list of operations. Returns a
 * sentence if one of them isn't possible.
 */
export function apply(files: Files, operations: readonly Operation[], options: Options): Applied {
  const given = givenFiles(files);
  const parsed = parseOperations(operations);
  if (!parsed.ok) throw new TypeError(parsed.refusal.sentence);
  return applySteps(given, parsed.value, options);
}

/** A document, and the page files next to it. */
interface State {
  readonly doc: Doc;
  readonly pages: PageFiles;
  readonly left: readonly LeftAlone[];
}

/** The same for steps that are known to be well-formed. */
export function applySteps(given: Given, steps: readonly Step[], options: Options): Applied {
  const doc = documentIn(given, options);
  const [base] = withPages(NO_PAGES, NO_PAGES, otherFiles(given, doc));
  const around = surroundings(given, doc);
  let state: State = { doc, pages: base, left: [] };
  for (const [operation, step] of steps.entries()) {
    const next = carriedOut(state, step, around);
    if (!next.ok) return { ok: false, sentence: next.refusal.sentence, operation };
    const taken = begunOver(state.doc, next.value.doc, given);
    if (taken !== undefined) return { ok: false, sentence: m.fileExists(taken), operation };
    state = { ...next.value, doc: opened(next.value.doc, given) };
  }
  return resultOf(given, base, state);
}

function carriedOut(
  { doc, pages, left }: State,
  step: Step,
  around: ReturnType<typeof surroundings>,
): Result<State> {
  const list = isList(step) ? step : isPageOperation(step) ? [step] : undefined;
  if (!list) {
    const planned = plan(doc, step as OneOperation);
    return planned.ok ? ok({ doc: planned.value.after, pages, left }) : planned;
  }
  const home = folderOf(doc.main);
  const all = [...pages.at.keys(), ...doc.files.keys()];
  const paths = all.flatMap((path) => (path.startsWith(home) ? [path.slice(home.length)] : []));
  const linked = { ...around, paths: new Set(paths) };
  const planned = planPages(pages, list, home, linked);
  if (!planned.ok) return planned;
  const { moved } = planned.value;
  const followed = followInDocument(doc, list, moved, linked);
  if (!followed.ok) return followed;
  return ok({
    doc: followed.value.after,
    pages: stepOf(pages, planned.value).after,
    left: [...left, ...planned.value.left, ...followed.value.left],
  });
}

const isList = (step: Step): step is readonly PageOperation[] => Array.isArray(step);

function resultOf(given: Given, base: PageFiles, { doc, pages, left }: State): Applied {
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
  const all = new Map(left.map((one) => [`${one.file}:${one.line}:${one.message}`, one]));
  return {
    ok: true,
    files: Object.fromEntries([...texts, ...pageTexts]),
    moves,
    left: [...all.values()],
  };
}

/** Files whose links follow, with their texts, and the paths of all others, which may move along with a folder. */
const otherFiles = (given: Given, doc: Doc): readonly ReadPage[] =>
  [...given]
    .filter(([path]) => !doc.files.has(path) && !path.endsWith(CONFIG_FILE))
    .map(([path, text]) => (text === null || !hasLinks(path) ? { path } : { path, text }));

const hasLinks = (path: string) => mayHaveLinks(path) || path.endsWith(IGNORE_FILE);

/** The path of a file that an operation would create although the folder has it already. */
const begunOver = (before: Doc, after: Doc, given: Given): string | undefined =>
  [...after.files.keys()].find((path) => !before.files.has(path) && given.has(path));

/** A file without a text doesn't count as changed because it was read. */
const differs = (given: Given, path: string, text: string): boolean =>
  given.get(path) !== null && given.get(path) !== text;

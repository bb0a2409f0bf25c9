/*
 * The problems as the pane lists them: errors, warnings, and hints on request, each with its place. Problems of one
 * kind are grouped.
 */
import { parsePointer, spotAt } from '$lib/core/document/walk';
import type { Doc } from '$lib/core/document/node';
import type { Code } from '$lib/core/check/codes/codes';
import { TITLE } from '$lib/core/check/codes/titles';
import type { Diagnostic, Severity } from '$lib/core/check/diagnostic';
import { elementAt, stringField, type Element } from '$lib/core/document/elements';
import { legible } from '$lib/core/text/direction';
import type { Kind } from '$lib/core/schema/kinds';
import { trail } from '$lib/core/compare/entry-words';
import type { Session } from '$lib/editor/context';
import * as m from './messages';

/** Problems of one code under a heading. The code "" groups the single problems. */
export interface Bundle {
  readonly code: Code | '';
  readonly title: string;
  readonly problems: readonly Diagnostic[];
}

export interface Section {
  readonly severity: Severity;
  readonly title: string;
  readonly count: number;
  /** The single problems first, then kind by kind, in the order of the text. */
  readonly bundles: readonly Bundle[];
}

const TITLES: readonly (readonly [Severity, string])[] = [
  ['error', m.errors],
  ['warning', m.warnings],
  ['hint', m.hints],
];

/** Errors first, then warnings, then hints. Leaves out empty sections. */
export function sectionsOf(
  problems: readonly Diagnostic[],
  withHints: boolean,
): readonly Section[] {
  return TITLES.flatMap(([severity, title]) => {
    const own = problems.filter((problem) => problem.severity === severity);
    if (own.length === 0 || (severity === 'hint' && !withHints)) return [];
    return [{ severity, title, count: own.length, bundles: bundlesOf(own) }];
  });
}

function bundlesOf(problems: readonly Diagnostic[]): readonly Bundle[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const kind = kinds.get(problem.code);
    if (kind) kind.push(problem);
    else kinds.set(problem.code, [problem]);
  }
  const all = [...kinds];
  const alone = all.flatMap(([, kind]) => (kind.length === 1 ? kind : []));
  // A syntax error comes first: nothing else can be fixed before it.
  alone.sort((a, b) => Number(b.code === 'json') - Number(a.code === 'json'));
  const together = all.flatMap(([code, kind]): Bundle[] =>
    kind.length > 1 ? [{ code: code as Code, title: TITLE[code as Code], problems: kind }] : [],
  );
  return alone.length ? [{ code: '', title: '', problems: alone }, ...together] : together;
}

/** The innermost element on the path to a problem's value. Undefined for the site's settings and the text. */
export function elementOfProblem(doc: Doc, { node, pointer }: Diagnostic): Element | undefined {
  if (node === undefined) return undefined;
  const path = parsePointer(pointer) ?? [];
  for (let length = path.length; length > 0; length--) {
    const element = elementAt(doc, path.slice(0, length));
    if (element) return element;
  }
  return undefined;
}

export interface ProblemPlace {
  readonly kind: Kind | undefined;
  /** For example "Documentation › Guides", "Site settings" or "docs.json". */
  readonly words: string;
}

/** Where a problem is, by labels, with its file unless that is docs.json. */
export function problemPlace(doc: Doc, problem: Diagnostic): ProblemPlace {
  const element = elementOfProblem(doc, problem);
  const elsewhere = problem.file === doc.main ? '' : ` · ${problem.file}`;
  if (element) return { kind: element.kind, words: trail(element) + elsewhere };
  return { kind: undefined, words: isSetting(problem) ? m.siteSettings : problem.file };
}

/** The name of a finding's place: its labels, its setting, or its message. */
export function wordsOfPlace(doc: Doc, place: Diagnostic): string {
  const { kind, words } = problemPlace(doc, place);
  return kind ? words : (redirectAt(doc, place) ?? settingAt(place) ?? place.message);
}

/** "favicon › light", for a place in the settings of the site. */
function settingAt(place: Diagnostic): string | undefined {
  return isSetting(place) ? parsePointer(place.pointer)?.join(' › ') : undefined;
}

/** "/old → /new", for a place in the list of redirects. */
function redirectAt(doc: Doc, place: Diagnostic): string | undefined {
  if (!isRedirect(place)) return undefined;
  const node = spotAt(doc, (parsePointer(place.pointer) ?? []).slice(0, 2))?.node;
  if (!node) return undefined;
  const [source, destination] = ['source', 'destination'].map((key) => stringField(node, key));
  return source && destination ? `${legible(source)} → ${legible(destination)}` : undefined;
}

/** Limit on the further places listed per request. */
const MORE_PLACES = 500;

/** How many of a finding's places are listed, how many more the next request lists, and the label of its button. */
export function nextPlaces(
  all: number,
  count: number,
): { readonly shown: number; readonly more: number; readonly label: string } {
  // A button for a single further row would take as much space as the row.
  const shown = all <= count + 1 ? all : count;
  const more = Math.min(MORE_PLACES, all - shown);
  const label = shown + more === all ? m.showAll(all) : m.showMore(more, all - shown);
  return { shown, more, label };
}

const isSetting = ({ node, field }: Diagnostic): boolean =>
  node === undefined && field !== undefined;

const isRedirect = ({ pointer }: Diagnostic): boolean => pointer.startsWith('/redirects/');

/**
 * Goes to a problem: selects its element in the tree and brings its value into view in the text. One with a redirect
 * opens the list of redirects.
 */
export function goTo({ editor, selection, screen }: Session, problem: Diagnostic): void {
  if (problem.code === 'orphan-pages') return screen.showPanel('orphans');
  const element = elementOfProblem(editor.doc, problem);
  const hasRow = element !== undefined && element.kind !== 'navigation';
  if (isRedirect(problem) && screen.mode === 'visual') {
    screen.stage = 'redirects';
    return;
  }
  if (hasRow) selection.reveal(element);
  else if (screen.mode === 'visual') screen.mode = 'split';
  if (screen.mode !== 'visual') {
    const { file, at, length } = problem;
    void screen.json.reveal({ file, at, length });
  }
  // If only one pane is in view at a time, shows the one with the place.
  screen.pane = hasRow ? 'navigation' : 'middle';
}

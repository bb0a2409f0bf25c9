/*
 * Findings with their places: converts offsets relative to an element's node to the node's current place in the
 * document.
 */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, NodeId, ObjectNode } from '../document/node.ts';
import { below, member, pointerOf, rootSpot, type Spot } from '../document/walk.ts';
import { mapOffset } from '../text/edit.ts';
import { severityOf, type Code } from './codes/codes.ts';
import type { Diagnostic, Fix } from './diagnostic.ts';
import { isRef } from '../document/elements.ts';
import { resultOf, type CheckedElement } from './check-element.ts';
import { isError, type Finding } from './finding.ts';
import { Inherited, isSpecified, type Context } from '../document/inherited.ts';
import { settingsProblems, untoldProblems } from './settings/settings.ts';
import { markedBy, positionBelow, positionOf, type TextPosition } from './text-position.ts';

/** A finding, the element that it concerns, and the position of the checked element's node. */
export interface Placed {
  readonly finding: Finding;
  /** Absent for settings of the site. */
  readonly owner: NodeId | undefined;
  readonly position: TextPosition;
  /** The pointer of the checked element. */
  readonly pointer: string;
}

type Visit = (result: CheckedElement, position: TextPosition, pointer: string) => void;

/** Calls `visit` for every result in the navigation that has findings (or errors), with its position. */
function eachResult(
  doc: Doc,
  resultFor: (navigation: ObjectNode, root: Spot) => CheckedElement,
  errorsOnly: boolean,
  visit: Visit,
): void {
  const root = rootSpot(doc);
  const navigation = root && below(root, 'navigation');
  if (navigation?.node.type !== 'object' || isRef(root!.node)) return;
  const walk = (result: CheckedElement, position: TextPosition, pointer: string) => {
    if (result.findings.length) visit(result, position, pointer);
    for (const { child, at: start, result: inner } of result.inner) {
      if (errorsOnly && inner.errors === 0) continue;
      const { key, index } = child;
      walk(
        inner,
        positionBelow(position, child, start),
        key === 'global' ? `${pointer}/global` : `${pointer}/${key}/${index}`,
      );
    }
  };
  const whole = resultFor(navigation.node, root!);
  if (!errorsOnly || whole.errors) walk(whole, positionOf(navigation), '/navigation');
}

const navigationResult = (navigation: ObjectNode, root: Spot): CheckedElement =>
  resultOf(navigation, 'navigation', siteContext(root));

/** The findings in the whole navigation. Undefined if the document has none or it isn't an object. */
export function wholeResult(doc: Doc): CheckedElement | undefined {
  const root = rootSpot(doc);
  const navigation = root && below(root, 'navigation')?.node;
  if (navigation?.type !== 'object' || isRef(root!.node)) return undefined;
  return navigationResult(navigation, root!);
}

/** The errors in the settings and the navigation, with their positions. */
export function placedErrors(doc: Doc): readonly Placed[] {
  const out: Placed[] = settingsOf(doc).filter(({ finding }) => isError(finding));
  eachResult(doc, navigationResult, true, ({ findings }, position, pointer) => {
    for (const finding of findings)
      if (isError(finding)) out.push({ finding, owner: finding.node, position, pointer });
  });
  return out;
}

/** The findings in the settings of the site. */
export const settingsOf = (doc: Doc): readonly Placed[] => settingsBy(doc, settingsProblems);

/** The findings that part of a site would have if it were a whole site. */
export const untoldOf = (doc: Doc): readonly Placed[] => settingsBy(doc, untoldProblems);

function settingsBy(
  doc: Doc,
  problemsOf: (root: ObjectNode) => readonly Finding[],
): readonly Placed[] {
  const root = rootSpot(doc);
  if (root?.node.type !== 'object' || isRef(root.node)) return [];
  const position = positionOf(root);
  return problemsOf(root.node).map((finding) => ({
    finding,
    owner: undefined,
    position,
    pointer: '',
  }));
}

/** An OpenAPI specification of the whole site is in effect for all endpoint entries. */
const siteContext = (root: Spot): Context => {
  const api = member(root.node, 'api')?.value;
  const specified =
    api?.type === 'object' && isSpecified(new Map(api.members.map((m) => [m.key, m])));
  return specified ? Inherited.specified : 0;
};

interface PlacedCache {
  readonly file: string;
  readonly at: number;
  readonly pointer: string;
  readonly diagnostics: readonly Diagnostic[];
}
/** The last diagnostics of each result. If the result only moved, they are reused with other offsets. */
const told = new WeakMap<CheckedElement, PlacedCache>();

/** The diagnostics of the settings and the navigation. */
export const placedDiagnostics = (doc: Doc): readonly Diagnostic[] => [
  ...settingsOf(doc).map((place) => diagnostic(doc, place)),
  ...diagnosticsOf(doc, navigationResult),
];

/** The diagnostics of everything below the navigation. */
export function diagnosticsOf(
  doc: Doc,
  resultFor: (navigation: ObjectNode, root: Spot) => CheckedElement,
): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const isStale = areStale(doc);
  eachResult(doc, resultFor, false, (result, position, pointer) => {
    const { file, at } = position;
    // Where files meet, parts of an element move independently.
    const isOwn = !position.spot && !isStale(file);
    const known = isOwn ? told.get(result) : undefined;
    const last = known?.file === file ? known : undefined;
    let diagnostics = last?.diagnostics;
    if (last?.pointer !== pointer)
      diagnostics = result.findings.map((finding) =>
        diagnostic(doc, { finding, owner: finding.node, position, pointer }),
      );
    else if (last.at !== at) {
      const by = at - last.at;
      diagnostics = last.diagnostics.map((d) => moved(d, by));
    }
    if (isOwn && diagnostics !== last?.diagnostics)
      told.set(result, { file, at, pointer, diagnostics: diagnostics! });
    for (const d of diagnostics!) out.push(d);
  });
  return out;
}

/** Whether a file was last read before its last edits. */
export function areStale({ files, main }: Doc): (file: string) => boolean {
  const isMainStale = files.get(main)!.since.length > 0;
  return (file) => (file === main ? isMainStale : files.get(file)!.since.length > 0);
}

export const isAnyStale = ({ files }: Doc): boolean =>
  [...files.values()].some(({ since }) => since.length > 0);

/** Sorts by file, docs.json first, then by offset. */
export function byPlace(doc: Doc): (a: Located, b: Located) => number {
  if (doc.files.size === 1) return (a, b) => a.at - b.at;
  const ranks = new Map([doc.main, ...doc.files.keys()].reverse().map((file, i) => [file, -i]));
  return (a, b) =>
    a.file === b.file ? a.at - b.at : (ranks.get(a.file) ?? 0) - (ranks.get(b.file) ?? 0);
}
type Located = Pick<Diagnostic, 'file' | 'at'>;

/** Copies the properties by name: with thousands of problems, this is most of the cost of an edit. */
const moved = (d: Diagnostic, by: number): Diagnostic => ({
  code: d.code,
  severity: d.severity,
  message: d.message,
  node: d.node,
  field: d.field,
  pointer: d.pointer,
  file: d.file,
  at: d.at + by,
  length: d.length,
  fixes: d.fixes,
});

/** The diagnostic for people and tools. */
export function diagnostic(doc: Doc, { finding, owner, position, pointer }: Placed): Diagnostic {
  const { code, elsewhere, message, field, path, fixes } = finding;
  const where = {
    ...markedBy(position, finding),
    pointer: path.length ? pointer + pointerOf({ path }) : pointer,
    node: owner,
    field,
  };
  return problemAt(doc, code, message, where, fixes?.(pointer), elsewhere);
}

/** A marked range in the text that was last read. */
export type Marked = Pick<Diagnostic, 'file' | 'at' | 'length' | 'pointer' | 'node' | 'field'>;

/** A mark on a value outside the navigation. */
export const markOfSpot = (spot: Spot): Marked => ({
  file: spot.file,
  at: spot.at,
  length: sourceNode(spot.node).length,
  pointer: pointerOf(spot),
});

/** A problem with a value at a known place. */
export function problemAt(
  doc: Doc,
  code: Code,
  message: string,
  { file, at, length, pointer, node, field }: Marked,
  fixes: readonly Fix[] = NO_FIXES,
  elsewhere = false,
): Diagnostic {
  const { since } = doc.files.get(file)!;
  return {
    code,
    severity: severityOf(code, elsewhere),
    message,
    node,
    field,
    pointer,
    file,
    at: since.length ? mapOffset(at, since) : at,
    length,
    fixes,
  };
}
const NO_FIXES: readonly Fix[] = [];

/*
 * What a change introduced: the current findings minus the earlier ones, matched one to one. Two findings match if they
 * have the same message at the same element, else the same message elsewhere (the entry moved), else the same code at
 * the same element (the wording changed, for example the suggested name).
 * In a page file, the marked text is such an element. Line numbers and list positions don't count. A finding about several places is compared place by place, so a
 * different number of places isn't new by itself.
 */
import type { Checked } from '../lib/core/public-api/json-report.ts';
import type { Doc, Node } from '../lib/core/document/node.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { below, parsePointer, rootSpot, type Spot } from '../lib/core/document/walk.ts';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import { APART } from '../lib/core/check/fold-findings.ts';
import { KINDS } from '../lib/core/schema/kinds.ts';
import { orphansMessage } from '../lib/core/check/pages/orphans.ts';
import { placesOf } from '../lib/core/check/split-places.ts';

type Key = (one: Diagnostic, trail: string) => string | undefined;

const SAME: readonly Key[] = [
  ({ code, message }, trail) => `${code}\n${message}\n${trail}`,
  ({ code, message }) => `${code}\n${message}`,
  ({ code }, trail) => (trail ? `${code}\n${trail}` : undefined),
];

/** The findings that weren't there before, in order. One that names many files keeps only the new ones. */
export function broughtBy(now: Checked, before: Checked): readonly Diagnostic[] {
  const placesOfNow = new Map(now.found.map((one) => [one, one.paths ? [] : placesOf(one)]));
  const trails = { now: trailsOf(now), before: trailsOf(before) };
  let left = [...placesOfNow.values()].flat();
  let old = before.found.flatMap((one) => (one.paths ? [] : placesOf(one)));
  for (const key of SAME) {
    const known = new Map<string, Diagnostic[]>();
    for (const one of old) {
      const said = key(one, trails.before(one));
      if (said === undefined) continue;
      const same = known.get(said);
      if (same) same.push(one);
      else known.set(said, [one]);
    }
    const matched = new Set<Diagnostic>();
    left = left.filter((one) => {
      const same = known.get(key(one, trails.now(one)) ?? '')?.pop();
      if (same) matched.add(same);
      return !same;
    });
    old = old.filter((one) => !matched.has(one));
  }
  const isLeft = new Set(left);
  return now.found.flatMap((one) => {
    if (one.paths) return withNewPaths(one, before.found);
    const places = placesOfNow.get(one)!;
    const fresh = places.filter((place) => isLeft.has(place));
    if (fresh.length === places.length) return [one];
    // A few new places are reported one by one, many as a single finding. A fix would also change the old places, so it
    // is dropped.
    if (fresh.length <= APART) return fresh.map((place) => ({ ...place, fixes: [] }));
    const { pointer, file, at, length, node } = fresh[0]!;
    return [{ ...one, pointer, file, at, length, node, fixes: [], related: fresh }];
  });
}

/** A finding about many files, limited to those that no earlier finding with its code named. */
function withNewPaths(one: Diagnostic, before: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Set(
    before.flatMap(({ code, paths }) => (code === one.code && paths ? paths : [])),
  );
  const paths = one.paths!.filter((path) => !known.has(path));
  if (paths.length === one.paths!.length) return [one];
  if (paths.length === 0) return [];
  const message = one.code === 'orphan-pages' ? orphansMessage(paths) : one.message;
  return [{ ...one, paths, message }];
}

const LABELS: ReadonlySet<string> = new Set(
  Object.values(KINDS).flatMap(({ nameKey }) => (nameKey ? [nameKey] : [])),
);

/** Where findings are, whatever moved around them: at an element, or at what is marked in a page file. */
function trailsOf({ doc, pages }: Checked): (one: Diagnostic) => string {
  const home = folderOf(doc.main);
  return ({ file, pointer, at, length }) => {
    if (doc.files.has(file)) return trailOf(doc, pointer);
    const path = file.slice(home.length);
    return `${path} ${pages?.get(path)?.slice(at, at + length) ?? ''}`;
  };
}

/** A pointer with labels in place of list indexes: "/navigation/groups/“Guides”/pages/“install”". */
function trailOf(doc: Doc, pointer: string): string {
  let spot: Spot | undefined = rootSpot(doc);
  const parts: string[] = [];
  for (const step of parsePointer(pointer) ?? []) {
    const isEntry: boolean = spot?.node.type === 'array';
    spot = spot && below(spot, step);
    parts.push(isEntry ? labelToMatch(spot?.node) : step);
  }
  return parts.join('/');
}

/** The label of a list entry, or "" if it has none. */
function labelToMatch(node: Node | undefined): string {
  if (node?.type === 'string') return `“${node.value}”`;
  if (node?.type !== 'object') return '';
  const named = node.members.find(({ key, value }) => LABELS.has(key) && value.type === 'string');
  return named?.value.type === 'string' ? `“${named.value.value}”` : '';
}

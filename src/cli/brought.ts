/*
 * What a change brought: the findings of now without those of before, one for one. A finding is the same where it
 * says the same at the same element; then where it says the same elsewhere (its entry moved); then where it is of
 * the same kind at the same element (its words changed, for instance the name that was probably meant).
 * Lines and positions in lists don't count. A finding about several places is compared place by place, so that their
 * number alone is nothing new.
 */
import type { Checked } from '../lib/core/library/check.ts';
import type { Doc, Node } from '../lib/core/model/node.ts';
import { below, parsePointer, rootSpot, type Spot } from '../lib/core/model/walk.ts';
import type { Diagnostic } from '../lib/core/rules/diagnostic.ts';
import { APART } from '../lib/core/rules/folded.ts';
import { KINDS } from '../lib/core/rules/kinds.ts';
import { orphansMessage } from '../lib/core/rules/orphans.ts';
import { placesOf } from '../lib/core/rules/related.ts';

type Key = (one: Diagnostic, trail: string) => string | undefined;

const SAME: readonly Key[] = [
  ({ code, message }, trail) => `${code}\n${message}\n${trail}`,
  ({ code, message }) => `${code}\n${message}`,
  ({ code }, trail) => (trail ? `${code}\n${trail}` : undefined),
];

/** The findings that were not there before, in their order. One that names many files names those that are new. */
export function broughtBy(now: Checked, before: Checked): readonly Diagnostic[] {
  const placesOfNow = new Map(now.found.map((one) => [one, one.paths ? [] : placesOf(one)]));
  let left = [...placesOfNow.values()].flat();
  let old = before.found.flatMap((one) => (one.paths ? [] : placesOf(one)));
  for (const key of SAME) {
    const known = new Map<string, Diagnostic[]>();
    for (const one of old) {
      const said = key(one, trailOf(before.doc, one.pointer));
      if (said === undefined) continue;
      const same = known.get(said);
      if (same) same.push(one);
      else known.set(said, [one]);
    }
    const matched = new Set<Diagnostic>();
    left = left.filter((one) => {
      const same = known.get(key(one, trailOf(now.doc, one.pointer)) ?? '')?.pop();
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
    // A few are told by themselves; of many, what they have in common. A fix would change the others, too.
    if (fresh.length <= APART) return fresh.map((place) => ({ ...place, fixes: [] }));
    const { pointer, file, at, length, node } = fresh[0]!;
    return [{ ...one, pointer, file, at, length, node, fixes: [], related: fresh }];
  });
}

/** A finding about many files, with those that no finding of its kind named before. */
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

/** What a pointer leads to by the names on the way: "/navigation/groups/“Guides”/pages/“install”". */
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

/** What an entry of a list is called; empty for one without a name. */
function labelToMatch(node: Node | undefined): string {
  if (node?.type === 'string') return `“${node.value}”`;
  if (node?.type !== 'object') return '';
  const named = node.members.find(({ key, value }) => LABELS.has(key) && value.type === 'string');
  return named?.value.type === 'string' ? `“${named.value.value}”` : '';
}

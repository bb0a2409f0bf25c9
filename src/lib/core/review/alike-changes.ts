/*
 * Groups similar changes and describes each group in one sentence. There are three kinds of similarity, each
 * wider than the one before: the same change between the same two places; the same change to elements all
 * over the site (a restructure); or only the same type of change.
 */
import { KINDS, type Kind } from '../schema/kinds.ts';
import { listed } from '../text/listed.ts';
import type { Change } from '../compare/change.ts';
import type { PagePair } from '../page-files.ts';
import { counted } from '../text/plural.ts';
import { fieldBecame } from '../compare/field-messages.ts';
import * as m from './messages.ts';

/**
 * Changes with the same key are alike. `tell` describes two or more of them in a sentence, with `where` as
 * the name of a part of the site.
 */
export interface Likeness {
  readonly key: string;
  readonly tell: (changes: readonly Change[], where: string) => string;
}

/** The same change between the same two places. */
export function closely(change: Change): Likeness | undefined {
  const { kind, from, to, field } = change;
  if (kind === 'added' && to)
    return likeness(['added', to.id], (all) => m.addedTo(whatOf(all), to.name));
  if (kind === 'removed' && from)
    return likeness(['removed', from.id], (all) => m.removedFrom(whatOf(all), from.name));
  if (kind === 'moved' && from && to)
    return likeness(['moved', from.id, to.id], (all) =>
      from.id === to.id
        ? m.manyMovedWithin(nounOf(all), to.name)
        : m.movedFrom(nounOf(all), from.name, to.name),
    );
  if (kind === 'setting' && field && field.length > 1)
    return likeness(['setting', field[0]!], (all) => m.settingsChanged(all.length, field[0]!));
  return undefined;
}

/** The same change to elements anywhere. */
export function everywhere(change: Change): Likeness | undefined {
  const { kind, was, element, said, paths } = change;
  if (was && element)
    return likeness(['kind', was, element], (all) =>
      m.areNow(countedKind(all.length, was), KINDS[element].plural),
    );
  if (change.round && element && kind === 'added')
    return likeness(['wrap', element], (all) => m.putRound(nounOf(all), sum(all, 'round')));
  if (change.round && element && kind === 'removed')
    return likeness(['unwrap', element], (all) => m.takenAway(nounOf(all)));
  if (kind === 'changed' && said)
    return likeness(['field', said.what, said.became], (all) =>
      fieldBecame(said.what, nounOf(all), said.became),
    );
  if (paths) {
    const [before, after] = swapOf(...paths);
    return likeness(['paths', before, after], ({ length }) => {
      if (before === '') return m.pathsNowBegin(length, after);
      if (after === '') return m.pathsLost(length, before);
      return m.pathsSwapped(length, before, after);
    });
  }
  return undefined;
}

/** The same type of change. */
export function loosely({ kind, element, said, file }: Change): Likeness | undefined {
  switch (kind) {
    case 'added':
      return likeness([kind], (all, where) => m.addedIn(whatOf(all), where, placesOf(all, 'to')));
    case 'removed':
      return likeness([kind], (all, where) =>
        m.removedIn(whatOf(all), where, placesOf(all, 'from')),
      );
    case 'moved':
      return likeness([kind], (all, where) => m.movedIn(nounOf(all), where));
    case 'renamed':
      return likeness([kind, element ?? ''], (all, where) =>
        element === 'page' ? m.pathsChangedIn(all.length, where) : m.renamedIn(nounOf(all), where),
      );
    case 'changed':
      return said && likeness([kind, said.what], (all) => m.fieldChanged(said.what, nounOf(all)));
    case 'reordered':
      return likeness([kind], (all, where) => m.orderChangedIn(all.length, where));
    case 'file': {
      const what = file && whatBecame(file);
      return what && likeness([kind, what], (all) => m.manyFiles[what](all.length));
    }
    default:
      return undefined;
  }
}

function whatBecame({ before, after }: PagePair): keyof typeof m.manyFiles {
  if (!before) return 'created';
  if (!after) return 'deleted';
  return before.path === after.path ? 'changed' : 'moved';
}

const likeness = (key: readonly (string | number)[], tell: Likeness['tell']): Likeness => ({
  key: JSON.stringify(key),
  tell,
});

const countedKind = (count: number, kind: Kind): string =>
  counted(count, KINDS[kind].word, KINDS[kind].plural);

/** "3 groups with 42 pages", "12 pages", "2 pages and 3 groups (44 pages in all)" */
function whatOf(changes: readonly Change[]): string {
  const noun = nounOf(changes);
  const pages = sum(changes, 'pages');
  const alone = changes.filter(({ element }) => element === 'page').length;
  if (pages === alone) return noun;
  return alone === 0 ? m.withPages(noun, pages) : m.withPagesInAll(noun, pages);
}

/** "12 pages", "2 pages and 3 groups"; for more than three kinds "12 entries". */
function nounOf(changes: readonly Change[]): string {
  const counts = new Map<Kind, number>();
  for (const { element } of changes)
    if (element) counts.set(element, (counts.get(element) ?? 0) + 1);
  if (counts.size === 0 || counts.size > 3) return m.entries(changes.length);
  return listed([...counts].map(([kind, count]) => countedKind(count, kind)));
}

/** The number of places that changes are from or to. */
const placesOf = (changes: readonly Change[], side: 'from' | 'to'): number =>
  new Set(changes.map((change) => change[side]?.id)).size;

const sum = (changes: readonly Change[], key: 'pages' | 'round'): number =>
  changes.reduce((total, change) => total + (change[key] ?? 0), 0);

/** The folders in which two paths differ: "docs" and "guides" for "docs/a/start" and "guides/a/start". */
function swapOf(before: string, after: string): [string, string] {
  const [a, b] = [before.split('/'), after.split('/')];
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  return [a.join('/'), b.join('/')];
}

/*
 * Groups similar changes and describes each group in one sentence. There are three kinds of similarity, each
 * wider than the one before: the same change between the same two places; the same change to elements all
 * over the site (a restructure); or only the same type of change.
 */
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import { listed, quoted } from '$lib/core/document/words';
import type { Change } from '$lib/core/compare/change';
import { counted } from '$lib/core/text/plural';

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
    return likeness(['added', to.id], (all) => `${whatOf(all)} added to ${to.name}`);
  if (kind === 'removed' && from)
    return likeness(['removed', from.id], (all) => `${whatOf(all)} removed from ${from.name}`);
  if (kind === 'moved' && from && to)
    return likeness(['moved', from.id, to.id], (all) =>
      from.id === to.id
        ? `${nounOf(all)} moved within ${to.name}`
        : `${nounOf(all)} moved from ${between(from.name, to.name)}`,
    );
  if (kind === 'setting' && field && field.length > 1)
    return likeness(
      ['setting', field[0]!],
      (all) => `${counted(all.length, 'setting', 'settings')} of ${quoted(field[0]!)} changed`,
    );
  return undefined;
}

/** The same change to elements anywhere. */
export function everywhere(change: Change): Likeness | undefined {
  const { kind, was, element, said, paths } = change;
  if (was && element)
    return likeness(
      ['kind', was, element],
      (all) => `${counted(all.length, ...wordsOf(was))} are now ${KINDS[element].plural}`,
    );
  if (change.round && element && kind === 'added')
    return likeness(
      ['wrap', element],
      (all) => `${nounOf(all)} put round ${counted(sum(all, 'round'), 'entry', 'entries')}`,
    );
  if (change.round && element && kind === 'removed')
    return likeness(
      ['unwrap', element],
      (all) => `${nounOf(all)} taken away; what they held stays in its place`,
    );
  if (kind === 'changed' && said)
    return likeness(
      ['field', said.what, said.became],
      (all) => `${said.what} of ${nounOf(all)} ${said.became}`,
    );
  if (paths) {
    const [before, after] = swapOf(...paths);
    return likeness(['paths', before, after], (all) => {
      const count = counted(all.length, 'page', 'pages');
      if (before === '') return `The paths of ${count} now begin with ${quoted(after)}`;
      if (after === '') return `The paths of ${count} lost ${quoted(before)}`;
      return `The paths of ${count} changed from ${quoted(before)} to ${quoted(after)}`;
    });
  }
  return undefined;
}

/** The same type of change. */
export function loosely({ kind, element, said }: Change): Likeness | undefined {
  switch (kind) {
    case 'added':
      return likeness(
        [kind],
        (all, where) => `${whatOf(all)} added in ${where}, ${places(all, 'to')}`,
      );
    case 'removed':
      return likeness(
        [kind],
        (all, where) => `${whatOf(all)} removed from ${where}, ${places(all, 'from')}`,
      );
    case 'moved':
      return likeness([kind], (all, where) => `${nounOf(all)} moved to other places in ${where}`);
    case 'renamed':
      return likeness([kind, element ?? ''], (all, where) =>
        element === 'page'
          ? `The paths of ${counted(all.length, 'page', 'pages')} in ${where} changed`
          : `${nounOf(all)} in ${where} renamed`,
      );
    case 'changed':
      return said && likeness([kind, said.what], (all) => `${said.what} of ${nounOf(all)} changed`);
    case 'reordered':
      return likeness(
        [kind],
        (all, where) => `Order changed in ${counted(all.length, 'list', 'lists')} of ${where}`,
      );
    default:
      return undefined;
  }
}

const likeness = (key: readonly (string | number)[], tell: Likeness['tell']): Likeness => ({
  key: JSON.stringify(key),
  tell,
});

const between = (from: string, to: string) =>
  from === to ? `one ${quoted(from)} to another` : `${from} to ${to}`;

const wordsOf = (kind: Kind): [string, string] => [KINDS[kind].word, KINDS[kind].plural];

/** "3 groups with 42 pages", "12 pages", "2 pages and 3 groups (44 pages in all)" */
function whatOf(changes: readonly Change[]): string {
  const noun = nounOf(changes);
  const pages = sum(changes, 'pages');
  const alone = changes.filter(({ element }) => element === 'page').length;
  if (pages === alone) return noun;
  const inside = counted(pages, 'page', 'pages');
  return alone === 0 ? `${noun} with ${inside}` : `${noun} (${inside} in all)`;
}

/** "12 pages", "2 pages and 3 groups"; for more than three kinds "12 entries". */
function nounOf(changes: readonly Change[]): string {
  const counts = new Map<Kind, number>();
  for (const { element } of changes)
    if (element) counts.set(element, (counts.get(element) ?? 0) + 1);
  if (counts.size === 0 || counts.size > 3) return counted(changes.length, 'entry', 'entries');
  return listed([...counts].map(([kind, count]) => counted(count, ...wordsOf(kind))));
}

const places = (changes: readonly Change[], side: 'from' | 'to'): string => {
  const count = new Set(changes.map((change) => change[side]?.id)).size;
  return `${side === 'to' ? 'in' : 'from'} ${counted(count, 'place', 'places')}`;
};

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

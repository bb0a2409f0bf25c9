/*
 * The context menu of the selected rows, as data. `plan` decides what can be done. Disabled entries say why.
 */
import { parsePointer } from '$lib/core/document/walk';
import { elementAt } from '$lib/core/document/elements';
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import { aKind, capital } from '$lib/core/document/kind-words';
import { faceOf } from '$lib/core/tree/row-face';
import { isolated } from '$lib/core/text/direction';
import { rowPointer, rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import { specificationOf } from '$lib/core/site/specification';
import { keysInWords } from '$lib/editor/commands/commands.svelte';
import { commandIcon, MENU_ICONS } from '$lib/ui/command-icons';
import { additions, additionsAbove, wrap, wrappers, type Addition } from './additions';
import { arePages } from './hide-pages';
import { canMatch } from './match-commands';
import { asked, doing, type MenuEntry, type Subject } from './menu-entry';
import { selected as selectedRows } from '../pane-messages';
import * as m from './menu-messages';
import { canRestructure, firstDivisions, restructureEntries, turnEntries } from './restructure';
import { onlyInWords } from '../find/scoping';
import type { Tree } from '../tree.svelte';

/**
 * About ten entries in sections, and the others in a submenu. With `touch`, frequent actions come first, because a
 * finger has to scroll to the bottom.
 */
export function contextMenu(tree: Tree, touch = false): readonly MenuEntry[] {
  const rows = tree.selected;
  if (!rows.length) return [];
  const more = [
    ...otherEntries(tree, rows),
    ...(touch ? [] : command(tree, 'tree.select.several', true)),
  ];
  return [
    ...(rows.length === 1 ? command(tree, 'tree.rename') : []),
    ...(touch ? [...command(tree, 'tree.move.to'), ...command(tree, 'tree.remove', true)] : []),
    ...apart(touch, [...possible(tree, 'tree.page.create'), ...addEntries(tree, rows)]),
    ...command(tree, 'tree.cut', true),
    ...command(tree, 'tree.copy'),
    ...command(tree, 'tree.paste'),
    ...command(tree, 'tree.duplicate'),
    ...possible(tree, 'tree.duplicate.files'),
    ...(isDivision(rows) ? command(tree, 'division.copy') : []),
    ...(touch ? [] : command(tree, 'tree.move.to', true)),
    ...apart(touch, changeEntries(tree, rows)),
    ...(touch ? command(tree, 'tree.select.several', true) : []),
    { label: m.more, icon: MENU_ICONS.more, apart: !touch, entries: () => more },
    ...(touch ? [] : command(tree, 'tree.remove', true)),
    ...possible(tree, 'tree.remove.files'),
  ];
}

/** Sets the first of these apart. */
const apart = (isApart: boolean, entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.map((entry, i) => (isApart && i === 0 ? { ...entry, apart: true } : entry));

/** What the context menu acts on: the selected element and where it is, or how many there are. */
export function subjectOf({ selected, session }: Tree): Subject {
  const [row] = selected;
  if (!row || selected.length > 1)
    return { name: selectedRows(selected.length, { kind: undefined, within: false }) };
  const nameOf = (item: TreeItem) => faceOf(item, session.editor.world.titles).name;
  const above: string[] = [];
  for (let up = row.parent; up; up = up.parent)
    if (up.kind !== 'navigation') above.unshift(isolated(nameOf(up)));
  return { name: nameOf(row), place: above.join(' › '), row };
}

/** Everything that the context menu has, without its submenu of less frequent actions. */
export function contextActions(tree: Tree): readonly MenuEntry[] {
  const rows = tree.selected;
  if (!rows.length) return [];
  return [...addEntries(tree, rows), ...changeEntries(tree, rows), ...otherEntries(tree, rows)];
}

function addEntries(tree: Tree, rows: readonly TreeItem[]): readonly MenuEntry[] {
  const [row] = rows;
  const added = row && rows.length === 1 ? additions(tree.session.editor.doc, row) : [];
  if (!row || !added.length) return [];
  return [
    {
      label: m.add,
      icon: MENU_ICONS.add,
      adds: true,
      entries: () => additionEntries(tree, row, added),
    },
  ];
}

/** Another wrapper, another kind, another structure. */
function changeEntries(tree: Tree, rows: readonly TreeItem[]): readonly MenuEntry[] {
  const [row] = rows;
  const alone = rows.length === 1;
  return [
    ...wrapInGroup(tree, rows),
    ...(row && alone && row.key !== 'global'
      ? [
          {
            label: m.turn,
            icon: MENU_ICONS.turn,
            possibleFirst: true,
            entries: () => turnEntries(tree, row),
          },
        ]
      : []),
    ...(canRestructure(rows)
      ? [
          {
            label: m.restructure,
            icon: MENU_ICONS.restructure,
            entries: () => [
              ...restructureEntries(tree, rows),
              ...(alone ? command(tree, 'tree.file.keep', true) : []),
            ],
          },
        ]
      : []),
  ];
}

const isDivision = ([row, ...others]: readonly TreeItem[]): boolean =>
  others.length === 0 && (row?.kind === 'version' || row?.kind === 'language');

function otherEntries(tree: Tree, rows: readonly TreeItem[]): readonly MenuEntry[] {
  const row = rows.at(-1)!;
  const alone = rows.length === 1;
  return [
    ...command(tree, 'tree.move.up'),
    ...command(tree, 'tree.move.down'),
    ...command(tree, 'tree.move.in'),
    ...command(tree, 'tree.move.out'),
    ...possible(tree, 'tree.page.move'),
    ...(canMatch(row) && alone ? command(tree, 'tree.page.match') : []),
    ...wrapInOthers(tree, rows),
    ...(alone && KINDS[row.kind].nameKey ? [unwrapEntry(tree, row)] : []),
    ...(arePages(rows)
      ? possible(tree, 'tree.field.hidden')
      : alone && row.node.type !== 'string'
        ? command(tree, 'tree.field.hidden')
        : []),
    ...(alone && tree.kept.has(row.id) ? command(tree, 'tree.file.back') : []),
    ...command(tree, 'tree.show.json', true),
    ...command(tree, 'tree.show.preview'),
    ...(alone ? onlyEntry(tree) : []),
    ...(isDivision(rows) ? command(tree, 'division.compare') : []),
    ...(alone ? endpointEntry(tree, row) : []),
  ];
}

const onlyEntry = (tree: Tree): readonly MenuEntry[] =>
  command(tree, 'tree.only', true).map((entry) => ({
    ...entry,
    label: onlyInWords(tree) ?? entry.label,
  }));

/** If a specification is in effect, its endpoints can be chosen. */
function endpointEntry(tree: Tree, row: TreeItem): readonly MenuEntry[] {
  const element = elementAt(tree.session.editor.doc, parsePointer(rowPointer(row)) ?? []);
  if (!element || !specificationOf(element)) return [];
  return command(tree, 'panel.endpoints').map((entry) => ({ ...entry, label: m.chooseEndpoints }));
}

/** Additions at the selected row, or to the navigation. */
export function addMenu(tree: Tree): readonly MenuEntry[] {
  const { doc } = tree.session.editor;
  const { root } = tree.outline;
  const row = tree.selected.at(-1) ?? root;
  const near = row ? additions(doc, row) : [];
  const at = near.length ? row : root;
  const added = at ? additionEntries(tree, at, near.length ? near : additions(doc, at)) : [];
  const fromFiles = tree.session.editor.world.pages ? command(tree, 'panel.orphans', true) : [];
  return [
    ...added,
    ...copyEntries(tree, row, added.filter(({ heading }) => heading).length > 1),
    ...firstDivisions(tree, root),
    ...(tree.selected.length === 0 ? unplaced(added) : []),
    ...fromFiles.map((entry) => ({ ...entry, label: m.pagesNotListed })),
  ];
}

/** Pages and groups, if they can't be at the top: they need a place. */
const unplaced = (added: readonly MenuEntry[]): readonly MenuEntry[] =>
  (['page', 'group'] as const)
    .filter((kind) => !added.some((entry) => entry.kind === kind))
    .map((kind, i) => {
      const label = capital(KINDS[kind].word);
      return { label, kind, ...(i === 0 && { apart: true, heading: m.selectPlaceFirst }) };
    });

/** Another version or language with the pages of the one around a row, or of the first one. */
function copyEntries(tree: Tree, row: TreeItem | undefined, apart: boolean): readonly MenuEntry[] {
  let at = row;
  while (at && !isDivision([at])) at = at.parent;
  const siblings = at?.parent ?? tree.outline.root;
  const from = [...(at ? [at] : []), ...(siblings ? rowsBelow(siblings) : [])].find(
    (one) => isDivision([one]) && rowsBelow(one).length > 0,
  );
  if (!from || tree.session.editor.stale) return [];
  const { kind, node } = from;
  const label = m.copyOf(KINDS[kind].word, faceOf(from).name);
  const look = { label, icon: commandIcon({ id: 'division.copy', section: 'Element' }), apart };
  return [{ ...look, act: () => (tree.session.screen.copying = node.id) }];
}

/** The entry of a command. */
function command(tree: Tree, id: string, apart = false): readonly MenuEntry[] {
  const found = tree.session.commands.find(id);
  if (!found) return [];
  const { label, keys, barred, run } = found;
  const shown = keys[0] ? { keys: keysInWords(keys[0]) } : {};
  return [
    asked({ label, command: id, icon: commandIcon(found), apart, ...shown }, () => {
      const reason = barred();
      return reason === undefined ? { act: run } : { reason };
    }),
  ];
}

/** The entry of a command that is shown only where it can be done. */
const possible = (tree: Tree, id: string): readonly MenuEntry[] =>
  tree.session.commands.find(id)?.barred() === undefined ? command(tree, id) : [];

const unwrapEntry = (tree: Tree, row: TreeItem): MenuEntry =>
  doing(
    tree,
    { label: m.unwrap, icon: MENU_ICONS.unwrap },
    { op: 'unwrap', node: rowPointer(row) },
    { origin: 'unwrap', confirm: m.unwrap },
  );

/**
 * Additions as entries, under headings that say where they go: what the specification allows, what the builder also
 * accepts, and what can go further out, so that a new tab can be found from any of its pages.
 */
function additionEntries(
  tree: Tree,
  row: TreeItem,
  added: readonly Addition[],
): readonly MenuEntry[] {
  const { editor } = tree.session;
  const nameOf = (one: TreeItem) => faceOf(one, editor.world.titles).name;
  const isInside = added[0]?.operation.to.parent === rowPointer(row);
  const near = row.parent
    ? (isInside ? m.inside : m.after)(KINDS[row.kind].word, nameOf(row))
    : m.atTop;
  const of = (standing: Addition['legality']) =>
    added.filter((addition) => addition.legality === standing);
  const under = (offers: readonly Addition[], heading: string, apart: boolean) =>
    offers.map((offer, i) => addEntry(tree, offer, i === 0 ? { apart, heading } : {}));
  const listed = under(of('spec'), near, false);
  return [
    ...listed,
    ...under(of('builder'), listed.length > 0 ? m.alsoUsable : near, listed.length > 0),
    ...additionsAbove(editor.doc, row, added).flatMap(({ after, addition }) =>
      under([addition], m.after(KINDS[after.kind].word, nameOf(after)), true),
    ),
  ];
}

const addEntry = (
  tree: Tree,
  { kind, label, operation }: Addition,
  look: Pick<MenuEntry, 'apart' | 'heading'> = {},
): MenuEntry =>
  // Pages and groups also have their own commands.
  doing(tree, { label, kind, again: kind === 'page' || kind === 'group', ...look }, operation, {
    origin: 'insert',
    confirm: m.confirmAdd,
    named: true,
  });

const wrapEntry = (
  tree: Tree,
  rows: readonly TreeItem[],
  kind: Kind,
  look: Pick<MenuEntry, 'label' | 'icon' | 'kind'>,
): MenuEntry =>
  doing(tree, look, wrap(rows, kind), {
    origin: 'wrap',
    confirm: m.wrapIn(aKind(kind)),
    named: true,
  });

const wrapInGroup = (tree: Tree, rows: readonly TreeItem[]): readonly MenuEntry[] =>
  wrappers(rows).includes('group') ? command(tree, 'tree.wrap.group') : [];

function wrapInOthers(tree: Tree, rows: readonly TreeItem[]): readonly MenuEntry[] {
  const kinds = wrappers(rows).filter((kind) => kind !== 'group');
  if (!kinds.length) return [];
  const entries = () =>
    kinds.map((kind) => wrapEntry(tree, rows, kind, { label: capital(aKind(kind)), kind }));
  return [
    { label: m.wrapInOther, icon: MENU_ICONS.wrap, apart: true, possibleFirst: true, entries },
  ];
}

/*
 * The menus' entries that are not commands, as commands for the palette. They come from the same entries, which ask the
 * rules on first use.
 */
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { MenuEntry } from './menu-entry';
import { contextActions } from './menu';
import * as m from './menu-messages';
import * as shared from './messages';
import { navigationEntries } from './restructure';
import type { Tree } from '../tree.svelte';

export function offers(tree: Tree): readonly Command[] {
  const { root } = tree.outline;
  const whole = root ? navigationEntries(tree, root) : [];
  return [
    ...commandsOf('tree.menu', contextActions(tree), []),
    ...commandsOf('tree.navigation', whole, [m.wholeNavigation]).map((command) => ({
      ...command,
      whole: true,
    })),
  ];
}

/** A label without the “…” of what asks or opens more. */
const withoutDots = (label: string): string => label.replace(/…$/, '');

function commandsOf(
  id: string,
  entries: readonly MenuEntry[],
  above: readonly string[],
  isAdded = false,
): readonly Command[] {
  return entries.flatMap((entry): readonly Command[] => {
    // Already in the list.
    if (entry.command || entry.again) return [];
    const name = withoutDots(entry.name ?? entry.label);
    const own = `${id}/${name}`;
    if (entry.entries)
      return commandsOf(own, entry.entries(), [...above, name], isAdded || entry.adds);
    return [
      {
        id: own,
        label: name,
        ...(above.length ? { topic: above.join(': ') } : {}),
        ...(isAdded ? { words: shared.addWords } : {}),
        kind: entry.kind,
        section: isAdded ? 'Add' : 'Element',
        keys: [],
        where: 'tree',
        barred: () => entry.reason,
        run: () => entry.act?.(),
      },
    ];
  });
}

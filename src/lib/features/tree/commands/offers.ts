/*
 * The menus' entries that are not commands, as commands for the palette. They come from the same entries, which ask the
 * rules on first use.
 */
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { MenuEntry } from './entry';
import { contextMenu } from './menu';
import { navigationEntries } from './restructure';
import type { Tree } from '../tree.svelte';

export function offers(tree: Tree): readonly Command[] {
  const { root } = tree.outline;
  const whole = root ? navigationEntries(tree, root) : [];
  return [
    ...commandsOf('tree.menu', contextMenu(tree), []),
    ...commandsOf('tree.navigation', whole, ['Whole navigation']).map((command) => ({
      ...command,
      whole: true,
    })),
  ];
}

function commandsOf(
  id: string,
  entries: readonly MenuEntry[],
  above: readonly string[],
): readonly Command[] {
  return entries.flatMap((entry): readonly Command[] => {
    // Already in the list.
    if (entry.command || entry.again) return [];
    const name = (entry.name ?? entry.label).replace(/…$/, '');
    const own = `${id}/${name}`;
    if (entry.entries) return commandsOf(own, entry.entries(), [...above, name]);
    return [
      {
        id: own,
        label: name,
        ...(above.length ? { topic: above.join(': ') } : {}),
        ...(above[0] === 'Add' ? { words: 'new create insert' } : {}),
        kind: entry.kind,
        section: above[0] === 'Add' ? 'Add' : 'Element',
        keys: [],
        where: 'tree',
        barred: () => entry.reason,
        run: () => entry.act?.(),
      },
    ];
  });
}

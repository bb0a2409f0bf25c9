/* Suggests a commit title and a branch name based on the changes. Users can overwrite both. */
import type { Change, ChangeKind } from '$lib/core/compare/change';
import { counted } from '$lib/core/text/plural';
import { bare, inQuotes } from '$lib/core/text/direction';

/** Longest title that git displays in full, in characters. */
const LONGEST = 72;

const VERBS: Readonly<Record<ChangeKind, string>> = {
  moved: 'move',
  renamed: 'rename',
  added: 'add',
  removed: 'remove',
  changed: 'change',
  reordered: 'reorder',
  setting: 'set',
  text: 'tidy',
};

/** A commit title in the imperative: “Move “Quickstart” to Guides”, “Move 3 entries, rename 1 in the navigation”. */
export function commitTitle(changes: readonly Change[]): string {
  const [only, ...others] = changes;
  if (!only) return 'Tidy docs.json';
  if (others.length === 0) return shortened(ordered(only));
  const counts = new Map<ChangeKind, number>();
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const settings = counts.get('setting') ?? 0;
  counts.delete('setting');
  const [first, ...rest] = [...counts].map(([kind, count], i) =>
    i === 0 ? `${VERBS[kind]} ${counted(count, 'entry', 'entries')}` : `${VERBS[kind]} ${count}`,
  );
  const set =
    settings > 0 ? `set ${counted(settings, 'site setting', 'site settings')}` : undefined;
  const inNavigation = first && `${listed([first, ...rest])} in the navigation`;
  return shortened(capital([inNavigation, set].filter((part) => part !== undefined).join(', ')));
}

/** A single change in the imperative. */
function ordered({ kind, text, name, from, to }: Change): string {
  if (kind === 'moved' && name && to)
    return from && from.name !== to.name
      ? `Move ${inQuotes(name)} to ${to.name}`
      : `Move ${inQuotes(name)} within ${to.name}`;
  if (kind === 'added' && name && to) return `Add ${inQuotes(name)} to ${to.name}`;
  if (kind === 'removed' && name)
    return `Remove ${inQuotes(name)}${from ? ` from ${from.name}` : ''}`;
  const [, what, became] = /^(.*) renamed to (.*)$/.exec(text) ?? [];
  return what && became
    ? `Rename ${what.charAt(0).toLowerCase()}${what.slice(1)} to ${became}`
    : text;
}

/** Reports which files a git hook rewrote during the commit: “A git hook changed docs.json. …”. */
export const rewrittenInWords = (paths: readonly string[]): string =>
  `A git hook changed ${listed(paths)}. The editor now shows that version.`;

/** The same if the commit doesn't contain the hook's changes. */
export const uncommittedInWords = (paths: readonly string[]): string =>
  `A git hook changed ${listed(paths)}, but its changes aren’t in the commit. Commit again to include them.`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function shortened(text: string): string {
  const line = bare(text).replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST - 1);
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}

/** An unused name for a new branch: “docs/move-quickstart-to-guides”. */
export function branchFor(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  const short = words.slice(0, 40).replace(/-[^-]*$/, (tail) => (words.length > 40 ? '' : tail));
  // If a branch named “docs” exists, git can't create branches below that name.
  const stem = `${taken.includes('docs') ? 'docs-' : 'docs/'}${short || 'navigation'}`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (branchProblem(name, taken) === undefined) return name;
  }
}

/** Why a new branch can't have this name, or undefined if it can. Follows git's rules (git check-ref-format). */
export function branchProblem(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Give the new branch a name.';
  if (/\s/.test(name)) return 'A branch’s name holds no spaces: put hyphens between words.';
  const [odd] = /[~^:?*[\\\u0000-\u001f\u007f]|\.\.|@\{/.exec(name) ?? [];
  if (odd !== undefined) return `A branch’s name cannot hold ${inQuotes(odd)}.`;
  if (name === '@' || name.startsWith('-')) return `A branch cannot be called ${inQuotes(name)}.`;
  if (/^\/|\/$|\/\//.test(name)) return 'A slash stands between two words of the name.';
  if (/(^|\/)\.|\.(\/|$)/.test(name)) return 'No part of the name begins or ends with a full stop.';
  if (/\.lock(\/|$)/.test(name)) return 'No part of the name ends with “.lock”.';
  if (name.length > 200) return 'That name is too long.';
  if (taken.includes(name))
    return `There is a branch ${inQuotes(name)} already. Choose another name.`;
  const above = taken.find((other) => name.startsWith(`${other}/`));
  if (above)
    return `There is a branch ${inQuotes(above)}, so that none can begin with “${above}/”.`;
  const below = taken.find((other) => other.startsWith(`${name}/`));
  if (below)
    return `There is a branch ${inQuotes(below)}, so that none can be called ${inQuotes(name)} alone.`;
  return undefined;
}

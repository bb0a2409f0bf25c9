import type { SetId } from './library.ts';

/** One icon of a set. */
export interface IconName {
  readonly set: SetId;
  readonly name: string;
  /** Its other names, from older versions. */
  readonly others: readonly string[];
  /** No longer offered, but a site that uses it can still show it. */
  readonly hidden: boolean;
}

/** The icons of one set, or of all sets of a library, by name. */
export interface IconNames {
  /** Set by set, each in name order. */
  readonly all: readonly IconName[];
  /** By every name, including the older ones. If two sets have a name, the first set wins. */
  readonly byName: ReadonlyMap<string, IconName>;
}

/**
 * Reads the list of a set: one line per icon, followed by its other names, with a leading dot if the icon is
 * hidden.
 */
export function readNames(set: SetId, text: string): IconNames {
  return namesFrom(
    text.split('\n').map((line) => {
      const hidden = line.startsWith('.');
      const [name = '', ...others] = (hidden ? line.slice(1) : line).split(' ');
      return { set, name, others, hidden };
    }),
  );
}

/** Combines several sets into one. */
export const joinedNames = (parts: readonly IconNames[]): IconNames =>
  namesFrom(parts.flatMap(({ all }) => all));

function namesFrom(all: readonly IconName[]): IconNames {
  const byName = new Map<string, IconName>();
  const note = (name: string, icon: IconName) => byName.has(name) || byName.set(name, icon);
  for (const icon of all) note(icon.name, icon);
  for (const icon of all) for (const other of icon.others) note(other, icon);
  return { all, byName };
}

import type { SetId } from './library.ts';

/** One icon of a set. */
export interface IconName {
  readonly set: SetId;
  readonly name: string;
  /** What else it is called, in names of older versions. */
  readonly others: readonly string[];
  /** No longer offered; a site that names it may still show it. */
  readonly hidden: boolean;
}

/** The icons of a set, or of several that are one library, by name. */
export interface IconNames {
  /** Set after set, in the order of their names. */
  readonly all: readonly IconName[];
  /** By every name, the other ones included; where two sets have it, that of the first. */
  readonly byName: ReadonlyMap<string, IconName>;
}

/** Reads the list of a set: a line for each icon, its other names after it, a dot before one that is hidden. */
export function readNames(set: SetId, text: string): IconNames {
  return namesFrom(
    text.split('\n').map((line) => {
      const hidden = line.startsWith('.');
      const [name = '', ...others] = (hidden ? line.slice(1) : line).split(' ');
      return { set, name, others, hidden };
    }),
  );
}

/** Several sets as one. */
export const joinedNames = (parts: readonly IconNames[]): IconNames =>
  namesFrom(parts.flatMap(({ all }) => all));

function namesFrom(all: readonly IconName[]): IconNames {
  const byName = new Map<string, IconName>();
  const note = (name: string, icon: IconName) => byName.has(name) || byName.set(name, icon);
  for (const icon of all) note(icon.name, icon);
  for (const icon of all) for (const other of icon.others) note(other, icon);
  return { all, byName };
}

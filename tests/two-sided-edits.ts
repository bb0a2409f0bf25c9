/*
 * Sites that two people edit, as plain values: every change is recorded, so that a test can say what a merge of both
 * must contain without asking the merge. Names are never used twice.
 */

export interface PlainGroup {
  readonly id: number;
  label: string;
  icon?: string;
  readonly entries: PlainEntry[];
}
export interface PlainPage {
  readonly id: number;
  readonly path: string;
  /** A comment above it. */
  readonly note: boolean;
}
export type PlainEntry = PlainGroup | PlainPage;

export interface PlainSite {
  readonly root: PlainGroup;
  redirects: string[];
}

/** What one person did, by the ids of entries. */
export interface Done {
  readonly added: Set<number>;
  readonly deleted: Set<number>;
  readonly moved: Set<number>;
  readonly renamed: Set<number>;
  /** Groups whose entries or fields changed, or that were deleted or moved, with those around and in them. */
  readonly touched: Set<number>;
  redirects: boolean;
}

type Dice = () => number;
const isGroup = (entry: PlainEntry): entry is PlainGroup => 'entries' in entry;

export const allIn = (group: PlainGroup): PlainEntry[] =>
  group.entries.flatMap((entry) => (isGroup(entry) ? [entry, ...allIn(entry)] : [entry]));
export const groupsIn = (group: PlainGroup): PlainGroup[] => [
  group,
  ...group.entries.filter(isGroup).flatMap(groupsIn),
];
export const pagesIn = (group: PlainGroup): PlainPage[] =>
  allIn(group).filter((entry): entry is PlainPage => !isGroup(entry));

const chosen = <T>(dice: Dice, list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;

/** A site with up to `size` entries. Ids count from 1. */
export function plainSite(dice: Dice, size: number): PlainSite {
  let nextId = 0;
  const page = (): PlainPage => ({ id: ++nextId, path: `p${nextId}`, note: dice() < 0.1 });
  const group = (depth: number): PlainGroup => {
    const made: PlainGroup = { id: ++nextId, label: `Group ${nextId}`, entries: [] };
    if (dice() < 0.3) made.icon = 'book';
    for (let left = 1 + Math.floor(dice() * 5); left > 0; left--)
      made.entries.push(depth < 3 && nextId < size && dice() < 0.25 ? group(depth + 1) : page());
    return made;
  };
  const root: PlainGroup = { id: 0, label: '', entries: [] };
  while (nextId < size) root.entries.push(group(1));
  return { root, redirects: Array.from({ length: Math.floor(dice() * 4) }, (_, i) => `r${i}`) };
}

/** A copy of the site after `count` random changes. `who` makes new names its own; new ids start at `firstId`. */
export function editedBy(
  who: string,
  site: PlainSite,
  dice: Dice,
  count: number,
  firstId: number,
): { readonly site: PlainSite; readonly done: Done } {
  const now = structuredClone(site);
  const done: Done = {
    ...{ added: new Set(), deleted: new Set(), moved: new Set(), renamed: new Set() },
    ...{ touched: new Set(), redirects: false },
  };
  let nextId = firstId;
  const page = (): PlainPage => ({
    ...{ id: ++nextId, path: `${who}${nextId}`, note: dice() < 0.2 },
  });
  const note = (entry: PlainEntry, to: 'added' | 'deleted' | 'moved') => {
    for (const one of isGroup(entry) ? [entry, ...allIn(entry)] : [entry]) {
      done.touched.add(one.id);
      if (to === 'deleted' && done.added.delete(one.id)) continue;
      done[to].add(one.id);
    }
  };
  const holders = () => groupsIn(now.root).slice(1);
  const parentOf = (entry: PlainEntry) =>
    groupsIn(now.root).find(({ entries }) => entries.includes(entry))!;
  const put = (group: PlainGroup, entry: PlainEntry) => {
    done.touched.add(group.id);
    const isEnd = dice() < 0.6;
    const at = isEnd ? group.entries.length : Math.floor(dice() * (group.entries.length + 1));
    group.entries.splice(at, 0, entry);
  };
  const take = (entry: PlainEntry): PlainGroup => {
    const parent = parentOf(entry);
    done.touched.add(parent.id);
    parent.entries.splice(parent.entries.indexOf(entry), 1);
    return parent;
  };
  const steps: Readonly<Record<string, () => void>> = {
    addPage() {
      const made = page();
      note(made, 'added');
      put(chosen(dice, holders()), made);
    },
    addGroup() {
      const made: PlainGroup = {
        id: ++nextId,
        label: `${who} ${nextId}`,
        entries: [page(), page()],
      };
      note(made, 'added');
      put(dice() < 0.5 ? now.root : chosen(dice, holders()), made);
    },
    deletePage() {
      const pages = pagesIn(now.root).filter((one) => parentOf(one).entries.length > 1);
      if (pages.length === 0) return;
      const gone = chosen(dice, pages);
      take(gone);
      note(gone, 'deleted');
    },
    deleteGroup() {
      const groups = holders().filter((one) => parentOf(one).entries.length > 1);
      if (groups.length < 2) return;
      const gone = chosen(dice, groups);
      take(gone);
      note(gone, 'deleted');
    },
    movePage() {
      const pages = pagesIn(now.root).filter((one) => parentOf(one).entries.length > 1);
      if (pages.length === 0) return;
      const moving = chosen(dice, pages);
      take(moving);
      note(moving, 'moved');
      put(chosen(dice, holders()), moving);
    },
    moveGroup() {
      const groups = holders().filter((one) => parentOf(one).entries.length > 1);
      if (groups.length < 2) return;
      const moving = chosen(dice, groups);
      take(moving);
      note(moving, 'moved');
      put(chosen(dice, [now.root, ...holders()]), moving);
    },
    rename() {
      const group = chosen(dice, holders());
      group.label = `${who} ${++nextId}`;
      done.renamed.add(group.id);
      done.touched.add(group.id);
    },
    setIcon() {
      const group = chosen(dice, holders());
      group.icon = `${who}-icon`;
      done.touched.add(group.id);
    },
    wrap() {
      const parent = chosen(dice, holders());
      const inside = parent.entries.splice(0);
      const made: PlainGroup = { id: ++nextId, label: `${who} ${nextId}`, entries: inside };
      for (const entry of [parent, ...allIn(made)]) done.touched.add(entry.id);
      for (const entry of inside) done.moved.add(entry.id);
      done.added.add(made.id);
      parent.entries.push(made);
    },
    redirect() {
      done.redirects = true;
      if (now.redirects.length > 0 && dice() < 0.3)
        now.redirects = now.redirects.filter((one) => one !== now.redirects[0]);
      else now.redirects.push(`${who}${++nextId}`);
    },
  };
  for (let i = 0; i < count; i++) chosen(dice, Object.values(steps))();
  return { site: now, done };
}

export interface Look {
  readonly indent: string | number;
  readonly eol: string;
}

/** The site as the text of docs.json, one entry per line, with comments. */
export function textOfSite({ root, redirects }: PlainSite, { indent, eol }: Look): string {
  const value = (entry: PlainEntry): unknown =>
    isGroup(entry)
      ? {
          group: entry.label,
          ...(entry.icon === undefined ? {} : { icon: entry.icon }),
          pages: entry.entries.map(value),
        }
      : entry.path;
  const site = {
    ...{ name: 'Acme', navigation: { groups: root.entries.map(value) } },
    redirects: redirects.map((source) => ({ source, destination: '/' })),
  };
  const noted = new Set(pagesIn(root).flatMap(({ path, note }) => (note ? [path] : [])));
  const lines = JSON.stringify(site, null, indent)
    .split('\n')
    .flatMap((line) => {
      const path = /^\s*"(\w+)",?$/.exec(line)?.[1];
      const isNoted = path !== undefined && noted.has(path);
      return isNoted ? [`${/^\s*/.exec(line)![0]}// about ${path}`, line] : [line];
    });
  return lines.join(eol) + eol;
}

/** A text without the comments of `textOfSite`, as a value: pages with the labels of the groups that contain them. */
export function readSite(text: string) {
  const comments = [...text.matchAll(/^\s*\/\/ about (\w+)\r?$/gm)].map(([, path]) => path!);
  type Raw = string | { group: string; icon?: string; pages: readonly Raw[] };
  const { navigation, redirects } = JSON.parse(text.replace(/^\s*\/\/ .*$/gm, '')) as {
    navigation: { groups?: readonly Raw[]; pages?: readonly Raw[] };
    redirects?: readonly { source: string }[];
  };
  const pages: { path: string; group: string }[] = [];
  const groups: { label: string; group: string; icon: string | undefined }[] = [];
  const visit = (raw: Raw, group: string): void => {
    if (typeof raw === 'string') {
      pages.push({ path: raw, group });
      return;
    }
    groups.push({ label: raw.group, group, icon: raw.icon });
    raw.pages.forEach((child) => visit(child, raw.group));
  };
  [...(navigation.groups ?? []), ...(navigation.pages ?? [])].forEach((raw) => visit(raw, ''));
  return { pages, groups, redirects: (redirects ?? []).map(({ source }) => source), comments };
}

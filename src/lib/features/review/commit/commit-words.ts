/* Suggests a commit title and a branch name based on the changes. Users can overwrite both. */
import type { Change } from '$lib/core/compare/change';
import type { PagePair } from '$lib/core/page-files';
import { filesAlong } from '$lib/core/review/review';
import { bare, inQuotes } from '$lib/core/text/direction';
import * as m from './messages';

/** Longest title that git displays in full, in characters. */
const LONGEST_TITLE = 72;

/** A commit title in the imperative: “Move “Quickstart” to “Guides””, “Move 3 elements and rename “Start””. */
export function commitTitle(all: readonly Change[]): string {
  const changes = essential(all);
  const [only, ...others] = changes;
  if (!only) return m.tidy;
  if (others.length === 0) return fitting(ordered(only), ordered(withShortNames(only)));
  const alike = byKind(changes);
  const unnamed = alike.map((same) => ({ ...same, name: undefined }));
  // Mere numbers agree with those of the description, which has all changes.
  return fitting(m.severalChanges(alike), m.severalChanges(unnamed), m.manyChanges(byKind(all)));
}

function byKind(changes: readonly Change[]): readonly m.SameChanges[] {
  const kinds = new Set(changes.map(({ kind }) => kind));
  return [...kinds].map((kind) => {
    const same = changes.filter((one) => one.kind === kind);
    return { kind, count: same.length, name: same.length === 1 ? same[0]!.name : undefined };
  });
}

/**
 * The changes without those that follow from moved and deleted files: redirects, rewritten links, and paths of entries.
 * A page that only got another path with its file is a moved file.
 */
function essential(changes: readonly Change[]): readonly Change[] {
  const isElsewhere = ({ file }: Change) => file?.before?.path !== file?.after?.path;
  if (!changes.some(isElsewhere)) return changes;
  const files = filesAlong(changes);
  const along = new Set(files.values());
  const moved = new Set(changes.flatMap(({ kind, after }) => (kind === 'moved' ? [after] : [])));
  return changes.flatMap((change): readonly Change[] => {
    const { kind, after, field } = change;
    const own = files.get(change);
    if (own) return moved.has(after) ? [] : [{ ...change, ...own, kind: 'moved' }];
    const follows =
      kind === 'setting'
        ? field?.[0] === 'redirects'
        : kind === 'file' && (along.has(change) || !isElsewhere(change));
    return follows ? [] : [change];
  });
}

/** The first of these titles that git displays in full, or the last one, cut. */
function fitting(...titles: readonly string[]): string {
  const lines = titles.map((title) => bare(title).replace(/\s+/g, ' ').trim());
  return lines.find(({ length }) => length <= LONGEST_TITLE) ?? shortened(lines.at(-1)!);
}

/** Longest name in a title that would be too long, in characters. */
const SHORT = 24;

function withShortNames(change: Change): Change {
  const { name, from, to, renamed } = change;
  const cut = (text: string) =>
    text.length > SHORT ? `${text.slice(0, SHORT - 1).trimEnd()}…` : text;
  const cutPlace = (place: string) =>
    place.replace(/^“(.+)”$/s, (_, label: string) => inQuotes(cut(label)));
  return {
    ...change,
    ...(name !== undefined && { name: cut(name) }),
    ...(from && { from: { ...from, name: cutPlace(from.name) } }),
    ...(to && { to: { ...to, name: cutPlace(to.name) } }),
    ...(renamed && { renamed: { ...renamed, to: cut(renamed.to) } }),
  };
}

/** A single change in the imperative. */
function ordered({ kind, text, name, from, to, renamed, file }: Change): string {
  if (file) return fileOrdered(file);
  if (kind === 'moved' && name && to)
    return from && from.name !== to.name ? m.moveTo(name, to.name) : m.moveWithin(name, to.name);
  if (kind === 'added' && name && to) return m.addTo(name, to.name);
  if (kind === 'removed' && name) return from ? m.removeFrom(name, from.name) : m.remove(name);
  return renamed && name
    ? m.rename(`${renamed.kind} ${inQuotes(name)}`, inQuotes(renamed.to))
    : text;
}

function fileOrdered({ before, after }: PagePair): string {
  if (!after) return m.deleteFile(before!.path);
  if (!before) return m.createFile(after.path);
  return before.path === after.path
    ? m.changeFile(after.path)
    : m.moveFile(before.path, after.path);
}

function shortened(text: string): string {
  const line = bare(text).replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE - 1);
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}

/** The title of a commit that only adds files. */
export const filesTitle = (paths: readonly string[]): string => shortened(m.addFiles(paths));

/** What a new branch is named after: the change, or the first one that has a name. */
export function branchTitle(changes: readonly Change[]): string {
  if (changes.length === 1) return commitTitle(changes);
  const named = changes.find(({ name }) => name !== undefined);
  return named ? m.severalChanges([{ ...named, count: 1, name: named.name }]) : m.updateNavigation;
}

/** Branches that tools make, which say nothing about how people name theirs. */
const OF_TOOLS =
  /^(dependabot|renovate|snyk|greenkeeper|all-contributors|changeset-release|gh-readonly-queue|revert)\b/;

/**
 * How branches of the repository begin: “docs/” if one does or there is no habit, otherwise what at least two and most of
 * those with a slash have in common, such as “chore/”.
 */
function habitOf(branches: readonly string[]): string {
  const starts = branches
    .filter((name) => !OF_TOOLS.test(name))
    .flatMap((name) => /^[^/]+\//.exec(name) ?? []);
  const isMost = (start: string) => {
    const count = starts.filter((one) => one === start).length;
    return count > 1 && count * 2 > starts.length;
  };
  return starts.includes(DOCS) ? DOCS : (starts.find(isMost) ?? DOCS);
}

const DOCS = 'docs/';

/** An unused name for a new branch: “docs/move-quickstart-to-guides”. */
export function branchFor(title: string, taken: readonly string[]): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  const short = words.slice(0, 40).replace(/-[^-]*$/, (tail) => (words.length > 40 ? '' : tail));
  const start = habitOf(taken);
  // If a branch named “docs” exists, git can't create branches below that name.
  const free = taken.includes(start.slice(0, -1)) ? start.replace(/\/$/, '-') : start;
  const stem = `${free}${short || 'navigation'}`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (branchProblem(name, taken) === undefined) return name;
  }
}

/** Why a new branch can't have this name, or undefined if it can. Follows git's rules (git check-ref-format). */
export function branchProblem(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return m.nameMissing;
  if (/\s/.test(name)) return m.nameWithSpaces;
  const [odd] = /[~^:?*[\\\u0000-\u001f\u007f]|\.\.|@\{/.exec(name) ?? [];
  if (odd !== undefined) return m.nameCannotHold(odd);
  if (name === '@' || name.startsWith('-')) return m.nameCannotBe(name);
  if (/^\/|\/$|\/\//.test(name)) return m.nameWithEmptyPart;
  if (/(^|\/)\.|\.(\/|$)/.test(name)) return m.nameWithFullStop;
  if (/\.lock(\/|$)/.test(name)) return m.nameWithLock;
  if (name.length > 200) return m.nameTooLong;
  if (taken.includes(name)) return m.nameTaken(name);
  const above = taken.find((other) => name.startsWith(`${other}/`));
  if (above) return m.nameBelow(above);
  const below = taken.find((other) => other.startsWith(`${name}/`));
  if (below) return m.nameAbove(below, name);
  return undefined;
}

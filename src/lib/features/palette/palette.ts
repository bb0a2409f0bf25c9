/*
 * What the palette lists: actions by section, with those that cannot run at the end along with the reason; and elements
 * of the document and help once something is typed. What was used last comes first. The rules decide whether an action can run, which takes time in a large
 * document, so only listed actions are asked, in short slices. An action that has not been asked yet is listed as
 * possible, and choosing it gives the reason if it cannot run.
 */
import type { NodeId } from '$lib/core/document/node';
import type { UniqueHit } from '$lib/core/languages/find-once';
import { groupBy } from '$lib/core/text/group-by';
import { matchesIn, rank, type SearchIndex } from '$lib/core/tree/search';
import { commandTitle, type Command, type Section } from '$lib/editor/commands/commands.svelte';
import { TASKS, type Task } from '$lib/ui/help/tasks';
import * as m from './messages';

/** A command while the palette is open. */
export interface Action {
  readonly id: string;
  readonly command: Command;
  readonly title: string;
  /** Search text: the title and other words for it. */
  readonly text: string;
}

/** What is known about which actions can run. */
export interface Answers {
  /** Why an action cannot run. Undefined if it can, or has not been asked yet. */
  readonly reason: (action: Action) => string | undefined;
  /** Asks the actions that have not been asked yet, within the time limit. Returns whether any are left. */
  readonly ask: (actions: readonly Action[], milliseconds: number) => boolean;
  /** Asks all of them again, as what they depend on has changed. */
  readonly forget: () => void;
  /** Whether a single answer takes noticeably long in this document. */
  readonly isSlow: () => boolean;
}

/** `id` is unique, and the same whenever the palette opens. */
export type Option =
  | { readonly id: string; readonly action: Action; readonly reason: string | undefined }
  | { readonly id: string; readonly hit: UniqueHit }
  | { readonly id: string; readonly task: Task };

export interface Group {
  readonly heading: string;
  readonly options: readonly Option[];
}

/** Limits on what is listed while something is typed. */
const ACTIONS = 24;
export const ELEMENTS = 50;
const HELP = 3;

/** Words of a request that don't say what is meant: "how do I add a language". */
const FILLERS = new Set([
  'a',
  'an',
  'the',
  'my',
  'this',
  'that',
  'i',
  'me',
  'we',
  'do',
  'does',
  'can',
  'how',
  'to',
  'of',
  'for',
  'please',
]);

/** In the order in which they are listed while nothing is typed. */
const ON_SELECTION: readonly Section[] = ['Element', 'Move'];
const ON_DOCUMENT: readonly Section[] = ['Add', 'Find', 'Tree', 'Text', 'View', 'Document'];

/**
 * An answer slower than FELT is noticeable. After one slower than LONG, other actions of its topic are not asked ahead
 * of time. In milliseconds.
 */
const FELT = 8;
const LONG = 40;

/** With `isLarge`, actions on the whole document are not asked ahead of time. */
export function answers(isLarge: boolean): Answers {
  const known = new Map<Action, string | undefined>();
  const long = new Set<string>();
  let isSlow = isLarge;
  return {
    isSlow: () => isSlow,
    reason: (action) => known.get(action),
    forget: () => known.clear(),
    ask(actions, milliseconds) {
      const began = performance.now();
      for (const action of actions) {
        const { topic = '', whole } = action.command;
        if (known.has(action) || long.has(topic) || (isLarge && whole)) continue;
        const before = performance.now();
        if (before - began > milliseconds) return true;
        known.set(action, action.command.barred());
        const took = performance.now() - before;
        isSlow ||= took > FELT;
        if (topic && took > LONG) long.add(topic);
      }
      return false;
    },
  };
}

export function actionOf(command: Command): Action {
  const title = commandTitle(command);
  const text = command.words ? `${title}\n${command.words}` : title;
  return { id: `action-${command.id}`, command, title, text };
}

export const elementOption = (hit: UniqueHit): Option => ({ id: elementId(hit.id), hit });

const ELEMENT = 'element-';
const elementId = (node: NodeId): string => `${ELEMENT}${node}`;

/** The node of an option that is an element. */
export const nodeOf = (id: string): NodeId | undefined =>
  id.startsWith(ELEMENT) ? Number(id.slice(ELEMENT.length)) : undefined;

const HELP_TOPICS = TASKS.map((task) => ({
  id: `help-${task.id}`,
  task,
  text: [task.wish, task.words ?? '', ...task.acts].join('\n'),
}));
export const helpOption = (id: string): Option | undefined =>
  HELP_TOPICS.find((one) => one.id === id);
const HELP_TEXTS = HELP_TOPICS.map(({ text }) => text);

/**
 * Actions that match the query, best first. `texts` contains the texts of these actions and must be the same list each
 * time. `used`: ids of the options used last.
 */
export const matching = (
  actions: readonly Action[],
  texts: readonly string[],
  query: string,
  used: readonly string[],
): readonly Action[] => bestFirst(actions, texts, query, used).slice(0, ACTIONS);

/** Help that matches the query, best first. */
export const helpOn = (query: string, used: readonly string[]): readonly Option[] =>
  bestFirst(HELP_TOPICS, HELP_TEXTS, query, used).slice(0, HELP);

/** Matches of whole words come first, and among both those used last. */
function bestFirst<T extends { readonly id: string; readonly text: string }>(
  all: readonly T[],
  texts: readonly string[],
  query: string,
  used: readonly string[],
): readonly T[] {
  const asked = wordsIn(withoutFillers(query));
  const grade = ({ id, text }: T): number => {
    const words = new Set(wordsIn(text));
    return (asked.every((word) => words.has(word)) ? 0 : 2) + (used.includes(id) ? 0 : 1);
  };
  return rank(texts, withoutFillers(query))
    .map((at) => ({ one: all[at]!, grade: grade(all[at]!) }))
    .sort((a, b) => a.grade - b.grade)
    .map(({ one }) => one);
}

/** Elements with exactly the typed name first, then those used last, then the others. */
function recentFirst(
  hits: readonly UniqueHit[],
  query: string,
  used: readonly string[],
): readonly UniqueHit[] {
  const grade = (hit: UniqueHit): number =>
    isNamed(hit, query) ? 0 : used.includes(elementId(hit.id)) ? 1 : 2;
  return hits.toSorted((a, b) => grade(a) - grade(b));
}

/** Those of these elements that are not inside another of them, in tree order. */
export function outermostOf(
  { words, parents }: SearchIndex,
  ids: readonly NodeId[],
): readonly NodeId[] {
  const wanted = new Set(ids);
  const isWithin = (at: number): boolean =>
    at >= 0 && (wanted.has(words[at]!.id) || isWithin(parents[at]!));
  return words.flatMap(({ id }, at) => (wanted.has(id) && !isWithin(parents[at]!) ? [id] : []));
}

/**
 * All permanent actions that are not minor: what was used last, then by section, then those that cannot run. Actions on
 * the selection come first if there is one.
 */
export function everything(
  actions: readonly Action[],
  { reason }: Answers,
  recent: readonly Option[],
  isSelected: boolean,
): readonly Group[] {
  const listed = actions.filter(({ command }) => !command.minor);
  const can = listed.filter((action) => reason(action) === undefined);
  const shown = new Set(recent.map(({ id }) => id));
  const sections = isSelected
    ? [...ON_SELECTION, ...ON_DOCUMENT]
    : [...ON_DOCUMENT, ...ON_SELECTION];
  // Sections with the same heading are one group.
  const groups = groupBy(sections, (section) => m.sections[section]);
  return withoutEmpty([
    { heading: m.usedLast, options: recent },
    ...[...groups].map(([heading, grouped]) => ({
      heading,
      options: grouped.flatMap((section) =>
        can
          .filter(({ id, command }) => command.section === section && !shown.has(id))
          .map((action) => optionOf(action, reason)),
      ),
    })),
    notPossible(listed, reason),
  ]);
}

/** Matching actions, elements and help. */
export function found(
  actions: readonly Action[],
  { reason }: Answers,
  hits: readonly UniqueHit[],
  query: string,
  used: readonly string[],
): readonly Group[] {
  const doing: Group = {
    heading: m.actions,
    options: actions
      .filter((action) => reason(action) === undefined)
      .map((action) => optionOf(action, reason)),
  };
  const going: Group = {
    heading: m.goTo,
    options: recentFirst(hits, query, used).map(elementOption),
  };
  const help: Group = { heading: m.help, options: helpOn(query, used) };
  // If no action has words that begin with the query, and the matches are loose or an element has exactly this name,
  // the elements come first.
  const isAsked = actions.some(({ text }) => beginsWords(text, query));
  const isGuess = matchesIn(
    actions.map(({ text }) => text.toLowerCase()),
    withoutFillers(query),
  ).loose;
  const isName = hits.some((hit) => isNamed(hit, query));
  const barred = notPossible(actions, reason);
  const isNamedAction = actions.some(
    (action) => reason(action) !== undefined && beginsWords(action.title, query),
  );
  return withoutEmpty([
    ...(!isAsked && (isName || isGuess) ? [going, doing] : [doing, going]),
    // An action that is asked for by its name says why it is not possible before help is offered.
    ...(isNamedAction ? [barred, help] : [help, barred]),
  ]);
}

const optionOf = (action: Action, reason: Answers['reason']): Option => ({
  id: action.id,
  action,
  reason: reason(action),
});

const notPossible = (actions: readonly Action[], reason: Answers['reason']): Group => ({
  heading: m.notPossible,
  options: actions
    .filter((action) => reason(action) !== undefined)
    .map((action) => optionOf(action, reason)),
});

const withoutEmpty = (groups: readonly Group[]): readonly Group[] =>
  groups.filter(({ options }) => options.length > 0);

const isNamed = ({ name }: UniqueHit, query: string): boolean =>
  name.toLowerCase() === query.trim().toLowerCase();

/** The query without words that don't say what is meant, or as it is if there are no others. */
function withoutFillers(query: string): string {
  const words = query.trim().split(/\s+/);
  return words.filter((word) => !FILLERS.has(word.toLowerCase())).join(' ') || query;
}

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of the query begins a word of the text. */
function beginsWords(text: string, query: string): boolean {
  const [words, asked] = [wordsIn(text), wordsIn(withoutFillers(query))];
  return asked.length > 0 && asked.every((one) => words.some((word) => word.startsWith(one)));
}

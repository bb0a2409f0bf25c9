/*
 * What the palette lists: actions by section, with those that cannot run at the end along with the reason; and elements
 * of the document once something is typed. The rules decide whether an action can run, which takes time in a large
 * document, so only listed actions are asked, in short slices. An action that has not been asked yet is listed as
 * possible, and choosing it gives the reason if it cannot run.
 */
import { matchesIn, rank, type Hit } from '$lib/core/tree/search';
import { commandTitle, type Command, type Section } from '$lib/editor/commands/commands.svelte';
import * as m from './messages';

/** A command while the palette is open. */
export interface Action {
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
  /** Whether a single answer takes noticeably long in this document. */
  readonly isSlow: () => boolean;
}

export type Option =
  | { readonly id: string; readonly action: Action; readonly reason: string | undefined }
  | { readonly id: string; readonly hit: Hit };

export interface Group {
  readonly heading: string;
  readonly options: readonly Option[];
}

/** Limits on the actions and elements listed while something is typed. */
const ACTIONS = 24;
export const ELEMENTS = 50;

/** In the order in which they are listed while nothing is typed. */
export const SECTIONS: readonly Section[] = [
  'Element',
  'Add',
  'Move',
  'Find',
  'Tree',
  'Text',
  'View',
  'Document',
];

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
  return { command, title, text: command.words ? `${title}\n${command.words}` : title };
}

/**
 * Actions that match the query, best first, with whole-word matches before the others. `texts` contains the texts of
 * these actions and must be the same list each time.
 */
export function matching(
  actions: readonly Action[],
  texts: readonly string[],
  query: string,
): readonly Action[] {
  const asked = wordsIn(query);
  const isWhole = ({ text }: Action) => {
    const words = new Set(wordsIn(text));
    return asked.every((one) => words.has(one));
  };
  const ranked = rank(texts, query).map((at) => actions[at]!);
  const whole = ranked.filter(isWhole);
  return [...whole, ...ranked.filter((action) => !whole.includes(action))].slice(0, ACTIONS);
}

/** All permanent actions: recently used ones, then by section, then those that cannot run. */
export function everything(
  actions: readonly Action[],
  { reason }: Answers,
  used: readonly string[],
): readonly Group[] {
  const can = actions.filter((action) => reason(action) === undefined);
  const recent = used.flatMap((id) => can.find(({ command }) => command.id === id) ?? []);
  const others = can.filter((action) => !recent.includes(action));
  return groups(reason, [
    [m.usedLast, recent],
    ...SECTIONS.map(
      (section) =>
        [m.sections[section], others.filter(({ command }) => command.section === section)] as const,
    ),
    [m.notPossible, actions.filter((action) => reason(action) !== undefined)],
  ]);
}

/** Matching actions, and elements. */
export function found(
  actions: readonly Action[],
  { reason }: Answers,
  hits: readonly Hit[],
  query: string,
): readonly Group[] {
  const doing = groups(reason, [
    [m.actions, actions.filter((action) => reason(action) === undefined)],
  ]);
  const going: readonly Group[] = hits.length
    ? [{ heading: m.goTo, options: hits.map((hit) => ({ id: `element-${hit.id}`, hit })) }]
    : [];
  // If no action has a word that begins with the query, and the matches are loose or an element has exactly this name,
  // the elements come first.
  const isAsked = actions.some(({ text }) => beginsWords(text, query));
  const isName = hits[0]?.name.toLowerCase() === query.trim().toLowerCase();
  const isGuess = matchesIn(
    actions.map(({ text }) => text.toLowerCase()),
    query,
  ).loose;
  return [
    ...(!isAsked && (isName || isGuess) ? [...going, ...doing] : [...doing, ...going]),
    ...groups(reason, [[m.notPossible, actions.filter((action) => reason(action) !== undefined)]]),
  ];
}

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of the query begins a word of the text. */
function beginsWords(text: string, query: string): boolean {
  const [words, asked] = [wordsIn(text), wordsIn(query)];
  return asked.length > 0 && asked.every((one) => words.some((word) => word.startsWith(one)));
}

const groups = (
  reason: Answers['reason'],
  all: readonly (readonly [string, readonly Action[]])[],
): readonly Group[] =>
  all.flatMap(([heading, actions]) =>
    actions.length
      ? [
          {
            heading,
            options: actions.map((action) => ({
              id: `action-${action.command.id}`,
              action,
              reason: reason(action),
            })),
          },
        ]
      : [],
  );

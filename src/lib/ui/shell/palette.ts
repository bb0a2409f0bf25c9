/*
 * What the palette lists: actions by their section, those that cannot be done now at the end with the reason; and
 * elements of the document, as soon as something is typed. Whether an action can be done is asked of the rules,
 * which takes its time in a large document: those that are listed are asked, in short stretches. One that is not
 * asked yet stands among those that can be done; choosing it says why where it cannot.
 */
import { matchesIn, rank, type Hit } from '$lib/core/views/search';
import { commandTitle, type Command, type Section } from '$lib/editor/commands.svelte';

/** A command as it stands while the palette is open. */
export interface Action {
  readonly command: Command;
  readonly title: string;
  /** What it is found by: its title, then what else people call it. */
  readonly text: string;
}

/** What is known of what can be done. */
export interface Answers {
  /** Why it cannot be done; nothing where it can, or is not asked yet. */
  readonly reason: (action: Action) => string | undefined;
  /** Asks those that are not asked yet, until the time is up; says whether some are left. */
  readonly ask: (actions: readonly Action[], milliseconds: number) => boolean;
  /** In this document one answer can be felt. */
  readonly isSlow: () => boolean;
}

export type Option =
  | { readonly id: string; readonly action: Action; readonly reason: string | undefined }
  | { readonly id: string; readonly hit: Hit };

export interface Group {
  readonly heading: string;
  readonly options: readonly Option[];
}

/** So many are listed while something is typed. */
const ACTIONS = 24;
export const ELEMENTS = 50;

/** As they are listed while nothing is typed. */
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

/** An answer that took this many milliseconds can be felt; after the longer one others of its topic are not asked ahead. */
const FELT = 8;
const LONG = 40;

/** `isLarge`: what is about the whole document is not asked ahead. */
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
 * What was typed, the better ones first: before all others those that have it as whole words. `texts`: of these
 * actions, the same list each time.
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

/** Everything that always stands in the list: what was used last, then by section, then what cannot be done. */
export function everything(
  actions: readonly Action[],
  { reason }: Answers,
  used: readonly string[],
): readonly Group[] {
  const can = actions.filter((action) => reason(action) === undefined);
  const recent = used.flatMap((id) => can.find(({ command }) => command.id === id) ?? []);
  const others = can.filter((action) => !recent.includes(action));
  return groups(reason, [
    ['Used last', recent],
    ...SECTIONS.map(
      (section) => [section, others.filter(({ command }) => command.section === section)] as const,
    ),
    ['Not possible now', actions.filter((action) => reason(action) !== undefined)],
  ]);
}

/** Actions that match, and elements. */
export function found(
  actions: readonly Action[],
  { reason }: Answers,
  hits: readonly Hit[],
  query: string,
): readonly Group[] {
  const doing = groups(reason, [
    ['Actions', actions.filter((action) => reason(action) === undefined)],
  ]);
  const going: readonly Group[] = hits.length
    ? [{ heading: 'Go to', options: hits.map((hit) => ({ id: `element-${hit.id}`, hit })) }]
    : [];
  // Where no action has a word that begins so, and it is only guessed at or an element is called just so, the element is meant.
  const isAsked = actions.some(({ text }) => beginsWords(text, query));
  const isName = hits[0]?.name.toLowerCase() === query.trim().toLowerCase();
  const isGuess = matchesIn(
    actions.map(({ text }) => text.toLowerCase()),
    query,
  ).loose;
  return [
    ...(!isAsked && (isName || isGuess) ? [...going, ...doing] : [...doing, ...going]),
    ...groups(reason, [
      ['Not possible now', actions.filter((action) => reason(action) !== undefined)],
    ]),
  ];
}

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of the query is a word of the text, or its beginning. */
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

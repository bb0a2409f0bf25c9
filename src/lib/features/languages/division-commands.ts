/*
 * Commands for whole languages and versions: start a new one from an existing one, compare them side by side, and
 * repeat the last change in the others.
 */
import { planRepeat } from '$lib/core/operations/repeat-in-siblings';
import { navigationOf, type Element } from '$lib/core/document/elements';
import { listed } from '$lib/core/document/words';
import { repetitionsOf, repeatPlace, idsOf, type LastAct } from '$lib/core/languages/repeat';
import { elsewhereInWords } from '$lib/core/languages/elsewhere';
import { divisionSets, setAround, setId, type DividedKind } from '$lib/core/languages/sets';
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { Session } from '$lib/editor/context';
import type { FollowUp, Ran } from '$lib/editor/report';

const PLURAL: Readonly<Record<DividedKind, string>> = {
  language: 'languages',
  version: 'versions',
};

const sameIn = (what: string): string => `Do the same in the other ${what}`;

/** The version or language that is selected or contains the selection. */
function divisionAt(session: Session): Element | undefined {
  for (let at = session.selection.primary; at?.parent; at = at.parent)
    if (at.kind === 'version' || at.kind === 'language') return at;
  return undefined;
}

export function divisionCommands(session: Session, repetition: Repetition): readonly Command[] {
  const { editor, screen, selection } = session;
  const around = () => setAround(selection.primary)?.set;
  const sets = () => divisionSets(navigationOf(editor.doc));
  const whatIs = () => PLURAL[(around() ?? sets()[0])?.kind ?? 'language'];
  return [
    {
      id: 'division.compare',
      get label() {
        return `Compare ${whatIs()}`;
      },
      words: 'parity translation missing matrix side by side languages versions differences',
      section: 'View',
      keys: [],
      where: 'window',
      barred: () => (sets().length > 0 ? undefined : nothingToCompare(navigationOf(editor.doc))),
      run: () => {
        const set = around() ?? sets()[0];
        if (set) screen.compare(setId(set));
      },
    },
    {
      id: 'division.copy',
      get label() {
        const kind = divisionAt(session)?.kind ?? 'version';
        return `Start a new ${kind} from this one…`;
      },
      words: 'copy duplicate clone translation release new version language',
      section: 'Add',
      keys: [],
      where: 'window',
      barred: () => {
        if (editor.stale) return 'Fix the JSON first.';
        return divisionAt(session) ? undefined : 'Select a version or a language first.';
      },
      run: () => {
        screen.copying = divisionAt(session)?.node.id;
      },
    },
    {
      id: 'division.echo',
      get label() {
        return sameIn(repetition.what ?? 'languages');
      },
      words: 'apply to all repeat echo languages versions parity',
      section: 'Move',
      keys: ['$mod+Shift+l'],
      where: 'window',
      barred: () => repetition.barred,
      run: () => repetition.propose(),
    },
  ];
}

/** Why there is nothing to compare: there is only one, or the others are in separate files. */
const nothingToCompare = (navigation: Element | undefined): string =>
  (navigation &&
    (elsewhereInWords(navigation.node, 'language') ??
      elsewhereInWords(navigation.node, 'version'))) ??
  'There are no two languages or versions side by side.';

/** Remembers the last operation until another change follows. */
export class Repetition {
  readonly #session: Session;
  #act: LastAct | undefined;
  /** The document before the operation's history step. Naming a new element is part of that step. */
  #began: object | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  hear({ operation, before, after, landed }: Ran, isFelt: boolean): FollowUp | undefined {
    const ids = idsOf(operation, before, landed);
    const last = this.#act;
    // Several moves of the same elements count as one, from where the first one started.
    const goesOn =
      operation.op === 'move' &&
      last?.operation.op === 'move' &&
      last.after === before &&
      last.ids.join() === ids.join();
    this.#act = { operation, before: goesOn ? last.before : before, after, ids };
    this.#began = this.#session.editor.history.done.at(-1)?.before;
    const { what } = this;
    if (!isFelt || !what) return undefined;
    return { label: sameIn(what), run: () => this.propose() };
  }

  /** The last operation, if no other change followed. */
  get #last(): LastAct | undefined {
    const { doc, history } = this.#session.editor;
    if (!this.#act || this.#act.after === doc) return this.#act;
    const isNamed = history.done.at(-1)?.before === this.#began && history.undone.length === 0;
    return isNamed ? { ...this.#act, after: doc } : undefined;
  }

  /** "languages" or "versions", if the last operation can be repeated in others. */
  get what(): string | undefined {
    const last = this.#last;
    const place = last && repeatPlace(last);
    return place && PLURAL[place.set.kind];
  }

  get barred(): string | undefined {
    const { editor } = this.#session;
    if (editor.stale) return 'Fix the JSON first.';
    if (this.what) return undefined;
    return 'First move, add or remove something in one of several languages or versions.';
  }

  propose(): void {
    const { editor, screen } = this.#session;
    const last = this.#last;
    const place = last && repeatPlace(last);
    if (!last || !place) {
      editor.say(this.barred ?? 'There is nothing to do again.', 'refusal');
      return;
    }
    const done = editor.history.done.at(-1)?.label ?? '';
    const planned = planRepeat(editor.doc, repetitionsOf(last, place), (names) =>
      done ? `${done}, in ${inWords(names, place.set.kind)} too` : '',
    );
    if (!planned.ok) {
      editor.say(planned.refusal.sentence, 'note');
      return;
    }
    const steps = planned.value;
    const where = inWords(steps.done, place.set.kind);
    screen.proposal = {
      title: `Do the same in ${where}`,
      confirm: steps.done.length === 1 ? `Do it in ${where}` : `Do it in ${steps.done.length}`,
      steps,
      lost: [],
      left: steps.left.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)),
      origin: 'parity.echo',
      // The original operation's elements stay selected, because they are the subject.
      done: () => undefined,
    };
  }
}

/** "French and German", "7 other languages" */
const inWords = (names: readonly string[], kind: DividedKind): string =>
  names.length > 4 ? `${names.length} other ${PLURAL[kind]}` : listed(names);

/*
 * Commands for whole languages and versions: start a new one from an existing one, compare them side by side, and
 * repeat the last change in the others.
 */
import { capital } from '$lib/core/document/kind-words';
import { planRepeat, type RepeatPart } from '$lib/core/operations/repeat-in-siblings';
import { ok, type Result } from '$lib/core/result';
import type { NodeId } from '$lib/core/document/node';
import { navigationOf, type Element } from '$lib/core/document/elements';
import { repetitionsOf, repeatPlace, idsOf, type LastAct } from '$lib/core/languages/repeat';
import { elsewhereInWords } from '$lib/core/languages/elsewhere';
import { divisionSets, setAround, setId, type DividedKind } from '$lib/core/languages/sets';
import type { Command } from '$lib/editor/commands/commands.svelte';
import type { Session } from '$lib/editor/context';
import type { FollowUp, Ran } from '$lib/editor/report';
import type { Proposal } from '$lib/editor/view/screen.svelte';
import * as m from './messages';

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
  const whatIs = () => m.divisions[(around() ?? sets()[0])?.kind ?? 'language'];
  return [
    {
      id: 'division.compare',
      get label() {
        return m.compareDivisions(whatIs());
      },
      words: m.compareWords,
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
        return m.startFromThis(divisionAt(session)?.kind ?? 'version');
      },
      words: m.startWords,
      section: 'Add',
      keys: [],
      where: 'window',
      barred: () => {
        if (editor.stale) return m.fixJsonFirst;
        return divisionAt(session) ? undefined : m.selectDivisionFirst;
      },
      run: () => {
        screen.copying = divisionAt(session)?.node.id;
      },
    },
    {
      id: 'division.echo',
      get label() {
        return m.repeatInOthers(repetition.what ?? m.divisions.language);
      },
      words: m.repeatWords,
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
  m.nothingToCompare;

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
    const last = this.#act;
    // Several moves of the same elements count as one, from where the first one started.
    const goesOn =
      operation.op === 'move' &&
      last?.operation.op === 'move' &&
      last.after === before &&
      last.ids.join() === idsOf(operation, before, landed).join();
    let ids: readonly NodeId[] | undefined;
    this.#act = {
      operation,
      before: goesOn ? last.before : before,
      after,
      // Found when it is asked for, because most actions are never repeated.
      get ids() {
        return (ids ??= idsOf(operation, before, landed));
      },
    };
    this.#began = this.#session.editor.history.done.at(-1)?.before;
    const what = isFelt ? this.what : undefined;
    if (!what) return undefined;
    return { label: m.repeatInOthers(what), run: () => this.propose() };
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
    return place && m.divisions[place.set.kind];
  }

  get barred(): string | undefined {
    const { editor } = this.#session;
    if (editor.stale) return m.fixJsonFirst;
    if (this.what) return undefined;
    return m.changeFirst;
  }

  propose(): void {
    const { editor, screen } = this.#session;
    const last = this.#last;
    const place = last && repeatPlace(last);
    if (!last || !place) {
      editor.say(this.barred ?? m.nothingToRepeat, 'refusal');
      return;
    }
    const proposed = this.#proposalFor(repetitionsOf(last, place), place.set.kind);
    if (proposed.ok) screen.proposal = proposed.value;
    else editor.say(proposed.refusal.sentence, 'note');
  }

  #proposalFor(parts: readonly RepeatPart[], kind: DividedKind): Result<Proposal> {
    const { editor } = this.#session;
    const change = editor.history.done.at(-1)?.label ?? '';
    const others = m.divisions[kind];
    const planned = planRepeat(editor.doc, parts, (names) =>
      change ? m.repeated(change, m.severalOf(names, others)) : '',
    );
    if (!planned.ok) return planned;
    const steps = planned.value;
    const { done, left, impossible } = steps;
    const names = done.map(({ name }) => name);
    const where = m.severalOf(names, others);
    return ok({
      title: m.repeatIn(where),
      confirm: m.confirmRepeating(where, names.length, others),
      steps,
      lost: [],
      left: left.map(ended),
      ...(impossible.length > 0 && {
        impossible: {
          summary: m.notPossibleIn(impossible.length, kind),
          reasons: impossible.map(ended),
        },
      }),
      ...(names.length > 1 && {
        parts: {
          title: capital(others),
          names,
          only: (chosen) => {
            const some = this.#proposalFor(
              done.filter((_, i) => chosen.has(i)),
              kind,
            );
            // Each of them was planned with the others, which it does not depend on.
            if (!some.ok) throw new Error(some.refusal.sentence);
            return some.value;
          },
        },
      }),
      origin: 'parity.echo',
      // The original operation's elements stay selected, because they are the subject.
      done: () => undefined,
    });
  }
}

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

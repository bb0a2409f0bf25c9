/*
 * The text in a box during typing. Usually it is the document's value. Three texts are kept apart from it: a refused
 * text, as long as the value is the one that it was refused for, a text that is held until the box is left, as long as
 * the value is the same, and a text that means the same value but is written differently (JSON without its line breaks). So a box follows the document whenever the value changes elsewhere, and
 * never interferes with typing.
 */
import type { Refusal } from '$lib/core/result';
import type { InspectorField } from './row';
import { isSameText, textOfRow } from './values';
import type { Writer } from './writer';

interface KeptField {
  readonly text: string;
  readonly over: string;
  readonly refusal: Refusal | undefined;
  readonly isHeld?: boolean;
}

export class FieldDraft {
  readonly #row: () => InspectorField;
  readonly #writer: () => Writer;
  #kept: KeptField | undefined = $state.raw();
  #start: InspectorField | undefined;
  #mark = 0;

  constructor(row: () => InspectorField, writer: () => Writer) {
    this.#row = row;
    this.#writer = writer;
  }

  readonly #live = $derived.by(() => {
    const kept = this.#kept;
    if (!kept) return undefined;
    const row = this.#row();
    const text = textOfRow(row);
    const holds =
      kept.refusal || kept.isHeld ? kept.over === text : isSameText(row, kept.text, text);
    return holds ? kept : undefined;
  });
  readonly text: string = $derived.by(() => this.#live?.text ?? textOfRow(this.#row()));
  readonly refusal: Refusal | undefined = $derived(this.#live?.refusal);

  enter(): void {
    this.#start = this.#row();
    this.#mark = this.#writer().mark();
  }

  /**
   * With `continues`, the text was chosen from suggestions and forms one step with the typing before it, no matter how
   * long the pause was.
   */
  type(text: string, continues = false): void {
    const row = this.#row();
    const over = textOfRow(row);
    const refusal = this.#writer().write(row, text, this.#start ?? row, continues);
    this.#kept = { text, over, refusal };
  }

  /** Keeps a text that is written once it is settled. */
  hold(text: string): void {
    this.#kept = { text, over: textOfRow(this.#row()), refusal: undefined, isHeld: true };
  }

  /** Writes the held text, if any, as a step of its own. */
  settle(): void {
    const held = this.#kept;
    if (!held?.isHeld) return;
    this.#kept = undefined;
    const row = this.#row();
    const { text, over } = held;
    // The box may be about to show another element.
    if (textOfRow(row) !== over || text === over) return;
    const writer = this.#writer();
    const refusal = (writer.writeWhole ?? writer.write)(row, text, this.#start ?? row);
    if (refusal) this.#kept = { text, over, refusal };
  }

  /** Enter: what was typed stays, and Escape restores only what is typed from now on. */
  accept(): void {
    this.settle();
    if (!this.refusal) this.enter();
  }

  /** Keeps a refused text and its message. Any other draft gives way to the document's value. */
  leave(): void {
    this.settle();
    if (!this.refusal) this.#kept = undefined;
    this.#start = undefined;
  }

  /** Drops a refused or held text. Returns whether there was one. */
  drop(): boolean {
    const had = this.refusal !== undefined || this.#live?.isHeld === true;
    this.#kept = undefined;
    return had;
  }

  /** Escape: restores the value from when the box was entered or accepted. */
  restore(): void {
    this.drop();
    if (this.#start) this.#writer().revert(this.#row(), this.#mark);
  }
}

/*
 * Keeps Monaco's text and the document's in step, at every keystroke and both ways. What is typed becomes
 * edits of the file and goes through `commit`; every other change of the document is applied to Monaco. Which
 * change is being carried over stands in `carrying`: whoever hears of it again knows it for an echo.
 */
import type { Editor } from '$lib/editor/editor.svelte';
import type { DocumentChange } from '$lib/editor/messages';
import { painted } from '$lib/editor/timing';
import { difference, type TextEdit } from '$lib/core/text/edit';
import { Range, type CodeEditor, type Model, type Position } from '$lib/ui/parts/code/monaco';
import {
  mapAfter,
  mapOf,
  toFile,
  toFileEdits,
  toView,
  toViewEdits,
  viewOf,
  type TextMap,
  type ViewEdit,
} from './text-map';

/** Marks a cursor that we put somewhere: it selects nothing. */
export const OURS = 'signpost';

/** A change later than this many milliseconds after a key did not come from it. */
const SAME_KEY = 250;

/** Monaco's text and the file's, as they stand to each other at any moment. */
export interface TextInStep {
  /** Whether Monaco shows the document as it is; not so for the moment in which a key is handled. */
  readonly isCurrent: () => boolean;
  /** The file's offset under Monaco's cursor. */
  readonly cursor: () => number;
  /** The file's offset of a place in Monaco. */
  readonly offsetAt: (position: Position) => number;
  /** Monaco's range of a stretch of the file. */
  readonly rangeOf: (at: number, length: number) => Range;
  /** The file's offsets of Monaco's range: its start and its end. */
  readonly stretchOf: (range: Range) => readonly [number, number];
  /** The markers stand as the document is now: measures how long after the last key. */
  readonly marked: () => void;
  readonly end: () => void;
}

export function keepTextInStep(code: CodeEditor, editor: Editor, file: string): TextInStep {
  const model = code.getModel()!;
  let text = editor.textOf(file);
  let map: TextMap = mapOf(text);
  let externalDrag:
    | { readonly from: 'view'; readonly edits: readonly ViewEdit[] }
    | { readonly from: 'document'; readonly change: DocumentChange }
    | undefined;
  let version = model.getVersionId();
  const stretches = stretchesOfTyping();

  const caughtUp = (edits: readonly TextEdit[]) => {
    const now = editor.textOf(file);
    map = mapAfter(map, text, edits, now);
    text = now;
    version = model.getVersionId();
  };

  /** When the last key went down. */
  let pressed = -Infinity;
  /** Since when markers are waited for. */
  let unmarked: number | undefined;
  const ends = [
    code.onKeyDown(({ browserEvent }) => (pressed = browserEvent.timeStamp)),
    model.onDidChangeContent((event) => {
      if (externalDrag) return;
      const edits = event.changes
        .map(({ rangeOffset, rangeLength, text: insert }) => ({
          at: rangeOffset,
          remove: rangeLength,
          insert,
        }))
        .sort((a, b) => a.at - b.at);
      externalDrag = { from: 'view', edits };
      const now = performance.now();
      unmarked = now - pressed < SAME_KEY ? pressed : now;
      painted('signpost:type', unmarked);
      try {
        const { subject, continues } = stretches.next(edits);
        const typed = toFileEdits(file, text, map, edits);
        editor.commit(typed, 'text.type', 'Type in JSON', { subject, continues });
        caughtUp(typed);
        mend();
      } finally {
        externalDrag = undefined;
      }
    }),
    code.onDidCompositionStart(() => stretches.compose(true)),
    code.onDidCompositionEnd(() => stretches.compose(false)),
  ];

  /** Where Monaco holds something that no file can (a byte order mark typed at its start), the file is right. */
  function mend() {
    if (model.getValueLength() === text.length - map.mark - map.pairs.length) return;
    write(model, difference(file, model.getValue(), viewOf(text)));
    version = model.getVersionId();
  }

  const stopHearing = editor.onChange((change) => {
    if (externalDrag) return;
    const own = change.edits.filter((edit) => edit.file === file);
    const edits = toViewEdits(text, map, own);
    externalDrag = { from: 'document', change };
    try {
      write(model, edits);
      caughtUp(own);
      mend();
    } finally {
      externalDrag = undefined;
    }
    stretches.cut();
    const last = edits.at(-1);
    if (last && code.hasTextFocus() && (change.origin === 'undo' || change.origin === 'redo')) {
      const shift = edits
        .slice(0, -1)
        .reduce((sum, edit) => sum + edit.insert.length - edit.remove, 0);
      const position = model.getPositionAt(last.at + shift + last.insert.length);
      code.setPosition(position, OURS);
      code.revealPositionInCenterIfOutsideViewport(position);
    }
  });

  return {
    isCurrent: () => model.getVersionId() === version && editor.textOf(file) === text,
    offsetAt: (position) => toFile(map, model.getOffsetAt(position)),
    cursor: () => toFile(map, model.getOffsetAt(code.getPosition()!)),
    rangeOf(at, length) {
      const start = model.getPositionAt(toView(map, at));
      const stop = model.getPositionAt(toView(map, at + length));
      return Range.fromPositions(start, stop);
    },
    stretchOf: (range) => [
      toFile(map, model.getOffsetAt(range.getStartPosition())),
      toFile(map, model.getOffsetAt(range.getEndPosition())),
    ],
    marked() {
      if (unmarked === undefined) return;
      performance.measure('signpost:markers', { start: unmarked, end: performance.now() });
      unmarked = undefined;
    },
    end() {
      stopHearing();
      for (const end of ends) end.dispose();
    },
  };
}

function write(model: Model, edits: readonly ViewEdit[]): void {
  model.applyEdits(
    edits.map(({ at, remove, insert }) => ({
      range: Range.fromPositions(model.getPositionAt(at), model.getPositionAt(at + remove)),
      text: insert,
    })),
  );
}

interface Stretches {
  /** The subject of the next step, and whether it belongs to the last one however long the pause was. */
  readonly next: (edits: readonly ViewEdit[]) => { subject: string; continues: boolean };
  readonly compose: (on: boolean) => void;
  /** Something else happened: what is typed next is a stretch of its own. */
  readonly cut: () => void;
}

/**
 * Typing that goes on where it stood is one subject; a composition of an input method is one, too, and what comes at
 * once: a suggestion and the comma before it.
 */
export function stretchesOfTyping(): Stretches {
  let count = 0;
  let place: { readonly from: number; readonly to: number } | undefined;
  let composing = false;
  let begun = false;
  let atOnce = false;
  return {
    next(edits) {
      const [only] = edits;
      const here =
        only && edits.length === 1
          ? { from: only.at, to: only.at + only.insert.length }
          : undefined;
      const adjacent =
        only !== undefined &&
        here !== undefined &&
        place !== undefined &&
        only.at <= place.to &&
        only.at + only.remove >= place.from;
      const continues = atOnce || (composing && begun);
      if (!adjacent && !continues) count++;
      begun = composing;
      if (!atOnce) queueMicrotask(() => (atOnce = false));
      atOnce = true;
      place = here;
      return { subject: `text ${count}`, continues };
    },
    compose(on) {
      composing = on;
      begun = false;
      place = undefined;
      count++;
    },
    cut() {
      place = undefined;
      atOnce = false;
      count++;
    },
  };
}

/*
 * Keeps Monaco's text and the document's in step at every keystroke, in both directions. Typing becomes edits of the
 * file and goes through `commit`. Every other change of the document is applied to Monaco. `applying` contains the
 * change in progress, so that a listener can ignore its echo.
 */
import type { Editor } from '$lib/editor/editor.svelte';
import type { DocumentChange } from '$lib/editor/report';
import { painted } from '$lib/editor/timing';
import { difference, type TextEdit } from '$lib/core/text/edit';
import { Range, type CodeEditor, type Model, type Position } from '$lib/ui/code/monaco';
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
import * as m from './messages';

/** Marks cursor positions set by us, which do not change the selection. */
export const OURS = 'signpost';

/** Time after a key in which a change still counts as caused by it, in milliseconds. */
const SAME_KEY = 250;

/** Monaco's text and the file's, and the mapping between them. */
export interface TextInStep {
  /** Whether Monaco shows the current document. False only while a key is handled. */
  readonly isCurrent: () => boolean;
  /** File offset of Monaco's cursor. */
  readonly cursor: () => number;
  /** File offset of a position in Monaco. */
  readonly offsetAt: (position: Position) => number;
  /** Monaco's range for a stretch of the file. */
  readonly rangeOf: (at: number, length: number) => Range;
  /** File offsets of the start and end of a Monaco range. */
  readonly stretchOf: (range: Range) => readonly [number, number];
  /** Records that the markers are current: measures the time since the last key. */
  readonly marked: () => void;
  readonly end: () => void;
}

export function keepTextInStep(code: CodeEditor, editor: Editor, file: string): TextInStep {
  const model = code.getModel()!;
  let text = editor.textOf(file);
  let map: TextMap = mapOf(text);
  let applying:
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

  /** Time of the last key press. */
  let pressed = -Infinity;
  /** Time since which markers are pending. */
  let unmarked: number | undefined;
  const ends = [
    code.onKeyDown(({ browserEvent }) => (pressed = browserEvent.timeStamp)),
    model.onDidChangeContent((event) => {
      if (applying) return;
      const edits = event.changes
        .map(({ rangeOffset, rangeLength, text: insert }) => ({
          at: rangeOffset,
          remove: rangeLength,
          insert,
        }))
        .sort((a, b) => a.at - b.at);
      applying = { from: 'view', edits };
      const now = performance.now();
      unmarked = now - pressed < SAME_KEY ? pressed : now;
      painted('signpost:type', unmarked);
      try {
        const { subject, continues } = stretches.next(edits);
        const typed = toFileEdits(file, text, map, edits);
        editor.commit(typed, 'text.type', m.typeInJson, { subject, continues });
        caughtUp(typed);
        applyFix();
      } finally {
        applying = undefined;
      }
    }),
    code.onDidCompositionStart(() => stretches.compose(true)),
    code.onDidCompositionEnd(() => stretches.compose(false)),
  ];

  /**
   * Restores the file's text in Monaco if Monaco contains something that no file can (a byte order mark typed at its
   * start).
   */
  function applyFix() {
    if (model.getValueLength() === text.length - map.mark - map.pairs.length) return;
    writeEdits(model, difference(file, model.getValue(), viewOf(text)));
    version = model.getVersionId();
  }

  const stopHearing = editor.onChange((change) => {
    if (applying) return;
    const own = change.edits.filter((edit) => edit.file === file);
    const edits = toViewEdits(text, map, own);
    applying = { from: 'document', change };
    try {
      writeEdits(model, edits);
      caughtUp(own);
      applyFix();
    } finally {
      applying = undefined;
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

function writeEdits(model: Model, edits: readonly ViewEdit[]): void {
  model.applyEdits(
    edits.map(({ at, remove, insert }) => ({
      range: Range.fromPositions(model.getPositionAt(at), model.getPositionAt(at + remove)),
      text: insert,
    })),
  );
}

interface Stretches {
  /** The subject of the next step, and whether it joins the last step no matter how long the pause was. */
  readonly next: (edits: readonly ViewEdit[]) => { subject: string; continues: boolean };
  readonly compose: (on: boolean) => void;
  /** Ends the stretch: the next typing starts another. */
  readonly cut: () => void;
}

/**
 * Groups typing into undo steps. Typing that continues at the same place shares a subject. So does an input method's
 * composition, and so do simultaneous edits: a suggestion and the comma before it.
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

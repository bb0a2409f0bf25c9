/*
 * Keeps the selection in step: an element selected elsewhere is marked in the text and brought into view, and the
 * element at the cursor is selected. While the text does not parse, the model is the last good one, and offsets are
 * mapped through the edits since.
 */
import { sourceNode } from '$lib/core/document/resolve-refs';
import type { Doc } from '$lib/core/document/node';
import { elementAtOffset, type Element } from '$lib/core/document/elements';
import { mapOffset, type TextEdit } from '$lib/core/text/edit';
import type { Session } from '$lib/editor/context';
import type { CodeEditor, Decoration } from '$lib/ui/code/monaco';
import { showWholeLines } from '$lib/ui/code/whole-lines';
import { OURS, type TextInStep } from './typing';

/** Limit on the selected elements that are marked. */
const MARKED = 500;
/** Lines that stay visible above an element brought into view. */
const CONTEXT = 2;

export interface SelectionInStep {
  /** Marks these elements. Brings the last one into view unless the cursor selected it. */
  readonly show: (elements: readonly Element[]) => void;
  readonly end: () => void;
}

export function keepSelectionInStep(
  code: CodeEditor,
  text: TextInStep,
  { editor, selection }: Pick<Session, 'editor' | 'selection'>,
  file: string,
): SelectionInStep {
  const marks = code.createDecorationsCollection();
  /** The element that the cursor selected last. */
  let picked: number | undefined;
  let shown: number | undefined;

  function follow() {
    if (!text.isCurrent() || !code.hasTextFocus()) return;
    const element = elementUnder(editor.doc, text.cursor(), file);
    if (!element || element.kind === 'navigation') return;
    picked = element.node.id;
    if (selection.ids.length !== 1 || selection.primary?.node.id !== picked)
      selection.reveal(element);
  }
  /** Whether an input of the editor moved the cursor while it had the focus. */
  let isMoved = false;
  const ends = [
    code.onDidChangeCursorPosition(({ source }) => {
      if (source === OURS) return;
      if (source !== 'modelChange') isMoved = !code.hasTextFocus();
      follow();
    }),
    code.onDidFocusEditorText(() => {
      picked = undefined;
      if (isMoved) follow();
      isMoved = false;
    }),
  ];

  return {
    show(all) {
      const elements = all.filter(({ spot }) => spot.file === file);
      const ranges = elements.slice(-MARKED).map((element) => {
        const [at, length] = stretchNow(editor.doc, element);
        return text.rangeOf(at, length);
      });
      marks.set(
        ranges.map((range): Decoration => {
          const before = code.getModel()!.getLineFirstNonWhitespaceColumn(range.startLineNumber);
          const isWholeLine = before >= range.startColumn;
          return {
            range,
            options: {
              isWholeLine,
              className: isWholeLine ? 'signpost-lines' : 'signpost-range',
              linesDecorationsClassName: isWholeLine
                ? 'signpost-bar signpost-lead'
                : 'signpost-bar',
            },
          };
        }),
      );
      const id = elements.at(-1)?.node.id;
      const range = ranges.at(-1);
      // Tabbing or switching into the text starts at the selected element.
      if (range && !code.hasTextFocus())
        code.setPosition({ lineNumber: range.startLineNumber, column: range.startColumn }, OURS);
      const ours = id === picked && code.hasTextFocus();
      if (range && !ours && (id !== shown || !code.hasTextFocus())) {
        code.revealLinesInCenterIfOutsideViewport(
          Math.max(1, range.startLineNumber - CONTEXT),
          range.endLineNumber,
        );
        showWholeLines(code);
      }
      shown = id;
    },
    end() {
      marks.clear();
      for (const end of ends) end.dispose();
    },
  };
}

/** The element at an offset of the current text, whether the model comes from it or from the last good text. */
export function elementUnder(doc: Doc, offset: number, file: string): Element | undefined {
  const since = doc.files.get(file)?.since ?? [];
  const then = since.length ? mapOffset(offset, backwards(since)) : offset;
  return elementAtOffset(doc, file, then);
}

/** Offset and length of an element in the current text of its file. */
function stretchNow(doc: Doc, { spot }: Element): [number, number] {
  const { since } = doc.files.get(spot.file)!;
  const start = mapOffset(spot.at, since);
  return [start, Math.max(0, mapOffset(spot.at + sourceNode(spot.node).length, since) - start)];
}

/** Inverts edits for mapping offsets. Spaces stand in for removed text. */
function backwards(edits: readonly TextEdit[]): TextEdit[] {
  let shift = 0;
  return edits.map(({ file, at, remove, insert }) => {
    const back = { file, at: at + shift, remove: insert.length, insert: ' '.repeat(remove) };
    shift += insert.length - remove;
    return back;
  });
}

import { difference, mapOffset } from '$lib/core/text/edit';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text into a box. Keeps the caret at the same place in the text. */
export function show(box: Box, text: string): void {
  if (box.value === text) return;
  const focused = box.ownerDocument.activeElement === box;
  const { selectionStart, selectionEnd } = box;
  const edits = difference('', box.value, text);
  box.value = text;
  if (focused && selectionStart !== null && selectionEnd !== null)
    box.setSelectionRange(mapOffset(selectionStart, edits), mapOffset(selectionEnd, edits));
}

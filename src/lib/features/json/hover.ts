import { hoverAt } from '$lib/features/json/assist/hover';
import type { languages } from '$lib/ui/code/monaco';
import { cursorHovered, knownAt, pathTo } from './facts-at-cursor';
import type { Asked } from './provider-context';

/** Describes what is under the pointer. */
export const hover = (asked: Asked): languages.HoverProvider => ({
  async provideHover(model, position, token) {
    if (!asked.isMeant(model)) return undefined;
    const { session, text, file } = asked;
    const { editor } = session;
    const offset = text.offsetAt(position);
    const known = await knownAt(session, cursorHovered(session, offset, file));
    if (token.isCancellationRequested || !asked.isMeant(model)) return undefined;
    const found = hoverAt(editor.textOf(file), offset, known, pathTo(editor.doc, file));
    return (
      found && {
        range: text.rangeOf(found.at, found.end - found.at),
        contents: [{ value: found.lines.join('\n\n') }],
      }
    );
  },
});

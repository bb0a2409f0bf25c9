/*
 * Moves a value's text from one file to another: removes its margin when it is copied, and applies the target file's
 * indentation and line ends when it is inserted. Within one style its text does not change.
 */
import { reindent } from './print.ts';

/**
 * A value's text without the indentation of its first line. If any line has less, the text is kept and the
 * indentation put in front.
 */
export function atMargin(text: string, indent: string): string {
  const lines = text.split(/\r\n|\r|\n/).slice(1);
  const fits = lines.every((line) => line.trim() === '' || line.startsWith(indent));
  return fits ? reindent(text, indent, '') : indent + text;
}

/** A value's text with this indentation unit in place of its own, and these line ends. */
export function restyled(text: string, unit: string, eol: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const indents = lines.map((line) => /^[ \t]*/.exec(line)![0]);
  const base = indents[0]!;
  const deeper = indents.find(
    (indent, i) => i > 0 && lines[i] !== indent && indent !== base && indent.startsWith(base),
  );
  const own = deeper?.slice(base.length) ?? unit;
  if (own === unit) return lines.join(eol);
  return lines
    .map((line, i) => {
      const indent = indents[i]!;
      if (!indent.startsWith(base)) return line;
      let rest = indent.slice(base.length);
      let depth = 0;
      for (; rest.startsWith(own); depth++) rest = rest.slice(own.length);
      return base + unit.repeat(depth) + rest + line.slice(indent.length);
    })
    .join(eol);
}

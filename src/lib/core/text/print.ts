/*
 * Prints new text in the file's own style. A value is printed like the neighboring sample: inline or on several
 * lines, with its spacing after colons and inside brackets; nested lists follow the sample's lists under the same
 * key. Existing values are embedded unchanged, re-indented only where their depth changes.
 */

/** A value in a text, with offsets relative to its own start. Nodes of the model have this shape. */
export type SyntaxValue =
  | {
      readonly type: 'object';
      readonly length: number;
      readonly members: readonly SyntaxMember[];
    }
  | {
      readonly type: 'array';
      readonly length: number;
      readonly items: readonly SyntaxValue[];
      readonly starts: readonly number[];
    }
  | { readonly type: 'string' | 'number' | 'boolean' | 'null'; readonly length: number };

export interface SyntaxMember {
  readonly key: string;
  readonly at: number;
  readonly keyLength: number;
  readonly start: number;
  readonly value: SyntaxValue;
}

/** A value and its offset in `text`. */
export interface Sample {
  readonly text: string;
  readonly at: number;
  readonly value: SyntaxValue;
}

/** An existing value of the file that becomes part of new text. */
export class Embedded<N extends SyntaxValue = SyntaxValue> {
  constructor(
    readonly node: N,
    /** Its text, with the indentation of its line. */
    readonly text: string,
    readonly indent: string,
    /** A duplicate of the original: it does not keep the original's identity. */
    readonly copy = false,
    /** The text differs from the node's own. */
    readonly altered = false,
  ) {}
}

/** Plain JSON with embedded pieces of the file. */
export type Printable =
  | string
  | number
  | boolean
  | null
  | Embedded
  | readonly Printable[]
  | { readonly [key: string]: Printable };

/** The layout of lines at the insertion point. */
export interface Style {
  /** Indentation of the line on which the value starts. */
  readonly indent: string;
  /** One level of indentation. */
  readonly unit: string;
  readonly eol: string;
  /** Between a key and its value: ": ". */
  readonly colon: string;
  /** After a comma on one line: " ". */
  readonly gap: string;
  /** Everything on one line. */
  readonly inline: boolean;
}

/** Printed text, and the offsets of embedded pieces in it (`same`: their text is unchanged). */
export interface Printed {
  readonly text: string;
  readonly carried: readonly {
    readonly at: number;
    readonly node: SyntaxValue;
    readonly same: boolean;
  }[];
}

/** Prints a value in a style, laid out like the sample if there is one. */
export function print(value: Printable, style: Style, sample?: Sample): Printed {
  const carried: { at: number; node: SyntaxValue; same: boolean }[] = [];
  let text = '';

  const put = (value: Printable, style: Style, sample: Sample | undefined): void => {
    if (value instanceof Embedded) {
      const moved = reindent(value.text, value.indent, style.indent);
      if (!value.copy)
        carried.push({
          at: text.length,
          node: value.node,
          same: !value.altered && moved === value.text,
        });
      text += moved;
    } else if (Array.isArray(value)) {
      const items = value as readonly Printable[];
      const like = sample?.value.type === 'array' ? sample : undefined;
      entries('[', ']', items.length, style, like, (i, inner) =>
        put(items[i]!, inner, like && itemSample(like)),
      );
    } else if (typeof value === 'object' && value !== null) {
      const like = sample?.value.type === 'object' ? sample : undefined;
      const members = Object.entries(value);
      entries('{', '}', members.length, style, like, (i, inner) => {
        const [key, of] = members[i]!;
        text += JSON.stringify(key) + inner.colon;
        put(of, inner, like && memberSample(like, key));
      });
    } else text += JSON.stringify(value);
  };

  const entries = (
    open: string,
    close: string,
    count: number,
    style: Style,
    like: Sample | undefined,
    entry: (i: number, style: Style) => void,
  ): void => {
    text += open;
    if (count === 0) {
      text += close;
      return;
    }
    const layout = like && layoutOf(like);
    const inline = style.inline || (layout?.inline ?? false);
    const colon = layout?.colon ?? style.colon;
    const indent = inline ? style.indent : style.indent + (layout?.unit ?? style.unit);
    const inner: Style = { ...style, inline, colon, indent };
    const lead = inline ? (layout?.pad ?? (open === '{' ? style.gap : '')) : style.eol + indent;
    const between = inline ? style.gap : style.eol + indent;
    for (let i = 0; i < count; i++) {
      text += i === 0 ? lead : `,${between}`;
      entry(i, inner);
    }
    text += inline ? lead : style.eol + style.indent;
    text += close;
  };

  put(value, style, sample);
  return { text, carried };
}

interface Layout {
  readonly inline: boolean;
  /** Padding inside the brackets of an inline list. */
  readonly pad: string;
  /** The indentation of its entries, from its own line. */
  readonly unit: string | undefined;
  readonly colon: string | undefined;
}

/** How a sample is laid out. Returns undefined for an empty sample, which shows no layout. */
function layoutOf({ text, at, value }: Sample): Layout | undefined {
  if (value.type !== 'object' && value.type !== 'array') return undefined;
  const first = value.type === 'array' ? value.starts[0] : value.members[0]?.at;
  if (first === undefined) return undefined;
  const pad = text.slice(at + 1, at + first);
  const m = value.type === 'object' ? value.members[0] : undefined;
  const colon = m && text.slice(at + m.at + m.keyLength, at + m.start);
  const plain = /^\s*$/.test(pad) ? pad : '';
  return {
    inline: !/[\r\n]/.test(text.slice(at, at + value.length)),
    pad: plain,
    unit: unitOf(plain, indentAt(text, at)),
    colon: colon !== undefined && /^[ \t]*:[ \t]*$/.test(colon) ? colon : undefined,
  };
}

function unitOf(pad: string, outer: string): string | undefined {
  const own = /[\r\n]([ \t]*)$/.exec(pad)?.[1] ?? '';
  return own.length > outer.length && own.startsWith(outer) ? own.slice(outer.length) : undefined;
}

function memberSample({ text, at, value }: Sample, key: string): Sample | undefined {
  if (value.type !== 'object') return undefined;
  const m = value.members.find((candidate) => candidate.key === key);
  return m && { text, at: at + m.start, value: m.value };
}

function itemSample({ text, at, value }: Sample): Sample | undefined {
  if (value.type !== 'array') return undefined;
  const i = value.items.findIndex((item) => item.type === 'object');
  const item = value.items[Math.max(i, 0)];
  return item && { text, at: at + value.starts[Math.max(i, 0)]!, value: item };
}

/** A value's text moved from lines indented by `from` to lines indented by `to`. JSON strings contain no line ends. */
export function reindent(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text.replace(/(\r\n|\r|\n)([ \t]*)(?![ \t\r\n])/g, (line, eol: string, indent: string) =>
    indent.startsWith(from) ? eol + to + indent.slice(from.length) : line,
  );
}

/** The white space at the start of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  let start = lineStart(text, offset);
  if (text.charCodeAt(start) === 0xfeff) start++;
  let end = start;
  while (end < offset && (text[end] === ' ' || text[end] === '\t')) end++;
  return text.slice(start, end);
}

/** The start of the line of an offset. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineEnd(text.charCodeAt(start - 1))) start--;
  return start;
}

export const isLineEnd = (code: number): boolean => code === 10 || code === 13;

export const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

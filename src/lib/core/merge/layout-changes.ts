/*
 * What a side changed in the form of a file and not in its content: indentation, line ends, blank lines, comments. The
 * base and the other side get these changes first, so that the merge finds only content that differs.
 */
import { fingerprint } from '../compare/fingerprint.ts';
import { read } from '../document/read.ts';
import type { Node } from '../document/node.ts';
import { apply, type TextEdit } from '../text/edit.ts';
import { touch } from '../text/line-edits.ts';
import { restyled } from '../text/restyle.ts';
import { Token, tokensOf } from '../text/syntax.ts';

export interface Texts {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** All three in the indentation and with the line ends that one side changed to, if the other side kept the base's. */
export function inOneStyle({ base, ours, theirs }: Texts): Texts {
  const [old, mine, other] = [styleOf(base), styleOf(ours), styleOf(theirs)];
  const [isOurs, isTheirs] = [!isSameStyle(old, mine), !isSameStyle(old, other)];
  if (isOurs === isTheirs && !isSameStyle(mine, other)) return { base, ours, theirs };
  const style = isOurs ? mine : other;
  const styled = (text: string, own: TextStyle) =>
    isSameStyle(own, style) ? text : sameContent(text, restyled(text, style.unit, style.eol));
  return { base: styled(base, old), ours: styled(ours, mine), theirs: styled(theirs, other) };
}

interface TextStyle {
  readonly unit: string;
  readonly eol: string;
}

const styleOf = (text: string): TextStyle => ({
  unit: /(?:\r\n|\r|\n)([ \t]+)\S/.exec(text)?.[1] ?? '',
  eol: /\r\n|\r|\n/.exec(text)?.[0] ?? '',
});

const isSameStyle = (a: TextStyle, b: TextStyle): boolean =>
  a.eol === '' || b.eol === '' || (a.eol === b.eol && (a.unit === b.unit || !a.unit || !b.unit));

/** How two versions changed the lines of their base. */
export interface LineChanges {
  readonly ours: readonly TextEdit[];
  readonly theirs: readonly TextEdit[];
}

/** The base and ours with the lines in which theirs differs from the base in form only, where ours has the base's. */
export function withTheirLayout(texts: Texts, changes: LineChanges): Texts {
  const { base, ours, theirs } = texts;
  const free = changes.theirs.filter(
    (edit) =>
      isSameCode(base.slice(edit.at, edit.at + edit.remove), edit.insert) &&
      !changes.ours.some((one) => touch(one, edit)),
  );
  if (free.length === 0) return texts;
  const both = apply(
    base,
    [...changes.ours, ...free].sort((a, b) => a.at - b.at),
  );
  const laidOut = apply(base, free);
  const isKept = sameContent(ours, both) === both && sameContent(base, laidOut) === laidOut;
  return isKept ? { base: laidOut, ours: both, theirs } : texts;
}

/** Whether two pieces of text have the same tokens, apart from comments. */
function isSameCode(one: string, other: string): boolean {
  const [a, b] = [codeOf(one), codeOf(other)];
  return a !== undefined && a === b;
}

function codeOf(piece: string): string | undefined {
  const tokens = tokensOf(piece);
  const parts: string[] = [];
  for (tokens.next(); tokens.kind !== Token.end; tokens.next()) {
    if (tokens.bad) return undefined;
    parts.push(piece.slice(tokens.at, tokens.at + tokens.length));
  }
  return parts.join('\n');
}

/** The new text if it has the same content; otherwise the old one. */
export function sameContent(old: string, now: string): string {
  if (old === now) return old;
  const [a, b] = [old, now].map(rootOf);
  return a && b && fingerprint(a) === fingerprint(b) ? now : old;
}

export const rootOf = (text: string): Node | undefined =>
  read(new Map([['', text]]), '').files.get('')!.root;

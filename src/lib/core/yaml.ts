/*
 * YAML, and JSON, which is faster read by the platform: the frontmatter of pages and API specifications. Nothing
 * is made of what is read but plain values; aliases stand for the same object, so whoever walks it counts its steps.
 */
import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml';
import { refuse, type Result } from './result.ts';

/** With `<<`, which takes over the keys of another object; dates stay text. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** A value, or why there is none: the reason without a full stop, and the line, from 1, where it is known. */
export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string; readonly line: number | undefined };

/** The value of a JSON or YAML text. */
export function parseYaml(text: string): Parsed {
  if (/^\s*[[{]/.test(text)) {
    try {
      return { ok: true, value: JSON.parse(text) as unknown };
    } catch {
      // Flow style YAML begins in the same way.
    }
  }
  try {
    return { ok: true, value: loadAsWritten(text) };
  } catch (error) {
    if (error instanceof RangeError)
      return { ok: false, reason: 'nested too deeply', line: undefined };
    if (!(error instanceof YAMLException)) throw error;
    return { ok: false, reason: error.reason, line: error.mark && error.mark.line + 1 };
  }
}

/** So many lines of one text are moved at most, and so many characters read again for it. */
const MOST_MOVED = 100;
const MOST_AGAIN = 20_000_000;
const FAR = ' '.repeat(120);

/**
 * The parser wants lines inside brackets and quotes further in than the key that they belong to; people write the
 * last `]` under the key, and other parsers take it. How far in such a line is says nothing, so it is moved.
 */
function loadAsWritten(text: string): unknown {
  let lines: string[] | undefined;
  for (let moved = 0; ; moved++) {
    try {
      return load(lines?.join('\n') ?? text, { schema: SCHEMA });
    } catch (error) {
      const at = error instanceof YAMLException ? error.mark?.line : undefined;
      const isIndent = error instanceof YAMLException && error.reason === 'deficient indentation';
      lines ??= text.split('\n');
      const line = at === undefined ? undefined : lines[at];
      const isOver = moved >= MOST_MOVED || text.length * moved > MOST_AGAIN;
      if (!isIndent || isOver || line === undefined || line.startsWith(FAR)) throw error;
      lines[at!] = FAR + line;
    }
  }
}

/** The value of a JSON or YAML text; or in words what is wrong with it, and where. */
export function readYaml(text: string): Result<unknown> {
  const parsed = parseYaml(text);
  if (parsed.ok) return parsed;
  const { reason, line } = parsed;
  if (line === undefined && reason === 'nested too deeply')
    return refuse('yaml', 'This cannot be read: it is nested too deeply.');
  const where = line === undefined ? '' : ` in line ${line}`;
  return refuse('yaml', `This cannot be read as YAML: ${reason}${where}.`);
}

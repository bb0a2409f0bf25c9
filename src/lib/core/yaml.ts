/*
 * Parses YAML, and JSON, which the platform reads faster: the frontmatter of pages, and API specifications. The result
 * consists of plain values only. Aliases refer to the same object, so callers that traverse the result must count their
 * steps.
 */
import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml';
import { refuse, type Result } from './result.ts';
import * as m from './yaml-messages.ts';

/** Supports `<<`, which copies the keys of another object. Dates stay text. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** A value, or why there is none: the reason without a period, and the line, from 1, if it is known. */
export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string; readonly line: number | undefined };

/** Parses a JSON or YAML text. */
export function parseYaml(text: string): Parsed {
  if (/^\s*[[{]/.test(text)) {
    try {
      return { ok: true, value: JSON.parse(text) as unknown };
    } catch {
      // YAML in flow style starts the same way.
    }
  }
  try {
    return { ok: true, value: loadAsWritten(text) };
  } catch (error) {
    if (error instanceof RangeError)
      return { ok: false, reason: m.nestedTooDeeply, line: undefined };
    if (!(error instanceof YAMLException)) throw error;
    return { ok: false, reason: error.reason, line: error.mark && error.mark.line + 1 };
  }
}

/** Limits for one text: the number of lines to move, and the characters that are read again for it. */
const MOST_MOVED = 100;
const MOST_AGAIN = 20_000_000;
const FAR = ' '.repeat(120);

/**
 * Parses with relaxed indentation. The parser wants lines inside brackets and quotes indented further than their key,
 * but people write the last `]` under the key, and other parsers accept that. The indentation of such a line has no
 * meaning, so it is increased.
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

/** The value of a JSON or YAML text, or what is wrong with it, and where. */
export function readYaml(text: string): Result<unknown> {
  const parsed = parseYaml(text);
  if (parsed.ok) return parsed;
  const { reason, line } = parsed;
  if (line === undefined && reason === m.nestedTooDeeply)
    return refuse('yaml', m.cannotBeReadTooDeep);
  return refuse('yaml', m.notYaml(reason, line));
}

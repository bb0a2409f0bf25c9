/* The options of a command, described once for parsing and for the help. Node itself splits the arguments. */
import { parseArgs } from 'node:util';
import { nearestWord } from '../lib/core/text/typo.ts';
import { Unusable } from './io.ts';
import * as m from './messages.ts';

export interface Option {
  /** "--severity" */
  readonly name: `--${string}`;
  /** Its value, as the help shows it. Absent for an option without one. */
  readonly value?: string;
  /** Sentences for the help, one per line. */
  readonly what: readonly string[];
}

export interface Given {
  /** Arguments that aren't options, in order. "-" is standard input. */
  readonly rest: readonly string[];
  /** Values by option name, "" for an option without a value. If an option is given twice, the last one counts. */
  readonly flags: ReadonlyMap<string, string>;
}

/** Splits arguments into options and the rest. Throws on unknown options, and on missing or unexpected values. */
export function given(args: readonly string[], options: readonly Option[]): Given {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      options.map(({ name, value }) => [
        name.slice(2),
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.rawName);
    if (!option) throw unknown(token.rawName, options);
    const { name, value } = option;
    if (value === undefined && token.value !== undefined) throw new Unusable(m.takesNoValue(name));
    // The value was probably forgotten: "--severity --json".
    if (value !== undefined && (token.value === undefined || isForgotten(token)))
      throw new Unusable(m.needsValue(name, value));
    flags.set(name, token.value ?? '');
  }
  return { rest: positionals, flags };
}

const isForgotten = ({ value, inlineValue }: { value?: string; inlineValue?: boolean }): boolean =>
  !inlineValue && value!.startsWith('--');

function unknown(name: string, options: readonly Option[]): Unusable {
  const near = nearestWord(
    name,
    options.map((option) => option.name),
  );
  return new Unusable(
    near === undefined ? m.unknownOption(name) : m.unknownOptionButNear(name, near),
  );
}

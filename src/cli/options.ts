/* The options of a command: described once, for reading them and for the help. Node itself splits them. */
import { parseArgs } from 'node:util';
import { nearestWord } from '../lib/core/rules/near.ts';
import { Unusable } from './io.ts';

export interface Option {
  /** "--severity" */
  readonly name: `--${string}`;
  /** What follows it, as the help shows it; absent for an option that is only there or not. */
  readonly value?: string;
  /** Sentences for the help, a line each. */
  readonly what: readonly string[];
}

export interface Given {
  /** What isn't an option, in order; "-" is standard input. */
  readonly rest: readonly string[];
  /** By name; "" for an option without a value. Of an option that is given twice the last counts. */
  readonly flags: ReadonlyMap<string, string>;
}

/** Splits arguments into options and the rest. Refuses options that are unknown, and values that are missing or too many. */
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
    if (value === undefined && token.value !== undefined)
      throw new Unusable(`${name} takes no value.`);
    // The value of another option was probably forgotten: "--severity --json".
    if (value !== undefined && (token.value === undefined || isForgotten(token)))
      throw new Unusable(`${name} needs a value: ${name} ${value}.`);
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
    near === undefined
      ? `Unknown option ${name}. --help lists the options.`
      : `Unknown option ${name}. Did you mean ${near}?`,
  );
}

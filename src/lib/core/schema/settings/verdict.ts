/*
 * Compares a value with the description: what is wrong and where, in a few words that a sentence can be made of, and
 * which unknown keys are merely ignored.
 */
import type { Schema } from '../notes.ts';
import { counted } from '../../text/plural.ts';
import * as z from '../zod.ts';
import { formsOf, innerOf, isReference } from './inside.ts';

type SettingPath = readonly (string | number)[];

export interface Wrong {
  /** Path from the value that was judged to what is wrong. For missing and unknown keys, the path of their object. */
  readonly path: SettingPath;
  /**
   * `missing`: a key is missing. `wrong`: the value is not what it must be. `unknown`: `keys` are unknown, and refused.
   */
  readonly is: 'missing' | 'wrong' | 'unknown';
  readonly keys: readonly string[];
  /** Completes “It must be …”. */
  readonly wanted: string;
  /** The values of a choice. */
  readonly values: readonly string[];
}

type Issue = z.core.$ZodIssue;

/** What is wrong with a value, in the order of the description's keys. Empty if it is right. */
export function verdictOn(schema: Schema, value: unknown): readonly Wrong[] {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => wrongsIn(issue, [], value));
}

/** The issue in plain words. For a value with several forms, the issues of the one that was probably meant. */
function wrongsIn(issue: Issue, before: SettingPath, whole: unknown): readonly Wrong[] {
  const path = [...before, ...(issue.path as SettingPath)];
  if (issue.code === 'invalid_union') {
    const tried = issue.errors.filter((issues) => !issues.some(isOfReference));
    const fitting = tried.filter((issues) => !issues.some(isOfType));
    const [best] = [...fitting].sort((a, b) => a.length - b.length);
    const chosen = best ?? (isOwnWord(issue.message) ? undefined : tried[0]);
    if (chosen) return chosen.flatMap((inner) => wrongsIn(inner, path, whole));
  }
  if (issue.code === 'unrecognized_keys')
    return [{ path, is: 'unknown', keys: issue.keys, wanted: '', values: [] }];
  const values = valuesOf(issue);
  const wanted = isOwnWord(issue.message) ? issue.message : wordsFor(issue, values);
  if (path.length > 0 && at(whole, path) === undefined) {
    const key = String(path.at(-1));
    return [{ path: path.slice(0, -1), is: 'missing', keys: [key], wanted, values }];
  }
  return [{ path, is: 'wrong', keys: [], wanted, values }];
}

const isOfReference = ({ path }: Issue): boolean => path[0] === '$ref';

/** The value as a whole has another type. */
const isOfType = ({ code, path }: Issue): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

/** Whether the message is ours: zod's own says nothing. */
const isOwnWord = (message: string): boolean => message !== 'Invalid input';

const valuesOf = (issue: Issue): readonly string[] =>
  issue.code === 'invalid_value' ? issue.values.map(String) : [];

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  boolean: 'true or false, without quotes',
  number: 'a number, without quotes',
  object: 'an object in braces',
  record: 'an object in braces',
  array: 'a list in brackets',
};

function wordsFor(issue: Issue, values: readonly string[]): string {
  if (values.length === 1) return `“${values[0]!}”`;
  if (values.length > 1)
    return `${values
      .slice(0, -1)
      .map((one) => `“${one}”`)
      .join(', ')} or “${values.at(-1)!}”`;
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? 'something else';
  if (issue.code === 'too_small' && issue.minimum > 1)
    return `text of at least ${counted(Number(issue.minimum), 'character', 'characters')}`;
  return issue.code === 'too_small' ? 'non-empty text in quotes' : 'something else';
}

function at(value: unknown, path: SettingPath): unknown {
  let inner = value;
  for (const step of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
      return undefined;
    inner = (inner as Readonly<Record<string | number, unknown>>)[step];
  }
  return inner;
}

/** The paths of keys that aren't in the description, and that the builder ignores. */
export function strangersIn(schema: Schema, value: unknown): readonly SettingPath[] {
  const found: SettingPath[] = [];
  visit(schema, value, [], found);
  return found;
}

function visit(schema: Schema, value: unknown, path: SettingPath, found: SettingPath[]): void {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '$ref')) return;
  const forms = formsOf(schema).filter((form) => !isReference(form));
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const known = innerOf(forms, step);
    if (!known) found.push([...path, step]);
    for (const one of known ?? []) visit(one, inner, [...path, step], found);
  }
}

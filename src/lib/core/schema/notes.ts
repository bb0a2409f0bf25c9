/*
 * What the schema says beside shapes: titles and help for completion, and which alternatives it takes in
 * silence. The rules have errors and warnings, a schema only yes and no: a value that deserves a warning is
 * taken, but completion hears of the right one alone.
 */
import type { FieldType } from '../rules/kinds.ts';
import * as z from './zod.ts';

export type Schema = z.ZodMiniType;

export interface Note {
  /** Names a definition that others refer to. */
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  /** One for each value of an enum. */
  readonly enumDescriptions?: readonly string[];
  /** What each value does, by value. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** What the value is for people, which tells what is known that could stand there. */
  readonly role?: FieldType;
  /** Where the key stands among those that are suggested. */
  readonly suggestSortText?: string;
  /** What can be put in as a whole; `$1` is where the cursor goes. */
  readonly defaultSnippets?: readonly {
    readonly label: string;
    readonly description: string;
    readonly body: unknown;
  }[];
}
export const notes = z.registry<Note>();

const halfSpoken = new WeakSet<object>();

/** Describes the first and takes the second, too. */
export function described(schema: Schema, taken: Schema): Schema {
  const union = z.union([schema, taken]);
  halfSpoken.add(union);
  return union;
}

/** Whether only the first alternative of this union is to be described. */
export const isHalfSpoken = (schema: object): boolean => halfSpoken.has(schema);

/** The same shape, to be noted otherwise. */
export function again(schema: Schema): Schema {
  const copy = z.clone(schema);
  if (isHalfSpoken(schema)) halfSpoken.add(copy);
  return copy;
}

/** The same schema with a title and help, or more of them. */
export function noted<S extends Schema>(schema: S, note: Note): S {
  notes.add(schema, { ...notes.get(schema), ...note });
  return schema;
}

/** An object of a file of its own stands here. Beside it its sibling keys count. */
export const reference: Schema = noted(
  z.looseObject({
    $ref: noted(z.string(), {
      title: 'Reference',
      description: 'The path of a JSON file, relative to this one, whose content stands here.',
      suggestSortText: '9',
    }),
  }),
  { id: 'reference' },
);

/*
 * What the schema says besides shapes: titles and help for completion, and which alternatives it accepts silently. The
 * rules have errors and warnings, a schema only yes and no: a value that deserves a warning is accepted, but completion
 * knows only the right one.
 */
import type { FieldType } from './kinds.ts';
import * as z from './zod.ts';
import * as m from './messages.ts';

export type Schema = z.ZodMiniType;

export interface Note {
  /** The name of a definition that others refer to. */
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  /** One for each value of an enum. */
  readonly enumDescriptions?: readonly string[];
  /** What each value does, by value. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** What the value is for people, which determines what can be suggested for it. */
  readonly role?: FieldType;
  /** Where the key is sorted among the suggestions. */
  readonly suggestSortText?: string;
  /** Whole values to insert; `$1` is where the cursor goes. */
  readonly defaultSnippets?: readonly {
    readonly label: string;
    readonly description: string;
    readonly body: unknown;
  }[];
}
export const notes = z.registry<Note>();

const halfSpoken = new WeakSet<object>();

/** Describes the first schema, and accepts the second, too. */
export function described(schema: Schema, taken: Schema): Schema {
  const union = z.union([schema, taken]);
  halfSpoken.add(union);
  return union;
}

/** Whether only the first alternative of this union is described. */
export const isHalfSpoken = (schema: object): boolean => halfSpoken.has(schema);

/** A copy of the schema, to give it other notes. */
export function again(schema: Schema): Schema {
  const copy = z.clone(schema);
  if (isHalfSpoken(schema)) halfSpoken.add(copy);
  return copy;
}

/** The same schema with a title and help, or with more of them. */
export function noted<S extends Schema>(schema: S, note: Note): S {
  notes.add(schema, { ...notes.get(schema), ...note });
  return schema;
}

/** An object from another file. The keys next to the `$ref` count. */
export const reference: Schema = noted(
  z.looseObject({
    $ref: noted(z.string(), {
      title: m.reference,
      description: m.referenceHelp,
      suggestSortText: '9',
    }),
  }),
  { id: 'reference' },
);

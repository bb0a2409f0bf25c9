/*
 * The building blocks of the settings' description: values in zod with a title and help. The message of a schema
 * completes the sentence “It must be …”; if it is left out, the type supplies one. A `$ref` may be written in place of
 * every value.
 */
import type { FieldType } from '../kinds.ts';
import { described, noted, reference, type Note, type Schema } from '../notes.ts';
import { counted } from '../../text/plural.ts';
import * as z from '../zod.ts';

/** A color that the builder accepts: three or six digits. */
export const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

type More = Omit<Note, 'title' | 'description' | 'role'>;

const value = (schema: Schema, role: FieldType, title: string, help: string, more: More = {}) =>
  noted(described(schema, reference), { title, description: help, role, ...more });

/** Text of at least `least` characters. */
export const text = (title: string, help: string, least = 0, role: FieldType = 'text'): Schema => {
  const error =
    least > 1 ? `text of at least ${counted(least, 'character', 'characters')}` : WRITTEN[least];
  return value(z.string({ error }).check(z.minLength(least, { error })), role, title, help);
};
const WRITTEN = ['text in quotes', 'non-empty text in quotes'];

export const longText = (title: string, help: string): Schema => text(title, help, 0, 'long-text');

/** A link where the builder checks none: any text. */
export const link = (title: string, help: string): Schema => text(title, help, 0, 'link');

/** Text that matches this pattern. `wanted` describes it in words. */
export const textLike = (pattern: RegExp, wanted: string, title: string, help: string): Schema =>
  value(
    z.string({ error: wanted }).check(z.regex(pattern, { error: wanted })),
    'text',
    title,
    help,
  );

export const hex = (title: string, help: string): Schema =>
  textLike(HEX, 'a hex color such as #0d9373', title, help);

export const url = (title: string, help: string): Schema =>
  textLike(/^[a-z][a-z0-9+.-]*:\S/i, 'a full URL such as https://example.com', title, help);

export const flag = (title: string, help: string, more: More = {}): Schema =>
  value(z.boolean(), 'switch', title, help, more);

export const number = (title: string, help: string): Schema =>
  value(z.number(), 'number', title, help);

export const choice = (
  values: readonly string[],
  title: string,
  help: string,
  more: More = {},
): Schema => value(z.enum(values as [string, ...string[]]), 'choice', title, help, more);

export type Shape = Readonly<Record<string, Schema>>;

/** Several settings in braces. Only the keys in `needed` are required; unknown keys are ignored. */
export const section = (
  title: string,
  help: string,
  shape: Shape,
  needed: readonly string[] = [],
): Schema => value(z.looseObject(withOptional(shape, needed)), 'json', title, help);

/** Several settings in braces, and no others: the site does not build with an unknown key. */
export const closed = (
  title: string,
  help: string,
  shape: Shape,
  needed: readonly string[] = [],
): Schema => value(z.strictObject(withOptional(shape, needed)), 'json', title, help);

/** An object without title and help, as one of several forms or as an entry of a list. */
export const object = (shape: Shape, needed: readonly string[] = []): Schema =>
  z.looseObject(withOptional(shape, needed));

export const strict = (shape: Shape, needed: readonly string[] = []): Schema =>
  z.strictObject(withOptional(shape, needed));

const withOptional = (shape: Shape, needed: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [
      key,
      needed.includes(key) ? schema : z.optional(schema),
    ]),
  );

/** A list of these, of at most `most` entries. */
export const list = (entry: Schema, title: string, help: string, most?: number): Schema => {
  const entries = z.array(described(entry, reference));
  const error = `a list of at most ${counted(most ?? 0, 'entry', 'entries')}`;
  return value(
    most === undefined ? entries : entries.check(z.maxLength(most, { error })),
    'json',
    title,
    help,
  );
};

/** An object that is described elsewhere, with a title and help. */
export const one = (form: Schema, title: string, help: string): Schema =>
  value(form, 'json', title, help);

/** Text under keys that people choose. */
export const texts = (title: string, help: string): Schema =>
  value(z.record(z.string(), z.string()), 'json', title, help);

/** One of these forms. `wanted` describes them in words. */
export const either = (
  forms: readonly [Schema, Schema, ...Schema[]],
  wanted: string,
  title: string,
  help: string,
  role: FieldType = 'json',
): Schema => value(z.union(forms, { error: wanted }), role, title, help);

/** Text without title and help, as one of several forms. */
export const plainText = (least = 0): Schema => z.string().check(z.minLength(least));

/** One of these words, without title and help, as one of several forms. */
export const words = (values: readonly string[]): Schema => z.enum(values as [string, ...string[]]);

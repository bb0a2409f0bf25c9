/*
 * The values of fields, by the types of the table. What the rules call an error is refused; where they only warn,
 * anything is accepted. A `$ref` is accepted in place of every value.
 */
import { type Field } from '../schema/kinds.ts';
import { languageName } from '../schema/languages.ts';
import { BANNER_PARTS, COLOR_PARTS, ICON_PARTS } from '../schema/parts.ts';
import { described, noted, reference, type Note, type Schema } from '../schema/notes.ts';
import * as z from '../schema/zod.ts';
import * as m from './messages.ts';

/** Text that isn't blank. */
export const filledText = () => z.string().check(z.regex(/\S/));

type Described = Omit<Field, 'key'>;

/** A field's value, with its title and help. */
export function fieldSchema(field: Described): Schema {
  return shaped(field, typeOf(field));
}

/** A value of this shape with the field's title and help. `taken` is accepted in its place without being described. */
export const shaped = (field: Described, shape: Schema, taken: Schema = reference): Schema =>
  noted(described(shape, taken), { ...noteOf(field), description: helpOf(field) });

/** The notes of a field. */
export const noteOf = ({ label, help, type, meanings }: Described): Note => ({
  title: label,
  description: help,
  role: type,
  ...(meanings ? { meanings } : {}),
});

/** What a field is for, and who supports it. */
export const helpOf = ({ help, spec }: Described): string =>
  spec ? help : m.onlyBuilderKnows(help);

/** One of these values. Language codes get the names of the languages. */
export function choiceOf(values: readonly string[]): Schema {
  const choice = z.enum(values as [string, ...string[]]);
  const names = values.flatMap((value) => languageName(value) ?? []);
  return names.length === values.length ? noted(choice, { enumDescriptions: names }) : choice;
}

function typeOf({ type, values = [] }: Described): Schema {
  switch (type) {
    case 'text':
    case 'long-text':
    case 'link':
      return z.string();
    case 'page-path':
      return filledText();
    case 'switch':
      return z.boolean();
    case 'number':
      return z.number();
    case 'choice':
      return choiceOf(values);
    case 'icon':
      return icon;
    case 'color':
      return color;
    case 'banner':
      return banner;
    case 'specification':
    case 'json':
      return z.union([z.looseObject({}), z.array(z.unknown())]);
  }
}

type Parts = Record<string, Schema>;

/** The parts of an object, all of them optional. */
export function partsOf(
  fields: readonly Field[],
  shapeOf: (field: Field) => Schema = typeOf,
): Parts {
  return Object.fromEntries(
    fields.map((field) => [field.key, z.optional(noted(shapeOf(field), noteOf(field)))]),
  );
}

/** The first part, which is required and must not be blank. */
function required(fields: readonly Field[], shape: Schema = filledText()): Parts {
  const first = fields[0]!;
  return { [first.key]: noted(shape, noteOf(first)) };
}

const hex = () => z.string().check(z.regex(/^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/));
const color = noted(z.strictObject(partsOf(COLOR_PARTS, hex)), { id: 'color' });
const banner = noted(
  z.looseObject({
    ...partsOf(BANNER_PARTS, (field) =>
      field.type === 'color' ? described(color, reference) : typeOf(field),
    ),
    ...required(BANNER_PARTS, z.string().check(z.minLength(1))),
  }),
  { id: 'banner' },
);
const icon = noted(
  z.union([z.string(), z.looseObject({ ...partsOf(ICON_PARTS), ...required(ICON_PARTS) })]),
  { id: 'icon' },
);

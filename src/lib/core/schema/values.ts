/*
 * The values of fields, by the types of the table. What the rules call an error is demanded; where they only
 * warn, anything is taken. A `$ref` may stand in place of every value.
 */
import { EXTRA_LANGUAGES, LANGUAGES, type Field } from '../rules/kinds.ts';
import { BANNER_PARTS, COLOR_PARTS, ICON_PARTS, SPECIFICATION_PARTS } from '../rules/parts.ts';
import { described, noted, reference, type Note, type Schema } from './notes.ts';
import * as z from './zod.ts';

/** Text that is more than blanks. */
export const written = () => z.string().check(z.regex(/\S/));

type Described = Omit<Field, 'key'>;

/** A field's value, with its title and help. */
export function fieldSchema(field: Described): Schema {
  const { type, spec } = field;
  const isDemanded = spec || type === 'icon' || type === 'banner';
  return noted(described(typeOf(field), isDemanded ? reference : z.unknown()), {
    ...noteOf(field),
    description: helpOf(field),
  });
}

/** What is said of a field. */
export const noteOf = ({ label, help, type, meanings }: Described): Note => ({
  title: label,
  description: help,
  role: type,
  ...(meanings ? { meanings } : {}),
});

/** What a field is for, and who knows it. */
export const helpOf = ({ help, spec }: Described): string =>
  spec ? help : `${help} The site’s builder knows it; the specification does not name it.`;

/** One of these values; of language codes with the names of the languages. */
export function choiceOf(values: readonly string[]): Schema {
  const choice = z.enum(values as [string, ...string[]]);
  const names = values.flatMap((value) => LANGUAGES[value] ?? EXTRA_LANGUAGES[value] ?? []);
  return names.length === values.length ? noted(choice, { enumDescriptions: names }) : choice;
}

function typeOf({ type, values = [] }: Described): Schema {
  switch (type) {
    case 'text':
    case 'long-text':
    case 'link':
      return z.string();
    case 'page-path':
      return written();
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
      return specification;
    case 'json':
      return z.union([z.looseObject({}), z.array(z.unknown()), z.string()]);
  }
}

type Parts = Record<string, Schema>;

/** The parts of an object, none of them required; `wanted` tells which are demanded as they are described. */
function partsOf(fields: readonly Field[], wanted: (field: Field) => boolean): Parts {
  return Object.fromEntries(
    fields.map((field) => {
      const value = described(typeOf(field), wanted(field) ? reference : z.unknown());
      return [field.key, z.optional(noted(value, noteOf(field)))];
    }),
  );
}

/** The first part, which has to be there and be more than blanks. */
function required(fields: readonly Field[]): Parts {
  const first = fields[0]!;
  return { [first.key]: noted(written(), noteOf(first)) };
}

const never = () => false;
const always = () => true;
const color = noted(z.looseObject(partsOf(COLOR_PARTS, never)), { id: 'color' });
const banner = noted(
  z.looseObject({ ...partsOf(BANNER_PARTS, ({ spec }) => spec), ...required(BANNER_PARTS) }),
  { id: 'banner' },
);
const icon = noted(
  z.union([z.string(), z.looseObject({ ...partsOf(ICON_PARTS, always), ...required(ICON_PARTS) })]),
  { id: 'icon' },
);
const source = z.looseObject(partsOf(SPECIFICATION_PARTS, never));
const specification = noted(
  z.union([z.string(), source, z.array(z.union([z.string(), source, reference]))]),
  { id: 'specification' },
);

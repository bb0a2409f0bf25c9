/* Looks inside a description: the forms that a value may have, and what is described below them. */
import { reference, type Schema } from '../notes.ts';
import * as z from '../zod.ts';

export const isReference = (schema: Schema): boolean => schema === reference;

/** The forms that a value may have. Unwraps unions and optional values. */
export function formsOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodMiniOptional) return formsOf(schema.def.innerType as Schema);
  if (schema instanceof z.ZodMiniUnion)
    return (schema.def.options as readonly Schema[]).flatMap(formsOf);
  return [schema];
}

/**
 * What is described under a key or an index in any of these forms. Undefined: the key is unknown, and the builder
 * ignores it. An empty list: nothing is described there, or the key is refused anyway.
 */
export function innerOf(
  forms: readonly Schema[],
  step: string | number,
): readonly Schema[] | undefined {
  const found = forms.flatMap((form): readonly Schema[] => {
    if (form instanceof z.ZodMiniArray && typeof step === 'number')
      return [form.def.element as Schema];
    if (form instanceof z.ZodMiniRecord) return [form.def.valueType as Schema];
    if (!(form instanceof z.ZodMiniObject)) return [];
    const shape = form.def.shape as Readonly<Record<string, Schema>>;
    return Object.hasOwn(shape, step) ? [shape[step]!] : [];
  });
  if (found.length > 0 || forms.some(isSilent)) return found;
  return forms.some((form) => form instanceof z.ZodMiniObject) ? undefined : found;
}

/** What each entry of a list has to be. Undefined if the form isn't a list, or says more about the list as a whole. */
export const elementOf = (form: Schema): Schema | undefined =>
  form instanceof z.ZodMiniArray && !form.def.checks?.length
    ? (form.def.element as Schema)
    : undefined;

/** Accepts any key, or refuses unknown ones itself. */
const isSilent = (form: Schema): boolean =>
  form instanceof z.ZodMiniRecord ||
  (form instanceof z.ZodMiniObject && (Object.keys(form.def.shape).length === 0 || isClosed(form)));

const isClosed = (form: z.ZodMiniObject): boolean => form.def.catchall instanceof z.ZodMiniNever;

/** What is described at the end of this path, with titles and help. Undefined if nothing is. */
export function schemaAt(
  shape: Readonly<Record<string, Schema>>,
  [first, ...path]: readonly (string | number)[],
): Schema | undefined {
  let schema = Object.hasOwn(shape, String(first)) ? shape[String(first)] : undefined;
  for (const step of path) schema = schema && innerOf(formsOf(schema), step)?.[0];
  return schema instanceof z.ZodMiniOptional ? (schema.def.innerType as Schema) : schema;
}

/** The values of a choice. Empty for anything else. */
export const choicesOf = (schema: Schema): readonly string[] =>
  formsOf(schema).flatMap((form) =>
    form instanceof z.ZodMiniEnum ? form.options.map(String) : [],
  );

/** Whether the key with this schema is optional. */
export const isOptional = (schema: Schema): boolean => schema instanceof z.ZodMiniOptional;

/** The keys that a form names. */
export const knownKeys = (form: Schema): readonly string[] =>
  form instanceof z.ZodMiniObject ? Object.keys(form.def.shape) : [];

/*
 * The schema of docs.json as a JSON schema, for completion and help in the text: what is right, without what is only
 * tolerated.
 */
import { docs } from './docs.ts';
import { isHalfSpoken, notes } from '../schema/notes.ts';
import * as z from '../schema/zod.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

let made: JsonSchema | undefined;

/** docs.json as a JSON schema (2020-12), created once. Kinds are in `$defs` under their names. */
export const docsJsonSchema = (): JsonSchema =>
  (made ??= z.toJSONSchema(docs, {
    metadata: notes,
    override: ({ zodSchema, jsonSchema }) => {
      const [first] = isHalfSpoken(zodSchema) ? (jsonSchema.anyOf ?? []) : [];
      if (first) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { ...first, ...jsonSchema });
      }
      const types = jsonSchema.anyOf?.map(({ type }) => type);
      // The type decides what is inserted for a key.
      if (types?.every((type) => type !== undefined))
        jsonSchema.type = [...new Set(types)] as never;
    },
  }));

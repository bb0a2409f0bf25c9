/* What pages are generated from: API specifications, a GraphQL schema, a code library. */
import { SPECIFICATION_PARTS } from '../schema/parts.ts';
import { noted, reference, type Schema } from '../schema/notes.ts';
import { partsOf, filledText } from './values.ts';
import * as z from '../schema/zod.ts';

/** A file or an address, an object with it as the source, or a list of these. */
function specification(id: string, parts: typeof SPECIFICATION_PARTS): Schema {
  const source = z.strictObject({ ...partsOf(parts), source: noted(filledText(), SOURCE) });
  const entry = z.union([filledText(), source, reference]);
  return noted(z.union([filledText(), source, z.array(entry)]), { id });
}

const SOURCE = { title: SPECIFICATION_PARTS[0]!.label, description: SPECIFICATION_PARTS[0]!.help };

/** The fields of elements that have such a value, by key. */
export const GENERATED: Readonly<Record<string, Schema>> = {
  openapi: specification('specification', SPECIFICATION_PARTS),
  asyncapi: specification(
    'asyncapi',
    SPECIFICATION_PARTS.filter(({ key }) => key !== 'overlays'),
  ),
  graphql: z.union([filledText(), z.looseObject({ source: filledText() })]),
  sdk: z.union([z.looseObject({ format: filledText() }), filledText()]),
};

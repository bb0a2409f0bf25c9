/*
 * The shape of docs.json: its navigation and the settings beside it, in zod, derived from the table of kinds
 * and the list of settings. What nobody knows may stand everywhere.
 */
import { OTHER_SETTINGS, SETTINGS, type Setting } from '../rules/site.ts';
import { elementSchema } from './elements.ts';
import { described, noted, reference, type Schema } from './notes.ts';
import { fieldSchema } from './values.ts';
import * as z from './zod.ts';

type Section = 'styling' | 'interaction';
const DEMANDED: readonly Section[] = ['styling', 'interaction'];

function settings(): Record<string, Schema> {
  const shape: Record<string, Schema> = {};
  const sections = new Map<string, Setting[]>();
  for (const setting of [...SETTINGS, ...OTHER_SETTINGS]) {
    const [key, inner] = setting.path as [string, string?];
    if (inner === undefined) shape[key] = z.optional(fieldSchema(setting));
    else sections.set(key, [...(sections.get(key) ?? []), setting]);
  }
  for (const [key, inner] of sections) {
    const fields = inner.map((setting) => [setting.path[1]!, z.optional(fieldSchema(setting))]);
    const section = z.looseObject(Object.fromEntries(fields) as Record<string, Schema>);
    const isDemanded = (DEMANDED as readonly string[]).includes(key);
    shape[key] = z.optional(
      noted(described(section, isDemanded ? reference : z.unknown()), {
        description: `${inner.map(({ label }) => label).join(', ')}.`,
      }),
    );
  }
  return shape;
}

const navigation = noted(
  described(
    z.lazy(() => elementSchema('navigation')),
    reference,
  ),
  {
    title: 'Navigation',
  },
);

/** A whole docs.json. Accepts everything that the rules find no error in. */
export const docs: Schema = described(z.looseObject({ ...settings(), navigation }), reference);

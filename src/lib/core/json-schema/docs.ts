/*
 * The shape of docs.json: its settings as core/schema/settings describes them, and its navigation, derived from the table of
 * kinds. Unknown keys are allowed, except where the site does not build with them.
 */
import { SETTINGS } from '../check/settings/site.ts';
import { NEEDED, SITE } from '../schema/settings/site.ts';
import { elementSchema } from './elements.ts';
import * as m from './messages.ts';
import { described, noted, reference, type Schema } from '../schema/notes.ts';
import { fieldSchema } from './values.ts';
import * as z from '../schema/zod.ts';

const navigation = noted(
  described(
    z.lazy(() => elementSchema('navigation')),
    reference,
  ),
  { title: m.navigation },
);

const banner = fieldSchema(SETTINGS.find(({ path }) => path[0] === 'banner')!);

const settings: Readonly<Record<string, Schema>> = { ...SITE, banner };

const optional = Object.fromEntries(
  Object.entries(settings).map(([key, schema]) => [key, z.optional(schema)]),
);

/** A site: its settings, some of which are required, and its navigation. */
const site = z.looseObject({
  ...optional,
  ...Object.fromEntries(NEEDED.map((key) => [key, settings[key]!])),
  navigation,
});

const never = z.optional(z.never());

/** A part of a site: a navigation and nothing else. */
const fragment = z.looseObject({
  ...Object.fromEntries(Object.keys(settings).map((key) => [key, never])),
  $schema: optional.$schema!,
  navigation,
});

/** A whole docs.json, or a part of one. Accepts everything in which the rules find no error. */
export const docs: Schema = described(described(site, fragment), reference);

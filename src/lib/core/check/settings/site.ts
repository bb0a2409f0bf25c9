/*
 * The settings that the inspector shows, under their headings. Their names, help and values come from the description
 * of docs.json (core/schema/settings).
 */
import { notes } from '../../schema/notes.ts';
import { choicesOf, schemaAt } from '../../schema/settings/inside.ts';
import { SITE } from '../../schema/settings/site.ts';
import type { Field } from '../../schema/kinds.ts';

/** The headings of the settings, in order, with help that the fields themselves don't give. */
export const SETTING_GROUPS = [
  { title: 'The site', help: '' },
  { title: 'Finding the way', help: '' },
  { title: 'Banner', help: 'A line above every page. A language can have one of its own.' },
  { title: 'API', help: '' },
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number]['title'];

export interface Setting extends Omit<Field, 'key'> {
  /** The heading that it appears under. */
  readonly group: SettingGroup;
  /** What it means if nothing is set. */
  readonly unset?: { readonly label: string; readonly meaning: string };
  /** The keys from the document down to the value. */
  readonly path: readonly string[];
}

type Placed = Pick<Setting, 'group' | 'unset' | 'path'> & Partial<Pick<Setting, 'spec'>>;

/** A setting with its label, type and help from the description. */
function setting(placed: Placed): Setting {
  const schema = schemaAt(SITE, placed.path);
  const { title, description, role, meanings } = (schema && notes.get(schema)) ?? {};
  if (!schema || !title || !role) throw new Error(`${placed.path.join('.')} is not described`);
  const values = role === 'switch' ? ['true', 'false'] : choicesOf(schema);
  return {
    spec: false,
    ...placed,
    label: title,
    type: role,
    help: description ?? '',
    ...(values.length ? { values } : {}),
    ...(meanings ? { meanings } : {}),
  };
}

export const SETTINGS: readonly Setting[] = [
  setting({ path: ['name'], group: 'The site' }),
  setting({ path: ['theme'], group: 'The site' }),
  setting({
    path: ['styling', 'eyebrows'],
    group: 'Finding the way',
    unset: {
      label: 'Theme decides',
      meaning: 'Some themes show the whole way, others the section.',
    },
    spec: true,
  }),
  setting({
    path: ['interaction', 'drilldown'],
    group: 'Finding the way',
    unset: {
      label: 'Theme decides',
      meaning: 'Some themes go to the first page when a group is opened, others do not.',
    },
    spec: true,
  }),
  setting({ path: ['icons', 'library'], group: 'The site' }),
  setting({ path: ['api', 'openapi'], group: 'API' }),
  {
    path: ['banner'],
    label: 'Banner',
    group: 'Banner',
    type: 'banner',
    help: 'May contain links: [See what is new](/changelog).',
    spec: false,
  },
];

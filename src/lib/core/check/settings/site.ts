/*
 * The settings that the inspector shows, under their headings. Their names, help and values come from the description
 * of docs.json (core/schema/settings).
 */
import { notes } from '../../schema/notes.ts';
import { choicesOf, schemaAt } from '../../schema/settings/inside.ts';
import { SITE } from '../../schema/settings/site.ts';
import type { Field } from '../../schema/kinds.ts';
import * as m from './site-messages.ts';

/** The headings of the settings, in order, with help that the fields themselves don't give. */
export const SETTING_GROUPS = [
  { title: m.theSite, help: '' },
  { title: m.findingTheWay, help: '' },
  { title: m.banner, help: m.aboutBanner },
  { title: m.api, help: '' },
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
  if (!schema || !title || !role) throw new Error(`${placed.path.join('.')} isn’t described`);
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
  setting({ path: ['name'], group: m.theSite }),
  setting({ path: ['theme'], group: m.theSite }),
  setting({
    path: ['styling', 'eyebrows'],
    group: m.findingTheWay,
    unset: {
      label: m.themeDecides,
      meaning: m.eyebrowsByTheme,
    },
    spec: true,
  }),
  setting({
    path: ['interaction', 'drilldown'],
    group: m.findingTheWay,
    unset: {
      label: m.themeDecides,
      meaning: m.drilldownByTheme,
    },
    spec: true,
  }),
  setting({ path: ['icons', 'library'], group: m.theSite }),
  setting({ path: ['api', 'openapi'], group: m.api }),
  {
    path: ['banner'],
    label: m.banner,
    group: m.banner,
    type: 'banner',
    help: m.bannerLinks,
    spec: false,
  },
];

/*
 * The site's settings that affect its navigation, as rows of the document itself.
 */
import type { Doc } from '$lib/core/document/node';
import { rootSpot, spotAt, valueOf } from '$lib/core/document/walk';
import type { Json } from '$lib/core/operation';
import { SETTING_GROUPS, SETTINGS, type Setting } from '$lib/core/check/settings/site';
import { fieldRows } from '../fields';
import * as m from '../messages';
import type { Control, InspectorField } from '../row';
import { keptOption, optionsOf, type Option } from '../controls/options';
import { directoryRows } from '../controls/specification-value';

/** Options of a choice, because a switch cannot show that the theme decides when the value is missing. */
const DRILLDOWN = [
  { text: 'true', value: true, label: m.on },
  { text: 'false', value: false, label: m.off },
] as const;

/** Settings under a heading. */
export interface SettingGroupRows {
  readonly title: string;
  readonly help: string;
  readonly rows: readonly InspectorField[];
}

/** The rows of the site's settings, grouped by heading. */
export function groupedSettings(rows: readonly InspectorField[]): readonly SettingGroupRows[] {
  const groupOf = ({ path }: InspectorField) =>
    SETTINGS.find((setting) => setting.path.every((key, i) => path[i] === key))?.group;
  return SETTING_GROUPS.map(({ title, help }) => ({
    title,
    help,
    rows: rows.filter((row) => groupOf(row) === title),
  })).filter((group) => group.rows.length > 0);
}

/** The rows of the site's settings. Empty if the document has no object for them. */
export function siteRows(doc: Doc): readonly InspectorField[] {
  const root = rootSpot(doc);
  if (root?.node.type !== 'object') return [];
  const { node } = root;
  return SETTINGS.flatMap((setting) => {
    const [key = ''] = setting.path;
    if (setting.type === 'banner') return fieldRows(node, { ...setting, key });
    const found = spotAt(root, setting.path);
    const row = settingRow(setting, found && (valueOf(found.node) as Json));
    return setting.type === 'specification' ? [row, ...directoryRows(row)] : [row];
  });
}

function settingRow(setting: Setting, value?: Json): InspectorField {
  const { path, label, type, help, unset, meanings = {} } = setting;
  const isChoice = type === 'choice' || type === 'switch';
  const drilldown = DRILLDOWN.map((option) => ({ ...option, meaning: meanings[option.text]! }));
  return {
    key: path.join('.'),
    path,
    label,
    control: isChoice ? 'choice' : (type as Control),
    help,
    options:
      type === 'switch'
        ? withPresent(drilldown, value)
        : optionsOf({ ...setting, key: path.at(-1)! }, value),
    value,
    required: false,
    placeholder: unset?.label ?? (isChoice ? m.notSet : m.none),
    ...(unset ? { unset: unset.meaning } : {}),
  };
}

const withPresent = (options: readonly Option[], present: Json | undefined): readonly Option[] =>
  present === undefined || options.some(({ value }) => value === present)
    ? options
    : [keptOption(present), ...options];

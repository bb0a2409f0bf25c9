/*
 * The site's settings that bear on its navigation, as rows of the document itself.
 */
import type { Doc } from '$lib/core/model/node';
import { rootSpot, spotAt, valueOf } from '$lib/core/model/walk';
import type { Json } from '$lib/core/operations/operation';
import { SETTINGS, type Setting } from '$lib/core/rules/site';
import { fieldRows } from './fields';
import type { Control, Row } from './row';
import { keptOption, optionsOf, type Option } from './options';

/** Without a value the theme decides, which a switch cannot show. */
const DRILLDOWN: readonly Option[] = [
  { text: 'true', value: true, label: 'On' },
  { text: 'false', value: false, label: 'Off' },
];

/** The rows of the site's settings; none while the document has no object for them. */
export function siteRows(doc: Doc): readonly Row[] {
  const root = rootSpot(doc);
  if (root?.node.type !== 'object') return [];
  const { node } = root;
  return SETTINGS.flatMap((setting) => {
    const [key = ''] = setting.path;
    if (setting.type === 'banner') return fieldRows(node, { key, ...setting });
    const found = spotAt(root, setting.path);
    return [settingRow(setting, found && (valueOf(found.node) as Json))];
  });
}

function settingRow({ path, label, type, help, values = [] }: Setting, value?: Json): Row {
  const isChoice = type === 'choice' || type === 'switch';
  return {
    key: path.join('.'),
    path,
    label,
    control: isChoice ? 'choice' : (type as Control),
    help,
    options:
      type === 'switch' ? withPresent(DRILLDOWN, value) : optionsOf(path.at(-1)!, values, value),
    value,
    required: false,
    placeholder: type === 'switch' ? 'Theme decides' : isChoice ? 'Not set' : 'None',
  };
}

const withPresent = (options: readonly Option[], present: Json | undefined): readonly Option[] =>
  present === undefined || options.some(({ value }) => value === present)
    ? options
    : [keptOption(present), ...options];

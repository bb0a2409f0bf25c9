/*
 * The site's settings that bear on its navigation, as rows of the document itself.
 */
import type { Doc } from '$lib/core/model/node';
import { rootSpot, spotAt, valueOf } from '$lib/core/model/walk';
import type { Json } from '$lib/core/operations/operation';
import { ICON_LIBRARIES, THEMES } from '$lib/core/rules/kinds';
import { fieldRows } from './fields';
import type { Control, Row } from './row';
import { keptOption, optionsOf, type Option } from './options';

interface Setting {
  readonly path: readonly string[];
  readonly label: string;
  readonly control: Control;
  readonly help: string;
  readonly values?: readonly string[];
  readonly options?: readonly Option[];
  readonly unset?: string;
}

const DRILLDOWN: readonly Option[] = [
  { text: 'true', value: true, label: 'On' },
  { text: 'false', value: false, label: 'Off' },
];

const SETTINGS: readonly Setting[] = [
  {
    path: ['name'],
    label: 'Name',
    control: 'text',
    help: 'The site’s name, in its header and in search engines.',
  },
  {
    path: ['theme'],
    label: 'Theme',
    control: 'choice',
    values: THEMES,
    help: 'How the whole site looks. Some themes decide on eyebrows and drilldown by themselves.',
  },
  {
    path: ['styling', 'eyebrows'],
    label: 'Eyebrows',
    control: 'choice',
    values: ['section', 'breadcrumbs'],
    help: 'The line above a page’s title: its section, or the whole way to it.',
  },
  {
    path: ['interaction', 'drilldown'],
    label: 'Drilldown',
    control: 'choice',
    options: DRILLDOWN,
    unset: 'Theme decides',
    help: 'On: choosing a group opens its first page. Off: it only opens or closes the group.',
  },
  {
    path: ['icons', 'library'],
    label: 'Icon library',
    control: 'choice',
    values: ICON_LIBRARIES,
    help: 'Where icon names are looked up. Font Awesome when nothing is set.',
  },
  {
    path: ['api', 'openapi'],
    label: 'OpenAPI',
    control: 'specification',
    help: 'The API specification of the whole site; elements may set their own.',
  },
];

const BANNER = {
  key: 'banner',
  label: 'Banner',
  type: 'banner',
  help: 'Stands above every page. May contain links: [See what is new](/changelog).',
  spec: false,
} as const;

/** The rows of the site's settings; none while the document has no object for them. */
export function siteRows(doc: Doc): readonly Row[] {
  const root = rootSpot(doc);
  if (root?.node.type !== 'object') return [];
  const settings = SETTINGS.map((setting): Row => {
    const found = spotAt(root, setting.path);
    const value = found && (valueOf(found.node) as Json);
    const { path, label, control, help, unset } = setting;
    return {
      key: path.join('.'),
      path,
      label,
      control,
      help,
      options: setting.options
        ? withPresent(setting.options, value)
        : optionsOf(path.at(-1)!, setting.values ?? [], value),
      value,
      required: false,
      placeholder: unset ?? (control === 'choice' ? 'Not set' : 'None'),
    };
  });
  return [...settings, ...fieldRows(root.node, BANNER)];
}

const withPresent = (options: readonly Option[], present: Json | undefined): readonly Option[] =>
  present === undefined || options.some(({ value }) => value === present)
    ? options
    : [keptOption(present), ...options];

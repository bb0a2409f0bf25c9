/*
 * The settings of the site that stand beside its navigation and bear on it: what the inspector shows of
 * them, and what completion knows of them in the text.
 */
import { ICON_LIBRARIES, THEMES, type Field } from './kinds.ts';

/** The headings that the settings stand under, in their order, with what its fields do not say themselves. */
export const SETTING_GROUPS = [
  { title: 'The site', help: '' },
  { title: 'Finding the way', help: '' },
  { title: 'Banner', help: 'A line above every page. A language can have one of its own.' },
  { title: 'API', help: '' },
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number]['title'];

export interface Setting extends Omit<Field, 'key'> {
  /** The heading that it stands under. */
  readonly group?: SettingGroup;
  /** What it means that nothing is set. */
  readonly unset?: { readonly label: string; readonly meaning: string };
  /** The keys that lead from the document to the value. */
  readonly path: readonly string[];
}

export const SETTINGS: readonly Setting[] = [
  {
    path: ['name'],
    label: 'Name',
    group: 'The site',
    type: 'text',
    help: 'The site’s name, in its header and in search engines.',
    spec: false,
  },
  {
    path: ['theme'],
    label: 'Theme',
    group: 'The site',
    type: 'choice',
    values: THEMES,
    meanings: {
      mint: 'Tabs in a bar at the top, the sidebar below them.',
      maple: 'Everything in the sidebar, tabs too.',
      palm: 'Tabs in a bar at the top, the sidebar below them.',
      willow: 'Everything in the sidebar, tabs too.',
      linden: 'Tabs in a bar at the top, the sidebar below them.',
      almond: 'Tabs in a bar at the top, the sidebar below them.',
      aspen: 'Tabs in a bar at the top, the sidebar below them.',
      sequoia: 'Kept to the least: little beside the text itself.',
      luma: 'Tabs in a bar at the top, the sidebar below them.',
    },
    help: 'How the whole site looks.',
    spec: false,
  },
  {
    path: ['styling', 'eyebrows'],
    label: 'Eyebrows',
    group: 'Finding the way',
    type: 'choice',
    values: ['section', 'breadcrumbs'],
    meanings: {
      section: 'Only the section that the page stands in: “Guides”.',
      breadcrumbs: 'The whole way to the page: “Documentation › Guides”.',
    },
    unset: {
      label: 'Theme decides',
      meaning: 'Some themes show the whole way, others the section.',
    },
    help: 'The line above a page’s title.',
    spec: true,
  },
  {
    path: ['interaction', 'drilldown'],
    label: 'Drilldown',
    group: 'Finding the way',
    type: 'switch',
    values: ['true', 'false'],
    meanings: {
      true: 'Always goes to the first page in the group.',
      false: 'Only opens or closes the group; readers stay on their page.',
    },
    unset: {
      label: 'Theme decides',
      meaning: 'Some themes go to the first page when a group is opened, others do not.',
    },
    help: 'What a click on a group in the sidebar does.',
    spec: true,
  },
  {
    path: ['icons', 'library'],
    label: 'Icon library',
    group: 'The site',
    type: 'choice',
    values: ICON_LIBRARIES,
    help: 'Where icons are looked up. Font Awesome if nothing is set.',
    spec: false,
  },
  {
    path: ['api', 'openapi'],
    label: 'OpenAPI',
    group: 'API',
    type: 'specification',
    help: 'The file that describes the API, for the whole site.',
    spec: false,
  },
  {
    path: ['banner'],
    label: 'Banner',
    group: 'Banner',
    type: 'banner',
    help: 'May contain links: [See what is new](/changelog).',
    spec: false,
  },
];

/** Settings that completion knows and the inspector leaves to the text. */
export const OTHER_SETTINGS: readonly Setting[] = [
  {
    path: ['colors', 'primary'],
    label: 'Primary colour',
    type: 'text',
    help: 'The site’s own colour, as hex: #0d9373.',
    spec: false,
  },
  {
    path: ['colors', 'light'],
    label: 'Colour in dark mode',
    type: 'text',
    help: 'A lighter shade of the primary colour, which stands out on dark, as hex.',
    spec: false,
  },
  {
    path: ['colors', 'dark'],
    label: 'Colour of buttons',
    type: 'text',
    help: 'A darker shade of the primary colour, as hex.',
    spec: false,
  },
  {
    path: ['logo'],
    label: 'Logo',
    type: 'json',
    help: 'A picture’s path, or one each for light and dark.',
    spec: false,
  },
  {
    path: ['redirects'],
    label: 'Redirects',
    type: 'json',
    help: 'Old addresses and where they lead: “source”, “destination”, “permanent”.',
    spec: false,
  },
];

/*
 * The settings of the site that stand beside its navigation and bear on it: what the inspector shows of
 * them, and what completion knows of them in the text.
 */
import { ICON_LIBRARIES, THEMES, type Field } from './kinds.ts';

export interface Setting extends Omit<Field, 'key'> {
  /** The keys that lead from the document to the value. */
  readonly path: readonly string[];
}

export const SETTINGS: readonly Setting[] = [
  {
    path: ['name'],
    label: 'Name',
    type: 'text',
    help: 'The site’s name, in its header and in search engines.',
    spec: false,
  },
  {
    path: ['theme'],
    label: 'Theme',
    type: 'choice',
    values: THEMES,
    help: 'How the whole site looks. Some themes decide on eyebrows and drilldown by themselves.',
    spec: false,
  },
  {
    path: ['styling', 'eyebrows'],
    label: 'Eyebrows',
    type: 'choice',
    values: ['section', 'breadcrumbs'],
    help: 'The line above a page’s title: its section, or the whole way to it.',
    spec: true,
  },
  {
    path: ['interaction', 'drilldown'],
    label: 'Drilldown',
    type: 'switch',
    help: 'On: choosing a group opens its first page. Off: it only opens or closes the group.',
    spec: true,
  },
  {
    path: ['icons', 'library'],
    label: 'Icon library',
    type: 'choice',
    values: ICON_LIBRARIES,
    help: 'Where icon names are looked up. Font Awesome when nothing is set.',
    spec: false,
  },
  {
    path: ['api', 'openapi'],
    label: 'OpenAPI',
    type: 'specification',
    help: 'The API specification of the whole site; elements may set their own.',
    spec: false,
  },
  {
    path: ['banner'],
    label: 'Banner',
    type: 'banner',
    help: 'Stands above every page. May contain links: [See what is new](/changelog).',
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

/*
 * The parts of fields whose value can be an object: a banner, an icon, a color, a specification. The inspector shows a
 * row for each part, and the schema has a property for it.
 */
import { BANNER_TYPES, ICON_LIBRARIES, ICON_STYLES, type Field } from './kinds.ts';

type Parts = readonly Field[];
const part = (
  key: string,
  label: string,
  type: Field['type'],
  help: string,
  more: Partial<Field> = {},
): Field => ({ key, label, type, help, spec: false, ...more });

export const BANNER_PARTS: Parts = [
  part(
    'content',
    'Banner text',
    'long-text',
    'You can use Markdown links, such as [What’s new](/changelog).',
    {
      spec: true,
    },
  ),
  part('dismissible', 'Dismissible', 'switch', 'Lets readers close the banner.', { spec: true }),
  part('type', 'Banner type', 'choice', 'How urgent the banner looks.', {
    values: BANNER_TYPES,
    meanings: {
      info: 'For news, in the site’s color.',
      warning: 'For things that need attention, in amber.',
      critical: 'For urgent issues, in red.',
    },
  }),
  part('color', 'Banner color', 'color', 'The background in light and dark mode.'),
];

export const ICON_PARTS: Parts = [
  part('name', 'Icon name', 'text', 'A name from the site’s icon library.'),
  part('style', 'Icon style', 'choice', 'The Font Awesome style.', { values: ICON_STYLES }),
  part('library', 'Icon library', 'choice', 'The library of this icon.', {
    values: ICON_LIBRARIES,
  }),
];

export const COLOR_PARTS: Parts = [
  part('light', 'Light', 'text', 'The color in light mode, such as #0b6e5a.'),
  part('dark', 'Dark', 'text', 'The color in dark mode, such as #45cfa9.'),
];

export const SPECIFICATION_PARTS: Parts = [
  part('source', 'Source', 'text', 'The file or URL of the specification.'),
  part('directory', 'Directory', 'text', 'The path that generated pages start with.'),
  part('overlays', 'Overlays', 'json', 'OpenAPI overlay files to apply to the specification.'),
];

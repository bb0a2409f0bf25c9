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
    'The text. It may contain links: [New](/changelog).',
    {
      spec: true,
    },
  ),
  part('dismissible', 'Dismissible', 'switch', 'Readers may close the banner.', { spec: true }),
  part('type', 'Banner type', 'choice', 'How urgent the banner looks.', {
    values: BANNER_TYPES,
    meanings: {
      info: 'In the site’s own colour: news.',
      warning: 'Amber: something to take care of.',
      critical: 'Red: something is broken or cannot wait.',
    },
  }),
  part('color', 'Banner colour', 'color', 'Its background, on light and on dark pages.'),
];

export const ICON_PARTS: Parts = [
  part('name', 'Icon name', 'text', 'A name from the site’s icon library.'),
  part('style', 'Icon style', 'choice', 'How Font Awesome draws it.', { values: ICON_STYLES }),
  part('library', 'Icon library', 'choice', 'Where this one name is looked up.', {
    values: ICON_LIBRARIES,
  }),
];

export const COLOR_PARTS: Parts = [
  part('light', 'Light', 'text', 'On a light background, as hex: #0b6e5a.'),
  part('dark', 'Dark', 'text', 'On a dark background, as hex: #45cfa9.'),
];

export const SPECIFICATION_PARTS: Parts = [
  part('source', 'Source', 'text', 'The file or the address of the specification.'),
  part('directory', 'Directory', 'text', 'Where the addresses of the generated pages begin.'),
  part('overlays', 'Overlays', 'json', 'Files that are laid over the specification.'),
];

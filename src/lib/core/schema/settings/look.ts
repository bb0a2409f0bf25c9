/*
 * How the site looks: theme, colors, logo, favicon, fonts, icons, background, styling, thumbnails.
 */
import { ICON_LIBRARIES, THEMES } from '../kinds.ts';
import type { Schema } from '../notes.ts';
import {
  choice,
  closed,
  either,
  flag,
  hex,
  link,
  list,
  number,
  object,
  plainText,
  section,
  strict,
  text,
  words,
  type Shape,
} from './values.ts';

export const theme = choice(THEMES, 'Theme', 'How the whole site looks.', {
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
});

export const colors = closed(
  'Colors',
  'The site’s own color and its variants, as hex.',
  {
    primary: hex('Primary color', 'The site’s own color, as hex: #0d9373.'),
    light: hex(
      'Color in dark mode',
      'A lighter shade of the primary color, for dark pages, as hex.',
    ),
    dark: hex('Color of buttons', 'A darker shade of the primary color, as hex.'),
  },
  ['primary'],
);

/** The builder accepts no path of fewer than three characters. */
const image = (title: string, help: string): Schema => text(title, help, 3);

/** One picture, or one each for light and dark. */
const pictures = (title: string, help: string, more: Shape = {}): Schema =>
  either(
    [
      plainText(3),
      object(
        {
          light: image('In light mode', 'The path of the picture for light pages.'),
          dark: image('In dark mode', 'The path of the picture for dark pages.'),
          ...more,
        },
        ['light', 'dark'],
      ),
    ],
    'the path of a picture, or one each as “light” and “dark”',
    title,
    help,
  );

export const logo = pictures('Logo', 'A picture’s path, or one each for light and dark.', {
  href: link('Link of the logo', 'Where a click on the logo leads.'),
});

export const favicon = pictures('Favicon', 'The icon in the browser’s tab: one path, or two.');

export const appearance = section('Appearance', 'Light and dark mode.', {
  default: choice(['system', 'light', 'dark'], 'Default mode', 'The mode that the site opens in.'),
  strict: flag('Fixed mode', 'Readers can’t switch between light and dark.'),
});

const FONT: Shape = {
  family: text(
    'Font family',
    'A font’s name, such as “Inter”. Google Fonts load by themselves.',
    1,
  ),
  weight: number('Font weight', 'A number such as 400 or 700.'),
  source: text('Font source', 'The address or path of a font file. Not needed for Google Fonts.'),
  format: choice(['woff', 'woff2'], 'Font format', 'The format of the font file.'),
};
const font = (title: string, help: string): Schema => section(title, help, FONT, ['family']);
const FONTS_BY_USE: Shape = {
  heading: font('Heading font', 'The font of headings.'),
  body: font('Body font', 'The font of the text.'),
};

export const fonts = either(
  [strict({ ...FONT, ...FONTS_BY_USE }, ['family']), strict(FONTS_BY_USE)],
  'a font with its “family”, or “heading” and “body” with a font each',
  'Fonts',
  'One font for the whole site, or one each for headings and text.',
);

export const icons = section('Icons', 'Where icons come from.', {
  library: choice(
    ICON_LIBRARIES,
    'Icon library',
    'Where icons are looked up. Font Awesome if nothing is set.',
  ),
});

export const background = section(
  'Background',
  'A picture, a pattern or a color behind the pages.',
  {
    image: pictures('Background image', 'A picture’s path, or one each for light and dark.'),
    decoration: choice(['gradient', 'grid', 'windows'], 'Pattern', 'A pattern behind the pages.'),
    color: section('Background color', 'The color behind the pages, as hex.', {
      light: hex('In light mode', 'On light pages, as hex: #ffffff.'),
      dark: hex('In dark mode', 'On dark pages, as hex: #0b0d0e.'),
    }),
  },
);

const codeblocks = either(
  [
    words(['system', 'dark']),
    object({
      theme: either(
        [
          plainText(),
          object({
            light: text('Light', 'For light pages.'),
            dark: text('Dark', 'For dark pages.'),
          }),
        ],
        'the name of a Shiki theme, or one each as “light” and “dark”',
        'Code theme',
        'The name of a Shiki theme, or one each for light and dark.',
      ),
      languages: section('Languages', 'Languages for code blocks beyond the usual ones.', {
        custom: list(plainText(), 'Custom languages', 'Paths of files with TextMate grammars.'),
      }),
    }),
  ],
  '“system”, “dark”, or braces with a “theme”',
  'Code blocks',
  'How code blocks look: “system” follows light and dark mode.',
);

export const styling = section('Styling', 'Eyebrows, code blocks, formulas.', {
  eyebrows: choice(['section', 'breadcrumbs'], 'Eyebrows', 'The line above a page’s title.', {
    meanings: {
      section: 'Only the section that the page stands in: “Guides”.',
      breadcrumbs: 'The whole way to the page: “Documentation › Guides”.',
    },
  }),
  latex: flag('LaTeX', 'Whether styles for formulas are loaded. Found out by itself if not set.'),
  codeblocks,
});

export const thumbnails = section('Thumbnails', 'The pictures that social media show for a link.', {
  appearance: choice(['light', 'dark'], 'Thumbnail mode', 'Whether thumbnails are light or dark.'),
  background: text('Thumbnail background', 'The path or address of a picture.'),
  fonts: section(
    'Thumbnail font',
    'The font of thumbnails, from Google Fonts.',
    { family: text('Font family', 'A font’s name, such as “Inter”.') },
    ['family'],
  ),
});

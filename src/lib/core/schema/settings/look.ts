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

export const theme = choice(THEMES, 'Theme', 'The look of the whole site.', {
  meanings: {
    mint: 'Tabs in a top bar, with the sidebar below.',
    maple: 'Everything in the sidebar, including tabs.',
    palm: 'Tabs in a top bar, with the sidebar below.',
    willow: 'Everything in the sidebar, including tabs.',
    linden: 'Tabs in a top bar, with the sidebar below. A monospace font.',
    almond: 'Tabs in a top bar, with the sidebar below. Pages on cards.',
    aspen: 'Tabs in a top bar, with the sidebar below.',
    sequoia: 'Minimal, with a focus on the text.',
    luma: 'Tabs in a top bar, with the sidebar below.',
  },
});

export const colors = closed(
  'Colors',
  'The site’s main color and its variants.',
  {
    primary: hex('Primary color', 'The site’s main color, such as #0d9373.'),
    light: hex('Color in dark mode', 'A lighter shade of the primary color for dark mode.'),
    dark: hex('Button color', 'A darker shade of the primary color.'),
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
          light: image('In light mode', 'The path of the image for light mode.'),
          dark: image('In dark mode', 'The path of the image for dark mode.'),
          ...more,
        },
        ['light', 'dark'],
      ),
    ],
    'the path of an image, or one each as “light” and “dark”',
    title,
    help,
  );

export const logo = pictures('Logo', 'One image, or one each for light and dark mode.', {
  href: link('Logo link', 'Where the logo links to.'),
});

export const favicon = pictures(
  'Favicon',
  'The icon in the browser tab. One image, or one each for light and dark mode.',
);

export const appearance = section('Appearance', 'Light and dark mode.', {
  default: choice(['system', 'light', 'dark'], 'Default mode', 'The mode when the site opens.'),
  strict: flag('Fixed mode', 'Keeps readers from switching between light and dark.'),
});

const FONT: Shape = {
  family: text('Font family', 'A font name, such as “Inter”. Google Fonts load automatically.', 1),
  weight: number('Font weight', 'A number such as 400 or 700.'),
  source: text('Font source', 'The path or URL of a font file. Not needed for Google Fonts.'),
  format: choice(['woff', 'woff2'], 'Font format', 'The format of the font file.'),
};
const font = (title: string, help: string): Schema => section(title, help, FONT, ['family']);
const FONTS_BY_USE: Shape = {
  heading: font('Heading font', 'The font for headings.'),
  body: font('Body font', 'The font for text.'),
};

export const fonts = either(
  [strict({ ...FONT, ...FONTS_BY_USE }, ['family']), strict(FONTS_BY_USE)],
  'a font with its “family”, or “heading” and “body” with a font each',
  'Fonts',
  'One font for the whole site, or one each for headings and text.',
);

export const icons = section('Icons', 'The source of icons.', {
  library: choice(
    ICON_LIBRARIES,
    'Icon library',
    'The icon library of the site. Font Awesome by default.',
  ),
});

export const background = section(
  'Background',
  'An image, a pattern, or a color behind the pages.',
  {
    image: pictures('Background image', 'One image, or one each for light and dark mode.'),
    decoration: choice(['gradient', 'grid', 'windows'], 'Pattern', 'A pattern behind the pages.'),
    color: section('Background color', 'The color behind the pages.', {
      light: hex('In light mode', 'The color in light mode, such as #ffffff.'),
      dark: hex('In dark mode', 'The color in dark mode, such as #0b0d0e.'),
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
            light: text('Light', 'For light mode.'),
            dark: text('Dark', 'For dark mode.'),
          }),
        ],
        'the name of a Shiki theme, or one each as “light” and “dark”',
        'Code theme',
        'The name of a Shiki theme, or one each for light and dark.',
      ),
      languages: section('Languages', 'Additional languages for code blocks.', {
        custom: list(plainText(), 'Custom languages', 'Paths of files with TextMate grammars.'),
      }),
    }),
  ],
  '“system”, “dark”, or an object with a “theme”',
  'Code blocks',
  'The look of code blocks. “system” follows light and dark mode.',
);

export const styling = section('Styling', 'Eyebrows, code blocks, and formulas.', {
  eyebrows: choice(['section', 'breadcrumbs'], 'Eyebrows', 'The line above a page’s title.', {
    meanings: {
      section: 'The section of the page: “Guides”.',
      breadcrumbs: 'The full path to the page: “Documentation\u00a0›\u00a0Guides”.',
    },
  }),
  latex: flag('LaTeX', 'Loads styles for formulas. Detected automatically by default.'),
  codeblocks,
});

export const thumbnails = section('Thumbnails', 'The images that social media show for links.', {
  appearance: choice(['light', 'dark'], 'Thumbnail mode', 'Light or dark thumbnails.'),
  background: text('Thumbnail background', 'The path or URL of an image.'),
  fonts: section(
    'Thumbnail font',
    'The font for thumbnails, from Google Fonts.',
    { family: text('Font family', 'A font name, such as “Inter”.') },
    ['family'],
  ),
});

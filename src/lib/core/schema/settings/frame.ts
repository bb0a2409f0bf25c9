/*
 * What surrounds the pages: the bar at the top, the footer, the menu of a page, search, the page for unknown addresses.
 */
import { described, reference } from '../notes.ts';
import * as z from '../zod.ts';
import {
  choice,
  closed,
  either,
  flag,
  link,
  list,
  longText,
  object,
  one,
  plainText,
  section,
  text,
  url,
  words,
  type Shape,
} from './values.ts';

const icon = either(
  [
    plainText(),
    object({ name: text('Icon name', 'A name from the site’s icon library.', 1) }, ['name']),
  ],
  'an icon name, or an object with a “name”',
  'Icon',
  'An icon name, a path, or a URL.',
  'icon',
);

/** A link with its own label, unless its `type` provides one. */
const linkOf = (types: readonly string[], needed: readonly string[], plain: string | undefined) =>
  object(
    {
      type: choice(types, 'Type', 'GitHub and Discord links have their own label and icon.'),
      label: text('Label', 'The text of the link.'),
      href: link('Link', 'Where it links to.'),
      icon,
    },
    needed,
  ).check(
    z.refine(
      (value) => {
        const { type, label } = value as { readonly type?: unknown; readonly label?: unknown };
        return type !== plain || label !== undefined;
      },
      { path: ['label'], error: 'text in quotes' },
    ),
  );

export const navbar = section('Navbar', 'The links in the top bar.', {
  links: list(linkOf(['github', 'discord'], ['href'], undefined), 'Links', 'Links in the top bar.'),
  primary: one(
    linkOf(['button', 'github', 'discord'], ['type', 'href'], 'button'),
    'Button',
    'The button at the end of the top bar.',
  ),
});

const SOCIALS = [
  ['x', 'X'],
  ['website', 'Website'],
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['discord', 'Discord'],
  ['slack', 'Slack'],
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['instagram', 'Instagram'],
  ['hacker-news', 'Hacker News'],
  ['medium', 'Medium'],
  ['telegram', 'Telegram'],
  ['twitter', 'Twitter'],
  ['x-twitter', 'X'],
  ['earth-americas', 'Website'],
  ['bluesky', 'Bluesky'],
  ['threads', 'Threads'],
  ['reddit', 'Reddit'],
  ['podcast', 'Podcast'],
] as const;
const socials: Shape = Object.fromEntries(
  SOCIALS.map(([key, name]) => [key, url(name, 'The full URL of your profile.')]),
);

export const footer = section('Footer', 'The links in the footer.', {
  socials: closed('Social media', 'Your profiles by network.', socials),
  links: list(
    object(
      {
        header: text('Heading', 'The text above the links.'),
        items: list(
          object(
            {
              label: text('Label', 'The text of the link.'),
              href: link('Link', 'Where it links to.'),
            },
            ['label', 'href'],
          ),
          'Links',
          'The links below the heading.',
        ),
      },
      ['items'],
    ),
    'Columns',
    'Columns of links, up to four.',
  ),
});

const OPTIONS = [
  'assistant',
  'copy',
  'view',
  'download-pdf',
  'download-spec',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
  'devin-desktop',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'devin-mcp',
];
const option = described(
  z.union([
    words(OPTIONS),
    object(
      {
        title: text('Title', 'The text of the option.'),
        description: text('Description', 'What the option does.'),
        icon,
        href: either(
          [plainText(), z.looseObject({})],
          'a link in quotes, or an object with a “base” and a “query”',
          'Link',
          'Where it links to. $page, $path, and $mcp are filled in.',
        ),
      },
      ['title', 'href'],
    ),
  ]),
  // The builder adds options from time to time.
  z.union([z.string(), reference]),
);

export const contextual = section(
  'Page menu',
  'The page menu, for copying a page or opening it elsewhere.',
  {
    options: list(option, 'Options', 'The options of the menu. The first is the button.'),
    display: choice(
      ['header', 'toc'],
      'Position',
      'At the top of the page, or next to its table of contents.',
    ),
  },
  ['options'],
);

export const interaction = section(
  'Interaction',
  'What happens when readers click in the sidebar.',
  {
    drilldown: flag(
      'Drilldown',
      'Whether a click on a group in the sidebar also opens its first page.',
      {
        meanings: {
          true: 'Opens the first page in the group.',
          false: 'Opens or closes the group without leaving the page.',
        },
      },
    ),
  },
);

export const search = section('Search', 'The search bar.', {
  prompt: text('Prompt', 'The placeholder in the search bar.'),
});

export const errors = section(
  'Errors',
  'What readers see when a page is missing.',
  {
    404: section('Page not found', 'The page shown for URLs that don’t exist.', {
      redirect: flag('Go home', 'Redirects to the first page. On by default.'),
      title: text('Title', 'The title of the page.'),
      description: longText('Description', 'The text of the page.'),
    }),
  },
  ['404'],
);

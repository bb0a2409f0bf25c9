/* Small documents for screens that the sample doesn't reach. */

export const LANGUAGES = {
  name: 'Acme',
  navigation: {
    languages: [
      { language: 'en', default: true, groups: [{ group: 'Start', pages: ['start', 'setup'] }] },
      { language: 'fr', groups: [{ group: 'Départ', pages: ['fr/start'] }] },
    ],
  },
};

export const GROUPS = {
  name: 'Acme',
  navigation: {
    groups: [
      { group: 'Get started', pages: ['introduction', 'quickstart'] },
      { group: 'Guides', pages: ['guides/deploy', 'guides/rotate'] },
    ],
  },
};

export const LINKED = {
  name: 'Acme',
  navigation: {
    tabs: [
      { tab: 'Guides', groups: [{ group: 'Start', pages: ['one', 'two'] }] },
      { tab: 'Forum', href: 'https://forum.example.com' },
    ],
  },
};

export const EMPTY = { name: 'Acme', navigation: {} };

/** Problems of each severity, some with a quick fix. */
export const FAULTY = {
  name: 'Acme',
  theme: 'mint',
  colors: { primary: '#0d9373' },
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        icon: 'no-such-icon',
        groups: [
          { group: 'Start', pages: ['introduction', 'introduction', '/setup', 'setup.mdx'] },
          { group: 'Start', pages: [] },
          { pages: ['a'], tag: 'Something too long for a tag' },
        ],
      },
      { tab: 'Forum', href: 'forum' },
    ],
  },
};

/* Documents with fixable mistakes in redirects, links, files and icons. */
import type { World } from '../src/lib/core/check/diagnostic.ts';

interface Case {
  readonly value: object;
  readonly world: World;
}

type Rule = readonly [source: string, destination: string];
const redirects = (...list: readonly Rule[]) => ({
  redirects: list.map(([source, destination]) => ({ source, destination })),
});
const PAGES: World = { pages: new Set(['start', 'guides/install']) };
const site = (more: object, pages: readonly string[] = ['start']): Case => ({
  value: { ...more, navigation: { pages } },
  world: PAGES,
});

const links = ['/strat', '/old', 'htps://example.com', '/strat'];
const groups = ['rokcet', 'discord', 'Logo.svg', 'rokcet', 'wrecnh'].map((icon) => ({
  ...{ group: icon, icon, pages: [icon] },
}));
const FILES: World = {
  paths: new Set(['logo.svg']),
  icons: new Map([
    ['lucide', new Set(['rocket'])],
    ['fontawesome', new Set(['discord', 'wrench'])],
  ]),
};

export const ADDRESS_CASES: readonly Case[] = [
  site(
    redirects(
      ...([
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/start'],
        ['/a', '/b'],
        ['/b/', '/c'],
        ['/start', '/c'],
      ] as const),
    ),
  ),
  site(redirects(['/x', '/x/'], ['/a', '/strat'], ['/b#c', '/start'], ['/mcp', '/start'])),
  site({ redirects: [{ from: '/a', to: '/start', permanent: false }, { from: '/b' }] }),
  site(redirects(['/old', '/guides/install']), ['start', 'old']),
  site({
    ...redirects(['/old', '/start']),
    navbar: { links: links.map((href) => ({ label: href, href })) },
    banner: { content: 'See [this](/strat) and [that](/old).' },
  }),
  ...[{ library: 'lucide' }, { library: 'fontawesome' }].map((icons) => ({
    value: { icons, logo: '/Logo.svg', navigation: { groups } },
    world: FILES,
  })),
];

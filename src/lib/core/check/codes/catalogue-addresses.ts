/* The rules for redirects, links, files and icons, for docs/rules.md. */
import type { Rule } from './catalogue-rule.ts';
import type { Code } from './codes.ts';

export const ADDRESS_RULES = {
  'redirect-keys': {
    what: 'A redirect with `from` and `to` instead of `source` and `destination`. The site won’t build.',
    example:
      '"redirects": [{ "from": "/old", "to": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-nowhere': {
    what: 'A redirect to a missing page.',
    example:
      '"redirects": [{ "source": "/old", "destination": "/gone" }], "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { pages: new Set(['start', 'guide']) },
    note: 'Needs the folder. URLs that may be generated from an API specification aren’t checked.',
  },
  'redirect-loop': {
    what: 'A redirect that leads back to itself, so readers get an error.',
    example:
      '"redirects": [{ "source": "/start", "destination": "/start/index" }], "navigation": { "pages": ["start"] }',
    of: 'site',
    note: 'A final `/` or `/index` makes no difference.',
  },
  'redirect-twice': {
    what: 'Two redirects with the same source and different destinations. Only one is used.',
    example:
      '"redirects": [{ "source": "/old", "destination": "/start" }, { "source": "/old/", "destination": "/guide" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-page': {
    what: 'A redirect from the URL of a page. Readers see only one of the two.',
    example:
      '"redirects": [{ "source": "/guide", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { pages: new Set(['start', 'guide']) },
    note: 'Needs the folder.',
  },
  'redirect-source': {
    what: 'A redirect with `#` or `?` in its source. It never matches.',
    example:
      '"redirects": [{ "source": "/old#part", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-reserved': {
    what: 'A redirect from a URL that the host serves itself: `/mcp`, `/llms.txt`, `/llms-full.txt`, `/.well-known/…`.',
    example:
      '"redirects": [{ "source": "/llms.txt", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-entry': {
    what: 'A page in the navigation that is redirected.',
    example:
      '"redirects": [{ "source": "/start", "destination": "/guide" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'link-nowhere': {
    what: 'A link to a missing page, in an element, the navbar, the footer, the logo, the banner, or the page menu.',
    example:
      '"navbar": { "links": [{ "label": "Help", "href": "/help" }] }, "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { pages: new Set(['start', 'guide']) },
    note: 'Needs the folder. Redirects, files, anchors, and queries are taken into account.',
  },
  'link-scheme': {
    what: 'A URL with a typo at its start.',
    example:
      '"navbar": { "links": [{ "label": "Blog", "href": "htps://example.com" }] }, "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'broken-link': {
    what: 'A link in a page file to a missing page, image, snippet, or other file, in Markdown or in `href`, `src`, and `img` of components.',
    example: '[Install](/instal)',
    of: 'page',
    note: 'Needs the folder. In the example, it contains `install.mdx`. Redirects and URLs that may be generated from an API specification are taken into account; code and comments are skipped. A link to a page that `.mintignore` ignores is broken, too.',
  },
  'broken-anchor': {
    what: 'A link in a page file to a section that the page doesn’t have.',
    example: '## Set up\n\nStart with the [setup](#instal).',
    of: 'page',
    note: 'Needs the folder. Pages with snippets or custom components, and pages generated from an API specification, aren’t checked for sections.',
  },
  'address-ended': {
    what: 'A URL that had a page before a change and now has neither a page nor a redirect. Readers who follow old links get an error.',
    example: 'deleted: guides/install.mdx\ncreated: start/install.mdx',
    of: 'change',
    note: 'Only with `signpost check --since`, for a folder. URLs that may be generated from an API specification, and those in `gone` and `elsewhere` of `signpost.config.json`, are fine. `--fix` adds the redirects whose target is known.',
  },
  'redirect-chain': {
    what: 'A redirect to another redirect.',
    example:
      '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-repeated': {
    what: 'The same redirect twice.',
    example:
      '"redirects": [{ "source": "/old", "destination": "/start" }, { "source": "/old/", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'link-redirected': {
    what: 'A link to a URL that is redirected.',
    example:
      '"navbar": { "links": [{ "label": "Help", "href": "/old" }] }, "redirects": [{ "source": "/old", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirected-link': {
    what: 'A link in a page file to a URL that is redirected.',
    example: '[Install](/setup)',
    of: 'page',
    note: 'Needs the folder. In the example, `/setup` redirects to `/install`. Temporary redirects are fine.',
  },
  'file-missing': {
    what: 'A missing file in a setting or an icon: logo, favicon, background, fonts, icons.',
    example: '"favicon": "/Favicon.svg", "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { paths: new Set(['docs.json', 'start.mdx', 'favicon.svg']) },
    note: 'Needs the folder. In the example, it contains `favicon.svg`.',
  },
  'icon-unknown': {
    what: 'An icon that isn’t in the site’s icon library.',
    example:
      '"icons": { "library": "lucide" }, "navigation": { "groups": [{ "group": "Guides", "icon": "rokcet", "pages": ["start"] }] }',
    of: 'site',
    world: { icons: new Map([['lucide', new Set(['rocket'])]]) },
    note: 'For Lucide and Tabler. Former names of icons are fine.',
  },
  'icon-not-free': {
    what: 'An icon whose name looks like a misspelled free Font Awesome icon.',
    example: '"groups": [{ "group": "Guides", "icon": "rokcet", "pages": ["start"] }]',
    world: { icons: new Map([['fontawesome', new Set(['rocket'])]]) },
    note: 'Signpost doesn’t know the names of paid icons, so it only looks for likely typos.',
  },
} as const satisfies Partial<Readonly<Record<Code, Rule>>>;

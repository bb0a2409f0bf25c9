/* The rules for redirects, links, files and icons, for docs/rules.md. */
import type { Rule } from './catalogue-rule.ts';
import type { Code } from './codes.ts';

export const ADDRESS_RULES = {
  'redirect-keys': {
    what: 'A redirect with `from` and `to`, which the site does not read; the keys are `source` and `destination`.',
    example:
      '"redirects": [{ "from": "/old", "to": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-nowhere': {
    what: 'A redirect to an address without a page.',
    example:
      '"redirects": [{ "source": "/old", "destination": "/gone" }], "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { pages: new Set(['start', 'guide']) },
    note: 'Only where the folder is known. Addresses that may be generated from an API specification are not judged.',
  },
  'redirect-loop': {
    what: 'A redirect that leads back to itself: readers get an error.',
    example:
      '"redirects": [{ "source": "/start", "destination": "/start/index" }], "navigation": { "pages": ["start"] }',
    of: 'site',
    note: 'A final `/` and a final `/index` make no difference.',
  },
  'redirect-twice': {
    what: 'Two redirects from one address to different places: only one of them is used.',
    example:
      '"redirects": [{ "source": "/old", "destination": "/start" }, { "source": "/old/", "destination": "/guide" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-page': {
    what: 'A redirect from the address of a page: readers see only one of the two.',
    example:
      '"redirects": [{ "source": "/guide", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { pages: new Set(['start', 'guide']) },
    note: 'Only where the folder is known.',
  },
  'redirect-source': {
    what: 'A redirect with `#` or `?` in its source, which never matches.',
    example:
      '"redirects": [{ "source": "/old#part", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-reserved': {
    what: 'A redirect from an address that the host serves itself: `/mcp`, `/llms.txt`, `/llms-full.txt`, `/.well-known/…`.',
    example:
      '"redirects": [{ "source": "/llms.txt", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-entry': {
    what: 'An entry of the navigation whose address is redirected.',
    example:
      '"redirects": [{ "source": "/start", "destination": "/guide" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'link-nowhere': {
    what: 'A link of an element, the navbar, the footer, the logo, the banner or the contextual menu to a page that is not there.',
    example:
      '"navbar": { "links": [{ "label": "Help", "href": "/help" }] }, "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { pages: new Set(['start', 'guide']) },
    note: 'Only where the folder is known. Redirects, files, anchors and queries are taken into account.',
  },
  'link-scheme': {
    what: 'A web address whose beginning is misspelled.',
    example:
      '"navbar": { "links": [{ "label": "Blog", "href": "htps://example.com" }] }, "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-chain': {
    what: 'A redirect to another redirect: readers are sent on more than once.',
    example:
      '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'redirect-repeated': {
    what: 'One redirect twice in the list.',
    example:
      '"redirects": [{ "source": "/old", "destination": "/start" }, { "source": "/old/", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'link-redirected': {
    what: 'A link to an address that is redirected.',
    example:
      '"navbar": { "links": [{ "label": "Help", "href": "/old" }] }, "redirects": [{ "source": "/old", "destination": "/start" }], "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'file-missing': {
    what: 'A file that a setting or an icon names and that is not in the folder: logo, favicon, background, fonts, icons.',
    example: '"favicon": "/Favicon.svg", "navigation": { "pages": ["start"] }',
    of: 'site',
    world: { paths: new Set(['docs.json', 'start.mdx', 'favicon.svg']) },
    note: 'Only where the folder is known, here with `favicon.svg`.',
  },
  'icon-unknown': {
    what: 'An icon by a name that the site’s icon library does not have.',
    example:
      '"icons": { "library": "lucide" }, "navigation": { "groups": [{ "group": "Guides", "icon": "rokcet", "pages": ["start"] }] }',
    of: 'site',
    world: { icons: new Map([['lucide', new Set(['rocket'])]]) },
    note: 'Lucide and Tabler; names that an icon had before count.',
  },
  'icon-not-free': {
    what: 'An icon that is not among Font Awesome’s free ones, and whose name is almost that of one.',
    example: '"groups": [{ "group": "Guides", "icon": "rokcet", "pages": ["start"] }]',
    world: { icons: new Map([['fontawesome', new Set(['rocket'])]]) },
    note: 'Names of its paid icons are not known, so nothing is said of other names.',
  },
} as const satisfies Partial<Readonly<Record<Code, Rule>>>;

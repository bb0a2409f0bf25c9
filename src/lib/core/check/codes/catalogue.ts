/*
 * Each rule in one sentence, with an example that breaks it. docs/rules.md is generated from this. The app doesn't
 * import it.
 */
import type { Code } from './codes.ts';
import { ADDRESS_RULES } from './catalogue-addresses.ts';
import type { Rule } from './catalogue-rule.ts';
import { FILE_RULES } from './catalogue-files.ts';
import { NO_CONFIG } from '../config.ts';

export type { Rule };

export const CATALOGUE: Readonly<Record<Code, Rule>> = {
  ...ADDRESS_RULES,
  ...FILE_RULES,

  json: {
    what: 'The text is no JSON, so nobody can read it.',
    example: '{ "navigation": { "pages": ["start" "install"] } }',
    of: 'text',
  },
  'json-lenient': {
    what: 'A comment, or a comma before a closing bracket: it can be edited here, but the builder wants strict JSON.',
    example: '{ "navigation": { "pages": ["start", ] } }',
    of: 'text',
    note: 'Not in `docs.jsonc`.',
  },
  config: {
    what: 'A key, a code or a value in `signpost.config.json` that Signpost doesn’t know, so it has no effect.',
    example: '"pages": ["start"]',
    world: {
      config: {
        ...NO_CONFIG,
        problems: ['signpost.config.json, line 2: Unknown key “severty”. Did you mean “severity”?'],
      },
    },
    note: 'Here the configuration next to `docs.json` has the key `severty`. What is right in it still counts. [All keys](check-in-ci.md#signpostconfigjson)',
  },
  'navigation-shape': {
    what: '`navigation` is missing or no object; old files had a list of groups there.',
    example: '"navigation": [{ "group": "Guides", "pages": ["start"] }]',
    of: 'file',
  },
  'root-patterns': {
    what: 'Two lists at the top of the navigation: the site shows one and drops the other.',
    example: '"pages": ["start"], "groups": [{ "group": "Guides", "pages": ["install"] }]',
  },
  'root-empty': {
    what: 'The navigation has no list at all, and the site does not build.',
    example: '"global": { "anchors": [] }',
  },
  'mixed-children': {
    what: 'Two lists on one element: the site shows one and drops the other.',
    example:
      '"tabs": [{\n  "tab": "Guides",\n  "groups": [{ "group": "Start", "pages": ["start"] }],\n  "anchors": [{ "anchor": "Blog", "pages": ["blog"] }]\n}]',
  },
  'children-shape': {
    what: 'A list that is no list, or an entry that cannot stand in it.',
    example: '"pages": ["start", 5]',
  },
  'group-groups': {
    what: 'A group holds `groups`; groups inside a group stand among its `pages`.',
    example:
      '"groups": [{\n  "group": "Guides",\n  "pages": ["start"],\n  "groups": [{ "group": "More", "pages": ["more"] }]\n}]',
  },
  'group-pages': {
    what: 'A group without the key `pages` that no API specification makes pages for.',
    example: '"groups": [{ "group": "Guides" }]',
    note: 'An empty list of pages is no error.',
  },
  'menu-item-children': {
    what: 'A menu item holds something other than groups, pages or a link.',
    example:
      '"tabs": [{\n  "tab": "API",\n  "menu": [{ "item": "REST", "tabs": [{ "tab": "Users", "pages": ["users"] }] }]\n}]',
  },
  'label-missing': {
    what: 'The label is missing, empty, or no text.',
    example: '"groups": [{ "pages": ["start"] }]',
  },
  'language-code': {
    what: 'A language without a code, or with one that neither the specification nor the builder knows.',
    example: '"languages": [{ "language": "en-US", "pages": ["start"] }]',
  },
  'field-type': {
    what: 'A field of the specification has a value of the wrong type.',
    example:
      '"groups": [{\n  "group": "Guides",\n  "pages": ["start", { "group": "More", "expanded": "true", "pages": ["more"] }]\n}]',
  },
  'page-empty': { what: 'A page entry that says nothing.', example: '"pages": ["start", ""]' },
  'page-url': {
    what: 'A web address among the pages: the site makes a broken path of it.',
    example: '"tabs": [{ "tab": "Guides", "pages": ["start", "https://example.com"] }]',
  },
  'global-anchor-href': {
    what: 'A global anchor without a link, or with one that is no full address.',
    example: '"pages": ["start"], "global": { "anchors": [{ "anchor": "Blog", "href": "/blog" }] }',
    note: '`mailto:` is fine too.',
  },
  'banner-content': {
    what: 'A banner without text.',
    example: '"banner": { "dismissible": true }, "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'icon-object': {
    what: 'An icon without a name, or of a style or library that nobody knows.',
    example: '"tabs": [{ "tab": "Guides", "icon": { "style": "solid" }, "pages": ["start"] }]',
  },
  enum: {
    what: '`styling.eyebrows` or `interaction.drilldown` has a value that is none of theirs.',
    example: '"interaction": { "drilldown": "true" }, "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'site-setting': {
    what: 'A setting of the site is missing, of the wrong type, or has a value that the site doesn’t build with.',
    example:
      '"name": "Acme", "theme": "Mint", "colors": { "primary": "#0d9373" }, "navigation": { "pages": ["start"] }',
    of: 'file',
    note: 'Every site needs `name`, `theme` and `colors`. A file with nothing but `navigation` is a `fragment`.',
  },
  ref: {
    what: 'A `$ref` to a file that is missing, is no JSON, stands outside of the folder, or leads back to itself.',
    example: '"tabs": [{ "$ref": "../tabs.json" }]',
    note: 'Whether the file is there is only asked where the folder is known.',
  },

  'too-deep': {
    what: 'Values are nested more than 500 levels deep: only the JSON mode can edit the file.',
    example: '',
    of: 'text',
  },
  'child-dropped': {
    what: 'A list that this kind of element cannot hold: the site drops it.',
    example:
      '"groups": [{\n  "group": "Guides",\n  "pages": ["start"],\n  "tabs": [{ "tab": "More", "pages": ["more"] }]\n}]',
  },
  'own-kind': {
    what: 'A kind of element directly inside itself: the site drops it. One level further down is fine.',
    example: '"tabs": [{ "tab": "Guides", "tabs": [{ "tab": "More", "pages": ["more"] }] }]',
  },
  'menu-place': {
    what: 'A `menu` on anything but a tab or a product: the site drops it.',
    example: '"anchors": [{ "anchor": "API", "menu": [{ "item": "REST", "pages": ["rest"] }] }]',
  },
  'empty-list': {
    what: 'An empty list of groups, tabs, anchors, versions or languages, or an empty list of dropdowns or products that is shown instead of other content.',
    example: '"tabs": [{ "tab": "Guides", "pages": ["start"], "anchors": [] }]',
  },
  'global-key': {
    what: 'Something in `global` that cannot stand there.',
    example:
      '"pages": ["start"], "global": { "groups": [{ "group": "Guides", "pages": ["install"] }] }',
  },
  'global-entry': {
    what: 'An entry of `global`, other than an anchor, without a link.',
    example: '"pages": ["start"], "global": { "tabs": [{ "tab": "Blog" }] }',
  },
  'href-content': {
    what: 'A link beside content: the site drops the content.',
    example: '"tabs": [{ "tab": "Blog", "href": "https://example.com", "pages": ["start"] }]',
  },
  'href-bare': {
    what: 'A link that is neither a full address nor a path with a slash before it: the site drops it.',
    example: '"tabs": [{ "tab": "Blog", "href": "docs/blog" }]',
  },
  'href-script': {
    what: 'A link that runs code or carries a document instead of opening a page.',
    example: '"tabs": [{ "tab": "Blog", "href": "javascript:alert(1)" }]',
  },
  'old-key': {
    what: 'A link under its old name `url`, which the site no longer reads.',
    example: '"tabs": [{ "tab": "Blog", "url": "https://example.com" }]',
  },
  'label-blank': {
    what: 'A label of spaces, in which readers see nothing.',
    example: '"groups": [{ "group": " ", "pages": ["start"] }]',
  },
  'language-builder': {
    what: 'The code `ua`, which the specification lists and the current builder no longer takes; it wants `uk`.',
    example: '"languages": [{ "language": "ua", "pages": ["start"] }]',
  },
  'default-twice': {
    what: 'Two versions, or two languages, are both the default.',
    example:
      '"versions": [\n  { "version": "1", "default": true, "pages": ["v1/start"] },\n  { "version": "2", "default": true, "pages": ["v2/start"] }\n]',
  },
  'list-misspelled': {
    what: 'A list of children under a name that the site does not read: all that it holds is lost.',
    example: '"tabs": [{ "tab": "Guides", "group": [{ "group": "Start", "pages": ["start"] }] }]',
    note: 'A field of another name that loses nothing is a hint.',
  },
  'page-extension': {
    what: 'A page path with `.md` or `.mdx` at its end.',
    example: '"pages": ["start.mdx"]',
    note: 'Other dots are fine: `v1.2/notes`.',
  },
  'page-rewritten': {
    what: 'A page path with `.`, `..` or a doubled slash in it, or a root page that is a web address: the site makes another path of it.',
    example: '"pages": ["guides/../start"]',
  },
  'endpoint-misspelled': {
    what: 'An entry that was meant as an endpoint and that the site takes for a page: a method without a path, a path without a slash, or an unknown method.',
    example: '"openapi": "api.json", "pages": ["FETCH /users"]',
  },
  'same-page-languages': {
    what: 'One page in two languages: the language switcher cannot tell them apart.',
    example:
      '"languages": [\n  { "language": "en", "pages": ["start"] },\n  { "language": "fr", "pages": ["start"] }\n]',
    note: 'More than five pages in the same two languages are one finding.',
  },
  'endpoint-no-spec': {
    what: 'An endpoint with no API specification in effect.',
    example: '"pages": ["GET /users"]',
    note: 'It may stand before the method, on the element or any above it, or in `api.openapi`.',
  },
  'endpoint-unknown': {
    what: 'An endpoint that its API specification does not have.',
    example: '"groups": [{ "group": "Users", "openapi": "api.json", "pages": ["GET /usres"] }]',
    world: { operations: new Map([['api.json', new Set(['GET /users'])]]) },
    note: 'Only where the specification is known, here with `GET /users`.',
  },
  'field-builder': {
    what: 'A field that the builder knows has a value that it cannot use, or stands where the build fails with it.',
    example: '"groups": [{ "group": "Guides", "hidden": "yes", "pages": ["start"] }]',
  },
  'openapi-empty': {
    what: 'An API specification without a name, or an empty list of these.',
    example: '"groups": [{ "group": "API", "openapi": "", "pages": ["start"] }]',
    note: 'On what is not a group or a menu item, an empty name is an error: the site does not build with it.',
  },
  'duplicate-key': {
    what: 'One key twice in an object: the later one counts, and the other is not read.',
    example: '"pages": ["start"], "pages": ["install"]',
  },

  'expanded-top': {
    what: '`expanded` on a top-level group, which always stands open.',
    example: '"groups": [{ "group": "Guides", "expanded": true, "pages": ["start"] }]',
  },
  'label-twice': {
    what: 'Two elements side by side have the same label.',
    example:
      '"groups": [\n  { "group": "Guides", "pages": ["start"] },\n  { "group": "Guides", "pages": ["install"] }\n]',
  },
  'language-extra': {
    what: 'A language code that the builder knows and the specification does not list.',
    example: '"languages": [{ "language": "ja", "pages": ["start"] }]',
  },
  'navigation-openapi': {
    what: '`navigation.openapi` is the specification’s default; the current builder reads `api.openapi` instead.',
    example: '"openapi": "api.json", "pages": ["start"]',
  },
  'no-effect': {
    what: 'A known field on an element that ignores it.',
    example: '"tabs": [{ "tab": "Guides", "tag": "New", "pages": ["start"] }]',
  },
  'unknown-field': {
    what: 'A field that neither the specification nor the builder knows. It stays in the file.',
    example: '"tabs": [{ "tab": "Guides", "colour": "red", "pages": ["start"] }]',
  },
  'empty-element': {
    what: 'An element with a label and nothing else, or with an empty list of pages.',
    example: '"groups": [{ "group": "Guides", "pages": [] }]',
  },
  'page-twice': {
    what: 'One page twice for the readers of the same language and version.',
    example: '"pages": ["start", "install", "start"]',
    note: 'Slashes round a path do not make another page of it. More than five pages in the same two tabs (products, groups, …) are one finding.',
  },
  'leading-slash': {
    what: 'A page path with a slash before it; it is the same page without.',
    example: '"pages": ["/start"]',
  },
  'href-relative': {
    what: 'A link to a path on this site, where the specification describes links to other sites.',
    example: '"tabs": [{ "tab": "Blog", "href": "/blog" }]',
  },
  'ref-closed': {
    what: 'What stands here is in another file that is not open.',
    example: '"tabs": [{ "$ref": "./tabs.json" }]',
  },
  fragment: {
    what: 'A file with nothing but a navigation: a part of a site, or one that isn’t finished.',
    example: '"navigation": { "pages": ["start"] }',
    of: 'file',
  },
};

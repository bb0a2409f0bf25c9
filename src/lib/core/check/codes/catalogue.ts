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
    what: 'The text isn’t valid JSON.',
    example: '{ "navigation": { "pages": ["start" "install"] } }',
    of: 'text',
  },
  'json-lenient': {
    what: 'A comment or a trailing comma. Signpost can edit the file, but the site won’t build.',
    example: '{ "navigation": { "pages": ["start", ] } }',
    of: 'text',
    note: 'Not in `docs.jsonc`.',
  },
  config: {
    what: 'An unknown key, code, or value in `signpost.config.json`. It has no effect.',
    example: '"pages": ["start"]',
    world: {
      config: {
        ...NO_CONFIG,
        problems: ['signpost.config.json, line 2: Unknown key “severty”. Did you mean “severity”?'],
      },
    },
    note: 'Here, the configuration next to `docs.json` has the key `severty`. The rest of the file still applies. [All keys](check-in-ci.md#signpostconfigjson)',
  },
  'navigation-shape': {
    what: '`navigation` is missing or isn’t an object. Old files have a list of groups there.',
    example: '"navigation": [{ "group": "Guides", "pages": ["start"] }]',
    of: 'file',
  },
  'root-patterns': {
    what: 'Two lists at the top of the navigation. Only one appears on the site.',
    example: '"pages": ["start"], "groups": [{ "group": "Guides", "pages": ["install"] }]',
  },
  'root-empty': {
    what: 'The navigation is empty. The site won’t build.',
    example: '"global": { "anchors": [] }',
  },
  'mixed-children': {
    what: 'Two lists on one element. Only one appears on the site.',
    example:
      '"tabs": [{\n  "tab": "Guides",\n  "groups": [{ "group": "Start", "pages": ["start"] }],\n  "anchors": [{ "anchor": "Blog", "pages": ["blog"] }]\n}]',
  },
  'children-shape': {
    what: 'A value that should be a list, or an entry that doesn’t belong in its list.',
    example: '"pages": ["start", 5]',
  },
  'group-groups': {
    what: '`groups` in a group. Groups inside a group go into its `pages`.',
    example:
      '"groups": [{\n  "group": "Guides",\n  "pages": ["start"],\n  "groups": [{ "group": "More", "pages": ["more"] }]\n}]',
  },
  'group-pages': {
    what: 'A group without `pages` and without an API specification that generates them.',
    example: '"groups": [{ "group": "Guides" }]',
    note: 'An empty list of pages is fine.',
  },
  'menu-item-children': {
    what: 'A menu item with something other than groups, pages, or a link.',
    example:
      '"tabs": [{\n  "tab": "API",\n  "menu": [{ "item": "REST", "tabs": [{ "tab": "Users", "pages": ["users"] }] }]\n}]',
  },
  'label-missing': {
    what: 'The label is missing, empty, or not text.',
    example: '"groups": [{ "pages": ["start"] }]',
  },
  'language-code': {
    what: 'A language without a code, or with an unknown one.',
    example: '"languages": [{ "language": "en-US", "pages": ["start"] }]',
  },
  'field-type': {
    what: 'A field of the specification has a value of the wrong type.',
    example:
      '"groups": [{\n  "group": "Guides",\n  "pages": ["start", { "group": "More", "expanded": "true", "pages": ["more"] }]\n}]',
  },
  'page-empty': { what: 'An empty page entry.', example: '"pages": ["start", ""]' },
  'page-url': {
    what: 'A URL in the list of pages. The site turns it into a broken path.',
    example: '"tabs": [{ "tab": "Guides", "pages": ["start", "https://example.com"] }]',
  },
  'global-anchor-href': {
    what: 'A global anchor without a link, or without a full URL.',
    example: '"pages": ["start"], "global": { "anchors": [{ "anchor": "Blog", "href": "/blog" }] }',
    note: '`mailto:` is fine too.',
  },
  'banner-content': {
    what: 'A banner without text.',
    example: '"banner": { "dismissible": true }, "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'icon-object': {
    what: 'An icon without a name, or with an unknown style or library.',
    example: '"tabs": [{ "tab": "Guides", "icon": { "style": "solid" }, "pages": ["start"] }]',
  },
  enum: {
    what: 'An unknown value for `styling.eyebrows` or `interaction.drilldown`.',
    example: '"interaction": { "drilldown": "true" }, "navigation": { "pages": ["start"] }',
    of: 'site',
  },
  'site-setting': {
    what: 'A site setting that is missing, has the wrong type, or has a value that keeps the site from building.',
    example:
      '"name": "Acme", "theme": "Mint", "colors": { "primary": "#0d9373" }, "navigation": { "pages": ["start"] }',
    of: 'file',
    note: 'Every site needs `name`, `theme`, and `colors`. A file with only `navigation` is a `fragment`.',
  },
  ref: {
    what: 'A `$ref` to a file that is missing, isn’t JSON, is outside the folder, or refers back to itself.',
    example: '"tabs": [{ "$ref": "../tabs.json" }]',
    note: 'Missing files are only found if the folder is known.',
  },

  'too-deep': {
    what: 'Values are nested more than 500 levels deep. You can only edit the file in JSON mode.',
    example: '',
    of: 'text',
  },
  'child-dropped': {
    what: 'A list that this kind of element can’t contain. It won’t appear on the site.',
    example:
      '"groups": [{\n  "group": "Guides",\n  "pages": ["start"],\n  "tabs": [{ "tab": "More", "pages": ["more"] }]\n}]',
  },
  'own-kind': {
    what: 'An element directly inside another element of the same kind. It won’t appear on the site. One level further down is fine.',
    example: '"tabs": [{ "tab": "Guides", "tabs": [{ "tab": "More", "pages": ["more"] }] }]',
  },
  'menu-place': {
    what: 'A `menu` on anything but a tab or a product. It won’t appear on the site.',
    example: '"anchors": [{ "anchor": "API", "menu": [{ "item": "REST", "pages": ["rest"] }] }]',
  },
  'empty-list': {
    what: 'An empty list of groups, tabs, anchors, versions, or languages, or an empty list of dropdowns or products that hides other content.',
    example: '"tabs": [{ "tab": "Guides", "pages": ["start"], "anchors": [] }]',
  },
  'global-key': {
    what: 'A key that `global` can’t contain.',
    example:
      '"pages": ["start"], "global": { "groups": [{ "group": "Guides", "pages": ["install"] }] }',
  },
  'global-entry': {
    what: 'An entry of `global`, other than an anchor, without a link.',
    example: '"pages": ["start"], "global": { "tabs": [{ "tab": "Blog" }] }',
  },
  'href-content': {
    what: 'A link next to content. The content won’t appear on the site.',
    example: '"tabs": [{ "tab": "Blog", "href": "https://example.com", "pages": ["start"] }]',
  },
  'href-bare': {
    what: 'A link that is neither a full URL nor a path that starts with a slash. It won’t appear on the site.',
    example: '"tabs": [{ "tab": "Blog", "href": "docs/blog" }]',
  },
  'href-script': {
    what: 'A link that runs code or embeds a document instead of opening a page.',
    example: '"tabs": [{ "tab": "Blog", "href": "javascript:alert(1)" }]',
  },
  'old-key': {
    what: 'A link under its old name `url`, which the site no longer reads.',
    example: '"tabs": [{ "tab": "Blog", "url": "https://example.com" }]',
  },
  'label-blank': {
    what: 'A label that contains only spaces.',
    example: '"groups": [{ "group": " ", "pages": ["start"] }]',
  },
  'language-builder': {
    what: 'The code `ua`. The specification lists it, but the current builder only accepts `uk`.',
    example: '"languages": [{ "language": "ua", "pages": ["start"] }]',
  },
  'default-twice': {
    what: 'Two versions, or two languages, are both the default.',
    example:
      '"versions": [\n  { "version": "1", "default": true, "pages": ["v1/start"] },\n  { "version": "2", "default": true, "pages": ["v2/start"] }\n]',
  },
  'list-misspelled': {
    what: 'A list with a misspelled name. Its content won’t appear on the site.',
    example: '"tabs": [{ "tab": "Guides", "group": [{ "group": "Start", "pages": ["start"] }] }]',
    note: 'A misspelled field that hides nothing is only a hint.',
  },
  'page-extension': {
    what: 'A page path that ends in `.md` or `.mdx`.',
    example: '"pages": ["start.mdx"]',
    note: 'Other dots are fine: `v1.2/notes`.',
  },
  'page-rewritten': {
    what: 'A page path that contains `.`, `..`, or a double slash, or a root page that is a URL. The site changes the path.',
    example: '"pages": ["guides/../start"]',
  },
  'endpoint-misspelled': {
    what: 'An endpoint that the site treats as a page: a method without a path, a path without a slash, or an unknown method.',
    example: '"openapi": "api.json", "pages": ["FETCH /users"]',
  },
  'same-page-languages': {
    what: 'The same page in two languages. The language switcher can’t tell them apart.',
    example:
      '"languages": [\n  { "language": "en", "pages": ["start"] },\n  { "language": "fr", "pages": ["start"] }\n]',
    note: 'More than five pages in the same two languages count as one problem.',
  },
  'endpoint-no-spec': {
    what: 'An endpoint with no API specification in effect.',
    example: '"pages": ["GET /users"]',
    note: 'It can be before the method, on the element or any above it, or in `api.openapi`.',
  },
  'endpoint-unknown': {
    what: 'An endpoint that isn’t in its API specification.',
    example: '"groups": [{ "group": "Users", "openapi": "api.json", "pages": ["GET /usres"] }]',
    world: { operations: new Map([['api.json', new Set(['GET /users'])]]) },
    note: 'Needs the specification. In the example, it contains `GET /users`.',
  },
  'field-builder': {
    what: 'A field with a value that the builder can’t use, or in a place that breaks the build.',
    example: '"groups": [{ "group": "Guides", "hidden": "yes", "pages": ["start"] }]',
  },
  'openapi-empty': {
    what: 'An empty API specification, or an empty list of them.',
    example: '"groups": [{ "group": "API", "openapi": "", "pages": ["start"] }]',
    note: 'Outside groups and menu items, this is an error, because the site won’t build.',
  },
  'duplicate-key': {
    what: 'The same key twice in an object. Only the last one is used.',
    example: '"pages": ["start"], "pages": ["install"]',
  },

  'expanded-top': {
    what: '`expanded` on a top-level group, which is always open.',
    example: '"groups": [{ "group": "Guides", "expanded": true, "pages": ["start"] }]',
  },
  'label-twice': {
    what: 'Two elements in one list with the same label.',
    example:
      '"groups": [\n  { "group": "Guides", "pages": ["start"] },\n  { "group": "Guides", "pages": ["install"] }\n]',
  },
  'language-extra': {
    what: 'A language code that the builder accepts but the specification doesn’t list.',
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
    what: 'An unknown field. Signpost leaves it unchanged.',
    example: '"tabs": [{ "tab": "Guides", "colr": "red", "pages": ["start"] }]',
  },
  'empty-element': {
    what: 'An element with only a label, or with an empty list of pages.',
    example: '"groups": [{ "group": "Guides", "pages": [] }]',
  },
  'page-twice': {
    what: 'The same page twice in one language and version.',
    example: '"pages": ["start", "install", "start"]',
    note: 'Slashes around a path make no difference. More than five pages in the same two tabs (products, groups, …) count as one problem.',
  },
  'leading-slash': {
    what: 'A page path that starts with a slash. It’s the same page without it.',
    example: '"pages": ["/start"]',
  },
  'href-relative': {
    what: 'A link to a path on this site. The specification only covers links to other sites.',
    example: '"tabs": [{ "tab": "Blog", "href": "/blog" }]',
  },
  'ref-closed': {
    what: 'Content in another file that isn’t open.',
    example: '"tabs": [{ "$ref": "./tabs.json" }]',
  },
  fragment: {
    what: 'A file with only `navigation`: part of a site, or an unfinished one.',
    example: '"navigation": { "pages": ["start"] }',
    of: 'file',
  },
};

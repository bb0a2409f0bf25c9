/*
 * The rules for the files of the folder, for docs/rules.md: pages, their text, API specifications.
 */
import { factsOf } from '../../pages/page-file.ts';
import type { Rule } from './catalogue-rule.ts';
import type { Code } from './codes.ts';
import type { World } from '../diagnostic.ts';

const withPage = (text: string): World => ({
  pages: new Set(['start']),
  pageFiles: new Map([['start', factsOf('start.mdx', text)]]),
});

export const FILE_RULES = {
  'page-missing': {
    what: 'A page whose file is not in the folder.',
    example: '"pages": ["guides/Start"]',
    world: { pages: new Set(['guides/start']) },
    note: 'Only where the folder is known, here with `guides/start.mdx`. A page `a` may be `a.mdx`, `a.md`, `a/index.mdx` or `a/index.md`. A file that `.mintignore` leaves out is not there for readers, nor are README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md.',
  },
  'openapi-missing': {
    what: 'An API specification whose file is not in the folder.',
    example: '"groups": [{ "group": "Users", "openapi": "api/users.json" }]',
    world: { paths: new Set(['docs.json', 'openapi/users.json']) },
    note: 'Only where the folder is known, here with `openapi/users.json`. Web addresses are never fetched, and never judged.',
  },
  'openapi-unreadable': {
    what: 'An API specification that is not valid JSON or YAML, or not an OpenAPI document.',
    example: '"groups": [{ "group": "Users", "openapi": "api.json" }]',
    world: {
      paths: new Set(['docs.json', 'api.json']),
      unreadable: new Map([['api.json', 'The file is empty.']]),
    },
    note: 'Only where the file has been read, here an empty `api.json`.',
  },
  'page-frontmatter': {
    what: 'A page whose frontmatter is not valid YAML. The message names the file and the line.',
    example: '"pages": ["start"]',
    world: withPage('---\ntitle: Start: here\n---\n'),
    note: 'Only where page files have been read, here with `title: Start: here`, which needs quotes.',
  },
  'page-untitled': {
    what: 'A page without a title and without a heading: the site makes a title from its path.',
    example: '"pages": ["start"]',
    world: withPage('Some text.\n'),
    note: 'Only where page files have been read. Pages that describe an API operation need no title.',
  },
  'orphan-pages': {
    what: 'Page files that no entry of the navigation names.',
    example: '"pages": ["start"]',
    world: { pages: new Set(['start', 'forgotten']) },
    note: 'Only where the folder is known, here with `forgotten.mdx`. Parts in `snippets`, folders with a dot or an underscore before their name, and notes such as README do not count; nor do pages that others import, pages with `hidden: true`, and what `.mintignore` leaves out.',
  },
} satisfies Partial<Readonly<Record<Code, Rule>>>;

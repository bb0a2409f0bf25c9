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
    what: 'A page without a file in the folder.',
    example: '"pages": ["guides/Start"]',
    world: { pages: new Set(['guides/start']) },
    note: 'Needs the folder. In the example, it contains `guides/start.mdx`. A page `a` can be `a.mdx`, `a.md`, `a/index.mdx`, or `a/index.md`. Files that `.mintignore` excludes count as missing, as do README.md, LICENSE.md, CHANGELOG.md, and CONTRIBUTING.md.',
  },
  'openapi-missing': {
    what: 'An API specification without a file in the folder.',
    example: '"groups": [{ "group": "Users", "openapi": "api/users.json" }]',
    world: { paths: new Set(['docs.json', 'openapi/users.json']) },
    note: 'Needs the folder. In the example, it contains `openapi/users.json`. URLs are never fetched or checked.',
  },
  'openapi-unreadable': {
    what: 'An API specification that isn’t valid JSON or YAML, or isn’t an OpenAPI document.',
    example: '"groups": [{ "group": "Users", "openapi": "api.json" }]',
    world: {
      paths: new Set(['docs.json', 'api.json']),
      unreadable: new Map([['api.json', 'The file is empty.']]),
    },
    note: 'Needs the file. In the example, `api.json` is empty.',
  },
  'page-frontmatter': {
    what: 'A page whose frontmatter isn’t valid YAML. The message includes the file and the line.',
    example: '"pages": ["start"]',
    world: withPage('---\ntitle: Start: here\n---\n'),
    note: 'Needs the page files. In the example, a page has `title: Start: here`, which needs quotes.',
  },
  'page-untitled': {
    what: 'A page without a title or a heading. Its title comes from its path.',
    example: '"pages": ["start"]',
    world: withPage('Some text.\n'),
    note: 'Needs the page files. Pages that describe an API operation don’t need a title.',
  },
  'orphan-pages': {
    what: 'Page files that aren’t in the navigation.',
    example: '"pages": ["start"]',
    world: { pages: new Set(['start', 'forgotten']) },
    note: 'Needs the folder. In the example, it contains `forgotten.mdx`. Doesn’t include `snippets`, folders that start with a dot or an underscore, notes such as README, pages that others import, pages with `hidden: true`, and files that `.mintignore` excludes.',
  },
} satisfies Partial<Readonly<Record<Code, Rule>>>;

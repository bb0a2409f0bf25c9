/* The hover text for a place. `|` comes before the letter under the pointer. */
import { expect, test } from 'vitest';
import { indexOf } from '$lib/core/icons/search';
import { readNames } from '$lib/core/icons/names';
import { hoverAt } from './hover.ts';
import { docFromText } from '../../../../../tests/make-document.ts';
import * as m from './messages.ts';

const SITE = `{
  "theme": "mint",
  "navigation": {
    "tabs": [
      {
        "tab": "API",
        "openapi": "openapi.yaml",
        "groups": [
          { "group": "Users", "icon": "rocket", "pages": ["users/index", "GET /users", "GET /nobody", "gone"] },
          { "group": "More", "directory": "card", "pages": ["users"] }
        ]
      },
      { "tab": "Help", "href": "/users" }
    ],
    "languages": [{ "language": "de" }]
  }
}`;
const WORLD = {
  pages: new Set(['users/index']),
  titles: new Map([
    ['users/index', 'All *users*'],
    ['GET /users', 'List users'],
  ]),
  operations: new Map([['openapi.yaml', new Set(['GET /users'])]]),
};

function said(marked: string): string {
  const at = SITE.indexOf(marked.replace('|', '')) + marked.indexOf('|');
  const hover = hoverAt(SITE, at, {
    doc: docFromText(SITE),
    world: WORLD,
    files: [],
    icons: indexOf(readNames('lucide', 'rocket'), ''),
    describe: (name) => `${name} has 1 endpoint.`,
  });
  return hover?.lines.join('\n') ?? '';
}

test.each([
  ['"|theme"', '**Theme**', 'The look of the whole site.', '`luma`'],
  ['"|mint"', 'Tabs in a top bar'],
  ['"tab|"', '**Label**', 'The name that readers see.'],
  [
    '"|API"',
    '**Tab “API”**',
    m.place(1, '2 tabs', 'the navigation'),
    'Contains 2 groups, 5 pages.',
  ],
  [
    '"|Users"',
    '**Group “Users”**',
    '1 of 2 groups in “API”',
    'OpenAPI: `openapi.yaml`, from the tab “API”.',
  ],
  ['|"openapi": ', '**OpenAPI**'],
  ['"|openapi.yaml"', 'openapi\\.yaml has 1 endpoint'],
  ['"|rocket"', '**rocket**', m.iconOf('Font Awesome')],
  ['"|users/index"', '**All \\*users\\***', m.pageFile('`users/index`'), m.listedInOthers(1)],
  ['"|users"]', '**All \\*users\\***', m.listedInOthers(1)],
  ['"|gone"', '**gone**', m.pageFileMissing],
  ['"|GET /users"', 'List users', 'In `openapi.yaml`.'],
  ['"|GET /nobody"', 'Not in `openapi.yaml`.'],
  ['"|/users"', '**All \\*users\\***', 'In 2 places.'],
  ['"|card"', 'children as cards'],
  ['"|de"', '**Language “Deutsch”**'],
  ['"|languages"', '**Languages**'],
])('%s', (marked, ...words) => {
  const text = said(marked);
  for (const word of words) expect(text).toContain(word);
});

test.each(['|{\n', '"tabs"|: ', '"tabs": |['])('nothing at %s', (marked) =>
  expect(said(marked)).toBe(''),
);

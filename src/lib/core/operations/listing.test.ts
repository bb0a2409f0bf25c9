import { expect, test } from 'vitest';
import type { Doc } from '../document/node.ts';
import { parsePointer } from '../document/walk.ts';
import type { Result } from '../result.ts';
import { check } from '../check/check.ts';
import { elementAt } from '../document/elements.ts';
import { apply } from '../text/edit.ts';
import type { FixSteps } from './fix.ts';
import { planAllListed, planGenerated, planGroup, planListing, planUnlisting } from './listing.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from './listing-messages.ts';

const TEXT = `{
  "name": "Acme",
  "theme": "mint",
  "colors": { "primary": "#0d9373" },
  "navigation": {
    "tabs": [
      {
        "tab": "API",
        "openapi": "openapi.json",
        "groups": [
          { "group": "About", "pages": ["about"] },
          {
            "group": "Users",
            "icon": "user",
            "pages": [
              "users/overview",
              "GET /users",
              "DELETE /users/{id}"
            ]
          },
          { "group": "Keys", "pages": ["GET /keys"] }
        ]
      },
      {
        "tab": "All",
        "openapi": "openapi.json"
      }
    ]
  }
}
`;
const doc = docFromText(TEXT);
const element = (pointer: string, from: Doc = doc) => elementAt(from, parsePointer(pointer)!)!;
const RANKS = ['GET /users', 'POST /users', 'PATCH /users/{id}', 'DELETE /users/{id}', 'GET /keys'];
const rankOf = (entry: string) => (RANKS.includes(entry) ? RANKS.indexOf(entry) : undefined);
const want = (...entries: string[]) => entries.map((entry) => ({ entry, rank: rankOf(entry)! }));

function done(result: Result<FixSteps>): { text: string; steps: FixSteps } {
  if (!result.ok) throw new Error(result.refusal.sentence);
  const text = apply(TEXT, result.value.edits);
  expect(result.value.after.files.get('docs.json')!.text).toBe(text);
  return { text, steps: result.value };
}
/** The lines removed and added. */
function difference(text: string) {
  const [before, after] = [TEXT.split('\n'), text.split('\n')];
  return {
    gone: before.filter((line) => !after.includes(line)).map((line) => line.trim()),
    fresh: after.filter((line) => !before.includes(line)).map((line) => line.trim()),
  };
}

interface Tab {
  readonly pages?: unknown;
  readonly groups?: unknown;
}
const tabsIn = (text: string): readonly Tab[] =>
  (JSON.parse(text) as { navigation: { tabs: Tab[] } }).navigation.tabs;

const USERS = '/navigation/tabs/0/groups/1';

test('one endpoint adds one line, next to its neighbor in the specification', () => {
  const { text, steps } = done(planListing(doc, element(USERS), want('POST /users'), rankOf));
  expect(difference(text)).toEqual({ gone: [], fresh: ['"POST /users",'] });
  expect(text).toContain('"GET /users",\n              "POST /users",\n');
  expect(steps.label).toBe(m.listOne('POST /users', '“Users”'));
});

test('several endpoints each go to their position, in one step', () => {
  const wanted = want('GET /keys', 'PATCH /users/{id}', 'POST /users');
  const { text, steps } = done(planListing(doc, element(USERS), wanted, rankOf));
  const pages = text.slice(
    text.indexOf('"users/overview"'),
    text.indexOf(']', text.indexOf('"users/overview"')),
  );
  expect(pages.match(/"[^"]+"/g)).toEqual([
    '"users/overview"',
    '"GET /users"',
    '"POST /users"',
    '"PATCH /users/{id}"',
    '"DELETE /users/{id}"',
    '"GET /keys"',
  ]);
  expect(steps.label).toBe(m.listSeveral(3, '“Users”'));
});

test('goes before its neighbor, or at the end if there is none', () => {
  const first = done(
    planListing(doc, element('/navigation/tabs/0/groups/2'), want('GET /users'), rankOf),
  );
  expect(first.text).toContain('["GET /users", "GET /keys"]');
  const last = done(
    planListing(doc, element('/navigation/tabs/0/groups/0'), want('GET /users'), rankOf),
  );
  expect(last.text).toContain('["about", "GET /users"]');
});

test('is refused where pages are not allowed', () => {
  const refused = planListing(doc, element('/navigation/tabs/0'), want('GET /users'), rankOf);
  expect(refused.ok).toBe(false);
});

test('removing it again restores the text', () => {
  const listed = done(planListing(doc, element(USERS), want('POST /users'), rankOf));
  const back = planUnlisting(listed.steps.after, [`${USERS}/pages/2`]);
  expect(back.ok && back.value.after.files.get('docs.json')!.text).toBe(TEXT);
});

test('adds the group of a tag after the other groups', () => {
  const heading = { label: 'More', entries: ['GET /more', 'PUT /more'] };
  const { steps } = done(planGroup(doc, element('/navigation/tabs/0'), heading));
  expect(element('/navigation/tabs/0/groups/3', steps.after)).toMatchObject({ kind: 'group' });
  expect(difference(steps.after.files.get('docs.json')!.text).gone.length).toBeLessThan(2);
});

test('lists all endpoints under their tags, or flat if there is one heading', () => {
  const headings = [
    { label: 'Users', entries: ['GET /users'] },
    { label: '', entries: ['GET /health'] },
  ];
  const { steps } = done(planAllListed(doc, element('/navigation/tabs/1'), headings));
  const text = steps.after.files.get('docs.json')!.text;
  expect(tabsIn(text)[1]).toEqual({
    tab: 'All',
    openapi: 'openapi.json',
    groups: [
      { group: 'Users', pages: ['GET /users'] },
      { group: 'Other', pages: ['GET /health'] },
    ],
  });
  const flat = done(planAllListed(doc, element('/navigation/tabs/1'), [headings[0]!]));
  expect(tabsIn(flat.text)[1]!.pages).toEqual(['GET /users']);
  expect(planAllListed(doc, element(USERS), headings).ok).toBe(false);
});

test('listing all and then generating all restores the text', () => {
  const listed = done(
    planAllListed(doc, element('/navigation/tabs/1'), [
      { label: 'Users', entries: ['GET /users', 'PUT /users'] },
      { label: 'Keys', entries: ['GET /keys'] },
    ]),
  ).steps.after;
  const back = planGenerated(listed, element('/navigation/tabs/1', listed), () => true, 'API');
  expect(back.ok && back.value.steps.after.files.get('docs.json')!.text).toBe(TEXT);
  expect(back.ok && back.value.lost).toEqual([
    m.losesOrder(3),
    'The group “Users”.',
    'The group “Keys”.',
  ]);
});

test('next to ordinary pages, a group generates all endpoints at the position of the first', () => {
  const back = planGenerated(doc, element('/navigation/tabs/0'), () => true, 'Acme API');
  if (!back.ok) throw new Error(back.refusal.sentence);
  const after = back.value.steps.after;
  expect(tabsIn(after.files.get('docs.json')!.text)[0]!.groups).toEqual([
    { group: 'About', pages: ['about'] },
    { group: 'Users', icon: 'user', pages: ['users/overview'] },
    { group: 'Acme API', openapi: 'openapi.json' },
  ]);
  expect(back.value.lost).toEqual([m.losesOrder(3), 'The group “Keys”.']);
  expect(check(after).filter(({ severity }) => severity !== 'hint')).toEqual([]);
});

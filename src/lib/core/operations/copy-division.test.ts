import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { valueOf } from '../document/walk.ts';
import { elementAt } from '../document/elements.ts';
import { apply } from '../text/edit.ts';
import {
  copyDivision,
  lookAtCopy,
  nextPrefix,
  nextVersion,
  type CopyWish,
} from './copy-division.ts';
import type { Doc } from '../document/node.ts';
import { plan } from './plan.ts';
import { docFromText } from '../../../../tests/make-document.ts';
const elementIn = (doc: Doc, key: string, index: number) =>
  elementAt(doc, ['navigation', key, index])!;

/** The text after the copy. */
function after(text: string, key: string, index: number, wish: CopyWish, name?: string): string {
  const doc = docFromText(text, name);
  const made = copyDivision(doc, elementIn(doc, key, index), wish);
  if (!made.ok) throw new Error(made.refusal.sentence);
  const planned = plan(doc, made.value);
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  return apply(text, planned.value.edits);
}

const SITE = `{
  "navigation": {
    "versions": [
      {
        "version": "v2",
        // the one that readers see
        "default": true,
        "groups": [
          { "group": "Start", "root": "v2/start", "pages": ["v2/start", "news", "GET /v2/x"] }
        ],
        "tabs": [],
        "openapi": { "source": "v2/api.json", "directory": "v2/api" },
        "href": "/v2/start#top"
      },
      { "version": "v1", "pages": ["v1/start"] }
    ]
  }
}
`;

test('copies a version under another name with paths in another folder, not as the default', () => {
  const wish = { name: 'v3', from: 'v2/', to: 'v3/', files: new Set(['v3/api.json']) };
  const text = after(SITE, 'versions', 0, wish, 'docs.jsonc');
  const copy = `      {
        "version": "v3",
        // the one that readers see
        "groups": [
          { "group": "Start", "root": "v3/start", "pages": ["v3/start", "news", "GET /v2/x"] }
        ],
        "tabs": [],
        "openapi": { "source": "v3/api.json", "directory": "v3/api" },
        "href": "/v3/start#top"
      },
`;
  expect(text).toContain(copy);
  // Newest first, like the others; nothing else changes.
  expect(text.replace(copy, '')).toBe(SITE);
  expect(text.indexOf('"v3"')).toBeLessThan(text.indexOf('"v2"'));
});

test('keeps a specification path whose new file does not exist', () => {
  const wish = { name: 'v3', from: 'v2/', to: 'v3/', files: new Set<string>() };
  expect(after(SITE, 'versions', 0, wish, 'docs.jsonc')).toContain(
    '"source": "v2/api.json", "directory": "v3/api"',
  );
});

test('inserts a language after the original and moves its paths into a folder', () => {
  const text = JSON.stringify({
    navigation: {
      languages: [
        { language: 'en', pages: ['start', '/guides/a', { group: 'x', root: 'x', pages: [] }] },
        { language: 'fr', pages: ['fr/start'] },
      ],
    },
  });
  const made = JSON.parse(after(text, 'languages', 0, { name: 'de', from: '', to: 'de' })) as {
    navigation: { languages: unknown[] };
  };
  expect(made.navigation.languages[1]).toEqual({
    language: 'de',
    pages: ['de/start', '/de/guides/a', { group: 'x', root: 'de/x', pages: [] }],
  });
});

test('previews what would change', () => {
  const doc = docFromText(SITE, 'docs.jsonc');
  const look = lookAtCopy(elementIn(doc, 'versions', 0).node, {
    name: 'v3',
    from: 'v2',
    to: '/v3/',
  });
  expect(look).toMatchObject({ pages: 2, mapped: 1, stays: ['news'], repeated: 0 });
  expect(look.examples).toEqual([['v2/start', 'v3/start']]);
});

test('refuses what cannot be copied', () => {
  const doc = docFromText(
    '{"navigation":{"languages":[{"language":"en","pages":[]},{"$ref":"./fr.json"}]}}',
  );
  const wish = { name: 'de', from: '', to: 'de/' };
  const refused = [
    copyDivision(doc, elementIn(doc, 'languages', 1), wish),
    copyDivision(doc, elementIn(doc, 'languages', 0), { ...wish, name: ' ' }),
  ];
  expect(refused.map((one) => !one.ok && one.refusal.code)).toEqual([
    'ref-closed',
    'label-missing',
  ]);
});

test.each([
  ['v2', ['v2', 'v1'], 'v3'],
  ['v1', ['v2', 'v1'], 'v3'],
  ['1.4', [], '1.5'],
  ['v0.4.x', [], 'v0.5.x'],
  ['8.4', ['8.5'], '8.6'],
  ['Version 9', [], 'Version 10'],
  ['2025-06-18', [], ''],
  ['next', [], ''],
])('the next version after %s, given %j, is %s', (label, taken, next) =>
  expect(nextVersion(label, taken)).toBe(next),
);

test.each([
  ['v1/', 'v1', 'v2', 'v2/'],
  ['', 'en', 'de', 'de/'],
  ['zh/', 'zh-Hans', 'ja', 'ja/'],
  ['docs/v0.4.x/', 'v0.4.x', 'v0.5.x', 'docs/v0.5.x/'],
  ['8.4.2/', '8.4', '8.5', '8.5/'],
  ['spec/2025-06-18/', 'Version 2025-06-18 (latest)', 'Version 2026-01-05', 'spec/2026-01-05/'],
  ['v1/', '1.0', '2.0', 'v2.0/'],
])('the prefix %s of %s becomes, for %s, %s', (from, label, name, to) =>
  expect(nextPrefix(from, label, name)).toBe(to),
);

const real = `${process.env.SIGNPOST_CORPUS ?? '../shared'}/corpus/files/Comfy-Org__docs.json`;
describe.skipIf(!existsSync(real))('a real site of 5,000 entries', () => {
  test('copies a language with every page in its own folder and all other bytes unchanged', () => {
    const text = readFileSync(real, 'utf8');
    const made = after(text, 'languages', 2, { name: 'de', from: 'ja/', to: 'de/' });
    const at = made.length - text.length;
    const doc = docFromText(text);
    const { spot, node } = elementIn(doc, 'languages', 2);
    const end = spot.at + node.length;
    expect(made.slice(0, end)).toBe(text.slice(0, end));
    expect(made.slice(end + at)).toBe(text.slice(end));
    const copy = JSON.stringify(valueOf(elementIn(docFromText(made), 'languages', 3).node));
    const swapped = JSON.stringify(valueOf(node))
      .replaceAll('"ja/', '"de/')
      .replace('"language":"ja"', '"language":"de"');
    expect(copy).toBe(swapped);
  });
});

/* Every sentence that people read on screen is in the catalog: the `messages.ts` files, and a few tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentencesIn, textsOf } from './find-sentences.ts';

/** Files of the catalog. Besides messages, tables whose entries are words and facts together. */
const CATALOG =
  /\/(?:[a-z-]+-)?messages\.ts$|^src\/lib\/core\/(?:schema\/(?:kinds|page-fields|languages|parts|settings\/.*)|check\/codes\/.*|icons\/(?:equivalents|synonyms))\.ts$|^src\/lib\/ui\/help\/(?:tasks|parts)\.ts$|^src\/cli\/help\.ts$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.(test|d)\.ts$/.test(path));
const textsIn = (path: string) => textsOf(readFileSync(path, 'utf8'));
const sourceLine = (path: string, { line, text }: { line: number; text: string }) =>
  `${path}:${line}: ${text.replace(/\s+/g, ' ')}`;

test('no sentence is outside of the catalog', () => {
  const outside = sources
    .filter((path) => !CATALOG.test(path))
    .flatMap((path) =>
      sentencesIn(path, readFileSync(path, 'utf8')).map((found) => sourceLine(path, found)),
    );
  expect(outside).toEqual([]);
});

/** Words that sound translated or vague, with what to say instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/\bstands?\b(?! for\b)/i, 'is, appears, goes'],
  [/\black(s|ing)?\b/i, 'is missing'],
  [/\bbeside\b/i, 'next to'],
  [/\b(somebody|nobody|everybody)\b/i, 'people, another person, no one'],
  [/\b(is|are) (no|none)\b(?! longer)/i, 'isn’t'],
  [/\b(take|takes|taken|taking) (it )?back\b/i, 'revert'],
  [/\bhand(s|ed)? (it )?over\b/i, 'share, commit'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\b(tells?|told)\b(?! them apart)/i, 'say, show'],
  [/\bshall\b/i, 'will'],
  [/\bslips?\b/i, 'typo'],
  [/\blook(s|ed)? after\b/i, 'watch'],
  [/\bby now\b/i, 'now'],
  [/\bat once\b/i, 'immediately, or nothing'],
  [/\bgone\b/i, 'removed, expired'],
  [/\bany more\b/i, 'anymore'],
  [/\b(can|do|does|is|are|was|were|has|have|could|would)( not|not)\b/i, 'a contraction'],
  [
    /colour|\bgrey\b|centre|favourite|behaviour|neighbour|(organ|recogn|real|custom)is(e|ing)/i,
    'US spelling',
  ],
  [/[a-z]'(s|t|re|ve|ll|d)\b/i, '’ as the apostrophe'],
];

const catalogTexts = sources
  .filter((path) => CATALOG.test(path))
  .filter((path) => !path.includes('/icons/')) // Names of icons
  .flatMap((path) => textsIn(path).map((found) => ({ path, found })));

test.each(AVOIDED)('no text of the catalog says %s, but %s', (avoided) => {
  const found = catalogTexts
    .filter(({ found }) => avoided.test(found.text.replace(/[“"`][^”"`]*[”"`]/g, '“…”')))
    .map(({ path, found }) => sourceLine(path, found));
  expect(found).toEqual([]);
});

describe('a sentence is found', () => {
  const texts = (path: string, source: string) =>
    sentencesIn(path, source).map(({ line, text }) => `${line}: ${text}`);

  test('in a string, a template and a label, but not in code', () => {
    expect(
      texts(
        'a.ts',
        [
          "const a = 'Nothing is selected.';",
          'const b = `Move ${a} to the top`;',
          "const c = { label: 'Undo', id: 'undo', key: 'Control+Z' };",
          "throw new Error('No such node');",
          "document.querySelector('.row [role=button]');",
        ].join('\n'),
      ),
    ).toEqual(['1: Nothing is selected.', '2: Move … to the top', '3: Undo']);
  });

  test('in the markup, an attribute and the script of a component', () => {
    const component = [
      '<script>const a = "Nothing is selected.";</script>',
      '<p class="two words" title={`Show ${a} only`}>Hello</p>',
      '<button aria-label="Close">{a ? "Go on" : "x"}</button>',
    ].join('\n');
    expect(texts('A.svelte', component).sort()).toEqual([
      '1: Nothing is selected.',
      '2: Hello',
      '2: Show … only',
      '3: Close',
      '3: Go on',
    ]);
  });
});

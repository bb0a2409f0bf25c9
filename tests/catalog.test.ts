/* Every sentence that people read on screen is in the catalog: the `messages.ts` files, and a few tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentencesIn } from './find-sentences.ts';

/** Files of the catalog. Besides messages, tables whose entries are words and facts together. */
const CATALOG =
  /\/(?:[a-z-]+-)?messages\.ts$|^src\/lib\/core\/(?:schema\/(?:kinds|languages|parts|settings\/.*)|check\/codes\/.*|icons\/(?:equivalents|synonyms))\.ts$|^src\/lib\/ui\/help\/(?:tasks|parts)\.ts$|^src\/cli\/help\.ts$/;

test('no sentence is outside of the catalog', () => {
  const outside = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.(test|d)\.ts$/.test(path))
    .filter((path) => !CATALOG.test(path))
    .flatMap((path) =>
      sentencesIn(path, readFileSync(path, 'utf8')).map(
        ({ line, text }) => `${path}:${line}: ${text.replace(/\s+/g, ' ')}`,
      ),
    );
  expect(outside).toEqual([]);
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

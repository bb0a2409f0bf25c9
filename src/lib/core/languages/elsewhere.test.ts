import { expect, test } from 'vitest';
import { navigationOf } from '../document/elements.ts';
import { divisionName, divisionsElsewhere, elsewhereInWords } from './elsewhere.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from './messages.ts';

function languages(...entries: readonly object[]) {
  const text = JSON.stringify({ navigation: { languages: entries } });
  return navigationOf(docFromText(text))!.node;
}
const words = (...entries: readonly object[]) =>
  elsewhereInWords(languages(...entries), 'language');
const EN = { language: 'en', pages: ['a'] };

test('says nothing about languages in the document', () => {
  expect(words(EN, { language: 'fr', pages: [] })).toBeUndefined();
});

test('names a language in another file by its code, otherwise by its file', () => {
  const sentence = m.oneElsewhere('French', 'fr.json');
  expect(words(EN, { $ref: './fr.json' })).toBe(sentence);
  expect(words(EN, { language: 'fr', $ref: 'fr.json' })).toBe(sentence);
  expect(words(EN, { $ref: 'nav/main.json' })).toBe(m.oneElsewhere('main', 'nav/main.json'));
});

test('names several together, and counts many', () => {
  expect(words(EN, { $ref: './fr.json' }, { $ref: './es.json' })).toBe(
    m.someElsewhere(['French', 'Spanish'], ['fr.json', 'es.json']),
  );
  const many = ['fr', 'es', 'zh', 'ja', 'ko'].map((code) => ({ $ref: `./${code}.json` }));
  expect(words(EN, ...many)).toBe(m.manyElsewhere(5, 'languages'));
});

test('the code of such a language counts as taken', () => {
  const all = divisionsElsewhere(languages(EN, { $ref: './fr.json' }), 'language');
  expect(all.map(divisionName)).toEqual(['fr']);
});

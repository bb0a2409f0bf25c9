import { expect, test } from 'vitest';
import { languageChoices } from './language-choices.ts';

const codes = (...taken: string[]) =>
  languageChoices(new Set(taken))
    .filter(({ label }) => /^(Japanese|French|Ukrainian)/.test(label))
    .map(({ code }) => code);

test('each language is offered once', () => {
  expect(codes()).toEqual(['fr', 'fr-CA', 'ja', 'uk']);
});

test('a language that the site has in another spelling is not offered', () => {
  expect(codes('jp', 'fr-ca')).toEqual(['fr', 'uk']);
});

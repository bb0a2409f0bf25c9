import { expect, test } from 'vitest';
import { KINDS } from '$lib/core/schema/kinds';
import { matching, offeredLanguages, optionsOf } from './options.ts';

const field = KINDS.language.fields.find(({ key }) => key === 'language')!;
const codes = (list: readonly { text: string }[]) => list.map(({ text }) => text);

test('a language is offered in one spelling, and the present one stays', () => {
  const offered = (present: string) =>
    codes(offeredLanguages(optionsOf(field, present), present)).filter((code) =>
      code.startsWith('j'),
    );
  expect(offered('en')).toEqual(['ja']);
  expect(offered('jp')).toEqual(['jp', 'ja']);
});

test('other spellings are found by their code', () => {
  const options = optionsOf(field, 'en');
  expect(codes(matching(options, 'japan'))).toEqual(['ja']);
  expect(codes(matching(options, 'jp'))).toEqual(['jp']);
  expect(codes(matching(options, 'fr-ca'))).toEqual(['fr-CA', 'fr-ca']);
});

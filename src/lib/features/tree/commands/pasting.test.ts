import { expect, test } from 'vitest';
import { readPaste } from '$lib/core/operations/paste';
import * as m from './messages';
import { withTypedPaths } from './pasting';

const pasted = (text: string, pages?: ReadonlySet<string>) => {
  const read = readPaste(text);
  if (!read.ok) throw new Error(read.refusal.sentence);
  const { values, changed } = withTypedPaths(read.value, pages);
  return { values: values.map(({ value }) => value), changed };
};

test('pasted paths get in without spaces, and a sentence says so', () => {
  expect(pasted('guides/keys\n"own domain.mdx"\n"two words.mdx"\nGET /a')).toEqual({
    values: ['guides/keys', 'own-domain', 'two-words', 'GET /a'],
    changed: m.pathChanged('own domain', 'own-domain', 1),
  });
});

test('names of files, and JSON, stay as they are', () => {
  const pages = new Set(['own domain']);
  expect(pasted('- "own domain.mdx"', pages)).toEqual({ values: ['own domain'], changed: '' });
  expect(pasted('["own domain"]')).toEqual({ values: ['own domain'], changed: '' });
});

import { expect, test } from 'vitest';
import { moveFilesToo, withFiles } from './moving-messages';

test.each([
  ['a page', 1, 1, 'Move its file too', 'Move “A” to “B” with its file'],
  ['a page in three languages', 3, 1, 'Move 3 files too', 'Move “A” to “B” with 3 files'],
  ['one of five pages', 1, 5, 'Move 1 file too', 'Move “A” to “B” and 1 of their files'],
  ['five pages', 5, 5, 'Move 5 files too', 'Move “A” to “B” with their files'],
  ['a group', 1, 0, 'Move 1 file too', 'Move “A” to “B” with 1 file'],
  ['a group of twelve', 12, 0, 'Move 12 files too', 'Move “A” to “B” with 12 files'],
])('the files of %s', (_, files, pages, offer, step) => {
  expect(moveFilesToo(files, pages)).toBe(offer);
  expect(withFiles('Move “A” to “B”', files, pages)).toBe(step);
});

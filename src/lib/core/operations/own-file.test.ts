import { expect, test } from 'vitest';
import { elementAt } from '../document/elements.ts';
import type { Doc } from '../document/node.ts';
import { MAIN, makeDocOfFiles, ref, textOf } from '../../../../tests/make-document.ts';
import { copyDivision } from './copy-division.ts';
import { fileLikeSiblings, planInsertion } from './own-file.ts';

const language = (code: string, folder: string) => ({
  language: code,
  groups: [{ group: 'Start', pages: [`${folder}index`] }],
});
const site = (...others: readonly string[]): Doc =>
  makeDocOfFiles({
    [MAIN]: {
      name: 'x',
      navigation: { languages: [language('en', ''), ...others.map((file) => ref(`./${file}`))] },
    },
    ...Object.fromEntries(
      others.map((file) => {
        const code = /([\w-]+)\.json$/.exec(file)![1]!;
        return [file, language(code, `${code}/`)];
      }),
    ),
  });
const first = (doc: Doc) => elementAt(doc, ['navigation', 'languages', 0])!;

test('the file of a sibling suggests the one of a new language', () => {
  const fileFor = (name: string, ...others: readonly string[]) => {
    const doc = site(...others);
    return fileLikeSiblings(doc, first(doc), name);
  };
  expect(fileFor('de', 'fr.json')).toBe('de.json');
  expect(fileFor('pt-BR', 'languages/fr.json', 'es.json')).toBe('languages/pt-BR.json');
  expect(fileFor('de')).toBeUndefined();
  expect(fileFor('v 2', 'fr.json')).toBeUndefined();
  expect(fileFor('../de', 'fr.json')).toBeUndefined();
  expect(fileFor('', 'fr.json')).toBeUndefined();
});

test('a file that is not named after its language suggests none', () => {
  const doc = makeDocOfFiles({
    [MAIN]: { navigation: { languages: [language('en', ''), ref('./french.json')] } },
    'french.json': language('fr', 'fr/'),
  });
  expect(fileLikeSiblings(doc, first(doc), 'de')).toBeUndefined();
});

test('a new language is put into its file, as one step that is named after the language', () => {
  const doc = site('fr.json');
  const copied = copyDivision(doc, first(doc), { name: 'de', from: '', to: 'de/' });
  if (!copied.ok) throw new Error(copied.refusal.sentence);
  const inline = planInsertion(doc, copied.value);
  const planned = planInsertion(doc, copied.value, 'de.json');
  if (!inline.ok || !planned.ok) throw new Error('refused');
  const { after, label } = planned.value;
  expect(label).toBe(inline.value.label);
  expect(JSON.parse(textOf(after, 'de.json'))).toEqual(language('de', 'de/'));
  const { navigation } = JSON.parse(textOf(after)) as { navigation: { languages: unknown[] } };
  expect(navigation.languages).toEqual([language('en', ''), ref('./de.json'), ref('./fr.json')]);
  expect(textOf(after, 'fr.json')).toBe(textOf(doc, 'fr.json'));
});

test('a file that exists is refused, and nothing is added', () => {
  const doc = site('fr.json');
  const copied = copyDivision(doc, first(doc), { name: 'de', from: '', to: 'de/' });
  if (!copied.ok) throw new Error(copied.refusal.sentence);
  expect(planInsertion(doc, copied.value, 'fr.json')).toMatchObject({
    ok: false,
    refusal: { code: 'file-exists' },
  });
});

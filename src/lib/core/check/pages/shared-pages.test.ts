import { describe, expect, test } from 'vitest';
import { checked } from '../../../../../tests/check-document.ts';
import { reread } from '../../document/read.ts';
import { planFix } from '../../operations/fix.ts';
import { NO_CONFIG } from '../config.ts';
import { docFromText, makeDocWith } from '../../../../../tests/make-document.ts';
import * as m from './messages.ts';
import * as checkMessages from '../messages.ts';
const found = (navigation: unknown) =>
  checked(makeDocWith(navigation)).filter(({ code }) =>
    /^(page-twice|same-page-languages)$/.test(code),
  );
const group = (name: string, ...pages: unknown[]) => ({ group: name, pages });

describe('many pages in the same parts of a site', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`);
  const products = (count: number) => ({
    products: [
      { product: 'A', groups: [group('Basics', ...pages(count))] },
      { product: 'B', groups: [group('Basics', ...pages(count)), group('More', 'p1', 'own')] },
    ],
  });
  test('are one finding with all of its places', () => {
    const [one, ...more] = found(products(264));
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      code: 'page-twice',
      pointer: '/navigation/products/0/groups/0/pages/0',
      message: `${m.sharedPages(264, ['“A”', '“B”'], checkMessages.andMore(['“p1”', '“p2”', '“p3”'], 261))} ${m.eachOnePage}`,
    });
    expect(one!.related).toHaveLength(264 * 2 + 1);
    expect(one!.related!.map(({ at }) => at)).toEqual(
      one!.related!.map(({ at }) => at).sort((a, b) => a - b),
    );
    expect(one!.related!.at(-1)).toMatchObject({
      pointer: '/navigation/products/1/groups/1/pages/0',
      message: expect.stringMatching(/^“p1” appears here and in “A › Basics”/) as string,
    });
  });
  test('have one fix, which keeps the first entry of each', () => {
    const [{ fixes } = { fixes: [] }] = found(products(6));
    expect(fixes).toMatchObject([{ label: m.keepFirst(7) }]);
    const doc = makeDocWith(products(6));
    const planned = planFix(doc, fixes[0]!);
    expect(planned.ok).toBe(true);
    const after = planned.ok ? planned.value.after : doc;
    expect(checked(after).filter(({ code }) => code === 'page-twice')).toEqual([]);
  });
  test('are reported separately while they are few', () =>
    expect(found(products(5))).toHaveLength(11));
  test('are reported with the version that contains their places', () =>
    expect(
      found({ versions: [{ version: 'v1', ...products(6) }] }).map(({ message }) => message),
    ).toEqual([
      expect.stringContaining(
        m.sharedPages(
          6,
          ['“v1 › A”', '“v1 › B”'],
          checkMessages.andMore(['“p1”', '“p2”', '“p3”'], 3),
        ),
      ),
    ]));
  test('in more than two parts are a separate finding', () => {
    const tab = (name: string, ...all: string[]) => ({ tab: name, pages: all });
    const [three, two, ...more] = found({
      tabs: [tab('A', ...pages(12)), tab('B', ...pages(12)), tab('C', ...pages(6))],
    });
    expect(more).toEqual([]);
    expect(three!.message).toMatch(
      m.sharedPages(6, ['“A”', '“B”', '“C”'], checkMessages.andMore(['“p1”', '“p2”', '“p3”'], 3)),
    );
    expect(two!.message).toMatch(
      m.sharedPages(6, ['“A”', '“B”'], checkMessages.andMore(['“p7”', '“p8”', '“p9”'], 3)),
    );
  });
  test('in two languages are one finding', () => {
    const [one, ...more] = found({
      languages: ['en', 'fr'].map((language) => ({ language, pages: pages(7) })),
    });
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      code: 'same-page-languages',
      pointer: '/navigation/languages/1/pages/0',
      message: `${m.sharedPages(7, ['English', 'French'], checkMessages.andMore(['“p1”', '“p2”', '“p3”'], 4))} ${m.eachOneLanguage('French')}`,
      fixes: [],
    });
    expect(one!.related).toHaveLength(7);
  });
  test('do not include pages that the team ignores', () => {
    const ignoring = (...paths: string[]) =>
      checked(makeDocWith(products(8)), { config: { ...NO_CONFIG, ignore: [{ paths }] } });
    expect(ignoring('p1').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^7 pages are both .*: “p2”/),
    ]);
    expect(ignoring('p*')).toEqual([]);
  });
  test('are reported at their new places after an edit, from the cache', () => {
    const doc = makeDocWith(products(40));
    const [before] = checked(doc).filter(({ related }) => related);
    const { text } = doc.files.get('docs.json')!;
    const at = text.indexOf('"Basics"') + 1;
    const after = reread(doc, [{ file: 'docs.json', at, remove: 0, insert: 'The ' }]);
    const [now] = checked(after).filter(({ related }) => related);
    expect(now!.related!.map((one) => one.at)).toEqual(
      before!.related!.map((one) => one.at + (one.at > at ? 4 : 0)),
    );
    const fresh = checked(docFromText(after.files.get('docs.json')!.text));
    expect(now!.related!.map(({ pointer, message }) => [pointer, message])).toEqual(
      fresh
        .find(({ related }) => related)!
        .related!.map(({ pointer, message }) => [pointer, message]),
    );
  });
});

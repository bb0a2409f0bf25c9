import { expect, test } from 'vitest';
import { plan } from './plan.ts';
import { makeDocWith } from '../../../../tests/make-document.ts';
import * as m from './place-messages.ts';

const NAV = '/navigation';

test('a move into another language or version names it', () => {
  const doc = makeDocWith({
    versions: ['v1', 'v2'].map((version) => ({
      version,
      languages: ['en', 'es'].map((language) => ({
        language,
        groups: [
          { group: `Start ${language}`, pages: [`${version}/${language}/a`] },
          { group: `More ${language}`, pages: [] },
        ],
      })),
    })),
  });
  const labelOf = (to: string) => {
    const planned = plan(doc, {
      op: 'move',
      nodes: [`${NAV}/versions/0/languages/0/groups/0/pages/0`],
      to: { parent: `${NAV}/versions/${to}`, key: 'pages', index: 0 },
    });
    return planned.ok && planned.value.label;
  };
  expect(labelOf('0/languages/0/groups/1')).toBe(m.moveTo('“A”', '“More en”'));
  expect(labelOf('0/languages/1/groups/1')).toBe(m.moveTo('“A”', '“More es” (v1, es)'));
  expect(labelOf('1/languages/0/groups/1')).toBe(m.moveTo('“A”', '“More en” (v2, en)'));
});

/* Documents of any shape as plain values, including entries of the wrong type and missing navigations. */
import fc from 'fast-check';

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e/f');
const page = word;
const { entry } = fc.letrec((tie) => ({
  entry: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    page,
    fc.record(
      { group: word, pages: fc.array(tie('entry'), { maxLength: 4 }) },
      { requiredKeys: [] },
    ),
    fc.record({ group: word, tag: word, pages: fc.array(tie('entry'), { maxLength: 4 }) }),
    fc.constantFrom(5, null, ['x']),
  ),
}));
export const anySite = fc.record(
  {
    theme: word,
    styling: fc.dictionary(word, fc.oneof(word, fc.array(word))),
    navigation: fc.oneof(
      fc.record(
        { groups: fc.array(entry, { maxLength: 5 }), openapi: word },
        { requiredKeys: ['groups'] },
      ),
      fc.record({
        pages: fc.array(entry, { maxLength: 5 }),
        global: fc.oneof(word, fc.record({ anchors: fc.array(fc.record({ anchor: word })) })),
      }),
      fc.constantFrom('none', null),
    ),
  },
  { requiredKeys: ['navigation'] },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type TextEdit } from '$lib/core/text/edit';
import {
  mapAfter,
  mapOf,
  toFile,
  toFileEdits,
  toView,
  toViewEdits,
  viewOf,
  type ViewEdit,
} from './text-map';

const FILE = 'docs.json';
const SEED = 20240607;
const RUNS = { seed: SEED, numRuns: 5000 };

const piece = fc.constantFrom('a', 'b', '\r', '\n', '\r\n', '{');
const body = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(''));
const file = fc.tuple(fc.constantFrom('', '\ufeff'), body).map((parts) => parts.join(''));

/** Edits within a text that do not overlap. */
const editsOf = (text: string): fc.Arbitrary<ViewEdit[]> =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.nat(3),
        body.map((insert) => insert.slice(0, 4)),
      ),
      {
        maxLength: 4,
      },
    )
    .map((raw) => {
      const edits: ViewEdit[] = [];
      let from = 0;
      for (const [at, remove, insert] of raw.sort((x, y) => x[0] - y[0])) {
        if (at < from) continue;
        const cut = Math.min(remove, text.length - at);
        edits.push({ at, remove: cut, insert });
        from = at + cut;
      }
      return edits;
    });

const inFile = (edits: readonly ViewEdit[]): TextEdit[] =>
  edits.map((edit) => ({ file: FILE, ...edit }));

test('the view has no byte order mark and only one kind of line end', () => {
  expect(viewOf('\ufeff{\r\n\r\n\n}')).toBe('{\n\n\n}');
});

test('an offset maps to the file and back', () => {
  fc.assert(
    fc.property(file, (text) => {
      const map = mapOf(text);
      const view = viewOf(text);
      for (let at = 0; at <= view.length; at++) {
        expect(toView(map, toFile(map, at))).toBe(at);
        expect(viewOf(text.slice(0, toFile(map, at)))).toBe(view.slice(0, at));
      }
    }),
    RUNS,
  );
});

test('an offset between the units of a CRLF maps to before the line end', () => {
  const map = mapOf('a\r\nb\r\n');
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => toView(map, at))).toEqual([0, 1, 1, 2, 3, 3, 4]);
});

test('text typed in the view reads the same in the file', () => {
  fc.assert(
    fc.property(
      file.chain((text) => fc.tuple(fc.constant(text), editsOf(viewOf(text)))),
      ([text, edits]) => {
        const after = apply(text, toFileEdits(FILE, text, mapOf(text), edits));
        const typed = edits.map((edit) => ({ ...edit, insert: viewOf(edit.insert) }));
        expect(viewOf(after)).toBe(apply(viewOf(text), inFile(typed)));
        expect(after.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'));
      },
    ),
    RUNS,
  );
});

test('a change in the file looks the same in the view', () => {
  fc.assert(
    fc.property(
      file.chain((text) => fc.tuple(fc.constant(text), editsOf(text))),
      ([text, edits]) => {
        const view = toViewEdits(text, mapOf(text), inFile(edits));
        expect(apply(viewOf(text), inFile(view))).toBe(viewOf(apply(text, inFile(edits))));
      },
    ),
    RUNS,
  );
});

test('the map after an edit equals the map of the edited text', () => {
  const edit = (text: string) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(3), fc.constantFrom('', 'x', 'ab', '\n', '\r', '\r\n'))
      .map(([at, length, insert]): TextEdit => {
        return { file: FILE, at, remove: Math.min(length, text.length - at), insert };
      });
  fc.assert(
    fc.property(
      file.chain((text) => fc.tuple(fc.constant(text), edit(text))),
      ([text, one]) => {
        const after = apply(text, [one]);
        expect(mapAfter(mapOf(text), text, [one], after)).toEqual(mapOf(after));
      },
    ),
    RUNS,
  );
});

test('untouched text keeps its bytes', () => {
  fc.assert(
    fc.property(
      file.chain((text) => fc.tuple(fc.constant(text), editsOf(viewOf(text)))),
      ([text, edits]) => {
        const made = toFileEdits(FILE, text, mapOf(text), edits);
        const first = made[0]?.at ?? text.length;
        const end = made.at(-1);
        const kept = end ? text.length - end.at - end.remove : 0;
        const after = apply(text, made);
        expect(after.slice(0, first)).toBe(text.slice(0, first));
        expect(after.slice(after.length - kept)).toBe(text.slice(text.length - kept));
      },
    ),
    RUNS,
  );
});

test('a typed line end is the one that the file uses most', () => {
  const typed = (text: string) =>
    apply(text, toFileEdits(FILE, text, mapOf(text), [{ at: 1, remove: 0, insert: '\n' }]));
  expect(typed('{\r\n"a":\r\n1\n}')).toBe('{\r\n\r\n"a":\r\n1\n}');
  expect(typed('{\n"a":\r\n1\n}')).toBe('{\n\n"a":\r\n1\n}');
  expect(typed('{\r"a":\r1\n}')).toBe('{\r\r"a":\r1\n}');
  expect(typed('{}')).toBe('{\n}');
});

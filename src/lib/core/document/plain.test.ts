import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Node } from './node';
import { docOf } from './plain';
import { valueOf } from './walk';
import { docFromText } from '../../../../tests/make-document';

const FILE = 'docs.json';
const SEED = 20240607;

/** A node's content and ids, without its offsets. */
const said = (node: Node | undefined): unknown => {
  if (node?.type === 'array') return [node.id, node.type, node.items.map(said)];
  if (node?.type === 'object')
    return [node.id, node.type, node.members.map(({ key, value }) => [key, said(value)])];
  return [node?.id, node?.type, node?.value];
};

test('a plain value makes the same document as its text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const text = JSON.stringify(json);
      const doc = docOf(JSON.parse(text), FILE);
      const written = docFromText(text);
      expect(said(doc.files.get(FILE)?.root)).toEqual(said(written.files.get(FILE)?.root));
      expect(doc.nextId).toBe(written.nextId);
    }),
    { seed: SEED },
  );
});

test('a key that exists on Object.prototype is a key like any other', () => {
  const value: unknown = JSON.parse('{"__proto__": {"group": "G"}, "constructor": []}');
  const root = docOf(value, FILE).files.get(FILE)!.root!;
  expect(JSON.stringify(valueOf(root))).toBe(JSON.stringify(value));
});

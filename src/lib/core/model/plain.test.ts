import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Node } from './node';
import { docOf } from './plain';
import { read } from './read';
import { valueOf } from './walk';

const FILE = 'docs.json';
const SEED = 20240607;

/** What a node is, without where it stands. */
const said = (node: Node | undefined): unknown => {
  if (node?.type === 'array') return [node.id, node.type, node.items.map(said)];
  if (node?.type === 'object')
    return [node.id, node.type, node.members.map(({ key, value }) => [key, said(value)])];
  return [node?.id, node?.type, node?.value];
};

test('a plain value is the document that its text would be', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const text = JSON.stringify(json);
      const doc = docOf(JSON.parse(text), FILE);
      const written = read(new Map([[FILE, text]]), FILE);
      expect(said(doc.files.get(FILE)?.root)).toEqual(said(written.files.get(FILE)?.root));
      expect(doc.nextId).toBe(written.nextId);
    }),
    { seed: SEED },
  );
});

test('a key that prototypes know is a key like others', () => {
  const value: unknown = JSON.parse('{"__proto__": {"group": "G"}, "constructor": []}');
  const root = docOf(value, FILE).files.get(FILE)!.root!;
  expect(JSON.stringify(valueOf(root))).toBe(JSON.stringify(value));
});

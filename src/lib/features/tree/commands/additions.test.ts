import { describe, expect, test } from 'vitest';
import type { Doc } from '$lib/core/document/node';
import { plan } from '$lib/core/operations/plan';
import { KINDS, LIST_KEYS, type Kind } from '$lib/core/schema/kinds';
import { outlineOf, rowsBelow, type TreeItem } from '$lib/core/tree/rows';
import { additions, additionsAbove } from './additions';
import { firstContents } from './first-contents';
import { newPath } from './new-path';
import { docFromText, makeDocWith } from '../../../../../tests/make-document';
const root = (site: Doc): TreeItem => outlineOf(site, new Set()).root!;

/** An empty element of each kind, and its document. */
function bare(kind: Kind): { readonly site: Doc; readonly row: TreeItem } {
  const { list, nameKey } = KINDS[kind];
  if (kind === 'navigation') {
    const site = makeDocWith({});
    return { site, row: root(site) };
  }
  if (kind === 'global') {
    const site = makeDocWith({ groups: [], global: {} });
    return { site, row: rowsBelow(root(site)).at(-1)! };
  }
  const element = { [nameKey!]: kind === 'language' ? 'en' : 'X' };
  const site = makeDocWith(
    kind === 'item' ? { tabs: [{ tab: 'T', menu: [element] }] } : { [list!]: [element] },
  );
  const [top] = rowsBelow(root(site));
  return { site, row: kind === 'item' ? rowsBelow(top!)[0]! : top! };
}

const HOLDERS = (Object.keys(KINDS) as Kind[]).filter((k) => k !== 'page' && k !== 'endpoint');

describe('what can be added', () => {
  test.each(HOLDERS)(
    'to a bare %s is what the specification allows, followed by what the builder accepts',
    (kind) => {
      const { site, row } = bare(kind);
      const added = additions(site, row);
      const standings = added.map(({ legality }) => legality);
      expect(standings).toEqual([...standings].sort().reverse());
      for (const { operation, legality, label } of added) {
        expect(KINDS[kind].holds[operation.to.key], label).toBe(legality);
      }
      const offered = new Set(added.map(({ operation }) => operation.to.key));
      const allowed = LIST_KEYS.filter((key) =>
        ['spec', 'builder'].includes(KINDS[kind].holds[key]),
      );
      // A group is offered once: among groups if they are allowed there.
      expect([...offered].sort()).toEqual([...allowed].sort());
    },
  );

  test.each(HOLDERS)('to a bare %s can be added', (kind) => {
    const { site, row } = bare(kind);
    for (const { operation, label } of additions(site, row)) {
      const planned = plan(site, operation);
      expect(planned.ok ? 'possible' : `${label}: ${planned.refusal.sentence}`).toBe('possible');
    }
  });

  test('to an element with children is of the same kind', () => {
    const site = makeDocWith({ tabs: [{ tab: 'A', groups: [{ group: 'G', pages: [] }] }] });
    const tab = rowsBelow(root(site))[0]!;
    expect(additions(site, tab).map(({ kind }) => kind)).toEqual(['group']);
  });

  test('next to a page comes after it', () => {
    const site = makeDocWith({ pages: ['a', 'b'] });
    const [page] = rowsBelow(root(site));
    const [first] = additions(site, page!);
    expect(first!.operation).toMatchObject({ op: 'insert', to: { key: 'pages', index: 1 } });
  });
});

describe('further out', () => {
  test('a kind that is not offered nearer comes after the ancestor of that kind', () => {
    const site = makeDocWith({
      languages: [
        {
          language: 'en',
          tabs: [
            { tab: 'A', groups: [{ group: 'G', pages: ['a'] }] },
            { tab: 'B', pages: [] },
          ],
        },
      ],
    });
    const tab = rowsBelow(rowsBelow(root(site))[0]!)[0]!;
    const page = rowsBelow(rowsBelow(tab)[0]!)[0]!;
    const above = additionsAbove(site, page, additions(site, page));
    expect(above.map(({ addition }) => addition.kind)).toEqual(['tab', 'language']);
    for (const { after, addition } of above) {
      expect(addition.operation.to).toMatchObject({ key: after.key, index: after.index + 1 });
      expect(plan(site, addition.operation).ok, addition.label).toBe(true);
    }
  });

  test('nothing is offered for a row at the top', () => {
    const site = makeDocWith({ groups: [{ group: 'G', pages: ['a'] }] });
    expect(additionsAbove(site, root(site), additions(site, root(site)))).toEqual([]);
  });
});

describe('an empty navigation', () => {
  test.each([true, false])(
    'can begin with anything that the specification allows (it exists: %s)',
    (exists) => {
      const site = exists ? makeDocWith({}) : docFromText('{}');
      const beginnings = firstContents(exists);
      expect(beginnings.length).toBe(
        LIST_KEYS.filter((key) => KINDS.navigation.holds[key] === 'spec').length,
      );
      for (const { operation, label } of beginnings) {
        const planned = plan(site, operation);
        expect(planned.ok ? 'possible' : `${label}: ${planned.refusal.sentence}`).toBe('possible');
      }
    },
  );
});

describe('the path of a new page', () => {
  const site = makeDocWith({
    versions: [
      {
        version: 'v1',
        groups: [
          { group: 'Start', pages: ['index', 'start/install', 'GET /users', 'start/keys/rotate'] },
          { group: 'Empty', pages: [] },
          { group: 'Deep', pages: [{ group: 'Inner', pages: ['/deep/inner/a'] }] },
        ],
      },
      { version: 'v2', groups: [{ group: 'Other', pages: [] }] },
    ],
  });
  const at = (...way: readonly number[]) =>
    way.reduce((row, index) => rowsBelow(row)[index]!, root(site));

  test.each([
    ['after a page, is in its folder', [0, 0], 2, 'start/new-page'],
    ['at the start, is in the folder of the first page', [0, 0], 0, 'new-page'],
    ['after an endpoint, is in the folder of the nearest page', [0, 0], 3, 'start/keys/new-page'],
    ['in an empty group, is in the folder of the group before it', [0, 1], 0, 'new-page'],
    ['among groups, is in the folder of their pages', [0, 2], 1, '/deep/inner/new-page'],
    ['in an empty version, is in no folder of another version', [1, 0], 0, 'new-page'],
  ])('%s', (_, way, index, path) => {
    expect(newPath(at(...way), 'pages', index)).toBe(path);
  });

  test('is new in its list', () => {
    const taken = makeDocWith({ pages: ['a/new-page', 'a/new-page-2'] });
    expect(newPath(root(taken), 'pages', 2)).toBe('a/new-page-3');
  });
});

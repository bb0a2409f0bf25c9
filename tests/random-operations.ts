/* Random operations on a document, for property tests; often ones that must be refused. */
import type { Doc } from '../src/lib/core/document/node.ts';
import { pointerOf } from '../src/lib/core/document/walk.ts';
import type { Json, Operation } from '../src/lib/core/operation.ts';
import { childElements, navigationOf, type Element } from '../src/lib/core/document/elements.ts';
import { KINDS, LIST_KEYS } from '../src/lib/core/schema/kinds.ts';

/** An element and all its descendants. */
export const withDescendants = (element: Element): Element[] => [
  element,
  ...childElements(element).flatMap(withDescendants),
];

/** A random operation on existing elements, optionally only inside one element. It often must be refused. */
export function anyOperation(
  doc: Doc,
  dice: () => number,
  within: Element = navigationOf(doc)!,
): Operation {
  const elements = withDescendants(within);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
  const one = () => pointerOf(pick(elements).spot);
  const parent = pick(elements.filter((e) => e.node.type === 'object'));
  const children = childElements(parent).filter((child) => child.key !== 'global');
  const held = children[0]?.key;
  const key = held && held !== 'global' && dice() < 0.8 ? held : pick(LIST_KEYS);
  const size = children.filter((child) => child.key === key).length;
  const to = { parent: pointerOf(parent.spot), key, index: Math.floor(dice() * (size + 1)) };
  const fitting = elements.filter((e) => e.key === key || (key === 'pages' && e.kind === 'group'));
  const mover = () =>
    pointerOf((fitting.length && dice() < 0.8 ? pick(fitting) : pick(elements)).spot);
  const kind = pick(['group', 'tab', 'version', 'anchor'] as const);
  const values: readonly Json[] = [
    'new/page',
    'GET /new',
    { group: 'New', pages: ['n1', 'n2'] },
    { group: 'Empty', pages: [] },
    {
      tab: 'New',
      icon: 'x',
      groups: [{ group: 'G', tag: 'Ü', pages: ['p', { group: 'N', pages: ['q'] }] }],
    },
    { anchor: 'Link', href: 'https://example.com/new' },
  ];
  switch (
    pick([
      'move',
      'move',
      'move',
      'insert',
      'insert',
      'remove',
      'duplicate',
      'set',
      'set',
      'clear',
      'wrap',
      'unwrap',
      'convert',
      'convert',
      'merge',
      'split',
      'flatten',
      'expand',
    ] as const)
  ) {
    case 'move':
      return { op: 'move', nodes: Array.from({ length: 1 + Math.floor(dice() * 3) }, mover), to };
    case 'insert':
      return { op: 'insert', value: pick(values), to };
    case 'remove':
      return { op: 'remove', nodes: dice() < 0.7 ? [one()] : [one(), one()] };
    case 'duplicate':
      return { op: 'duplicate', nodes: [one()] };
    case 'set': {
      const element = pick(elements);
      if (element.node.type === 'string')
        return { op: 'set', node: pointerOf(element.spot), field: 'path', value: 'renamed/päge' };
      const nameKey = KINDS[element.kind].nameKey ?? 'openapi';
      const field = pick([
        nameKey,
        'icon',
        'tag',
        'description',
        ['banner', 'content'],
        ['icon', 'name'],
      ]);
      return {
        op: 'set',
        node: dice() < 0.1 ? '' : pointerOf(element.spot),
        field,
        value: pick<Json>(['Neu "x"', 'en', true, { name: 'a', style: 'b' }]),
      };
    }
    case 'clear':
      return {
        op: 'set',
        node: dice() < 0.2 ? '' : one(),
        field: pick([
          'icon',
          'tag',
          'openapi',
          'unknown',
          ['icon', 'name'],
          ['styling', 'eyebrows'],
        ]),
      };
    case 'wrap': {
      const nodes =
        dice() < 0.5 && children.length
          ? children.filter((c) => c.key === children[0]!.key).map((c) => pointerOf(c.spot))
          : [one()];
      return { op: 'wrap', nodes, kind, label: 'Wrapper' };
    }
    case 'unwrap':
      return { op: 'unwrap', node: one(), drop: dice() < 0.5 };
    case 'convert': {
      const element = pick(elements);
      const kinds = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'item'] as const;
      return {
        op: 'convert',
        node: pointerOf(element.spot),
        kind: element.kind === 'group' && dice() < 0.3 ? 'page' : pick(kinds),
        siblings: element.key !== 'pages' || dice() < 0.5 ? dice() < 0.8 : false,
        label: 'Made',
        drop: dice() < 0.7,
      };
    }
    case 'merge': {
      const alike = elements.filter((e) => e.kind === pick(['group', 'group', 'tab'] as const));
      const some = alike.length ? alike : elements;
      return {
        op: 'merge',
        nodes: [pick(some), pick(some)].map((e) => pointerOf(e.spot)),
        drop: dice() < 0.8,
      };
    }
    case 'split':
      return { op: 'split', node: one(), by: 'path' };
    case 'flatten':
      return { op: 'flatten', node: one(), drop: dice() < 0.8 };
    case 'expand': {
      const expanded = pick([true, false, undefined]);
      return { op: 'expand', node: one(), ...(expanded === undefined ? {} : { expanded }) };
    }
  }
}

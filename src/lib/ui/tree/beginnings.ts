import type { Json, Operation } from '$lib/core/operations/operation';
import type { Kind, ListKey } from '$lib/core/rules/kinds';

export interface Beginning {
  readonly kind: Kind;
  readonly label: string;
  readonly operation: Operation;
}

const FIRST: readonly (readonly [Kind, ListKey, string, Json])[] = [
  ['group', 'groups', 'Add group', { group: 'Getting started', pages: ['index'] }],
  ['tab', 'tabs', 'Add tab', { tab: 'Documentation', pages: ['index'] }],
  ['page', 'pages', 'Add page', 'index'],
  ['version', 'versions', 'Add version', { version: 'v1', pages: ['index'] }],
  ['language', 'languages', 'Add language', { language: 'en', pages: ['index'] }],
];

/** How an empty navigation can begin; where there is none, it is made along. */
export const firstContents = (exists: boolean): readonly Beginning[] =>
  FIRST.map(([kind, key, label, value]) => ({
    kind,
    label,
    operation: exists
      ? { op: 'insert', value, to: { parent: '/navigation', key, index: 0 } }
      : { op: 'set', node: '', field: 'navigation', value: { [key]: [value] } },
  }));

import { isAllowed } from '$lib/core/check/placement/allow';
import { KINDS, KIND_OF_LIST, OFFERED, type Kind, type ListKey } from '$lib/core/schema/kinds';
import type { Json, Operation } from '$lib/core/operation';
import * as m from './messages';

export interface Beginning {
  readonly kind: Kind;
  readonly label: string;
  readonly operation: Operation;
}

/** Usual contents come first, under a fitting name. The others follow in the order of the table. */
const USUAL: readonly ListKey[] = ['groups', 'tabs', 'pages', 'versions', 'languages'];
const NAMES: Partial<Readonly<Record<Kind, string>>> = {
  group: m.firstGroup,
  tab: m.firstTab,
  version: 'v1',
  language: 'en',
};

/** How an empty navigation can begin. A missing navigation is created too. */
export function firstContents(exists: boolean): readonly Beginning[] {
  const keys = [...new Set([...USUAL, ...OFFERED])].filter((key) => isAllowed('navigation', key));
  return keys.map((key) => {
    const kind: Kind = key === 'pages' ? 'page' : KIND_OF_LIST[key];
    const value = first(kind);
    return {
      kind,
      label: m.addKind(KINDS[kind].word),
      operation: exists
        ? { op: 'insert', value, to: { parent: '/navigation', key, index: 0 } }
        : { op: 'set', node: '', field: 'navigation', value: { [key]: [value] } },
    };
  });
}

function first(kind: Kind): Json {
  const { nameKey, word } = KINDS[kind];
  return nameKey ? { [nameKey]: NAMES[kind] ?? m.newKind(word), pages: ['index'] } : 'index';
}

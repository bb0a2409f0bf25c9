/*
 * Sections of the inspector below the fields, one per subject. Each loads when an element has it.
 */
import type { Component } from 'svelte';
import type { Session } from '$lib/editor/context';
import type { Element } from '$lib/core/document/elements';

export interface Section {
  readonly id: string;
  readonly has: (element: Element, session: Session) => boolean;
  readonly load: () => Promise<{ default: Component<{ element: Element }> | Component }>;
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'unknown',
    has: ({ kind, node }, { refs }) => kind === 'page' && node.type === 'string' && !refs.canOpen,
    load: () => import('./PageUnknown.svelte'),
  },
  {
    id: 'global',
    has: ({ kind, parent }) => kind === 'global' && parent?.kind === 'navigation',
    load: () => import('./site/GlobalSection.svelte'),
  },
  {
    id: 'division',
    has: ({ kind }) => kind === 'version' || kind === 'language',
    load: () => import('./DivisionSection.svelte'),
  },
];

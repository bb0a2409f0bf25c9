import type { Doc } from '$lib/core/document/node';
import type { Element } from '$lib/core/document/elements';
import { locationOf, type SiteLocation } from '$lib/core/site/location';
import type { Session } from '$lib/editor/context';
import { afterFrame } from '$lib/editor/timing';
import { SiteKnowledge } from '$lib/features/preview/site-knowledge.svelte';
import { Reader } from './reader.svelte';

/** Where an element is read. Undefined for elements that appear everywhere. */
const placeOf = (element: Element): SiteLocation | undefined =>
  element.kind === 'navigation' || element.kind === 'global' || element.parent?.kind === 'global'
    ? undefined
    : locationOf(element);

/** Creates a value whose derived state outlives the pane that first asked for it. */
export function outlasting<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  return made!;
}

/** One reader per document, who stays in place while the preview is out of sight. */
const readers = new WeakMap<Session, Reader>();

export function readerOf(session: Session): Reader {
  let reader = readers.get(session);
  if (!reader) readers.set(session, (reader = outlasting(() => makeReader(session))));
  return reader;
}

function makeReader(session: Session): Reader {
  const { editor, selection } = session;
  const knowledge = new SiteKnowledge(session);
  // While the text does not parse, the document is the last good one.
  const reader = new Reader(() => ({ doc: editor.drawn.doc, known: knowledge.known }));
  const follow = () => reader.follow(selection.primary && placeOf(selection.primary));
  follow();
  selection.onSelect(afterFrame(follow));
  selection.onShowAgain(() => {
    reader.follow(undefined);
    follow();
  });
  editor.drawn.onChange(() => {
    reader.stay();
    follow();
  });
  return reader;
}

/** A first-time visitor of the site, who sees only what readers see. */
export function visitorOf(session: Session, doc: () => Doc): Reader {
  const knowledge = new SiteKnowledge(session);
  const visitor = new Reader(() => ({ doc: doc(), known: knowledge.known }));
  visitor.showsLost = false;
  return visitor;
}

/* What hiding pages says about the links to them: it ends no address, so links stay as they are. */
import { listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import { elementOf, type Element } from '$lib/core/document/elements';
import { quotedPage } from '$lib/core/document/kind-words';
import { sourcesOf } from '$lib/core/links/links-to';
import type { Session } from '../context';
import { linksTo } from './linked-site';
import * as m from './linked-messages';

/**
 * Says that pages were hidden in the last step, and how many others still link to them, with a way to see the links.
 * `files`: from the folder of docs.json. `done`: what was done, unless it shows by itself.
 */
export async function sayHidden(
  session: Session,
  files: readonly string[],
  done?: string,
): Promise<void> {
  const { editor } = session;
  const step = editor.history.done.at(-1);
  const links = (await linksTo(session, files)) ?? [];
  const isLast = editor.history.done.at(-1) === step;
  const [first] = links;
  if (!first || !isLast) {
    if (done !== undefined) editor.say(done, isLast ? 'undoable' : 'quiet');
    return;
  }
  const { pages, specifications } = sourcesOf(links);
  const still = m.stillLinked(pages, files.length, specifications);
  const show = () => showLinks(session, first.to!);
  editor.say(done === undefined ? still : `${done}. ${still}`, 'undoable', {
    label: m.showLinks,
    run: show,
  });
}

/** Selects the page of a file, and unfolds the links to it in its properties. */
function showLinks(session: Session, file: string): void {
  const { editor, selection, screen } = session;
  const page = file.replace(/\.mdx?$/i, '');
  const element = elementFor(session, page);
  if (!element) return;
  selection.reveal(element);
  screen.showPanel('properties');
  screen.linksShown = file;
  editor.say(m.linksShown(quotedPage(page, editor.world.titles)), 'quiet');
}

/** The first entry of a page. Its path is without extension. */
export function elementFor({ editor }: Session, page: string): Element | undefined {
  const { entriesOf } = listingOf(editor.doc, editor.world);
  for (const name of namesOf(page)) {
    const entry = entriesOf(name);
    if (entry) return elementOf(editor.doc, entry.id);
  }
  return undefined;
}

/* Says which page a new path took out of the navigation. Loaded with what reasons about the document. */
import { listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import type { World } from '$lib/core/check/diagnostic';
import { elementOf, labelOf, type Element } from '$lib/core/document/elements';
import type { Doc } from '$lib/core/document/node';
import { pageName } from '$lib/core/document/page-name';
import { pageOf } from '$lib/core/document/page-index';
import { inQuotes } from '$lib/core/text/direction';
import { leftNavigation } from './messages';

/**
 * “Quickstart” is no longer in the navigation, because its entry opens a page now that is listed elsewhere too. An empty
 * string otherwise: then its file can follow. `landed`: the changed elements as they are now.
 */
export function leftOut(before: Doc, after: Doc, landed: readonly Element[], world: World): string {
  const [element, ...others] = landed;
  const old = element && elementOf(before, element.node.id);
  if (!old || others.length > 0 || old.kind !== 'page' || element.kind !== 'page') return '';
  const [was, is] = [pageOf(labelOf(old)), pageOf(labelOf(element))];
  const { entriesOf } = listingOf(after, world);
  const isListed = (page: string) => namesOf(page).some((name) => entriesOf(name) !== undefined);
  const isTwice = namesOf(is).some((name) => entriesOf(name)?.next !== undefined);
  if (was === is || !isTwice || isListed(was) || !world.pages?.has(was)) return '';
  return leftNavigation(inQuotes(pageName(was, world.titles)));
}

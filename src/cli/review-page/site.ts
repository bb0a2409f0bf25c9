/* One site in the page of a review. */
import type { Diagnostic } from '../../lib/core/check/diagnostic.ts';
import type { LedAddress } from '../../lib/core/review/addresses.ts';
import type { Losses } from '../../lib/core/review/loss.ts';
import * as words from '../../lib/core/review/messages.ts';
import { countOf, reviewOf, type ReviewRow } from '../../lib/core/review/review.ts';
import { countsOf } from '../../lib/core/review/summary.ts';
import { redirectLines } from '../ended-since.ts';
import * as review from '../messages.ts';
import type { SiteReview } from '../review-site.ts';
import { differenceSection } from './differences.ts';
import { markup, NOTHING, type Html } from './html.ts';
import * as m from './messages.ts';
import { section } from './section.ts';
import { sidebarSection } from './sidebars.ts';

/** The page shows at most as many rows of one list. */
const MOST_ROWS = 500;
/** Longer lists are folded. */
const MOST_UNFOLDED = 12;

export function siteSections(site: SiteReview, isNamed: boolean): readonly Html[] {
  const { main, is, changes, files, losses, addresses, hasLinks } = site;
  const name = isNamed ? markup`<h2 class="site">${main}</h2>` : NOTHING;
  const summary = (text: string) => markup`<p class="summary">${text}</p>`;
  if (is !== 'changed')
    return [name, summary(is === 'added' ? review.siteAdded : review.siteRemoved)];
  return [
    name,
    summary(changes.length === 0 ? review.noNavigationChanges : countsOf(countOf(changes), files)),
    losses.length === 0 ? NOTHING : section(words.whatReadersLose, losses.map(lossOf)),
    changes.length === 0 ? NOTHING : section(m.changes, reviewOf(changes).map(partOf)),
    addresses.length === 0 ? NOTHING : section(words.addresses, [listOf(addresses, addressOf)]),
    endedSection(site),
    problemSection(site),
    hasLinks ? NOTHING : summary(review.linksNotChecked),
    sidebarSection(site),
    differenceSection(site),
  ];
}

function listOf<T>(items: readonly T[], itemOf: (item: T) => Html): Html {
  const more = items.length - MOST_ROWS;
  const rows = items.slice(0, MOST_ROWS).map(itemOf);
  return markup`<ul>
    ${rows}${more > 0 ? markup`<li class="muted">${words.andMore(more)}</li>` : []}
  </ul>`;
}

/** Unfolds to a list, which is open if it is short. */
const foldOf = (title: Html, content: Html, isOpen: boolean): Html =>
  isOpen
    ? markup`<details open>
        <summary>${title}</summary>
        ${content}
      </details>`
    : markup`<details>
        <summary>${title}</summary>
        ${content}
      </details>`;

function lossOf({ title, note, items }: Losses): Html {
  const list = listOf(items, (item) => markup`<li>${placed(item)}</li>`);
  const heading = markup`${title}${note ? markup` <span class="muted">${note}</span>` : []}`;
  return foldOf(heading, list, items.length <= MOST_UNFOLDED);
}

function partOf({ name, count, rows }: ReturnType<typeof reviewOf>[number]): Html {
  return markup`<h3>${name} <span class="muted">${count}</span></h3>
    ${listOf(rows, rowOf)}`;
}

function rowOf(row: ReviewRow): Html {
  const { rows } = row;
  const content = rows.length === 0 ? placed(row) : foldOf(placed(row), listOf(rows, rowOf), false);
  return markup`<li>${content}</li>`;
}

/** The sentence, and the place unless the sentence names it. */
const placed = ({ text, place }: { readonly text: string; readonly place: string }): Html =>
  text.includes(place) ? markup`${text}` : markup`${text} <span class="muted">${place}</span>`;

const addressOf = ({ from, to }: LedAddress): Html => markup`<li>${words.leadsTo(from, to)}</li>`;

function endedSection({ ended, redirects }: SiteReview): Html {
  if (ended.length === 0) return NOTHING;
  const added = foldOf(
    markup`${review.addRedirects(redirects.length)}`,
    markup`<pre>${redirectLines(redirects).trimEnd()}</pre>`,
    redirects.length <= MOST_UNFOLDED,
  );
  return section(review.endedAddresses, [
    listOf(ended, ({ message }) => markup`<li>${message}</li>`),
    redirects.length === 0 ? NOTHING : added,
  ]);
}

function problemSection({ problems }: SiteReview): Html {
  const serious = problems.filter(({ severity }) => severity !== 'hint');
  return serious.length === 0 ? NOTHING : section(m.problems, [listOf(serious, problemOf)]);
}

const problemOf = ({ severity, message, file }: Diagnostic): Html =>
  markup`<li>
    <span class="${severity}">${m.severities[severity]}</span> ${message}
    <span class="muted">${file}</span>
  </li>`;

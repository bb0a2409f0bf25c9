/* The sidebar before and after, side by side. */
import { sidebarSides, type SidebarRow } from '../../lib/core/review/sidebar.ts';
import type { SiteReview } from '../review-site.ts';
import { SIGNS } from '../review-text.ts';
import { markup, NOTHING, type Html } from './html.ts';
import * as m from './messages.ts';
import { section } from './section.ts';

/** Limit for the rows of one side. */
const MOST_ROWS = 400;

export function sidebarSection({ base, doc, world }: SiteReview): Html {
  if (!base || !doc) return NOTHING;
  const { before, after } = sidebarSides(base, doc, world, MOST_ROWS);
  if (before.length + after.length === 0) return NOTHING;
  const side = (title: string, rows: readonly SidebarRow[]) =>
    markup`<div class="side">
      <h3>${title}</h3>
      ${rows.length === 0 ? markup`<p class="muted">${m.notThere}</p>` : treeOf(rows)}
    </div>`;
  return section(m.beforeAndAfter, [
    markup`<div class="sides">${[side(m.before, before), side(m.after, after)]}</div>`,
  ]);
}

/** Lists in lists, from rows in the order of the tree. */
function treeOf(rows: readonly SidebarRow[]): Html {
  const listFrom = (
    start: number,
    depth: number,
  ): { readonly list: Html; readonly end: number } => {
    const items: Html[] = [];
    let at = start;
    while (at < rows.length && rows[at]!.depth >= depth) {
      const row = rows[at]!;
      const inner =
        (rows[at + 1]?.depth ?? 0) > row.depth ? listFrom(at + 1, row.depth + 1) : undefined;
      items.push(markup`<li>${rowOf(row)}${inner?.list ?? NOTHING}</li>`);
      at = inner?.end ?? at + 1;
    }
    return {
      list: markup`<ul>
        ${items}
      </ul>`,
      end: at,
    };
  };
  return listFrom(0, 0).list;
}

function rowOf({ name, mark, note }: SidebarRow): Html {
  const noted = note ? markup` <span class="muted">${note}</span>` : NOTHING;
  if (!mark) return markup`<span class="row">${name}${noted}</span>`;
  const sign = markup`<span class="sign" aria-hidden="true">${SIGNS[mark]}</span>`;
  const spoken = markup`<span class="visually-hidden">${m.marks[mark]}: </span>`;
  return markup`<span class="row ${mark}">${sign}${spoken}${name}${noted}</span>`;
}

/* The files that changed, with their lines. */
import { legible } from '../../lib/core/text/direction.ts';
import { differenceOf, type DiffLine } from '../../lib/core/text/line-difference.ts';
import type { FileDifference, SiteReview } from '../review-site.ts';
import { markup, NOTHING, type Html } from './html.ts';
import * as m from './messages.ts';
import * as words from '../../lib/core/review/messages.ts';
import { section } from './section.ts';

/** Limits for the lines of one file, and for page files. */
const MOST_LINES = 400;
const MOST_PAGES = 200;

export function differenceSection({ files, changes }: SiteReview): Html {
  const pages = changes.flatMap(({ file }) => {
    const [before, after] = [file?.before?.text ?? '', file?.after?.text ?? ''];
    return file && before !== after
      ? [{ file: (file.after ?? file.before)!.path, before, after }]
      : [];
  });
  if (files.length + pages.length === 0) return NOTHING;
  const shown = pages.slice(0, MOST_PAGES);
  const more = pages.length - shown.length;
  return section(m.files, [
    ...files.map(fileOf),
    ...shown.map(({ file, before, after }) => fileOf({ file, ...differenceOf(before, after) })),
    more > 0 ? markup`<p class="muted">${m.moreFiles(more)}</p>` : NOTHING,
  ]);
}

function fileOf({ file, hunks, added, removed }: FileDifference): Html {
  const lines = hunks.flatMap(({ skipped, lines }) => [
    ...(skipped > 0
      ? [markup`<span class="line skipped">⋯ ${m.skippedLines(skipped)}</span>`]
      : []),
    ...lines.map(lineOf),
  ]);
  const more = lines.length - MOST_LINES;
  return markup`<details class="file">
    <summary>
      ${file} <span class="added">${words.addedLines(added)}</span>
      <span class="removed">${words.removedLines(removed)}</span>
    </summary>
    <pre role="region" tabindex="0" aria-label="${m.changedLines(file)}">${lines.slice(0, MOST_LINES)}</pre>
    ${more > 0 ? markup`<p class="muted">${m.moreLines(more)}</p>` : []}
  </details>`;
}

const SIGNS = { same: ' ', out: '−', in: '+' };

function lineOf({ kind, text }: DiffLine): Html {
  const spoken =
    kind === 'same'
      ? NOTHING
      : markup`<span class="visually-hidden">${kind === 'in' ? m.addedLine : m.removedLine} </span>`;
  return markup`<span class="line ${kind}"><span class="sign" aria-hidden="true">${SIGNS[kind]}</span>${spoken}${legible(text)}
</span>`;
}

/* What `signpost review` prints for people: plain text, or Markdown that fits into a comment. */
import { escaped, markdownOf, plainOf } from '../lib/core/review/markdown.ts';
import { reviewOf } from '../lib/core/review/review.ts';
import { sidebarChanges, type Mark, type SidebarRow } from '../lib/core/review/sidebar.ts';
import { bare } from '../lib/core/text/direction.ts';
import { redirectLines } from './ended-since.ts';
import * as m from './messages.ts';
import type { SiteReview } from './review-site.ts';

/** Limit of hosts for the text of a comment is 65,536 characters. */
const MOST_CHARACTERS = 65_000;
const MOST_PROBLEMS = 20;
/** Limit for redirects in Markdown. */
const MOST_REDIRECTS = 30;
const MOST_ROWS = 80;

export function reviewText(reviews: readonly SiteReview[], form: 'markdown' | 'plain'): string {
  if (reviews.length === 0) return `${m.noNavigationChanges}\n`;
  const parts = reviews.flatMap((one) => partsOf(one, form === 'markdown', reviews.length > 1));
  return `${fitting(parts, form === 'markdown' ? MOST_CHARACTERS : Infinity).join('\n\n')}\n`;
}

/** Paragraphs, lists, headings and code blocks, each whole. */
function partsOf(review: SiteReview, isMarkdown: boolean, isNamed: boolean): readonly string[] {
  const { main, is, changes, losses, files, addresses, ended, redirects, problems, hasLinks } =
    review;
  const text = isMarkdown ? escaped : (words: string) => words;
  const heading = (level: number, words: string) =>
    isMarkdown ? `${'#'.repeat(level)} ${text(words)}` : words;
  const parts: string[] = isNamed ? [heading(1, main)] : [];
  if (is !== 'changed') parts.push(is === 'added' ? m.siteAdded : m.siteRemoved);
  else if (changes.length === 0) parts.push(m.noNavigationChanges);
  // An API specification can end pages of its own.
  if (is === 'changed' && changes.length + losses.length > 0) {
    const written = { losses, files, addresses, sections: reviewOf(changes) };
    parts.push(...(isMarkdown ? markdownOf : plainOf)(written).trimEnd().split('\n\n'));
  }
  if (ended.length > 0) {
    parts.push(
      heading(3, m.endedAddresses),
      ended.map((one) => `- ${text(one.message)}`).join('\n'),
    );
    if (redirects.length > 0) {
      const shown = isMarkdown ? redirects.slice(0, MOST_REDIRECTS) : redirects;
      const lines = redirectLines(shown).trimEnd();
      const more = redirects.length - shown.length;
      parts.push(m.addRedirects(redirects.length), isMarkdown ? fenced(lines, 'json') : lines);
      if (more > 0) parts.push(m.moreRedirects(more));
    }
  }
  const serious = problems.filter(({ severity }) => severity !== 'hint');
  if (serious.length > 0) {
    const rows = serious
      .slice(0, MOST_PROBLEMS)
      .map((one) => `- ${text(m.problemLine(one.severity, one.message, one.file))}`);
    const more = serious.length - rows.length;
    parts.push(
      heading(3, m.newProblems(serious.length)),
      [...rows, ...(more > 0 ? [`- ${m.andMore(more)}`] : [])].join('\n'),
    );
  }
  if (!hasLinks) parts.push(m.linksNotChecked);
  return [...parts, ...sidebarParts(review, isMarkdown)];
}

function sidebarParts({ base, doc, world }: SiteReview, isMarkdown: boolean): readonly string[] {
  const rows = base && doc ? sidebarChanges(base, doc, world, MOST_ROWS) : [];
  if (rows.length === 0) return [];
  const lines = rows.map(rowText).join('\n');
  return isMarkdown
    ? [`<details>\n<summary>${m.sidebar}</summary>\n\n${fenced(lines, 'text')}\n\n</details>`]
    : [`${m.sidebar}\n\n${lines}`];
}

function rowText({ depth, name, mark, note }: SidebarRow): string {
  const words = bare(note ? m.withNote(name, note) : name).replace(/\s+/g, ' ');
  return [mark ? SIGNS[mark] : ' ', '  '.repeat(depth) + words].join(' ');
}

export const SIGNS: Readonly<Record<Mark, string>> = {
  ...{ added: '+', removed: '−', moved: '→', changed: '✎' },
};

/** A code block that the text in it can't end. */
function fenced(lines: string, language: string): string {
  const runs = [...lines.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language}\n${lines}\n${fence}`;
}

/** The parts for which there is room, and how many are left out. */
function fitting(parts: readonly string[], most: number): readonly string[] {
  const kept: string[] = [];
  let left = most - 100;
  for (const part of parts) {
    if (part.length + 2 > left) continue;
    kept.push(part);
    left -= part.length + 2;
  }
  const more = parts.length - kept.length;
  return more > 0 ? [...kept, m.partsLeftOut(more)] : kept;
}

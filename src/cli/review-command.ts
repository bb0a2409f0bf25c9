/* `signpost review BASE..HEAD`: what changed between two commits, for the people who review it. */
import { isAbsolute, relative, resolve } from 'node:path';
import { linesOf } from '../lib/core/text/lines.ts';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import { escaped, markdownOf, plainOf, type Review } from '../lib/core/review/markdown.ts';
import { reviewOf } from '../lib/core/review/review.ts';
import { redirectLines } from './ended-since.ts';
import { commitOf, sitesAt } from './git-sites.ts';
import { COMMANDS } from './help.ts';
import { Unusable, type Io } from './io.ts';
import { repository } from './merge-install.ts';
import * as m from './messages.ts';
import { given } from './options.ts';
import { reviewSite, type Commits, type SiteReview } from './review-site.ts';
import { line } from './serve/git/run.ts';
import { slashed } from './site-on-disk.ts';

/** Limit of hosts for the text of a comment is 65,536 characters. */
const MOST_CHARACTERS = 65_000;
/** Limit for listed problems. */
const MOST_PROBLEMS = 20;

export async function reviewCommand(args: readonly string[], io: Io): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.review.options);
  const [range, path] = rest;
  if (range === undefined || rest.length > 2) throw new Unusable(m.whatToReview);
  const formats = ['--markdown', '--json'].filter((name) => flags.has(name));
  if (formats.length > 1) throw new Unusable(m.oneFormat(formats));
  const root = await repository();
  const commits = await commitsOf(root, range);
  const mains = await sitesAt(root, [commits.head, commits.base]);
  const asked = path === undefined ? mains : mains.filter((main) => isIn(root, main, path));
  if (asked.length === 0) throw new Unusable(m.noSiteThere(path ?? '.'));
  const reviews: SiteReview[] = [];
  for (const main of asked) reviews.push(await reviewSite(root, commits, main));
  if (flags.has('--json')) io.out(`${JSON.stringify(reviews.map(plainSite), null, 2)}\n`);
  else {
    const isMarkdown = flags.has('--markdown');
    const texts = reviews.map((one) => textOf(one, isMarkdown, reviews.length > 1));
    io.out(clipped(texts.join('\n'), isMarkdown ? MOST_CHARACTERS : Infinity));
  }
  return 0;
}

/** `A..B` is what B changed since it left A, as `A...B` is. `A` is `A..HEAD`. */
async function commitsOf(root: string, range: string): Promise<Commits> {
  const [from = '', to = ''] = range.split(/\.{2,3}/);
  const head = await commitOf(root, to || 'HEAD');
  const other = await commitOf(root, from || 'HEAD');
  const base = await line(root, 'merge-base', other, head);
  if (base === undefined) throw new Unusable(m.noCommonCommit(from));
  return { base: base.split('\n')[0]!, head };
}

function isIn(root: string, main: string, path: string): boolean {
  const asked = slashed(isAbsolute(path) ? relative(root, path) : relative(root, resolve(path)));
  return asked === '' || main === asked || main.startsWith(`${asked.replace(/\/$/, '')}/`);
}

function textOf(review: SiteReview, isMarkdown: boolean, isNamed: boolean): string {
  const { main, is, changes, ended, redirects, problems, hasLinks } = review;
  const text = isMarkdown ? escaped : (words: string) => words;
  const heading = (level: number, words: string) =>
    isMarkdown ? `${'#'.repeat(level)} ${text(words)}` : words;
  const parts: string[] = isNamed ? [heading(1, main)] : [];
  if (is !== 'changed') parts.push(is === 'added' ? m.siteAdded : m.siteRemoved);
  else if (changes.length === 0) parts.push(m.noNavigationChanges);
  else parts.push((isMarkdown ? markdownOf : plainOf)(writtenReview(review)).trimEnd());
  if (ended.length > 0) {
    parts.push(
      heading(3, m.endedAddresses),
      ended.map((one) => `- ${text(one.message)}`).join('\n'),
    );
    if (redirects.length > 0) {
      const lines = redirectLines(redirects).trimEnd();
      parts.push(m.addRedirects(redirects.length), isMarkdown ? fenced(lines) : lines);
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
  return `${parts.join('\n\n')}\n`;
}

const fenced = (lines: string): string => `\`\`\`json\n${lines}\n\`\`\``;

const writtenReview = ({ changes, losses, files, addresses }: SiteReview): Review => ({
  ...{ losses, files, addresses },
  sections: reviewOf(changes),
});

/** Ends at a whole line, and says how much is left out. */
function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 100).replace(/\n[^\n]*$/, '');
  const left = text.slice(kept.length).split('\n').filter(Boolean).length;
  return `${kept}\n\n${m.linesLeftOut(left)}\n`;
}

/** Plain JSON, whose keys stay. */
function plainSite(review: SiteReview) {
  const { main, doc, is, changes, losses, addresses, ended, redirects, problems } = review;
  const place = ({ code, severity, message, file, at }: Diagnostic) => {
    const found = doc?.files.get(file)?.text;
    return { code, severity, message, file, ...(found !== undefined && linesOf(found)(at)) };
  };
  return {
    ...{ file: main, is },
    changes: changes.map(({ kind, text, place }) => ({ kind, text, place })),
    losses: losses.map(({ kind, title, items }) => ({
      ...{ kind, title },
      items: items.map(({ text }) => text),
    })),
    addresses,
    ended: ended.map(place),
    redirects,
    problems: problems.map(place),
  };
}

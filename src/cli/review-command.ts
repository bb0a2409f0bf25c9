/* `signpost review BASE..HEAD`: what changed between two commits, for the people who review it. */
import { writeFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { linesOf } from '../lib/core/text/lines.ts';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import { folderOf } from '../lib/core/document/references.ts';
import { commitOf, sitesAt } from './git-sites.ts';
import { COMMANDS } from './help.ts';
import { reason, Unusable, type Io } from './io.ts';
import { repository } from './merge-install.ts';
import * as m from './messages.ts';
import { given } from './options.ts';
import { reviewPage } from './review-page/page.ts';
import { reviewSite, type Commits, type SiteReview } from './review-site.ts';
import { reviewText } from './review-text.ts';
import { line } from './serve/git/run.ts';
import { slashed } from './site-on-disk.ts';

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
  for (const main of asked)
    if (await hasChanged(root, commits, main)) reviews.push(await reviewSite(root, commits, main));
  const page = flags.get('--html');
  if (page !== undefined) await writePage(page, reviewPage(reviews, range));
  if (flags.has('--json')) io.out(`${JSON.stringify(reviews.map(plainSite), null, 2)}\n`);
  else io.out(reviewText(reviews, flags.has('--markdown') ? 'markdown' : 'plain'));
  return 0;
}

async function writePage(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (thrown) {
    throw new Unusable(m.unwritten(path, reason(thrown), []));
  }
}

/** Whether anything in the folder of a docs.json differs. */
async function hasChanged(root: string, { base, head }: Commits, main: string): Promise<boolean> {
  const folder = folderOf(main).replace(/\/$/, '');
  const tree = (commit: string) =>
    line(root, 'rev-parse', '--verify', '--quiet', `${commit}:${folder}`);
  return (await tree(base)) !== (await tree(head));
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

/*
 * The page of `signpost review --markup`: one file without scripts, which loads nothing. Whoever opens it sees what the
 * app's review and its comparison of the sidebar show.
 */
import { createHash } from 'node:crypto';
import tokens from '../../app.css?raw';
import type { SiteReview } from '../review-site.ts';
import * as review from '../messages.ts';
import { markup, NOTHING } from './html.ts';
import * as m from './messages.ts';
import own from './page.css?raw';
import { siteSections } from './site.ts';

const STYLE = `${tokens}\n${own}`;
// Guard: the page of a review loads and runs nothing
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** `range`: the commits, as they were named. */
export function reviewPage(reviews: readonly SiteReview[], range: string): string {
  const title = m.title(range);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="generator" content="Signpost">
<title>${title}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${reviews.length === 0 ? markup`<p class="summary">${review.noNavigationChanges}</p>` : NOTHING}
${reviews.map((one) => markup`<article>${siteSections(one, reviews.length > 1)}</article>`)}
</main>
</body>
</html>
`.html;
}

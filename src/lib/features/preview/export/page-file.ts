import type { SetId } from '$lib/core/icons/library';
import type { ExportData } from '$lib/features/preview/export/export-data';
import type { IconResults } from '$lib/ui/icons/sets';
import type { Inline } from '$lib/ui/markdown';
import * as m from '../site/messages';

/** Data of an exported preview. Plain JSON. */
export interface PageData {
  readonly handout: ExportData;
  /** By `drawingKey`. */
  readonly drawings: readonly (readonly [string, IconResults])[];
  /** Files of the folder by plain path, as data URLs. */
  readonly pictures: readonly (readonly [string, string])[];
  /** Parsed banners by their Markdown. */
  readonly banners: readonly (readonly [string, readonly Inline[]])[];
  /** Export date: "22 November 2026". */
  readonly made: string;
  /** Whether clicking a nested group opens its first page, if the site does not say. */
  readonly drillsDown: boolean;
}

/** Script and style of src/reader, with their hashes in the form that a policy uses. */
export interface ReaderBundle {
  readonly script: string;
  readonly style: string;
  readonly scriptHash: string;
  readonly styleHash: string;
}

/** The searched sets and the name: "solid brands/rocket". */
export const drawingKey = (sets: readonly SetId[], name: string): string =>
  `${sets.join(' ')}/${name}`;

/** Id of the element that contains the page's data. */
export const DATA_ID = 'preview-data';

/** The whole file. It makes no requests: its policy allows only its own script and style. */
export function pageFile(title: string, data: PageData, bundle: ReaderBundle): string {
  const { script, style, scriptHash, styleHash } = bundle;
  const policy = [
    // Guard: the exported page contacts no server
    "default-src 'none'",
    `script-src '${scriptHash}'`,
    `style-src '${styleHash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  // Guard: the exported page’s data ends no script
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="generator" content="Signpost">
<title>${htmlText(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>${m.needsJavaScript}</noscript>
<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const htmlText = (text: string): string => text.replace(/[&<>]/g, (found) => ESCAPES[found]!);

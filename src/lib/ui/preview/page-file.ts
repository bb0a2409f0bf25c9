import type { SetId } from '$lib/core/icons/library';
import type { ExportData } from '$lib/core/views/export-data';
import type { IconResults } from '$lib/ui/parts/icons/sets';
import type { Inline } from '$lib/ui/parts/markdown';

/** What a preview that was handed out shows. Plain JSON. */
export interface PageData {
  readonly handout: ExportData;
  /** By `drawingKey`. */
  readonly drawings: readonly (readonly [string, IconResults])[];
  /** Files of the folder by plain path, as addresses that hold all of them. */
  readonly pictures: readonly (readonly [string, string])[];
  /** What banners say, by their Markdown. */
  readonly banners: readonly (readonly [string, readonly Inline[]])[];
  /** The day: "22 November 2026". */
  readonly made: string;
  /** A click on a nested group, where the site does not say. */
  readonly drillsDown: boolean;
}

/** The script and the style of src/reader, with their hashes as a policy names them. */
export interface ReaderBundle {
  readonly script: string;
  readonly style: string;
  readonly scriptHash: string;
  readonly styleHash: string;
}

/** The sets that are looked in, and the name: "solid brands/rocket". */
export const drawingKey = (sets: readonly SetId[], name: string): string =>
  `${sets.join(' ')}/${name}`;

/** Where the page looks for its data. */
export const DATA_ID = 'preview-data';

/** The whole file. It asks nobody for anything: its policy lets only its own script and style count. */
export function pageFile(title: string, data: PageData, bundle: ReaderBundle): string {
  const { script, style, scriptHash, styleHash } = bundle;
  const policy = [
    "default-src 'none'",
    `script-src '${scriptHash}'`,
    `style-src '${styleHash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="generator" content="Signpost">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>This preview of a documentation site runs in your browser and needs JavaScript for that. It asks no other machine for anything.</noscript>
<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (found) => ESCAPES[found]!);

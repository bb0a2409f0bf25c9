/* The editor inside another page. */
import { inQuotes } from '$lib/core/text/direction';

export const readOnly = 'Read-only. The page that embeds this editor doesn’t allow changes.';
export const noFile = (path: string): string => `There’s no file ${inQuotes(path)} here.`;
export const hostChooses =
  'You can’t open other files here. The page that embeds this editor chooses the site.';

// The page on its own.
export const isForEmbeddingBefore = 'This is the editor for embedding in other pages. Open';
export const signpostItself = 'Signpost';

/* The editor inside another page. */
import { inQuotes } from '$lib/core/text/direction';

export const readOnly = 'This page shows the document, and does not let it be changed here.';
export const noFile = (path: string): string => `There is no file ${inQuotes(path)} here.`;
export const hostChooses = 'The page round this editor says which document is open.';

// The page on its own.
export const isForEmbeddingBefore = 'This page is the editor that other pages embed. Open';
export const signpostItself = 'Signpost itself';

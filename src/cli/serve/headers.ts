import { HEADERS } from '../../../scripts/headers.mjs';

/** Headers of API responses, which are never displayed as a page and never cached. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
};

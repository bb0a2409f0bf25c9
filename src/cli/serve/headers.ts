import { HEADERS } from '../../../scripts/headers.mjs';

/** What is no page is never shown as one, and never put by. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
};

/*
 * The HTTP headers that every server of the built app sends: scripts/serve.mjs, the command, and hosts that read
 * static/_headers, which is generated from this file (`npm run docs`). The page's own policy is in the page, with the
 * hashes of its build. This file has the headers that a page can't set itself.
 */

// Guard: no other site shows the app in a frame
/**
 * No page may be framed except the editor page made for it. For embedding from other origins, see docs/embedding.md.
 */
const UNFRAMED = "frame-ancestors 'none'";

/** @type {Readonly<Record<string, string>>} */
export const HEADERS = {
  'Content-Security-Policy': UNFRAMED,
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...['accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
    ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

const EMBED = '/embed/';
const FRAMED = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** A worker obeys the policy sent with its own file, not the page's. This one lets it contact only our server. */
const OF_WORKERS = `default-src 'none'; script-src 'self'; connect-src 'self'; ${UNFRAMED}`;
const WORKERS = ['/_app/immutable/workers/', '/service-worker.js'];

/** File names under this path contain a hash of the content. */
const IMMUTABLE = '/_app/immutable/';
const FOREVER = 'public, max-age=31536000, immutable';

/** The headers for the file at this path. @param {string} path @returns {Readonly<Record<string, string>>} */
export function headersFor(path) {
  const isWorker = WORKERS.some((start) => path.startsWith(start));
  return {
    ...HEADERS,
    // Guard: workers have a policy of their own
    ...(isWorker && { 'Content-Security-Policy': OF_WORKERS }),
    ...(path.startsWith(EMBED) && FRAMED),
    'Cache-Control': path.startsWith(IMMUTABLE) ? FOREVER : 'no-cache',
  };
}

/** The same rules for hosts. When several rules match a path their headers are combined; two policies both apply. */
export function headersFile() {
  const workers = { 'Content-Security-Policy': OF_WORKERS };
  return [
    rule('/*', HEADERS),
    rule(`${IMMUTABLE}*`, { 'Cache-Control': FOREVER }),
    rule('/_app/immutable/workers/*', workers),
    rule('/service-worker.js', { ...workers, 'Cache-Control': 'no-cache' }),
  ].join('\n');
}

/** @param {string} path @param {Readonly<Record<string, string>>} headers */
const rule = (path, headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

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
  // The window in which people sign in at a git host stays connected to the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
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

/** Where a git host sends people back to. Without its own policy it stays connected to the page that opened it. */
const SIGNED_IN = '/signed-in';
const CONNECTED = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

/** A worker obeys the policy sent with its own file, not the page's. This one lets it contact only our server. */
const OF_WORKERS = `default-src 'none'; script-src 'self'; connect-src 'self'; ${UNFRAMED}`;
const WORKERS = ['/_app/immutable/workers/', '/service-worker.js'];

/** File names under this path contain a hash of the content. */
const IMMUTABLE = '/_app/immutable/';
const FOREVER = 'public, max-age=31536000, immutable';

/** The headers for a path of a file or of a page. @param {string} path @returns {Readonly<Record<string, string>>} */
export function headersFor(path) {
  const isWorker = WORKERS.some((start) => path.startsWith(start));
  return {
    ...HEADERS,
    // Guard: workers have a policy of their own
    ...(isWorker && { 'Content-Security-Policy': OF_WORKERS }),
    ...(path.startsWith(EMBED) && FRAMED),
    ...(path === SIGNED_IN && CONNECTED),
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
    // Combined with the rule for all pages, it is no valid policy, which has the same effect.
    rule(SIGNED_IN, CONNECTED),
    rule('/service-worker.js', { ...workers, 'Cache-Control': 'no-cache' }),
  ].join('\n');
}

/** @param {string} path @param {Readonly<Record<string, string>>} headers */
const rule = (path, headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

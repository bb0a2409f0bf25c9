/*
 * What every server of the built app says besides the files: scripts/serve.mjs, the command, and the hosts that read
 * static/_headers, which is made of this (`npm run docs`). The policy of the page itself
 * stands in the page, with the hashes of its build; here stands what a page cannot say of itself.
 */

/** No page of ours is shown within another one, but the editor that is made for it; elsewhere than here: docs/embedding.md. */
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

/** A worker obeys the policy that its own file comes with, not that of the page: it asks nobody but us. */
const OF_WORKERS = `default-src 'none'; script-src 'self'; connect-src 'self'; ${UNFRAMED}`;
const WORKERS = ['/_app/immutable/workers/', '/service-worker.js'];

/** The name of such a file holds what is in it. */
const IMMUTABLE = '/_app/immutable/';
const FOREVER = 'public, max-age=31536000, immutable';

/** What goes with the file of this path. @param {string} path @returns {Readonly<Record<string, string>>} */
export function headersFor(path) {
  const isWorker = WORKERS.some((start) => path.startsWith(start));
  return {
    ...HEADERS,
    ...(isWorker && { 'Content-Security-Policy': OF_WORKERS }),
    ...(path.startsWith(EMBED) && FRAMED),
    'Cache-Control': path.startsWith(IMMUTABLE) ? FOREVER : 'no-cache',
  };
}

/** The same for hosts. Where several rules hold for a path they join what these say: two policies count both. */
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

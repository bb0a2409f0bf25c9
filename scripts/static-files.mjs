/*
 * The built app over HTTP, the same for scripts/serve.mjs and the command: its headers, and where scripts/compress.mjs
 * has put compressed copies next to the files, those for browsers that take them.
 */
import sirv from 'sirv';
import { HEADERS, headersFor } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/**
 * Serves the files of a folder; what is none of them is a page of the app.
 * @param {string} folder
 * @returns {(request: Request, response: Response) => void}
 */
export function staticFiles(folder) {
  const files = sirv(folder, {
    ...{ single: 'index.html', etag: true, brotli: true, gzip: true },
    setHeaders: (response, path) => {
      response.removeHeader('ETag');
      setAll(response, headersFor(path));
    },
  });
  return (request, response) => {
    request.headers['accept-encoding'] = encodingsIn(request.headers['accept-encoding']);
    const known = request.headers['if-none-match'];
    if (known !== undefined)
      // An answer that nothing has changed says what the file itself would come with.
      setAll(response, { ...headersFor(pathOf(request)), Vary: 'Accept-Encoding', ETag: known });
    files(request, response, () => {
      for (const name of ['ETag', 'Cache-Control']) response.removeHeader(name);
      response.writeHead(404, HEADERS).end();
    });
  };
}

/** @param {Response} response @param {Readonly<Record<string, string>>} headers */
function setAll(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The names of the encodings that a browser takes; “br;q=0” is one that it refuses. @param {string} [header] */
export const encodingsIn = (header = '') =>
  header
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.replace(/;.*/, '').trim().toLowerCase())
    .filter((name) => name === 'br' || name === 'gzip')
    .join(', ');

/** @param {Request} request */
function pathOf({ url = '/' }) {
  const path = url.replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

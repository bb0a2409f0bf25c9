/*
 * The built app over HTTP, shared by scripts/serve.mjs and the command: sets its headers, and sends the compressed
 * copies made by scripts/compress.mjs, if any, to browsers that accept them.
 */
import sirv from 'sirv';
import { HEADERS, headersFor } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/**
 * Serves the files of a folder. Any other path is a page of the app.
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
      // A "not modified" response carries the same headers as the file itself.
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

/** The encodings a browser accepts. “br;q=0” means it refuses that one. @param {string} [header] */
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

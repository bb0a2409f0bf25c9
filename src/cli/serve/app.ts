/* The built app, as scripts/serve.mjs serves it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { HEADERS, headersFor } from '../../../scripts/headers.mjs';

export type App = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the files of a folder; what is none of them is a page of the app. */
export function app(folder: string): App {
  const files = sirv(folder, {
    single: 'index.html',
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    },
  });
  return (request, response) =>
    files(request, response, () => void response.writeHead(404, HEADERS).end());
}

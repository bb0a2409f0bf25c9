/* The built app, as scripts/serve.mjs serves it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { HEADERS } from './headers.ts';

export type App = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the files of a folder; what is none of them is a page of the app. */
export function app(folder: string): App {
  const files = sirv(folder, {
    single: 'index.html',
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      response.setHeader(
        'Cache-Control',
        path.startsWith('/_app/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (request, response) =>
    files(request, response, () => void response.writeHead(404, HEADERS).end());
}

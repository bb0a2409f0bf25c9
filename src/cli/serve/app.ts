/* The built app, as scripts/serve.mjs serves it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { staticFiles } from '../../../scripts/static-files.mjs';

export type App = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the files of a folder; what is none of them is a page of the app. */
export const app = (folder: string): App => staticFiles(folder);

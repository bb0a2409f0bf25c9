/* The built app, served like scripts/serve.mjs does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { staticFiles } from '../../../scripts/static-files.mjs';

export type App = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the files of a folder. Any other path is a page of the app. */
export const app = (folder: string): App => staticFiles(folder);

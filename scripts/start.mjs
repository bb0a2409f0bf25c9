/*
 * `npm start`: serves the built app with the sample site, and opens it in a browser if there is one.
 * `npm start -- PATH`: runs the `signpost` command on a folder or a docs.json.
 * Options: --port N (only this port), --no-open.
 */
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import open from 'open';
import { ensureBuild, root, serve } from './serve.mjs';

/** @param {string} sentence @param {number} code @returns {never} */
function leave(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
    });
    return { values, paths: positionals };
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error), 2);
  }
}

const { values, paths } = readArguments();
const asked = values.port === undefined ? undefined : Number(values.port);
if (asked !== undefined && !(Number.isInteger(asked) && asked >= 0 && asked < 65536))
  leave(`${values.port} isn’t a port number.`, 2);

/** Whether there is a desktop where a browser could open. */
const hasDesktop =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

async function startSample() {
  const { url } = await serve(asked === undefined ? [4173, 4174, 4175, 4176, 0] : [asked]);
  console.log(`Signpost is at ${url}`);
  console.log('Press Ctrl+C to stop.');
  if (!values['no-open'] && !process.env.CI && hasDesktop) {
    // The address is already printed, so a missing browser isn't an error.
    const browser = await open(url).catch(() => undefined);
    browser?.on('error', () => console.log('Open the URL above in your browser.'));
  }
}

/** Runs the command in this process. npm changes the working directory, so paths resolve against the user's. */
async function startCommand() {
  const here = process.env.npm_lifecycle_event === 'start' ? process.env.INIT_CWD : undefined;
  const args = paths.map((path) => resolve(here ?? process.cwd(), path));
  if (asked !== undefined) args.push('--port', String(asked));
  if (values['no-open']) args.push('--no-open');
  process.argv.splice(2, Infinity, ...args);
  await import(pathToFileURL(join(root, 'dist/signpost.js')).href);
}

try {
  ensureBuild();
  await (paths.length ? startCommand() : startSample());
} catch (error) {
  leave(error instanceof Error ? error.message : String(error), 1);
}

/*
 * `npm start`: serves the built app with the sample site, and opens it where there is a browser.
 * Options: --port N (only this port), --no-open.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import open from 'open';
import { ensureBuild, serve } from './serve.mjs';

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
    return { values, path: positionals[0] };
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error), 2);
  }
}

const { values, path } = readArguments();
if (path !== undefined)
  leave(
    `Opening ${path} from the command line is not possible yet: run "npm start" without a path and choose the file in the browser.`,
    2,
  );
const asked = values.port === undefined ? undefined : Number(values.port);
if (asked !== undefined && !(Number.isInteger(asked) && asked >= 0 && asked < 65536))
  leave(`${values.port} is not a port number.`, 2);

/** Whether there is a desktop on which a browser could open. */
const hasDesktop =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

try {
  ensureBuild();
  const { url } = await serve(asked === undefined ? [4173, 4174, 4175, 4176, 0] : [asked]);
  console.log(`Signpost is at ${url}`);
  console.log('Press Ctrl+C to stop.');
  if (!values['no-open'] && !process.env.CI && hasDesktop) {
    // The address stands above: no browser is no failure.
    const browser = await open(url).catch(() => undefined);
    browser?.on('error', () => console.log('No browser could be opened; use the address above.'));
  }
} catch (error) {
  leave(error instanceof Error ? error.message : String(error), 1);
}

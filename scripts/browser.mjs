/*
 * Finds a Chromium for the browser tests and the benchmark: CHROMIUM_PATH, Playwright's own download, or chromium or
 * Chrome on the PATH. `ensureBrowser` also tries to install one.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';

/** Flags for a quiet test browser: no sandbox, which doesn't work everywhere, and no background traffic. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** In order of preference. The headless shell comes first: it opens no window and runs a story a fifth faster. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of an installed Chromium, or undefined. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of names) {
      const path = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
      if (isExecutable(path)) return path;
    }
  return undefined;
}

/** Starts a Chromium, as the tests have it. */
export const openBrowser = () =>
  chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });

/** Finds a Chromium, or installs one. Throws an Error with one sentence that says what to do. */
export function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a program that can be run.`);
  const found = findBrowser();
  if (found) return found;

  console.log('No Chromium found; installing one for the browser tests…');
  const isRoot = process.getuid?.() === 0;
  /** @type {[string, string[]][]} */
  const attempts = [['npx', ['playwright', 'install', '--with-deps', 'chromium']]];
  if (isRoot) {
    attempts.push(['apt-get', ['update']]);
    attempts.push(['apt-get', ['install', '-y', 'chromium-headless-shell']]);
    attempts.push(['apt-get', ['install', '-y', 'chromium']]);
  }
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium could be found or installed: install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

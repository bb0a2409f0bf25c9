/*
 * `npm run screens`: takes a screenshot of every screen at every width and in every mode, for visual inspection.
 *   --out FOLDER      output folder (default test-results/screens)
 *   --url ADDRESS     of a running app; by default the built app is served
 *   --only a,b  --widths 390,1440  --modes light,dark,contrast,forced
 *   --update          regenerates the pictures of the visual tests instead
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { smaller } from './pictures/png.mjs';
import { githubEmulator } from './screens/emulator.mjs';
import { PICTURES } from './screens/rendering.mjs';
import { screens } from './screens/table.mjs';
import { MODES, STILL, WIDTHS, contextOf, hold, painted, show, widen } from './screens/view.mjs';
import { root, serveApp } from './serve.mjs';

/** @typedef {import('./screens/table.mjs').Screen} Screen */
/** @typedef {import('./screens/view.mjs').Width} Width */
/** @typedef {import('./screens/view.mjs').Mode} Mode */

const { values: given } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'test-results/screens') },
    url: { type: 'string' },
    only: { type: 'string' },
    widths: { type: 'string' },
    modes: { type: 'string', default: 'light,dark,contrast' },
    update: { type: 'boolean', default: false },
  },
});

if (given.update) {
  const { status } = spawnSync(
    process.execPath,
    ['scripts/e2e.mjs', 'tests/visual.spec.ts', '--update-snapshots=all', '--workers=1'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        SIGNPOST_RUNS: 'full',
        ...(given.url ? { SIGNPOST_URL: given.url } : {}),
      },
    },
  );
  for (const name of readdirSync(PICTURES).filter((one) => one.endsWith('.png'))) {
    const path = join(PICTURES, name);
    writeFileSync(path, smaller(readFileSync(path)));
  }
  process.exit(status ?? 1);
}

/** @template {string | number} T @param {string | undefined} words @param {readonly T[]} all @returns {readonly T[]} */
const chosen = (words, all) =>
  words ? all.filter((one) => words.split(',').includes(String(one))) : all;
const names = chosen(
  given.only,
  screens.map(({ name }) => name),
);
const widths = chosen(given.widths, WIDTHS);
const modes = chosen(given.modes, MODES);

const browser = await openBrowser();
const server = await serveApp(given.url);
const github = githubEmulator();
/** @type {string[]} */
const failed = [];

/** @param {Screen} screen @param {readonly Width[]} widths */
async function take(screen, widths) {
  const { name, reach, pane, hosted, direct } = screen;
  const context = await browser.newContext({
    ...contextOf(widths[0] ?? 1440, direct),
    baseURL: server.url,
  });
  const page = await context.newPage();
  try {
    await hold(page);
    await show(page, 'light');
    await reach(page, hosted ? await github.forward(page) : '');
    for (const width of widths) {
      await widen(page, width, pane);
      for (const mode of modes) {
        await show(page, mode);
        await painted(page);
        const path = join(resolve(given.out), `${name}-${width}-${mode}.png`);
        await page.screenshot({ path, animations: 'disabled', style: STILL });
      }
    }
    console.log(name);
  } catch (error) {
    failed.push(name);
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
}

mkdirSync(given.out, { recursive: true });
for (const screen of screens.filter(({ name }) => names.includes(name))) {
  const narrow = widths.filter((width) => width < 900 && !screen.wide);
  const broad = widths.filter((width) => width >= 900);
  const parts = [...broad.map((width) => [width]), narrow];
  for (const part of parts) if (part.length > 0) await take(screen, part);
}
await browser.close();
await github.close();
await server.close();
if (failed.length > 0) {
  console.error(`Not reached: ${failed.join(', ')}`);
  process.exitCode = 1;
} else console.log(`In ${given.out}.`);

/*
 * `npm run lighthouse [-- --runs N]`: Lighthouse scores of the start screen and of the editor with the sample, on
 * desktop and mobile, next to our targets. Exits with 1 when a target is missed. Performance is the median of the runs.
 * Lighthouse isn't a dependency: npm downloads this version of it. The report of each last run is kept.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { compressed } from './lighthouse/compressed.mjs';
import { startEditor } from './lighthouse/editor.mjs';
import { percentile } from './measure.mjs';
import { ensureBuild, root, serve } from './serve.mjs';

/** The last version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-background-networking';

/** Speed below which Lighthouse calls a machine slow. */
const QUIET = 1000;
const BUSY = ', less than 1000: it was busy, or is slow, and performance says little';

/**
 * Target scores out of 100. SEO has no target: search engines find the start screen, and the editor has nothing for
 * them.
 */
const AIMS = {
  desktop: { performance: 95, accessibility: 100, 'best-practices': 95, seo: undefined },
  mobile: { performance: 85, accessibility: 100, 'best-practices': 95, seo: undefined },
};
/** @typedef {keyof typeof AIMS} Device */
/** @typedef {{ title: string, score: number | null, displayValue?: string }} Audit */
/** @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit>, environment: { benchmarkIndex: number }, runtimeError?: { message: string } }} Report */

const { values: given } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const out = join(root, 'test-results/lighthouse');
const CHROME_PATH = ensureBrowser();

/** @param {string} url @param {Device} device @param {string} name @returns {Promise<Report>} */
async function look(url, device, name) {
  const path = join(out, `${name}-${device}.json`);
  const args = ['--output=json', `--output-path=${path}`, '--quiet', `--chrome-flags=${FLAGS}`];
  args.push(`--only-categories=${Object.keys(AIMS[device])}`);
  // The editor listens for folder changes as long as it is open, so the network never goes idle.
  args.push('--max-wait-for-load=15000');
  if (device === 'desktop') args.push('--preset=desktop');
  // The servers run in this process, so it must not block.
  await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...args],
    { env: { ...process.env, CHROME_PATH }, shell: process.platform === 'win32' },
  );
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (report.runtimeError) throw new Error(`${name}: ${report.runtimeError.message}`);
  return report;
}

/** Audits that cost points, heaviest first. @param {Report} report @param {string} category */
const faults = ({ categories, audits }, category) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .sort((a, b) => b.weight - a.weight)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());

ensureBuild();
mkdirSync(out, { recursive: true });
const served = await serve([0]);
const start = await compressed(served.url);
const editor = await startEditor();
let missed = 0;
/** @type {number[]} */
const machine = [];
try {
  const pages = /** @type {const} */ ([
    ['start screen', start.url],
    ['editor', editor.url],
  ]);
  for (const [name, url] of pages)
    for (const device of /** @type {const} */ (['desktop', 'mobile'])) {
      /** @type {Report[]} */
      const reports = [];
      while (reports.length < Math.max(1, Number(given.runs)))
        reports.push(await look(url, device, name.replace(' ', '-')));
      machine.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      const last = /** @type {Report} */ (reports.at(-1));
      for (const [category, aim] of Object.entries(AIMS[device])) {
        const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
        const score = Math.round(percentile(scores, 0.5));
        const isMissed = aim !== undefined && score < aim;
        if (isMissed) missed++;
        const aimed = aim === undefined ? '' : `aim ${aim}${isMissed ? ' · missed' : ''}`;
        console.log(
          `${name.padEnd(13)}${device.padEnd(9)}${category.padEnd(15)}${String(score).padStart(4)}  ${aimed}`.trimEnd(),
        );
        if (score < 100) for (const fault of faults(last, category)) console.log(`    ${fault}`);
      }
    }
} finally {
  await Promise.all([start.close(), served.close(), editor.close()]);
}
const speed = Math.round(Math.min(...machine));
console.log(`\nLighthouse gave this machine a speed of ${speed}${speed < QUIET ? BUSY : ''}.`);
if (missed) console.error(`${missed} of the aims ${missed === 1 ? 'is' : 'are'} missed.`);
process.exit(missed ? 1 : 0);

/*
 * `npm run bench`: measures Signpost's speed on this machine, in Node and in Chromium, at 1,000, 10,000, 23,000 and
 * 100,000 pages, and at 10,000 in each shape (languages, groups, deep).
 *   --quick             1,000 and 10,000 pages only
 *   --all               every size in every shape
 *   --pages N           one size
 *   --node, --browser   only that part
 *   --times N           repetitions
 * SIGNPOST_URL measures a server that is already running.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { aimsTable } from './bench/aims.mjs';
import { benchBrowser } from './bench/browser.mjs';
import { benchCore } from './bench/core.mjs';
import { benchLinks } from './bench/links.mjs';
import { benchSite } from './bench/site.mjs';
import { generate } from './bench/generate.mjs';
import { table } from './measure.mjs';
import { root, serveApp } from './serve.mjs';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    pages: { type: 'string' },
    node: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    times: { type: 'string', default: '20' },
  },
});

const corpus = join(root, process.env.SIGNPOST_CORPUS ?? '../shared');

/** @typedef {import('./bench/generate.mjs').Shape} Shape */
const shapes = /** @type {const} */ (['languages', 'groups', 'deep']);

/**
 * A document of this size, made by the corpus's generator if present, otherwise by ours.
 * @param {number} pages
 * @param {Shape} shape
 */
function documentOf(pages, shape = 'languages') {
  const generator = join(corpus, 'tools/gen.mjs');
  const made = existsSync(generator)
    ? spawnSync(process.execPath, [generator, String(pages), shape], {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      }).stdout
    : undefined;
  return {
    name: `${pages.toLocaleString('en')} ${shape}`,
    pages,
    text: made || generate(pages, shape),
  };
}

function realDocument() {
  const path = join(corpus, 'corpus/files/Comfy-Org__docs.json');
  return existsSync(path)
    ? [{ name: '4,990 real', pages: 4990, text: readFileSync(path, 'utf8') }]
    : [];
}

function documentsOf() {
  if (options.pages) return [documentOf(Number(options.pages))];
  if (options.quick) return [documentOf(1000), documentOf(10_000)];
  return [1000, 10_000, 23_000, 100_000].flatMap((pages) => [
    ...(pages === 10_000 ? realDocument() : []),
    ...shapes
      .filter((shape) => options.all || pages === 10_000 || shape === 'languages')
      .map((shape) => documentOf(pages, shape)),
  ]);
}

const documents = documentsOf();
const times = Number(options.times);
const both = options.node === options.browser;

console.log(`Node ${process.version}, ${availableParallelism()} cores`);
if (both || options.node) {
  console.log(`\nCore, in Node\n${table(await benchCore(documents))}`);
  console.log(`\nWhat readers see, in Node\n${table(await benchSite(times))}`);
  console.log(`\nLinks of page files, in Node\n${table(await benchLinks())}`);
  const replay = 'src/lib/core/replay.test.ts';
  if (existsSync(join(root, replay)) && existsSync(join(corpus, 'replay'))) {
    console.log('\nReal commits, done again as operations');
    spawnSync('npx', ['vitest', 'run', replay, '--reporter=default', '--no-color'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
}
if (both || options.browser) {
  const server = await serveApp();
  const figures = await benchBrowser(server.url, documents, times);
  await server.close();
  console.log(`\nApp, in Chromium\n${table(figures)}`);
  console.log(`\nThe aims\n${aimsTable(figures)}`);
}

/*
 * `npm run bench`: how fast Signpost is on this machine, in Node and in Chromium, at 1,000 and 10,000 pages.
 * --all adds 23,000 and 100,000 pages; --node and --browser run one part only; --times N repetitions.
 * SIGNPOST_URL measures a server that is running already.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { benchBrowser } from './bench-browser.mjs';
import { benchCore } from './bench-core.mjs';
import { generate } from './generate.mjs';
import { table } from './measure.mjs';
import { ensureBuild, root, serve } from './serve.mjs';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    node: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    times: { type: 'string', default: '20' },
  },
});

const corpus = join(root, process.env.SIGNPOST_CORPUS ?? '../shared');

/** A document of this size; by the corpus's generator where it is, else by our own. @param {number} pages */
function documentOf(pages) {
  const generator = join(corpus, 'tools/gen.mjs');
  const made = existsSync(generator)
    ? spawnSync(process.execPath, [generator, String(pages), 'languages'], {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      }).stdout
    : undefined;
  return {
    name: `${pages.toLocaleString('en')} pages`,
    pages,
    text: made || generate(pages, 'languages'),
  };
}

function realDocument() {
  const path = join(corpus, 'corpus/files/Comfy-Org__docs.json');
  return existsSync(path)
    ? [{ name: 'real, 4,990 pages', pages: 4990, text: readFileSync(path, 'utf8') }]
    : [];
}

const documents = [
  documentOf(1000),
  ...realDocument(),
  documentOf(10_000),
  ...(options.all ? [documentOf(23_000), documentOf(100_000)] : []),
];
const times = Number(options.times);
const both = options.node === options.browser;

console.log(`Node ${process.version}, ${availableParallelism()} cores`);
if (both || options.node) {
  console.log(`\nCore, in Node\n${table(await benchCore(documents))}`);
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
  const running = process.env.SIGNPOST_URL;
  if (!running) ensureBuild();
  const server = running ? undefined : await serve([0]);
  const figures = await benchBrowser(running ?? server?.url ?? '', documents, times);
  await server?.close();
  console.log(`\nApp, in Chromium\n${table(figures)}`);
}

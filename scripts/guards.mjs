/*
 * `npm run guards [-- WORD…]`: removes the guards one at a time, in a copy, and checks that a test notices each. The
 * untouched copy must be green first. With words: only the guards whose name or file contains one of them. Exits with 1
 * when a removal stays green, when a test fails for another reason, or when a guard isn't marked exactly once.
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { copyOfSources } from './guards/copy.mjs';
import { dataGuards } from './guards/data.mjs';
import { documentGuards } from './guards/document.mjs';
import { hostGuards } from './guards/hosts.mjs';
import { screenGuards } from './guards/screen.mjs';
import { serverGuards } from './guards/server.mjs';
import { guardsIn, without } from './guards/removal.mjs';
import { root } from './serve.mjs';
import { failedIn, passedIn } from './guards/vitest.mjs';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const marks = guardsIn(root);
const guards = [...serverGuards, ...dataGuards, ...documentGuards, ...hostGuards, ...screenGuards]
  .map((guard) => ({ ...guard, ...markOf(guard.guard) }))
  .filter(
    ({ guard, file }) =>
      words.length === 0 || words.some((word) => `${guard} ${file}`.toLowerCase().includes(word)),
  );

/** @param {string} guard */
function markOf(guard) {
  const [mark, ...more] = marks.filter((one) => one.guard === guard);
  if (!mark || more.length) throw new Error(`“Guard: ${guard}” isn't in the sources exactly once.`);
  return mark;
}

/** @param {number} since */
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
/** @param {string[]} cells */
const line = ([guard = '', file = '', test = '', became = '', took = '']) =>
  console.log(
    [guard.padEnd(46), file.padEnd(44), test.padEnd(52), became.padEnd(13), took.padStart(5)].join(
      ' ',
    ),
  );

/** @type {string[]} */
const copies = [];
const clear = () => copies.forEach((copy) => rmSync(copy, { recursive: true, force: true }));
process.once('SIGINT', () => {
  clear();
  process.exit(130);
});

async function main() {
  const began = performance.now();
  const lanes = Math.min(2, availableParallelism(), guards.length);
  for (let lane = 0; lane < lanes; lane++) copies.push(copyOfSources());
  const { passed, said } = await passedIn(copies[0] ?? '', guards);
  const lame = guards.filter((_, i) => !passed[i]);
  if (lame.length) {
    console.error(said);
    for (const { guard, test, says } of lame)
      console.error(`${guard}: no test “${says}” is green in ${test} before anything is removed.`);
    return 1;
  }
  console.log(`The untouched copy is green (${seconds(began)} s).\n`);
  line(['guard', 'file', 'red test', 'without it', 's']);

  let reds = 0;
  const rest = [...guards];
  await Promise.all(
    copies.map(async (copy) => {
      for (let guard = rest.shift(); guard; guard = rest.shift()) {
        const since = performance.now();
        const { red, why } = await without(copy, guard, guard, () => failedIn(copy, guard));
        if (red) reds++;
        line([guard.guard, guard.file, red ?? why, red ? 'red' : 'STILL GREEN', seconds(since)]);
      }
    }),
  );
  console.log(
    `\n${guards.length} guards removed, ${reds} turned a test red (${seconds(began)} s).`,
  );
  return reds === guards.length ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  clear();
}

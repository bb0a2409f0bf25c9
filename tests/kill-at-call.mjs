/*
 * Loaded into the command before its own code (`node --import`). Kills the process right before one of the calls that
 * change something in a folder: the one with the number `SIGNPOST_KILL_AT`. Without it, writes how many calls there were
 * into the file `SIGNPOST_CALLS`.
 */
import fs, { writeFileSync } from 'node:fs';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { SIGNPOST_KILL_ROOT: root = '', SIGNPOST_KILL_AT: at, SIGNPOST_CALLS: calls } = process.env;
const write = writeFileSync;
let count = 0;

function meet() {
  count++;
  if (count === Number(at)) process.kill(process.pid, 'SIGKILL');
  if (calls) write(calls, String(count));
}

const concerns = (given) => given.some((one) => typeof one === 'string' && one.startsWith(root));
function watch(target, name, isOurs) {
  const own = target[name];
  target[name] = function (...given) {
    if (isOurs(given)) meet();
    return own.apply(this, given);
  };
}

for (const name of ['rename', 'rm', 'link', 'mkdir', 'rmdir', 'unlink']) watch(fsp, name, concerns);
for (const name of ['renameSync', 'rmSync', 'linkSync']) watch(fs, name, concerns);
watch(fsp, 'open', (given) => concerns(given) && String(given[1]).startsWith('w'));

const handle = await fsp.open(process.execPath, 'r');
const handles = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['writeFile', 'sync', 'chmod', 'chown']) watch(handles, name, () => count > 0);
syncBuiltinESMExports();

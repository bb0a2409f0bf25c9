/* A URL that opens the editor directly: the `signpost` command on a copy of the sample. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../serve.mjs';
import { compressed } from './compressed.mjs';

/** @returns {Promise<{ url: string, close: () => Promise<unknown> }>} */
export async function startEditor() {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-sample-'));
  cpSync(join(root, 'examples'), folder, { recursive: true });
  const child = spawn(process.execPath, [join(root, 'dist/signpost.js'), folder, '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
  let found;
  while (!(found = /(http:\/\/127\.0\.0\.1:\d+)(\/#token=\S+)/.exec(said))) {
    if (child.exitCode !== null) throw new Error(`The command ended: ${said}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  const front = await compressed(found[1] ?? '');
  return {
    url: front.url + found[2],
    close: async () => {
      await front.close();
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

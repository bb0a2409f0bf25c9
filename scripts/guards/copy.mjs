/* A copy of the sources that can be broken safely; the real tree is never touched. */
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../serve.mjs';

/** Generated files, and files no test reads. */
const LEFT_OUT = ['node_modules', '.git', 'build', 'dist', 'coverage', 'test-results'];

/** Returns the copy's folder. */
export function copyOfSources() {
  const copy = mkdtempSync(join(tmpdir(), 'signpost-guards-'));
  for (const name of readdirSync(root))
    if (!LEFT_OUT.includes(name))
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.endsWith('.svelte-kit/output'),
      });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/* A copy of the sources in which something may be broken: the real tree is never touched. */
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../serve.mjs';

/** What is made by tools, or never read by a test. */
const LEFT_OUT = ['node_modules', '.git', 'build', 'dist', 'coverage', 'test-results'];

/** The copy's folder. */
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

/* The command as shipped: one file next to an app. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the command into a new folder. Returns its path. */
export async function buildCommand(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-command-'));
  await build({
    configFile: 'vite.cli.config.ts',
    logLevel: 'error',
    build: { outDir: join(folder, 'dist') },
  });
  await mkdir(join(folder, 'build'));
  await writeFile(join(folder, 'build/index.html'), '<!doctype html><title>App</title>');
  return join(folder, 'dist/signpost.js');
}

/*
 * `npm run test:e2e [-- arguments for playwright]`: finds a browser, builds if needed, serves the build and runs the
 * browser stories against it. If SIGNPOST_URL is set, they run against that server instead.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { root, serveApp } from './serve.mjs';

try {
  const CHROMIUM_PATH = ensureBrowser();
  const server = await serveApp();
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH, SIGNPOST_URL: server.url },
  });
  const status = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await server.close();
  process.exit(status);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

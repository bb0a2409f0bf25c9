/* Builds the app when its sources are newer than the build, and serves the build, by default on 127.0.0.1 only. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { HEADERS } from './headers.mjs';
import { staticFiles } from './static-files.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Inputs of the build. */
const sources = [
  'src',
  'static',
  'examples',
  'package.json',
  'package-lock.json',
  'svelte.config.js',
  'vite.config.ts',
  'vite.cli.config.ts',
  'vite.library.config.ts',
  'scripts/embed.mjs',
  'scripts/headers.mjs',
  'scripts/icon-sets.mjs',
  'scripts/git-hosts.mjs',
  'scripts/library-types.mjs',
  'scripts/patches.mjs',
  'scripts/reader-page.mjs',
  'scripts/static-files.mjs',
  'scripts/widths.mjs',
];

/**
 * @param {string} path
 * @returns {number} The modification time of the newest file at or below `path`.
 */
function newest(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

export function isStale() {
  const built = statSync(join(root, 'build/index.html'), { throwIfNoEntry: false });
  const others = ['dist/signpost.js', 'dist/library.js'];
  if (!built || others.some((path) => !existsSync(join(root, path)))) return true;
  return Math.max(...sources.map((source) => newest(join(root, source)))) > built.mtimeMs;
}

/** Builds if needed. Throws an Error with a sentence when the build fails. */
export function ensureBuild() {
  if (!isStale()) return;
  console.log('Building Signpost…');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  throw new Error('Signpost could not be built; what the build said stands above.');
}

/**
 * The app at `url`, where a server is running already, or the built app on a free port.
 * @param {string} [url]
 */
export async function serveApp(url = process.env.SIGNPOST_URL) {
  if (url) return { url, close: () => Promise.resolve() };
  ensureBuild();
  return serve([0]);
}

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/**
 * Serves `build/` on the first free port in `ports` (0 is any) and returns its address.
 * @param {readonly number[]} ports
 * @param {string} [folder]
 * @param {string} [host] "0.0.0.0" to be reachable from other computers
 * @param {(request: Request, response: Response) => boolean} [answers] Answers other requests itself, or returns false.
 */
export async function serve(
  ports,
  folder = join(root, 'build'),
  host = '127.0.0.1',
  answers = () => false,
) {
  const files = staticFiles(folder);
  const server = createServer((request, response) => {
    if (answers(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response);
  });
  for (const port of ports) {
    const url = await new Promise((resolve, reject) => {
      /** @param {NodeJS.ErrnoException} error */
      const failed = (error) => {
        if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
        else reject(error);
      };
      server.once('error', failed);
      server.listen(port, host, () => {
        server.off('error', failed);
        const address = server.address();
        if (address && typeof address === 'object') resolve(`http://${host}:${address.port}`);
      });
    });
    if (typeof url === 'string') {
      const close = () =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        });
      return { url, close };
    }
  }
  throw new Error(`No free port found among ${ports.join(', ')}.`);
}

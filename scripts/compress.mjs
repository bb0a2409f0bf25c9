/*
 * `npm run compress`: writes a gzip and a Brotli copy next to each file in `build` that is worth it, for servers that
 * serve precompressed files. The npm package leaves them out.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(html|js|css|json|svg|txt|ttf|wasm|webmanifest)$/;
/** Minimum size in bytes. Below it, a copy saves no network packet. */
const LEAST = 1024;

const COPIES = {
  /** @param {Buffer} bytes */
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  /** @param {Buffer} bytes */
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses the files under a folder. Returns the total size in bytes of the files and of each kind of copy.
 * @param {string} folder
 */
export async function compress(folder) {
  const sizes = { files: 0, br: 0, gz: 0 };
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    paths
      .filter((path) => TEXTS.test(path))
      .map(async (path) => {
        const bytes = await readFile(join(folder, path));
        if (bytes.length < LEAST) return;
        sizes.files += bytes.length;
        for (const kind of /** @type {const} */ (['br', 'gz'])) {
          const copy = await COPIES[kind](bytes);
          sizes[kind] += copy.length;
          await writeFile(join(folder, `${path}.${kind}`), copy);
        }
      }),
  );
  return sizes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const build = join(fileURLToPath(import.meta.url), '../../build');
  const { files, br, gz } = await compress(build);
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${megabytes(files)} of texts: ${megabytes(gz)} by gzip, ${megabytes(br)} by Brotli.`,
  );
}

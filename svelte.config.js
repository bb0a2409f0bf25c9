import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { gitHosts } from './scripts/git-hosts.mjs';

/** The hashes of inline scripts in app.html. Kit adds only the hash of its own script. */
const page = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
  ([, script = '']) =>
    /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`),
);

/** @type {import('@sveltejs/kit').Config} */
const config = {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({ fallback: 'index.html' }),
    // To serve from a subfolder: SIGNPOST_BASE=/signpost. It must start with a slash and not end with one.
    paths: { base: /** @type {'' | `/${string}`} */ (process.env.SIGNPOST_BASE ?? '') },
    // src/routes/offline.ts registers it after the page has loaded.
    serviceWorker: { register: false },
    // A meta tag can't set `frame-ancestors`, so static/_headers and scripts/serve.mjs send it.
    csp: {
      mode: 'hash',
      directives: {
        // Guard: the policy forbids what it does not name
        'default-src': ['none'],
        // Guard: only scripts of our own run
        'script-src': ['self', ...scripts],
        'style-src': ['self', 'unsafe-inline'],
        'font-src': ['self'],
        'img-src': ['self', 'data:', 'blob:'],
        'worker-src': ['self'],
        'connect-src': ['self', .../** @type {any[]} */ (gitHosts().map(({ api }) => api))],
        'base-uri': ['none'],
        'form-action': ['none'],
      },
    },
    typescript: {
      config: (tsconfig) => ({
        ...tsconfig,
        include: [
          ...tsconfig['include'],
          '../svelte.config.js',
          '../eslint.config.js',
          '../playwright.config.ts',
          '../vite.cli.config.ts',
          '../vite.library.config.ts',
          '../scripts/**/*.mjs',
        ],
      }),
    },
  },
};

export default config;

import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { gitHosts } from './scripts/git-hosts.mjs';

/** @type {import('@sveltejs/kit').Config} */
const config = {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({ fallback: 'index.html' }),
    // For a folder of a host: SIGNPOST_BASE=/signpost. It must begin with a slash, and not end with one.
    paths: { base: /** @type {'' | `/${string}`} */ (process.env.SIGNPOST_BASE ?? '') },
    // Once the page stands there: src/routes/offline.ts.
    serviceWorker: { register: false },
    // `frame-ancestors` cannot stand in a page: static/_headers and scripts/serve.mjs send it.
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self'],
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
          '../scripts/**/*.mjs',
        ],
      }),
    },
  },
};

export default config;

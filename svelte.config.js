import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/**
 * The only other machines that Signpost may ever talk to, and only when a person opens a repository
 * there. A team with its own host builds with `SIGNPOST_GIT_HOSTS="https://git.example.com …"`.
 */
const gitHosts = process.env.SIGNPOST_GIT_HOSTS?.split(/\s+/).filter(Boolean) ?? [
  'https://api.github.com',
  'https://gitlab.com',
  'https://codeberg.org',
  'https://gitea.com',
];

/** @type {import('@sveltejs/kit').Config} */
const config = {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({ fallback: 'index.html' }),
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
        'connect-src': ['self', .../** @type {any[]} */ (gitHosts)],
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

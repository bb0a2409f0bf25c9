/* GitHub's emulator, started when the first screen asks for it. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../serve.mjs';

/** @typedef {import('../../tests/emulator/github.ts').GitHub} GitHub */

export function githubEmulator() {
  /** @type {GitHub | undefined} */
  let github;
  return {
    /** Routes the page's requests to a fresh state of it. Returns a token. @param {import('playwright').Page} page */
    async forward(page) {
      /** @type {typeof import('../../tests/emulator/github.ts')} */
      const emulator = (await runnerImport(join(root, 'tests/emulator/github.ts'))).module;
      github ??= await emulator.startGitHub();
      await github.restart();
      await emulator.forwardGitHub(page, github);
      return github.tokens.ada;
    },
    close: () => github?.close(),
  };
}

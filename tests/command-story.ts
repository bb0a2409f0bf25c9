/* Stories with the built command on a folder that is a repository with one commit. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startCommand, stopCommand, type CommandProcess } from './command-process';
import { expect, row, treeReady, test as base } from './story';

export { expect, row, treeReady };

export const SITE = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["index", "quickstart"] },
      { "group": "Guides", "pages": ["guides/deploy", "guides/rotate"] }
    ]
  }
}
`;
export const MOVED = SITE.replace(
  /( +\{ "group": "Start".*),\n( +\{ "group": "Guides".*)\n/,
  '$2,\n$1\n',
);

export const COMMAND = 'dist/signpost.js';

export interface Folder {
  readonly root: string;
  readonly git: (...args: readonly string[]) => string;
  readonly put: (path: string, text: string) => void;
  readonly text: () => string;
}

export const test = base.extend<{ folder: Folder; command: CommandProcess }>({
  folder: async ({}, use) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-story-')));
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: 'pipe' }).trim();
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    put('docs.json', SITE);
    put('quickstart.mdx', '---\ntitle: Quickstart\n---\n');
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Ada');
    git('config', 'user.email', 'ada@example.com');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Begin');
    await use({ root, git, put, text: () => readFileSync(join(root, 'docs.json'), 'utf8') });
    rmSync(root, { recursive: true });
  },
  command: async ({ folder }, use) => {
    const started = await startCommand(COMMAND, [folder.root, '--port', '0']);
    await use(started);
    await stopCommand(started, 'SIGINT');
  },
  baseURL: async ({ command }, use) => use(command.origin),
});

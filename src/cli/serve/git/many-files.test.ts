/* A step of more files than fit into a command line: a version that starts with copies of all pages. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveFolder, temporaryFolder, valueOf } from '../../../../tests/test-server.ts';

const COUNT = process.env.SIGNPOST_RUNS === 'full' ? 5000 : 1500;
const DOCS = '{ "navigation": { "pages": ["index"] } }\n';

test(`${COUNT} new files are saved and committed in one step each`, async () => {
  const around = await temporaryFolder({ 'site/docs.json': DOCS, 'site/index.mdx': '# Index\n' });
  const root = join(around, 'site');
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  const served = await serveFolder(root);
  try {
    const place = await served.open();
    const copies = (folder: string) =>
      Array.from({ length: COUNT }, (_, i) => ({
        path: `${folder}/guides/with-a-rather-long-name/page-${i}.mdx`,
        text: `# Page ${i}\n`,
      }));
    const saved = valueOf(await place.write!(copies('v1')));
    expect(saved).toHaveLength(COUNT);
    const files = [
      ...copies('v1').map((file, i) => ({ ...file, expected: saved[i]!.mark })),
      ...copies('v2'),
    ];
    const asked = { files, message: 'Add two versions', branch: 'main', isNew: false, push: false };
    const { commit } = valueOf(await place.git!.commit(asked));
    expect(git('rev-parse', 'HEAD')).toBe(commit);
    expect(git('show', '--stat', '--format=%s', 'HEAD')).toMatch(
      new RegExp(`^Add two versions[^]* ${2 * COUNT} files changed`),
    );
    expect(git('status', '--porcelain')).toBe('');
  } finally {
    await served.end();
    await rm(around, { recursive: true });
  }
});

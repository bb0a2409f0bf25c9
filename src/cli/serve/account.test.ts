/* The account of the computer, from a real git with a credential helper, and a stand-in for GitHub's tool on the PATH. */
import { chmod, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putFile, temporaryFolder } from '../../../tests/test-server.ts';
import { accountOf } from './account.ts';
import * as m from './messages.ts';

let folder = '';
beforeEach(async () => {
  folder = await temporaryFolder({
    'tools/git-credential-test':
      '#!/bin/sh\n[ "$1" = get ] && grep -q host=git.example.com && printf "username=ada\\npassword=from-git\\n"\n',
    config: '[credential]\n\thelper = test\n',
  });
  await chmod(join(folder, 'tools/git-credential-test'), 0o755);
  vi.stubEnv('PATH', [join(folder, 'tools'), process.env.PATH].join(delimiter));
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'config'));
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const withTool = async () => {
  const script = '#!/bin/sh\n[ "$*" = "auth token --hostname github.com" ] && echo from-gh\n';
  await putFile(folder, 'tools/gh', script);
  await chmod(join(folder, 'tools/gh'), 0o755);
};

test('is that of GitHub’s tool first, then that of git', async () => {
  await withTool();
  expect(await accountOf(folder, 'https://github.com')).toMatchObject({
    value: { token: 'from-gh' },
  });
  expect(await accountOf(folder, 'https://git.example.com')).toMatchObject({
    value: { token: 'from-git' },
  });
});

test('may be missing, which takes no prompt', async () => {
  expect(await accountOf(folder, 'https://other.example.com')).toMatchObject({
    refusal: { code: 'missing', sentence: m.noAccount('other.example.com') },
  });
});

test.each([
  'http://git.example.com',
  'git.example.com',
  '',
  'file:///etc/passwd',
  'https://--upload/',
  'https://git.example.com%0apath=x/',
])('is not asked for by %j', async (site) => {
  const asked = await accountOf(folder, site);
  expect(asked).toMatchObject({ ok: false, refusal: { code: 'missing' } });
});

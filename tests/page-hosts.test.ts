import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gitHosts } from '../scripts/git-hosts.mjs';
import { withHosts, writeHosts } from '../scripts/page-hosts.mjs';

const PAGE = `<!doctype html><html><head>
<meta http-equiv="content-security-policy" content="default-src 'none'; connect-src 'self' https://api.github.com; base-uri 'none'">
</head><body></body></html>`;

const policyOf = (page: string) => /connect-src ([^;"]*)/.exec(page)?.[1];
const hostsOf = (page: string) =>
  JSON.parse(
    (/<meta name="signpost-git-hosts" content="([^"]*)"/.exec(page)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  ) as unknown;

test('a page gets the list of hosts, and may contact only them', () => {
  const hosts = gitHosts(
    'github gitlab:https://git.example.com',
    'https://git.example.com=an&"<id github=https://auth.example.com/',
  );
  const page = withHosts(PAGE, hosts);
  expect(policyOf(page)).toBe("'self' https://api.github.com https://git.example.com");
  expect(hostsOf(page)).toEqual(hosts);
  expect(hosts).toMatchObject([
    { site: 'https://github.com', relay: 'https://auth.example.com' },
    { site: 'https://git.example.com', clientId: 'an&"<id' },
  ]);
  // Once more, as after a restart with other settings.
  const again = withHosts(page, gitHosts(''));
  expect([policyOf(again), hostsOf(again)]).toEqual(["'self'", []]);
  expect(again.match(/signpost-git-hosts/g)).toHaveLength(1);
  expect(() => withHosts('<html></html>', hosts)).toThrow('no content security policy');
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signpost-hosts-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'index.html.br'), 'compressed');
  await writeFile(join(folder, 'service-worker.js'), 'work();');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('a container writes the hosts of its environment, and browsers fetch the new page', async () => {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  writeHosts(folder);
  expect(await read('index.html')).toBe(PAGE);

  vi.stubEnv('SIGNPOST_GIT_HOSTS', 'gitea:https://code.example.com');
  writeHosts(folder);
  expect(policyOf(await read('index.html'))).toBe("'self' https://code.example.com");
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
  const first = await read('service-worker.js');
  expect(first).toMatch(/^work\(\);\n\/\/ git hosts: \w{64}\n$/);

  // A restart changes nothing, and other hosts change the worker.
  await cp(join(folder, 'service-worker.js'), join(folder, 'before.js'));
  writeHosts(folder);
  expect(await read('service-worker.js')).toBe(await read('before.js'));
  vi.stubEnv('SIGNPOST_SIGN_IN', 'https://code.example.com=other');
  writeHosts(folder);
  expect(await read('service-worker.js')).not.toBe(first);
});

/* `signpost links`: broken links, and who links to a page. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as m from '../lib/core/links/messages.ts';
import { makeMoveSite } from '../../tests/move-site.ts';
import { run } from './command.ts';

let folder = '';
const home = process.cwd();
beforeEach(async () => {
  folder = await makeMoveSite();
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

test('links lists what leads nowhere, and who links to a page', async () => {
  await writeFile(join(folder, 'c.mdx'), '[x](/nowhere) [y](../b#z) ![z](/img/none.png)\n');
  process.chdir(folder);
  const links = async (...args: string[]) => {
    let [out, err] = ['', ''];
    const io = {
      out: (text: string) => void (out += text),
      err: (text: string) => void (err += text),
    };
    const app = { app: '/no/such/folder', stopped: () => Promise.resolve() };
    return { code: await run(['links', ...args], io, app), out, err };
  };
  expect(await links()).toMatchObject({
    code: 0,
    out: `b.md:2: ${m.linkNowhere('/x')} ${m.linkElsewhere}
c.mdx:1: ${m.linkNowhere('/nowhere')} ${m.linkElsewhere}
c.mdx:1: ${m.noSection('b', 'z')}
c.mdx:1: ${m.noFile('/img/none.png')} ${m.addFile}
index.mdx:1: ${m.noSection('guides/a', 'x')}
`,
    err: '',
  });
  const listed = await links();
  expect(await links('.')).toEqual(listed);
  expect(await links('docs.json')).toEqual(listed);
  expect(await links(folder)).toEqual(listed);
  const whole = JSON.parse((await links('--json')).out) as Record<string, object[]>;
  expect(whole.broken).toHaveLength(5);
  expect(whole.broken![1]).toMatchObject({
    file: 'c.mdx',
    line: 1,
    column: 5,
    code: 'broken-link',
  });
  expect(whole.links!.length).toBeGreaterThan(12);
  await writeFile(join(folder, 'broken.mdx'), '{ [a](/nowhere)\n');
  expect((await links()).err).toMatch(/^broken\.mdx:2: /);
  expect((await links('b')).out).toBe('c.mdx:1: ../b#z\nguides/a.mdx:3: ../b\n');
  const all = JSON.parse((await links('guides/a', '--json')).out) as { links: { to: string }[] };
  expect(all.links).toHaveLength(6);
  expect(new Set(all.links.map(({ to }) => to))).toEqual(new Set(['guides/a.mdx']));
  await writeFile(join(folder, 'api.yaml'), 'openapi: 3.1.0\nx-mint:\n  href: /b\n');
  expect((await links('b')).out).toContain('api.yaml:3: /b\n');
  expect(await links('no')).toMatchObject({ code: 2, out: '' });
});

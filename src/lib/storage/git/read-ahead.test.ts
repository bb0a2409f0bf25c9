/* Many files of a repository are read with few requests, and are what they are one by one. */
import { afterEach, expect, test } from 'vitest';
import { startGitHub } from '../../../../tests/emulator/github.ts';
import { github } from './github/github.ts';
import { repositoryAt } from './repository.ts';

const NAME = 'acme/docs';
const TEXTS = Object.fromEntries(
  Array.from({ length: 230 }, (_, i) => [`pages/p${i}.mdx`, `---\ntitle: "Ü ${i}"\n---\n`]),
);

let close: () => Promise<void>;
afterEach(() => close());

async function repository() {
  const hub = await startGitHub([{ name: NAME, writers: ['ada'], files: TEXTS }]);
  close = hub.close;
  const host = github({ address: hub.address, pause: 1 });
  const place = repositoryAt(host, { token: hub.tokens.ada }, { name: NAME, branch: 'main' });
  await place.list!();
  hub.proxy.forget();
  const asked = () => hub.proxy.asked.map(({ method, path }) => `${method} ${path}`);
  return { hub, place, asked };
}

test('at GitHub, a hundred files are one request', async () => {
  const { place, asked } = await repository();
  const told: number[] = [];
  const paths = [...Object.keys(TEXTS), 'none.mdx'];
  expect(await place.readAhead!(paths, (done) => told.push(done))).toMatchObject({ ok: true });
  expect(told).toEqual([100, 200, 230]);
  expect(asked()).toEqual(['POST /graphql', 'POST /graphql', 'POST /graphql']);
  for (const [path, text] of Object.entries(TEXTS)) {
    const bytes = await place.bytes!(path);
    expect(bytes.ok && new TextDecoder().decode(bytes.value)).toBe(text);
  }
  await place.readAhead!(paths);
  expect(asked()).toHaveLength(3);
});

test('a failure is refused, and the files are read one by one', async () => {
  const { hub, place } = await repository();
  hub.proxy.faults.add({ kind: 502, method: 'POST', path: /graphql/ });
  expect(await place.readAhead!(Object.keys(TEXTS))).toMatchObject({ ok: false });
  const bytes = await place.bytes!('pages/p1.mdx');
  expect(bytes.ok && new TextDecoder().decode(bytes.value)).toBe(TEXTS['pages/p1.mdx']);
});

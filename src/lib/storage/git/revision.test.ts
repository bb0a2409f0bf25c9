/* Files of other branches and of commits at a host, read from the emulator. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCS, startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import { refusalOf as refusal, valueOf as value } from '../../../../tests/test-server.ts';
import { github } from './github/github.ts';
import * as m from './messages.ts';
import { repositoryAt } from './repository.ts';

const AFTER = DOCS.replace('"quickstart"', '"quickstart", "guides/unlisted"');

let hub: GitHub;
beforeAll(async () => {
  hub = await startGitHub();
});
afterAll(() => hub.close());

test('reads files of another branch and of a commit, and stays on its own', async () => {
  const place = repositoryAt(
    github({ address: hub.address, patience: 60_000, pause: 2 }),
    { token: hub.tokens.ada },
    { name: 'acme/docs', branch: 'main' },
  );
  const [first] = await hub.commits('acme/docs', 'main');
  await hub.push('acme/docs', 'main', { 'docs.json': AFTER });
  value(await place.read('docs.json'));
  const at = async (revision: string) =>
    value(await place.git!.at(revision, ['docs.json', 'not-there.json']));
  expect(await at('main')).toEqual(new Map([['docs.json', AFTER]]));
  expect(await at(first!.sha)).toEqual(new Map([['docs.json', DOCS]]));
  expect(value(await place.read('docs.json')).text).toBe(AFTER);
  expect(refusal(await place.git!.at('nowhere', ['docs.json']))).toMatchObject({
    code: 'missing',
    sentence: m.noBranch('nowhere', 'acme/docs', 'GitHub'),
  });
});

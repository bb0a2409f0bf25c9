/*
 * Four people commit to one head at the same moment. If they changed the same file, one of them is first and the others
 * are refused. If they changed different files, all succeed. In the end everyone's change is there, each in one commit.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import { REPOSITORIES } from '../../../../tests/emulator/seeds.ts';
import { github } from './github/github.ts';
import { repositoryAt, type RepositoryPlace } from './repository.ts';

const RACES = process.env.SIGNPOST_RUNS === 'full' ? 100 : 4;
const PEOPLE = [0, 1, 2, 3];

let hub: GitHub;
beforeAll(async () => {
  hub = await startGitHub(REPOSITORIES.filter(({ name }) => name === 'acme/docs'));
  hub.proxy.allow(hub.tokens.ada, 1_000_000); // This many races exceed the normal limit.
});
afterAll(() => hub.close());

const opened = () =>
  repositoryAt(
    github({ address: hub.address }),
    { token: hub.tokens.ada },
    { name: 'acme/docs', branch: 'main' },
  );

async function read(place: RepositoryPlace, path: string) {
  const state = await place.read(path);
  if (!state.ok) throw new Error(state.refusal.sentence);
  return state.value;
}

/** Adds a line to a file as it was read. Returns whether that succeeded. */
async function add(
  place: RepositoryPlace,
  { path, text, mark }: Awaited<ReturnType<typeof read>>,
  line: string,
): Promise<boolean> {
  const files = [{ path, text: `${text}${line}\n`, expected: mark }];
  const done = await place.git!.commit({ files, message: line, branch: 'main', isNew: false });
  if (!done.ok) expect(done.refusal.code).toBe('changed');
  return done.ok;
}

test('of four people who change one file, one is first, and no one’s change is lost', async () => {
  await hub.push('acme/docs', 'main', { 'log.txt': '' });
  const before = (await hub.messages('acme/docs', 'main')).length;
  const all: string[] = [];
  let tries = 0;
  for (let race = 0; race < RACES; race++) {
    const places = PEOPLE.map(opened);
    const lines = PEOPLE.map((who) => `race ${race}, person ${who}`);
    const states = await Promise.all(places.map((place) => read(place, 'log.txt')));
    const first = await Promise.all(
      PEOPLE.map((who) => add(places[who]!, states[who]!, lines[who]!)),
    );
    expect(first.filter(Boolean)).toHaveLength(1);
    tries += PEOPLE.length;
    // Those who were refused read the file again and commit again, all at the same time.
    let late = PEOPLE.filter((who) => !first[who]);
    while (late.length > 0) {
      const again = await Promise.all(
        late.map(async (who) =>
          add(places[who]!, await read(places[who]!, 'log.txt'), lines[who]!),
        ),
      );
      tries += late.length;
      expect(again.some(Boolean)).toBe(true);
      late = late.filter((_, i) => !again[i]);
    }
    all.push(...lines);
  }
  const text = await hub.text('acme/docs', 'main', 'log.txt');
  expect(text!.trim().split('\n').sort()).toEqual(all.sort());
  const commits = await hub.messages('acme/docs', 'main');
  // The emulator lists only the last hundred.
  expect(new Set(commits).size).toBe(commits.length);
  if (RACES * PEOPLE.length + before <= 100)
    expect(commits).toHaveLength(before + RACES * PEOPLE.length);
  console.log(
    `${RACES} races of ${PEOPLE.length}: ${RACES} first, ${tries} tries, ${all.length} changes there`,
  );
});

test('four people who change different files all succeed', async () => {
  await hub.restart();
  const paths = ['docs.json', 'index.mdx', 'quickstart.mdx', 'guides/install.mdx'];
  const places = PEOPLE.map(opened);
  const states = await Promise.all(places.map((place, who) => read(place, paths[who]!)));
  const done = await Promise.all(PEOPLE.map((who) => add(places[who]!, states[who]!, `by ${who}`)));
  expect(done).toEqual([true, true, true, true]);
  for (const [who, path] of paths.entries())
    expect(await hub.text('acme/docs', 'main', path)).toBe(`${states[who]!.text}by ${who}\n`);
  expect(await hub.messages('acme/docs', 'main')).toHaveLength(2 + PEOPLE.length);
});

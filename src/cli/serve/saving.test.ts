/* Saves through the storage, as the editor does, over real files. */
import { execFileSync } from 'node:child_process';
import {
  chmod,
  lstat,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  everythingIn,
  temporaryFolder,
  putFile,
  refusalOf,
  serveFiles,
  serveFolder,
  valueOf,
  type Files,
  type TestServer,
} from '../../../tests/test-server.ts';
import type { FileState, DocumentStorage } from '../../lib/core/storage.ts';
import * as m from './messages.ts';

const RACES = process.env.SIGNPOST_RUNS === 'full' ? 50 : 5;
const DOCS = '{ "navigation": { "tabs": [{ "$ref": "./tabs/api.json" }] } }\n';
const FILES: Files = { 'docs.json': DOCS, 'tabs/api.json': '{ "tab": "API" }\n', 'a.mdx': '# A' };

let served: TestServer;
afterEach(() => served.end());

async function opened(files = FILES): Promise<DocumentStorage> {
  served = await serveFiles(files);
  return served.open();
}
const onDisk = (path: string) => readFile(join(served.root, path), 'utf8');
const state = async (place: DocumentStorage, path = 'docs.json'): Promise<FileState> =>
  valueOf(await place.read(path));
/** A request to overwrite the current content of a file. */
const writing = async (place: DocumentStorage, path: string, text: string) => ({
  path,
  text,
  expected: (await state(place, path)).mark,
});
/** Expects that no file was added, removed or changed. */
async function isAsBefore(act: () => Promise<unknown>): Promise<void> {
  const before = await everythingIn(served.root);
  await act();
  expect(await everythingIn(served.root)).toEqual(before);
}

test(`of 4 windows that save at the same time, one wins, ${RACES} times`, async () => {
  await opened();
  for (let race = 0; race < RACES; race++) {
    const windows = await Promise.all([1, 2, 3, 4].map(() => served.open()));
    const results = await Promise.all(
      windows.map(async (place, i) => {
        const first = { ...(await writing(place, 'docs.json', `${DOCS}// ${race} ${i}`)) };
        const more = await writing(place, 'tabs/api.json', `{ "tab": "${race} ${i}" }`);
        // Two of them save two files, and two save one.
        return async () => place.write!(i % 2 ? [first] : [more, first]);
      }),
    ).then((saves) => Promise.all(saves.map((save) => save())));
    const winners = results.flatMap(({ ok }, i) => (ok ? [i] : []));
    expect(winners).toHaveLength(1);
    for (const result of results) if (!result.ok) expect(result.refusal.code).toBe('changed');
    expect(await onDisk('docs.json')).toBe(`${DOCS}// ${race} ${winners[0]!}`);
    if (winners[0]! % 2 === 0)
      expect(await onDisk('tabs/api.json')).toBe(`{ "tab": "${race} ${winners[0]!}" }`);
  }
});

test('several files are saved in one step, including a new one in a new folder', async () => {
  const place = await opened();
  const main = DOCS.replace('api.json', 'new/deep.json');
  const states = valueOf(
    await place.write!([
      await writing(place, 'docs.json', main),
      { path: 'tabs/new/deep.json', text: '\ufeff{ "tab": "Größe 🌍" }\r\n' },
    ]),
  );
  expect(await onDisk('docs.json')).toBe(main);
  expect(await onDisk('tabs/new/deep.json')).toBe('\ufeff{ "tab": "Größe 🌍" }\r\n');
  expect(states).toEqual([await state(place), await state(place, 'tabs/new/deep.json')]);
  // Repeated because the response was lost: the new content is already there.
  const again = states.map(({ path, text }) => ({ path, text, expected: 'of before' }));
  expect(valueOf(await place.write!(again))).toEqual(states);
});

test('one changed file keeps all from being written', async () => {
  const place = await opened();
  const files = [
    await writing(place, 'docs.json', DOCS.replace('}]', '}, { "$ref": "./new.json" }]')),
    { path: 'new.json', text: '{}' },
    await writing(place, 'tabs/api.json', '{}'),
  ];
  await putFile(served.root, 'tabs/api.json', '{ "theirs": 1 }');
  await isAsBefore(async () => expect(refusalOf(await place.write!(files)).code).toBe('changed'));
});

test('permissions stay, and a link in the folder stays a link', async () => {
  const place = await opened({ ...FILES, 'real.json': DOCS });
  await chmod(join(served.root, 'tabs/api.json'), 0o640);
  await rm(join(served.root, 'docs.json'));
  await symlink('real.json', join(served.root, 'docs.json'));
  valueOf(
    await place.write!([
      await writing(place, 'docs.json', `${DOCS} `),
      await writing(place, 'tabs/api.json', '{}'),
    ]),
  );
  expect((await stat(join(served.root, 'tabs/api.json'))).mode & 0o777).toBe(0o640);
  expect((await lstat(join(served.root, 'docs.json'))).isSymbolicLink()).toBe(true);
  expect(await onDisk('real.json')).toBe(`${DOCS} `);
});

test('a read-only file is reported and stays unchanged', async () => {
  const place = await opened();
  const files = [
    await writing(place, 'tabs/api.json', '{}'),
    await writing(place, 'docs.json', '{}'),
  ];
  await chmod(join(served.root, 'docs.json'), 0o444);
  await isAsBefore(async () => {
    const { code, sentence } = refusalOf(await place.write!(files));
    expect(code).toBe('read-only');
    expect(sentence).toMatch(/“docs\.json” is read-only.*Nothing was saved.*save again/);
  });
});

/** Runs as a user without privileges, since root may write everything. */
async function asNobody<T>(act: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return act();
  process.seteuid!(65534);
  try {
    return await act();
  } finally {
    process.seteuid!(0);
  }
}

test('a folder without write permission is reported', async () => {
  const place = await opened();
  const files = [await writing(place, 'docs.json', '{}')];
  await chmod(served.root, 0o555);
  await chmod(join(served.root, 'docs.json'), 0o666);
  await isAsBefore(() =>
    asNobody(async () => expect(refusalOf(await place.write!(files)).code).toBe('read-only')),
  );
  await chmod(served.root, 0o755);
});

test.runIf(process.geteuid?.() === 0)(
  'files that were written are restored when a later one cannot be written',
  async () => {
    const place = await opened();
    const files = [
      await writing(place, 'docs.json', DOCS.replace('}]', '}, { "$ref": "./new.json" }]')),
      { path: 'new.json', text: '{}' },
      await writing(place, 'tabs/api.json', '{}'),
    ];
    // Anyone may create a file there, and only its owner may replace one.
    await chmod(served.root, 0o777);
    await chmod(join(served.root, 'tabs'), 0o1777);
    for (const path of ['docs.json', 'tabs/api.json']) await chmod(join(served.root, path), 0o666);
    await isAsBefore(() =>
      asNobody(async () => expect(refusalOf(await place.write!(files)).code).toBe('read-only')),
    );
  },
);

/** Mounts a separate disk, if this machine allows it. */
function ownDisk(folder: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('a full disk and a read-only disk are reported, and nothing is lost', async (context) => {
  const root = await temporaryFolder({});
  served = await serveFolder(root);
  if (!ownDisk(root, 'size=256k')) return context.skip('No disk of its own may be mounted here.');
  try {
    for (const [path, text] of Object.entries(FILES)) await putFile(root, path, text);
    const place = await served.open();
    const large = `${DOCS}${' '.repeat(40_000)}`;
    const files = [
      await writing(place, 'tabs/api.json', '{ "tab": "Changed" }'),
      await writing(place, 'docs.json', large),
    ];
    await writeFile(join(root, 'big.bin'), Buffer.alloc(500_000)).catch(() => undefined);
    await isAsBefore(async () => {
      const { code, sentence } = refusalOf(await place.write!(files));
      expect(code).toBe('full');
      expect(sentence).toMatch(/disk is full.*Nothing was saved.*Free up space/);
    });
    await rm(join(root, 'big.bin'));
    const [, { mark }] = valueOf(await place.write!(files)) as [FileState, FileState];
    execFileSync('mount', ['-o', 'remount,ro', root]);
    await isAsBefore(async () => {
      const again = [{ path: 'docs.json', text: DOCS, expected: mark }];
      expect(refusalOf(await place.write!(again))).toMatchObject({
        code: 'read-only',
        sentence: expect.stringContaining('on a read-only disk') as string,
      });
    });
  } finally {
    execFileSync('umount', [root]);
  }
});

test('a file that was removed or renamed is reported, and not created again', async () => {
  const place = await opened();
  const files = [
    await writing(place, 'tabs/api.json', '{}'),
    await writing(place, 'docs.json', '{}'),
  ];
  await rename(join(served.root, 'docs.json'), join(served.root, 'other.json'));
  await isAsBefore(async () => {
    const { code, sentence } = refusalOf(await place.write!(files));
    expect(code).toBe('missing');
    expect(sentence).toMatch(/“docs\.json” was moved, renamed, or removed.*Nothing was saved/);
    expect(refusalOf(await place.read('docs.json')).code).toBe('missing');
  });
  await mkdir(join(served.root, 'docs.json'));
  expect(refusalOf(await place.write!(files)).sentence).toContain('docs.json');
  await rm(served.root, { recursive: true });
  expect(refusalOf(await place.write!(files)).code).toBe('missing');
});

test('bytes that are not text, and files that are too large, are reported', async () => {
  const place = await opened();
  await putFile(served.root, 'docs.json', Uint8Array.of(0x7b, 0xff, 0x7d));
  expect(refusalOf(await place.read('docs.json')).code).toBe('not-utf-8');
  expect(valueOf(await place.bytes!('docs.json'))).toEqual(Uint8Array.of(0x7b, 0xff, 0x7d));
  await putFile(served.root, 'film.bin', Buffer.alloc(21 * 1024 * 1024));
  expect(refusalOf(await place.bytes!('film.bin')).code).toBe('too-large');
  expect(
    refusalOf(await place.write!([{ path: 'docs.json', text: '"\ud800"', expected: 'x' }])).code,
  ).toBe('not-text');
});

const PATIENT = { timeout: 60_000 };

test('changes by others are reported, and other windows also hear of our own', async () => {
  const mine = await opened();
  const other = await served.open();
  // What was created just before watching starts may be reported, too.
  for (const path of Object.keys(FILES)) await utimes(join(served.root, path), 1, 1);
  const heard = { mine: new Set<string>(), other: new Set<string>() };
  const ends = [
    mine.watch!((paths) => paths.forEach((path) => heard.mine.add(path))),
    other.watch!((paths) => paths.forEach((path) => heard.other.add(path))),
  ];
  // Changes a file until both have heard of it. From then on nothing is missed.
  const both = (path: string) => heard.mine.has(path) && heard.other.has(path);
  for (let i = 0; !both('probe.txt'); i++) {
    await putFile(served.root, 'probe.txt', String(i));
    await new Promise((go) => setTimeout(go, 20));
  }
  valueOf(await mine.write!([await writing(mine, 'docs.json', `${DOCS} `)]));
  await expect.poll(() => [...heard.other], PATIENT).toContain('docs.json');
  await putFile(served.root, 'guides/new.mdx', '# New');
  await rm(join(served.root, 'a.mdx'));
  await putFile(served.root, '.git/index', 'x');
  await expect.poll(() => both('a.mdx') && both('guides/new.mdx'), PATIENT).toBe(true);
  expect([...heard.mine].sort()).toEqual(['a.mdx', 'guides/new.mdx', 'probe.txt']);
  await putFile(served.root, 'docs.json', DOCS);
  await expect.poll(() => heard.mine.has('docs.json'), PATIENT).toBe(true);
  for (const end of ends) end();
});

test('a command that has ended, and one that was restarted, are reported', async () => {
  const place = await opened();
  const { root } = served;
  const { port } = new URL(served.origin);
  const files = [await writing(place, 'docs.json', '{}')];
  await served.close();
  const { code, sentence } = refusalOf(await place.write!(files));
  expect(code).toBe('offline');
  expect(sentence).toMatch(/command stopped.*Start it again/);
  expect(refusalOf(await place.read('docs.json')).code).toBe('offline');
  served = await serveFolder(root, undefined, Number(port));
  expect(refusalOf(await place.write!(files))).toMatchObject({
    code: 'offline',
    sentence: expect.stringContaining(m.restarted) as string,
  });
  expect(await onDisk('docs.json')).toBe(DOCS);
  const again = await served.open();
  valueOf(await again.write!(files));
});

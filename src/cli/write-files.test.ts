/* How a command writes: all files or none, and never over what another program wrote. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chmod, readFile, rm, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everythingIn, temporaryFolder, putFile } from '../../tests/test-server.ts';
import { run } from './command.ts';
import { markOf } from './serve/disk.ts';
import { writeFiles } from './write-files.ts';

const MAIN = '{ "navigation": { "tabs": [{ "$ref": "./one.json" }], "global": {} } }\n';
const ONE = '{ "tab": "One", "pages": ["a", "b"] }\n';

let root: string;
let said: string;
const io = { out: () => undefined, err: (text: string) => void (said += text) };
beforeEach(async () => {
  root = await temporaryFolder({ 'docs.json': MAIN, 'one.json': ONE });
  said = '';
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(root, { recursive: true });
});

const main = () => join(root, 'docs.json');
const one = () => join(root, 'one.json');
const source = () =>
  new Map([
    [main(), MAIN],
    [one(), ONE],
  ]);
const both = () => [
  { path: main(), text: `${MAIN} ` },
  { path: one(), text: `${ONE} ` },
];
const write = (changed = both()) => writeFiles(changed, source(), main(), io);

/** Expects the command to refuse with this sentence, and to change no file. */
async function refuses(code: number, sentence: RegExp, changed = both()): Promise<void> {
  const before = await everythingIn(root);
  expect([await write(changed), said]).toEqual([code, expect.stringMatching(sentence)]);
  expect(await everythingIn(root)).toEqual(before);
}

test('several files are written, including a new one in a new folder, and no temporary files remain', async () => {
  const fresh = { path: join(root, 'nav/new.json'), text: '{}' };
  expect([await write([...both(), fresh]), said]).toEqual([0, '']);
  expect(await readFile(main(), 'utf8')).toBe(`${MAIN} `);
  expect([...(await everythingIn(root)).keys()].sort()).toEqual(
    ['docs.json', 'nav', 'nav/new.json', 'one.json'].map((path) => join(root, path)),
  );
});

test('a file that was only read and has changed keeps all from being written', async () => {
  await putFile(root, 'one.json', 'theirs');
  await refuses(
    1,
    /one\.json changed in the meantime\. Nothing was written\. Run the command again\.\n$/,
    both().slice(0, 1),
  );
});

test('a read-only file keeps all from being written', async () => {
  await chmod(main(), 0o444);
  await refuses(2, /docs\.json is read-only\. Nothing was written\. .*\n$/);
});

test('a new file does not overwrite an existing one', async () => {
  await putFile(root, 'new.json', 'theirs');
  const fresh = { path: join(root, 'new.json'), text: '{}' };
  await refuses(1, /new\.json already exists\. Nothing was written\.\n$/, [fresh]);
});

test('a link stays a link', async () => {
  await rm(main());
  await putFile(root, 'real.json', MAIN);
  await symlink('real.json', main());
  expect(await write()).toBe(0);
  expect(fs.lstatSync(main()).isSymbolicLink()).toBe(true);
  expect(await readFile(join(root, 'real.json'), 'utf8')).toBe(`${MAIN} `);
});

test('what another program writes right before the rename stays, and the rest is restored', async () => {
  const own = fs.renameSync;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (to === main() && String(from).includes('.signpost'))
      execFileSync('sh', ['-c', 'printf theirs > docs.json'], { cwd: root });
    own(from, to);
  });
  syncBuiltinESMExports();
  expect([await write(), said]).toEqual([
    1,
    expect.stringContaining('docs.json changed in the meantime'),
  ]);
  expect(await readFile(main(), 'utf8')).toBe('theirs');
  expect(await readFile(one(), 'utf8')).toBe(ONE);
  expect([...(await everythingIn(root)).keys()].sort()).toEqual([main(), one()]);
});

test('what a killed command started is finished before the next one changes something', async () => {
  const left = (name: string) => `.${name}.999999999-0123456789ab.signpost`;
  const next = ONE.replace('"b"', '"b", "c"');
  await putFile(root, left('one.json'), next);
  const plan = {
    file: 'one.json',
    temporary: left('one.json'),
    before: markOf(Buffer.from(ONE)),
    after: markOf(Buffer.from(next)),
  };
  await putFile(root, left('step'), JSON.stringify([plan]));
  const around = await temporaryFolder({
    'operations.json': JSON.stringify([
      { op: 'insert', value: 'd', to: { parent: '/navigation/tabs/0', key: 'pages', index: 3 } },
    ]),
  });
  const command = ['apply', main(), join(around, 'operations.json')];
  const app = { app: '/no/such/folder', stopped: () => Promise.resolve() };
  // Without --write nothing is written.
  expect(await run(command, io, app)).toBe(1);
  expect(await readFile(one(), 'utf8')).toBe(ONE);
  expect(await run([...command, '--write'], io, app)).toBe(0);
  expect(await readFile(one(), 'utf8')).toBe(next.replace('"c"', '"c", "d"'));
  expect([...(await everythingIn(root)).keys()].sort()).toEqual([main(), one()]);
  await rm(around, { recursive: true });
});

import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf } from '../../../tests/served.ts';
import { LARGEST } from '../../lib/places/server-api.ts';
import { markOf } from './disk.ts';
import { targetsOf } from './writable.ts';

const DOCS = '{}';
let root: string;
beforeEach(async () => (root = await folderOf({ 'docs.json': DOCS })));
afterEach(() => rm(root, { recursive: true, force: true }));

const asked = (text: string) => {
  const files = [{ path: 'docs.json', text, expected: markOf(Buffer.from(DOCS)) }];
  return targetsOf({ root, only: undefined }, { main: 'docs.json', files });
};

test('a text of 20 MB is written, and none that is larger, counted in bytes', async () => {
  expect(await asked('a'.repeat(LARGEST))).toHaveLength(1);
  for (const text of ['a'.repeat(LARGEST + 1), 'ö'.repeat(LARGEST / 2 + 1)])
    await expect(asked(text)).rejects.toMatchObject({
      refused: { refusal: { code: 'too-large' } },
    });
});

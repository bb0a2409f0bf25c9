import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/test-server.ts';
import { LARGEST } from '../../lib/storage/server-api.ts';
import { markOf } from './disk.ts';
import { Refuse } from './failures.ts';
import { targetsOf } from './writable.ts';

const DOCS = '{}';
let root: string;
beforeEach(async () => (root = await temporaryFolder({ 'docs.json': DOCS })));
afterEach(() => rm(root, { recursive: true, force: true }));

/** The outcome in a word: the text itself is too long to be shown. */
async function asked(text: string): Promise<string> {
  const files = [{ path: 'docs.json', text, expected: markOf(Buffer.from(DOCS)) }];
  try {
    const ground = { root, only: undefined };
    await targetsOf({ ground, created: new Set() }, { main: 'docs.json', files });
    return 'written';
  } catch (thrown) {
    if (thrown instanceof Refuse) return thrown.refused.refusal.code;
    throw thrown;
  }
}

test('a text of 20 MB is written, and a larger one is refused, counted in bytes', async () => {
  expect(await asked('a'.repeat(LARGEST))).toBe('written');
  expect(await asked('a'.repeat(LARGEST + 1))).toBe('too-large');
  expect(await asked('ö'.repeat(LARGEST / 2 + 1))).toBe('too-large');
});

/* The guards that `npm run guards` removes: each is found, so that a refactoring takes its guard along. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataGuards } from '../scripts/guards/data.mjs';
import { documentGuards } from '../scripts/guards/document.mjs';
import { hostGuards } from '../scripts/guards/hosts.mjs';
import { screenGuards } from '../scripts/guards/screen.mjs';
import { serverGuards } from '../scripts/guards/server.mjs';

const guards = [...serverGuards, ...dataGuards, ...documentGuards, ...hostGuards, ...screenGuards];

test.each(guards)('the text of “$guard” is in its file once', ({ file, is, test: proof }) => {
  expect(readFileSync(file, 'utf8').split(is)).toHaveLength(2);
  expect(existsSync(proof)).toBe(true);
});

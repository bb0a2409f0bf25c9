/* Checks that each guard removed by `npm run guards` can be found, so that a refactoring updates the guard list. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataGuards } from '../scripts/guards/data.mjs';
import { documentGuards } from '../scripts/guards/document.mjs';
import { hostGuards } from '../scripts/guards/hosts.mjs';
import { screenGuards } from '../scripts/guards/screen.mjs';
import { serverGuards } from '../scripts/guards/server.mjs';

const guards = [...serverGuards, ...dataGuards, ...documentGuards, ...hostGuards, ...screenGuards];

test.each(guards)('the text of “$guard” appears once in its file', ({ file, is, test: proof }) => {
  expect(readFileSync(file, 'utf8').split(is)).toHaveLength(2);
  expect(existsSync(proof)).toBe(true);
});

/* Checks that each guard that `npm run guards` removes is marked in the sources, and each mark is on its list. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataGuards } from '../scripts/guards/data.mjs';
import { documentGuards } from '../scripts/guards/document.mjs';
import { hostGuards } from '../scripts/guards/hosts.mjs';
import { guardsIn, removed } from '../scripts/guards/removal.mjs';
import { screenGuards } from '../scripts/guards/screen.mjs';
import { serverGuards } from '../scripts/guards/server.mjs';

const guards = [...serverGuards, ...dataGuards, ...documentGuards, ...hostGuards, ...screenGuards];
const marks = guardsIn('.');

test('the sources mark each guard once, and no other', () => {
  expect(marks.map(({ guard }) => guard).sort()).toEqual(guards.map(({ guard }) => guard).sort());
});

test.each(guards)('“$guard” can be removed from its code', (guard) => {
  const { file, from, to } = marks.find((mark) => mark.guard === guard.guard)!;
  const code = readFileSync(file, 'utf8').slice(from, to);
  expect(code).not.toBe('');
  expect(removed(code, guard)).not.toBe(code);
  expect(existsSync(guard.test)).toBe(true);
});

/* Checks that each guard that `npm run guards` removes is marked in the sources, and each mark is on its list. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { dataGuards } from '../scripts/guards/data.mjs';
import { documentGuards } from '../scripts/guards/document.mjs';
import { hostGuards } from '../scripts/guards/hosts.mjs';
import { guardsIn, removed } from '../scripts/guards/removal.mjs';
import { screenGuards } from '../scripts/guards/screen.mjs';
import { serverGuards } from '../scripts/guards/server.mjs';

const guards = [...serverGuards, ...dataGuards, ...documentGuards, ...hostGuards, ...screenGuards];
const marks = guardsIn('.');
/** A piece of a title that is shorter says too little, in characters. */
const SHORTEST = 8;

test('the sources mark each guard once, and no other', () => {
  expect(marks.map(({ guard }) => guard).sort()).toEqual(guards.map(({ guard }) => guard).sort());
});

test.each(guards)('“$guard” can be removed from its code, which has a test', (guard) => {
  const { file, from, to } = marks.find((mark) => mark.guard === guard.guard)!;
  const code = readFileSync(file, 'utf8').slice(from, to);
  expect(code).not.toBe('');
  expect(removed(code, guard)).not.toBe(code);
  expect(titlesIn(guard.test).some((piece) => isIn(guard.says, piece))).toBe(true);
});

/** The titles of a file's tests, in the pieces between the values that are inserted. */
function titlesIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      if (title && ts.isTemplateExpression(title))
        titles.push(title.head.text, ...title.templateSpans.map(({ literal }) => literal.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles
    .flatMap((title) => title.split(/%\w|\$\w+/))
    .map((piece) => piece.replace(/^\W+|\W+$/g, ''));
}

/** Whether the words are in a piece of a title, or contain one. */
const isIn = (says: string, piece: string): boolean =>
  piece.includes(says) || (piece.length >= SHORTEST && says.includes(piece));

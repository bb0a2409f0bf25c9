/* The documentation is correct: links resolve, pictures exist, and so does everything it names. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TOUR, pictures as made } from '../scripts/pictures/table.mjs';
import { COMMANDS, helpOf, type CommandName } from '../src/cli/help';
import { parseOperations } from '../src/lib/core/operations/parse';
import {
  anchorsIn,
  boldIn,
  documents,
  filesIn,
  isSaid,
  linksIn,
  picturesIn,
  wordsOfTheApp,
} from './documentation';

const named = new Set(documents.flatMap(picturesIn));
const pictures = filesIn('docs', '.png');
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts,
);
const help = Object.keys(COMMANDS)
  .map((name) => helpOf(name as CommandName))
  .join('\n');

describe.each(documents.map((document) => [document.file, document] as const))(
  '%s',
  (_, document) => {
    test('links to existing files and headings', () => {
      const lost = linksIn(document).filter(({ to, heading }) => {
        if (!existsSync(to)) return true;
        const other = documents.find(({ file }) => file === to);
        return heading !== undefined && other !== undefined && !anchorsIn(other).has(heading);
      });
      expect(lost).toEqual([]);
    });

    test('names existing scripts of package.json', () => {
      const called = [...document.text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
        .filter(([call, name = '']) => call.startsWith('npm run') || /^(start|test)$/.test(name))
        .map(([, name = '']) => name);
      expect(called.filter((name) => !scripts.includes(name))).toEqual([]);
    });

    test('names existing options of the command', () => {
      const calls = document.text.match(/(?:\bsignpost(?:\.js)?|npm start --) .*/g) ?? [];
      const options = calls.flatMap((call) => call.match(/(?<=\s|`)--[a-z][a-z-]*/g) ?? []);
      expect(options.filter((option) => !help.includes(option))).toEqual([]);
    });
  },
);

/** Calls that would ask the npm registry for our name, which isn't ours there. */
const REGISTRY = [
  /\bnpx (?!--no )(?:-\S+ )*signpost\b/,
  /\bnpm (?:i|install|add|exec|x)\b.* signpost(?:@|\s|$)/m,
  /\b(?:pnpm|yarn|bun) (?:add|dlx|x) .*signpost/,
  /\bsignpost@[\d^~l]/,
];

test.each(documents.map(({ file, text }) => [file, text] as const))(
  '%s installs nothing by a name that anyone could register',
  (_, text) => {
    expect(REGISTRY.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])).toEqual([]);
  },
);

describe('the guide', () => {
  const app = wordsOfTheApp();
  const pages = documents.filter(({ file }) => file.startsWith('docs/guide/'));

  test.each(pages.map((page) => [page.file, page] as const))(
    "%s uses the app's wording",
    (_, page) => {
      expect(boldIn(page).filter((words) => !isSaid(app, words))).toEqual([]);
    },
  );

  test('lists all its pages', () => {
    const listed = linksIn(pages.find(({ file }) => file === 'docs/guide/README.md')!).map(
      ({ to }) => to,
    );
    expect(pages.map(({ file }) => file).filter((file) => !listed.includes(file))).toEqual([
      'docs/guide/README.md',
    ]);
  });
});

test('docs/README.md lists all of them', () => {
  const listed = linksIn(documents.find(({ file }) => file === 'docs/README.md')!);
  const others = documents.map(({ file }) => file).filter((file) => /^docs\/[^/]+\.md$/.test(file));
  expect(others.filter((file) => !listed.some(({ to }) => to === file))).toEqual([
    'docs/README.md',
  ]);
});

test('docs/operations.md shows operations that the command accepts', () => {
  const { text } = documents.find(({ file }) => file === 'docs/operations.md')!;
  const examples = [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, example = '']) => example);
  const lists = examples.map((example) => parseOperations(JSON.parse(example)));
  expect(lists.flatMap((parsed) => (parsed.ok ? parsed.value : []))).toHaveLength(4);
});

describe('the pictures', () => {
  test('are the ones that npm run pictures makes', () => {
    expect([TOUR, ...made.map(({ file }) => file)].sort()).toEqual(pictures);
  });

  test('are all used', () => {
    expect(pictures.filter((file) => !named.has(file))).toEqual([]);
  });

  test('are small', () => {
    const sizeOf = (file: string) => statSync(file).size;
    const sizes = pictures.filter((file) => file !== TOUR).map(sizeOf);
    expect(sizeOf(TOUR)).toBeLessThanOrEqual(1_000_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(120 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2.5 * 1024 * 1024);
  });
});

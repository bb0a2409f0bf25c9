import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEVERITY } from './codes.ts';
import { EXTRA_LANGUAGES, KINDS, LANGUAGES, type Kind, type ListKey } from './kinds.ts';

const page = readFileSync('docs/rules.md', 'utf8');
const sections = { error: 'Errors', warning: 'Warnings', hint: 'Hints' } as const;

test('docs/rules.md lists every code under its severity, and no other', () => {
  for (const [severity, title] of Object.entries(sections)) {
    const section = page.split(`## ${title}\n`)[1]!.split('\n## ')[0]!;
    const listed = [...section.matchAll(/^\| `([a-z-]+)`/gm)].map((match) => match[1]!);
    const known = Object.entries(SEVERITY).flatMap(([code, s]) => (s === severity ? [code] : []));
    expect([...listed].sort()).toEqual([...known].sort());
  }
});

test('docs/rules.md says which lists an element may hold as the table does', () => {
  const words: Readonly<Record<string, Kind>> = { 'menu item': 'item' };
  const rows = page
    .split('## Which lists')[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (element|---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows).toHaveLength(10);
  const names = (cell: string) =>
    cell
      .replace(/\(.*\)/, '')
      .split(', ')
      .map((key) => key.trim())
      .filter(Boolean)
      .sort();
  for (const [, element, spec, builder] of rows) {
    const kind = words[element!] ?? (element as Kind);
    const of = (standing: string) =>
      (Object.keys(KINDS[kind].holds) as ListKey[])
        .filter((key) => KINDS[kind].holds[key] === standing)
        .sort();
    expect([kind, names(spec!)]).toEqual([kind, of('spec')]);
    expect([kind, names(builder!)]).toEqual([kind, of('builder')]);
  }
});

test('the specification lists 26 languages, the builder takes 15 more', () => {
  expect(Object.keys(LANGUAGES)).toHaveLength(26);
  expect(Object.keys(EXTRA_LANGUAGES)).toHaveLength(15);
});

/* The sets of browser stories, by their tags: see tests/story.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The value of each `tag` in the stories' sources, with its file. */
const tags = readdirSync('tests')
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) =>
    [...readFileSync(`tests/${name}`, 'utf8').matchAll(/\btag: ([^}]*?),?\s*\}/g)].map(
      ([, value]) => ({ name, value: value! }),
    ),
  );

test('tags are those that a command asks for', () => {
  for (const { name, value } of tags)
    for (const [tag] of value.matchAll(/@\w+/g))
      expect(['@main', '@long', '@full'], name).toContain(tag);
});

test('`npm test` runs stories of many areas', () => {
  const main = tags.filter(({ value }) => value.includes('@main'));
  expect(main.length).toBeGreaterThan(60);
  expect(new Set(main.map(({ name }) => name)).size).toBeGreaterThan(40);
});

test('no story is in both `npm test` and `npm run test:long` alone', () => {
  for (const { name, value } of tags)
    for (const [list] of value.matchAll(/\[[^\]]*\]/g))
      expect(list.includes('@main') && list.includes('@long'), `${name}: ${list}`).toBe(false);
});

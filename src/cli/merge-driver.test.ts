/* `signpost merge` as git runs it: the built command in real repositories. */
import { describe, expect, test } from 'vitest';
import { docs, LONG, site, useMergeStory, type Files } from '../../tests/merge-story.ts';
import { conflictsIn } from '../lib/core/text/conflicts.ts';
import { repairsOf } from '../lib/core/text/repair.ts';

const { repo, command, signpost, branched } = useMergeStory();

describe('as the merge driver', LONG, () => {
  /** The same, with the driver. */
  async function installed(base: Files, ours: Files, theirs: Files): Promise<void> {
    await repo().put(base);
    expect(await signpost('merge', '--install')).toMatchObject({ code: 0, err: '' });
    await branched(base, ours, theirs);
  }
  const OURS = docs(site('a', 'b', 'ours'));
  const THEIRS = docs(site('a', 'b', 'theirs'));

  test('git merges pages that both branches added in one place, which it can’t without', async () => {
    await branched(docs(site('a', 'b')), OURS, THEIRS);
    expect((await repo().git('merge', 'theirs')).code).toBe(1);
    await repo().git('merge', '--abort');
    expect((await signpost('merge', '--install')).code).toBe(0);
    expect((await repo().git('merge', 'theirs')).code).toBe(0);
    expect(await repo().text('docs.json')).toBe(site('a', 'b', 'ours', 'theirs'));
  });

  test('a cherry-pick and a rebase are merged too', async () => {
    await installed(docs(site('a', 'b')), OURS, THEIRS);
    await repo().git('branch', 'other');
    expect((await repo().git('cherry-pick', 'theirs')).code).toBe(0);
    expect(await repo().text('docs.json')).toBe(site('a', 'b', 'ours', 'theirs'));
    await repo().git('checkout', '--quiet', 'theirs');
    expect((await repo().git('rebase', 'other')).code).toBe(0);
    expect(await repo().text('docs.json')).toBe(site('a', 'b', 'ours', 'theirs'));
  });

  test('files of a $ref are merged by themselves, whatever they contain', async () => {
    const lines = (...items: readonly string[]) => `[\n  ${items.join(',\n  ')}\n]\n`;
    const main = `{
  "navigation": { "tabs": [{ "tab": "A", "groups": { "$ref": "./nav/groups.json" } }] },
  "redirects": { "$ref": "./nav/redirects.json" }
}
`;
    const group = (name: string) => `{ "group": "${name}", "pages": ["${name}"] }`;
    const redirect = (from: string) => `{ "source": "/${from}", "destination": "/a" }`;
    const files = (...names: readonly string[]) => ({
      'docs.json': main,
      'nav/groups.json': lines(...names.map(group)),
      'nav/redirects.json': lines(...names.map(redirect)),
    });
    await installed(files('a'), files('a', 'ours'), files('a', 'theirs'));
    expect((await repo().git('merge', 'theirs')).code).toBe(0);
    const merged = files('a', 'ours', 'theirs');
    for (const path of ['nav/groups.json', 'nav/redirects.json'] as const)
      expect(await repo().text(path)).toBe(merged[path]);
  });

  test('two labels for one group are a conflict of that line, which the editor can resolve', async () => {
    const named = (name: string, ...pages: readonly string[]) =>
      docs(site('a', ...pages).replace('"Start"', `"${name}"`));
    await installed(named('Start'), named('Ours', 'o'), named('Theirs', 't'));
    const merge = await repo().git('merge', 'theirs');
    expect(merge.code).toBe(1);
    expect(merge.out + merge.err).toContain('CONFLICT');
    const text = await repo().text('docs.json');
    const { conflicts, flaw } = conflictsIn(text);
    expect(flaw).toBeUndefined();
    expect(
      conflicts.map(({ ours, theirs }) => [
        ours.name,
        text.slice(ours.at, ours.end),
        theirs.name,
        text.slice(theirs.at, theirs.end),
      ]),
    ).toEqual([['ours', '        "group": "Ours",\n', 'theirs', '        "group": "Theirs",\n']]);
    const kept = repairsOf('docs.json', text).map(({ edits }) =>
      [...edits].reverse().reduce((now, { at, remove, insert }) => {
        return now.slice(0, at) + insert + now.slice(at + remove);
      }, text),
    );
    expect(kept).toEqual([
      named('Ours', 'o', 't')['docs.json'],
      named('Theirs', 'o', 't')['docs.json'],
    ]);
  });

  test('deleted here and changed there is a conflict with both versions', async () => {
    const two = (second: string) =>
      docs(site('a').replace(/ {6}}\n(?= {4}])/, `      }${second}\n`));
    const group = (page: string) =>
      `,\n      {\n        "group": "More",\n        "pages": ["kept", "${page}"]\n      }`;
    await installed(two(group('m')), two(''), two(group('changed')));
    expect((await repo().git('merge', 'theirs')).code).toBe(1);
    const text = await repo().text('docs.json');
    expect(conflictsIn(text).conflicts).toHaveLength(1);
    expect(text).toContain('"changed"');
  });

  test('a side that isn’t JSON is merged by lines, with markers, and never taken alone', async () => {
    const broken = site('a', 'b', 'theirs').replace('"Acme",', '"Acme"');
    await installed(docs(site('a', 'b')), OURS, docs(broken));
    expect((await repo().git('merge', 'theirs')).code).toBe(1);
    const text = await repo().text('docs.json');
    expect(text).toMatch(/^<{7} ours$/m);
    for (const page of ['"ours"', '"theirs"']) expect(text).toContain(page);
  });

  test('without the command, git merges by lines and reports a conflict', async () => {
    await installed(docs(site('a', 'b')), OURS, THEIRS);
    const driver = (await repo().git('config', 'merge.signpost.driver')).out;
    await repo().git(
      'config',
      'merge.signpost.driver',
      driver.trim().replaceAll(command(), '/gone.js'),
    );
    expect((await repo().git('merge', 'theirs')).code).toBe(1);
    const text = await repo().text('docs.json');
    expect(text).toMatch(/^<{7} ours$/m);
    for (const page of ['"ours"', '"theirs"']) expect(text).toContain(page);
  });

  test('branches merged into each other before are merged', async () => {
    await installed(docs(site('a', 'b')), OURS, THEIRS);
    await repo().git('branch', 'again');
    expect((await repo().git('merge', '--no-ff', 'theirs')).code).toBe(0);
    await repo().git('checkout', '--quiet', 'theirs');
    expect((await repo().git('merge', '--no-ff', 'again')).code).toBe(0);
    await repo().commit(
      docs((await repo().text('docs.json')).replace('"a",', '"a",\n          "x",')),
    );
    await repo().git('checkout', '--quiet', 'main');
    await repo().commit(
      docs((await repo().text('docs.json')).replace('"b",', '"b",\n          "y",')),
    );
    expect((await repo().git('merge', 'theirs')).code).toBe(0);
    const pages = [...(await repo().text('docs.json')).matchAll(/^ {10}"(\w+)"/gm)].map(
      ([, p]) => p,
    );
    expect(pages.toSorted()).toEqual(['a', 'b', 'ours', 'theirs', 'x', 'y']);
  });
});

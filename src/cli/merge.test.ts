/* `signpost merge` as git runs it: the built command in real repositories. */
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCommand } from '../../tests/built-command.ts';
import { makeRepository, type Outcome, type Repository } from '../../tests/git-repository.ts';
import { conflictsIn } from '../lib/core/text/conflicts.ts';
import { repairsOf } from '../lib/core/text/repair.ts';
import * as m from './messages.ts';

let command = '';
let repo: Repository;
beforeAll(async () => {
  command = await buildCommand();
}, 240_000);
afterAll(() => rm(dirname(dirname(command)), { recursive: true }));
beforeEach(async () => {
  repo = await makeRepository();
});
afterEach(() => repo.remove());

const signpost = (...args: readonly string[]): Promise<Outcome> =>
  repo.run(process.execPath, command, ...args);

const site = (...pages: readonly string[]) => `{
  // Pages in reading order.
  "name": "Acme",
  "navigation": {
    "groups": [
      {
        "group": "Start",
        "pages": [
${pages.map((page) => `          "${page}"`).join(',\n')}
        ]
      }
    ]
  }
}
`;

type Files = Readonly<Record<string, string>>;
const docs = (text: string): Files => ({ 'docs.json': text });

/** A base, and two branches from it: `ours` is checked out. */
async function branched(base: Files, ours: Files, theirs: Files): Promise<void> {
  await repo.commit(base);
  await repo.git('branch', 'theirs');
  await repo.commit(ours);
  await repo.git('checkout', '--quiet', 'theirs');
  await repo.commit(theirs);
  await repo.git('checkout', '--quiet', 'main');
}

const LONG = { timeout: 60_000 };

describe('as the merge driver', LONG, () => {
  /** The same, with the driver. */
  async function installed(base: Files, ours: Files, theirs: Files): Promise<void> {
    await repo.put(base);
    expect(await signpost('merge', '--install')).toMatchObject({ code: 0, err: '' });
    await branched(base, ours, theirs);
  }
  const OURS = docs(site('a', 'b', 'ours'));
  const THEIRS = docs(site('a', 'b', 'theirs'));

  test('git merges pages that both branches added in one place, which it can’t without', async () => {
    await branched(docs(site('a', 'b')), OURS, THEIRS);
    expect((await repo.git('merge', 'theirs')).code).toBe(1);
    await repo.git('merge', '--abort');
    expect((await signpost('merge', '--install')).code).toBe(0);
    expect((await repo.git('merge', 'theirs')).code).toBe(0);
    expect(await repo.text('docs.json')).toBe(site('a', 'b', 'ours', 'theirs'));
  });

  test('a cherry-pick and a rebase are merged too', async () => {
    await installed(docs(site('a', 'b')), OURS, THEIRS);
    await repo.git('branch', 'other');
    expect((await repo.git('cherry-pick', 'theirs')).code).toBe(0);
    expect(await repo.text('docs.json')).toBe(site('a', 'b', 'ours', 'theirs'));
    await repo.git('checkout', '--quiet', 'theirs');
    expect((await repo.git('rebase', 'other')).code).toBe(0);
    expect(await repo.text('docs.json')).toBe(site('a', 'b', 'ours', 'theirs'));
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
    expect((await repo.git('merge', 'theirs')).code).toBe(0);
    const merged = files('a', 'ours', 'theirs');
    for (const path of ['nav/groups.json', 'nav/redirects.json'] as const)
      expect(await repo.text(path)).toBe(merged[path]);
  });

  test('two labels for one group are a conflict of that line, which the editor can resolve', async () => {
    const named = (name: string, ...pages: readonly string[]) =>
      docs(site('a', ...pages).replace('"Start"', `"${name}"`));
    await installed(named('Start'), named('Ours', 'o'), named('Theirs', 't'));
    const merge = await repo.git('merge', 'theirs');
    expect(merge.code).toBe(1);
    expect(merge.out + merge.err).toContain('CONFLICT');
    const text = await repo.text('docs.json');
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
      `,\n      {\n        "group": "More",\n        "pages": ["${page}"]\n      }`;
    await installed(two(group('m')), two(''), two(group('changed')));
    expect((await repo.git('merge', 'theirs')).code).toBe(1);
    const text = await repo.text('docs.json');
    expect(conflictsIn(text).conflicts).toHaveLength(1);
    expect(text).toContain('"changed"');
  });

  test('a side that isn’t JSON is merged by lines, with markers, and never taken alone', async () => {
    const broken = site('a', 'b', 'theirs').replace('"Acme",', '"Acme"');
    await installed(docs(site('a', 'b')), OURS, docs(broken));
    expect((await repo.git('merge', 'theirs')).code).toBe(1);
    const text = await repo.text('docs.json');
    expect(text).toMatch(/^<{7} ours$/m);
    for (const page of ['"ours"', '"theirs"']) expect(text).toContain(page);
  });

  test('without the command, git merges by lines and reports a conflict', async () => {
    await installed(docs(site('a', 'b')), OURS, THEIRS);
    const driver = (await repo.git('config', 'merge.signpost.driver')).out;
    await repo.git(
      'config',
      'merge.signpost.driver',
      driver.trim().replaceAll(command, '/gone.js'),
    );
    expect((await repo.git('merge', 'theirs')).code).toBe(1);
    const text = await repo.text('docs.json');
    expect(text).toMatch(/^<{7} ours$/m);
    for (const page of ['"ours"', '"theirs"']) expect(text).toContain(page);
  });

  test('branches merged into each other before are merged', async () => {
    await installed(docs(site('a', 'b')), OURS, THEIRS);
    await repo.git('branch', 'again');
    expect((await repo.git('merge', '--no-ff', 'theirs')).code).toBe(0);
    await repo.git('checkout', '--quiet', 'theirs');
    expect((await repo.git('merge', '--no-ff', 'again')).code).toBe(0);
    await repo.commit(docs((await repo.text('docs.json')).replace('"a",', '"a",\n          "x",')));
    await repo.git('checkout', '--quiet', 'main');
    await repo.commit(docs((await repo.text('docs.json')).replace('"b",', '"b",\n          "y",')));
    expect((await repo.git('merge', 'theirs')).code).toBe(0);
    const pages = [...(await repo.text('docs.json')).matchAll(/^ {10}"(\w+)"/gm)].map(([, p]) => p);
    expect(pages.toSorted()).toEqual(['a', 'b', 'ours', 'theirs', 'x', 'y']);
  });
});

describe('on files', LONG, () => {
  const put = (base: string, ours: string, theirs: string) => repo.put({ base, ours, theirs });
  const merge = (...more: readonly string[]) =>
    signpost('merge', 'base', 'ours', 'theirs', ...more);

  test('the result goes into OURS, or into the file of --output', async () => {
    await put(site('a'), site('a', 'o'), site('a', 't'));
    expect(await merge('--output', 'new')).toEqual({ code: 0, out: '', err: '' });
    expect(await repo.text('ours')).toBe(site('a', 'o'));
    expect(await repo.text('new')).toBe(site('a', 'o', 't'));
    expect(await merge()).toEqual({ code: 0, out: '', err: '' });
    expect(await repo.text('ours')).toBe(site('a', 'o', 't'));
  });

  test('comments, CRLF and a byte order mark stay', async () => {
    const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
    const noted = (text: string, page: string) =>
      text.replace(new RegExp(`"${page}",?`), `$& // about ${page}`);
    await put(
      windows(site('a', 'b')),
      windows(noted(site('a', 'b', 'o'), 'o')),
      windows(noted(noted(site('a', 'b', 't'), 't'), 'a')),
    );
    expect((await merge()).code).toBe(0);
    const text = await repo.text('ours');
    expect(text.startsWith('\ufeff{\r\n')).toBe(true);
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    for (const comment of ['in reading order.', 'about o', 'about t', 'about a'])
      expect(text.split(comment)).toHaveLength(2);
    expect([...text.matchAll(/^ {10}"(\w)"/gm)].map(([, page]) => page)).toEqual([
      'a',
      'b',
      'o',
      't',
    ]);
  });

  test('bytes that aren’t text are merged by git, or stay', async () => {
    await put(site('a', 'b'), site('a', 'b', 'o'), '');
    await writeFile(
      join(repo.folder, 'theirs'),
      Buffer.from(site('a', 'b', 't').replace('Acme', 'Acm\xe9'), 'latin1'),
    );
    expect((await merge()).code).toBe(1);
    expect(await repo.text('ours')).toMatch(/"o"[^]*=======[^]*"t"/);
  });

  test('missing files and wrong arguments are refused, and nothing is written', async () => {
    await put(site('a'), site('o'), site('t'));
    for (const args of [
      ['base', 'ours'],
      ['base', 'ours', 'theirs', 'more'],
      ['base', 'ours', 'missing'],
      ['--check', 'HEAD', 'HEAD'],
      ['--install', '--check'],
      ['--install', '--output', 'x'],
    ])
      expect(await signpost('merge', ...args), args.join(' ')).toMatchObject({ code: 2, out: '' });
    expect(await repo.text('ours')).toBe(site('o'));
  });
});

describe('--install and --uninstall', LONG, () => {
  const config = () => repo.text('.git/config');

  test('can be repeated, and are taken back exactly', async () => {
    const ref = '{ "navigation": { "tabs": [{ "$ref": "./nav/a tab.json" }] } }';
    for (const attributes of [
      undefined,
      '',
      '*.png binary',
      '*.png binary\n',
      '# x\r\n*.png -text\r\n',
    ]) {
      await repo.put({
        'site/docs.json': ref,
        'site/nav/a tab.json': '{ "tab": "A", "pages": [] }',
        'other/docs.json': '{ "scripts": {} }',
        ...(attributes === undefined ? {} : { '.gitattributes': attributes }),
      });
      const before = await config();
      expect((await signpost('merge', '--install')).code).toBe(0);
      const once = [await config(), await repo.text('.gitattributes')];
      expect(once[1]!.startsWith(attributes ?? '')).toBe(true);
      expect((await signpost('merge', '--install')).code).toBe(0);
      expect([await config(), await repo.text('.gitattributes')]).toEqual(once);
      const { out } = await repo.git(
        ...['check-attr', 'merge', '--', 'site/docs.json', 'site/nav/a tab.json'],
        ...['other/docs.json', 'docs.json'],
      );
      expect(out.match(/(?<=merge: ).*/g)).toEqual([
        ...['signpost', 'signpost', 'unspecified', 'unspecified'],
      ]);
      expect(await signpost('merge', '--uninstall')).toEqual({
        ...{ code: 0, out: m.driverUninstalled, err: '' },
      });
      expect(await config()).toBe(before);
      expect(await repo.text('.gitattributes').catch(() => undefined)).toBe(attributes);
    }
  });

  test('need a repository with a site', async () => {
    expect(await signpost('merge', '--install')).toEqual({
      ...{ code: 2, out: '', err: `${m.noDocs(repo.folder)}\n` },
    });
    await rm(join(repo.folder, '.git'), { recursive: true });
    expect(await signpost('merge', '--install')).toEqual({
      ...{ code: 2, out: '', err: `${m.mergeNeedsRepository}\n` },
    });
  });
});

describe('--check', LONG, () => {
  const check = (...args: readonly string[]) => signpost('merge', '--check', ...args);
  /** Merges by hand, with this result. */
  async function mergedAs(files: Files): Promise<void> {
    await repo.git('merge', '--no-commit', '--no-ff', 'theirs');
    await repo.commit(files);
  }

  test('finds nothing in a merge by the driver', async () => {
    await repo.put(docs(site('a', 'b')));
    await signpost('merge', '--install');
    await branched(docs(site('a', 'b')), docs(site('b', 'o')), docs(site('a', 'b', 't')));
    await repo.git('merge', 'theirs');
    expect(await check()).toEqual({ code: 0, out: m.nothingLost, err: '' });
    expect(await check('HEAD^')).toEqual({ code: 0, out: m.notAMerge('HEAD^'), err: '' });
    expect((await check('nowhere')).code).toBe(2);
  });

  test('names what a merge by hand lost and doubled', async () => {
    await branched(docs(site('a', 'b')), docs(site('a', 'b', 'o')), docs(site('a', 'b', 't')));
    await mergedAs(docs(site('a', 'b', 'o', 'a')));
    const theirs = (await repo.git('rev-parse', 'theirs')).out;
    expect(await check()).toEqual({
      code: 1,
      out: `${m.lost('docs.json', 'page', '“t”', 'Start', theirs)}\n${m.doubled('docs.json', 'page', '“a”', ['Start', 'Start'])}\n`,
      err: '',
    });
  });

  test('reads $ref files and redirects, from the repository alone', async () => {
    const main = (redirects: string) =>
      `{ "navigation": { "groups": [{ "$ref": "./start.json" }] }, "redirects": [${redirects}] }`;
    const redirect = '{ "source": "/old", "destination": "/a" }';
    const files = (pages: string, redirects: string) => ({
      'docs.json': main(redirects),
      'start.json': `{ "group": "Start", "pages": [${pages}] }`,
    });
    await branched(files('"a"', ''), files('"a", "o"', ''), files('"a"', redirect));
    await mergedAs(files('"a"', ''));
    await rm(join(repo.folder, 'start.json'));
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toMatch(/lost page “o” \(Start in [^]*lost redirect “\/old”/);
  });

  test('a rename, a move and a deletion by one side are no loss', async () => {
    const other = site('a').replace('"Start"', '"Begin"');
    await branched(docs(site('a', 'b')), docs(other), docs(site('a', 'b', 't')));
    await mergedAs(docs(site('t', 'a').replace('"Start"', '"Begin"')));
    expect(await check()).toMatchObject({ code: 0 });
    // Both renamed it: one of the names was chosen.
    await repo.git('checkout', '--quiet', 'theirs');
    await repo.commit(docs(site('a', 'b', 't').replace('"Start"', '"First"')));
    await repo.git('checkout', '--quiet', 'main');
    await mergedAs(docs(site('t', 'a').replace('"Start"', '"First"')));
    expect(await check()).toMatchObject({ code: 0 });
  });

  test('a merge with conflict markers is named', async () => {
    await branched(docs(site('a')), docs(site('a', 'o')), docs(site('a', 't')));
    await repo.git('merge', 'theirs');
    await repo.commit({});
    expect(await repo.text('docs.json')).toContain('<<<<<<<');
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toMatch(/^docs\.json: isn’t valid JSON\./);
  });
});

describe('the examples of docs/merge.md', LONG, () => {
  const page = readFileSync('docs/merge.md', 'utf8');
  const blocks = (language: string) =>
    [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(
      ([, text]) => text!,
    );

  test('are what the command does', async () => {
    const [base, ours, theirs, merged] = blocks('json') as [string, string, string, string];
    const [attributes, findings] = blocks('text') as [string, string];
    await repo.put({ base, ours, theirs, 'docs.json': base });
    expect((await signpost('merge', 'base', 'ours', 'theirs')).code).toBe(0);
    expect(await repo.text('ours')).toBe(merged);
    expect((await signpost('merge', '--install')).code).toBe(0);
    expect(await repo.text('.gitattributes')).toBe(attributes);
    await signpost('merge', '--uninstall');

    await branched(docs(base), docs(ours), docs(theirs));
    await repo.git('merge', '--no-commit', '--no-ff', 'theirs');
    await repo.commit(
      docs(
        ours.replace('"install"', '"install",\n        "index"').replace('Get started', 'Start'),
      ),
    );
    const { code, out } = await signpost('merge', '--check');
    const id = (await repo.git('rev-parse', 'theirs')).out.slice(0, 7);
    expect([code, out]).toEqual([1, findings.replace('1a2b3c4', id)]);
  });
});

/* `signpost merge` on files, its setup in a repository, and its check of merges. */
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docs, LONG, site, useMergeStory, type Files } from '../../tests/merge-story.ts';
import * as m from './messages.ts';

const { repo, command, signpost, branched } = useMergeStory();

describe('on files', LONG, () => {
  const put = (base: string, ours: string, theirs: string) => repo().put({ base, ours, theirs });
  const merge = (...more: readonly string[]) =>
    signpost('merge', 'base', 'ours', 'theirs', ...more);

  test('the result goes into OURS, or into the file of --output', async () => {
    await put(site('a'), site('a', 'o'), site('a', 't'));
    expect(await merge('--output', 'new')).toEqual({ code: 0, out: '', err: '' });
    expect(await repo().text('ours')).toBe(site('a', 'o'));
    expect(await repo().text('new')).toBe(site('a', 'o', 't'));
    const files = ['base', 'ours', 'theirs'];
    expect(await repo().run(process.execPath, command(), 'merge', ...files)).toEqual({
      ...{ code: 0, out: '', err: '' },
    });
    expect(await repo().text('ours')).toBe(site('a', 'o', 't'));
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
    const text = await repo().text('ours');
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
      join(repo().folder, 'theirs'),
      Buffer.from(site('a', 'b', 't').replace('Acme', 'Acm\xe9'), 'latin1'),
    );
    expect((await merge()).code).toBe(1);
    expect(await repo().text('ours')).toMatch(/"o"[^]*=======[^]*"t"/);
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
    expect(await repo().text('ours')).toBe(site('o'));
  });
});

describe('--install and --uninstall', LONG, () => {
  const config = () => repo().text('.git/config');

  test('can be repeated, and are taken back exactly', async () => {
    const ref = '{ "navigation": { "tabs": [{ "$ref": "./nav/a tab.json" }] } }';
    for (const attributes of [
      undefined,
      '',
      '*.png binary',
      '*.png binary\n',
      '# x\r\n*.png -text\r\n',
    ]) {
      await repo().put({
        'site/docs.json': ref,
        'site/nav/a tab.json': '{ "tab": "A", "pages": [] }',
        'other/docs.json': '{ "scripts": {} }',
        ...(attributes === undefined ? {} : { '.gitattributes': attributes }),
      });
      const before = await config();
      expect((await signpost('merge', '--install')).code).toBe(0);
      const once = [await config(), await repo().text('.gitattributes')];
      expect(once[1]!.startsWith(attributes ?? '')).toBe(true);
      expect((await signpost('merge', '--install')).code).toBe(0);
      expect([await config(), await repo().text('.gitattributes')]).toEqual(once);
      const { out } = await repo().git(
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
      expect(
        await repo()
          .text('.gitattributes')
          .catch(() => undefined),
      ).toBe(attributes);
    }
  });

  test('need a repository with a site', async () => {
    expect(await signpost('merge', '--install')).toEqual({
      ...{ code: 2, out: '', err: `${m.noDocs(repo().folder)}\n` },
    });
    await rm(join(repo().folder, '.git'), { recursive: true });
    expect(await signpost('merge', '--install')).toEqual({
      ...{ code: 2, out: '', err: `${m.mergeNeedsRepository}\n` },
    });
  });
});

describe('--check', LONG, () => {
  const check = (...args: readonly string[]) => signpost('merge', '--check', ...args);
  /** Merges by hand, with this result. */
  async function mergedAs(files: Files): Promise<void> {
    await repo().git('merge', '--no-commit', '--no-ff', 'theirs');
    await repo().commit(files);
  }

  test('finds nothing in a merge by the driver', async () => {
    await repo().put(docs(site('a', 'b')));
    await signpost('merge', '--install');
    await branched(docs(site('a', 'b')), docs(site('b', 'o')), docs(site('a', 'b', 't')));
    await repo().git('merge', 'theirs');
    expect(await check()).toEqual({ code: 0, out: m.nothingLost, err: '' });
    expect(await check('HEAD^')).toEqual({ code: 0, out: m.notAMerge('HEAD^'), err: '' });
    expect((await check('nowhere')).code).toBe(2);
  });

  test('names what a merge by hand lost and doubled', async () => {
    await branched(docs(site('a', 'b')), docs(site('a', 'b', 'o')), docs(site('a', 'b', 't')));
    await mergedAs(docs(site('a', 'b', 'o', 'a')));
    const theirs = (await repo().git('rev-parse', 'theirs')).out;
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
    await rm(join(repo().folder, 'start.json'));
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
    await repo().git('checkout', '--quiet', 'theirs');
    await repo().commit(docs(site('a', 'b', 't').replace('"Start"', '"First"')));
    await repo().git('checkout', '--quiet', 'main');
    await mergedAs(docs(site('t', 'a').replace('"Start"', '"First"')));
    expect(await check()).toMatchObject({ code: 0 });
  });

  test('a merge with conflict markers is named', async () => {
    await branched(docs(site('a')), docs(site('a', 'o')), docs(site('a', 't')));
    await repo().git('merge', 'theirs');
    await repo().commit({});
    expect(await repo().text('docs.json')).toContain('<<<<<<<');
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toMatch(/^docs\.json isn’t valid JSON after the merge\./);
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
    await repo().put({ base, ours, theirs, 'docs.json': base });
    expect((await signpost('merge', 'base', 'ours', 'theirs')).code).toBe(0);
    expect(await repo().text('ours')).toBe(merged);
    expect((await signpost('merge', '--install')).code).toBe(0);
    expect(await repo().text('.gitattributes')).toBe(attributes);
    await signpost('merge', '--uninstall');

    await branched(docs(base), docs(ours), docs(theirs));
    await repo().git('merge', '--no-commit', '--no-ff', 'theirs');
    await repo().commit(
      docs(
        ours.replace('"install"', '"install",\n        "index"').replace('Get started', 'Start'),
      ),
    );
    const { code, out } = await signpost('merge', '--check');
    const id = (await repo().git('rev-parse', 'theirs')).out.slice(0, 7);
    expect([code, out]).toEqual([1, findings.replace('1a2b3c4', id)]);
  });
});

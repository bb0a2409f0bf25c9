import { expect, test } from 'vitest';
import { ok, refuse, type Result } from '$lib/core/result';
import { NO_CONFIG } from '$lib/core/check/config';
import { survey } from './survey';

const CONFIG = 'signpost.config.json';
const reading = (files: Readonly<Record<string, string>>) => {
  const asked: string[] = [];
  const read = (path: string): Promise<Result<string>> => {
    asked.push(path);
    const text = files[path];
    return Promise.resolve(text === undefined ? refuse('missing', 'It is missing.') : ok(text));
  };
  return { asked, read, all: Object.keys(files) };
};

test('reads the pages, the ignored files and the configuration', async () => {
  const { all, read } = reading({
    'docs.json': '{}',
    'a.mdx': '',
    'drafts/b.mdx': '',
    '.mintignore': 'drafts/',
    [CONFIG]: '{ "severity": { "page-missing": "error" }, "gone": 3 }',
  });
  const { known, byPage } = await survey(all, read, undefined, undefined);
  expect([...byPage]).toEqual([['a', 'a.mdx']]);
  expect([...known.ignored!.keys()]).toEqual(['drafts/b']);
  expect(known.config.severity).toEqual({ 'page-missing': 'error' });
  expect(known.config.problems).toEqual([
    `${CONFIG}, line 1: “gone” must be a list of URLs, such as ["/old-page"].`,
  ]);
});

test('an unchanged folder returns the same survey, and an unchanged config the same object', async () => {
  const files = { 'docs.json': '{}', [CONFIG]: '{}' };
  const { all, read } = reading(files);
  const first = await survey(all, read, undefined, undefined);
  expect(await survey([...all], read, undefined, first)).toBe(first);
  const more = await survey([...all, 'a.mdx'], read, undefined, first);
  expect(more.known.config).toBe(first.known.config);
  expect([...more.known.pages!]).toEqual(['a']);
  const other = reading({ ...files, [CONFIG]: '{ "redirects": "off" }' });
  expect((await survey(all, other.read, undefined, first)).known.config.redirects).toBe('off');
  expect((await survey(['docs.json'], read, undefined, first)).known.config).toBe(NO_CONFIG);
});

test('reads only the configuration if each read counts against a limit', async () => {
  const { all, read, asked } = reading({ '.mintignore': '', [CONFIG]: '{}', 'a.mdx': '' });
  await survey(all, read, 'asked', undefined);
  expect(asked).toEqual([CONFIG]);
});

test('an unreadable configuration is a problem, and one that was just removed is not', async () => {
  const refusing = (code: string) => () => Promise.resolve(refuse(code, 'Nobody answered.'));
  const read = (code: string) => survey([CONFIG], refusing(code), undefined, undefined);
  expect((await read('offline')).known.config.problems).toEqual([
    `${CONFIG} couldn’t be read, so it has no effect. Nobody answered.`,
  ]);
  expect((await read('missing')).known.config).toBe(NO_CONFIG);
});

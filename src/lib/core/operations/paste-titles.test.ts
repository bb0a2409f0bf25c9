import { describe, expect, test } from 'vitest';
import { readTitles } from './paste-titles.ts';

const read = (text: string, areTitles = false, pages?: ReadonlySet<string>) =>
  readTitles(text, { folder: 'guides/', pages, areTitles })?.map(({ value, title }) =>
    title === undefined || typeof value !== 'string' ? value : `${title} → ${value}`,
  );

describe('a list of titles', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'lines',
      'Getting started\n\nInstall the CLI\r\n',
      ['Getting started → guides/getting-started', 'Install the CLI → guides/install-the-cli'],
    ],
    [
      'bullets, numbers and boxes',
      '- Own domain\n* Keys\n1. Zones\n- [ ] Roles & teams',
      [
        'Own domain → guides/own-domain',
        'Keys → guides/keys',
        'Zones → guides/zones',
        'Roles & teams → guides/roles-and-teams',
      ],
    ],
    ['words with a capital', 'Setup\nKeys', ['Setup → guides/setup', 'Keys → guides/keys']],
    [
      'paths and endpoints among them',
      'Own domain\napi/keys\nzones.mdx\nGET /users\nCheck and/or test it',
      [
        'Own domain → guides/own-domain',
        'api/keys',
        'zones',
        'GET /users',
        'Check and/or test it → guides/check-and-or-test-it',
      ],
    ],
    [
      'what reads as a method',
      'Get started\nDelete a user',
      ['Get started → guides/get-started', 'Delete a user → guides/delete-a-user'],
    ],
    ['each once', 'Own domain\nOwn  Domain', ['Own domain → guides/own-domain']],
    [
      'quotes',
      '"Own domain"\n“More keys”',
      ['Own domain → guides/own-domain', 'More keys → guides/more-keys'],
    ],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual(expected));

  test('a word is a title where titles are expected, and a path if it has a file', () => {
    expect(read('setup\nkeys')).toBeUndefined();
    expect(read('setup\nkeys', true)).toEqual(['setup → guides/setup', 'keys → guides/keys']);
    expect(read('setup\nkeys\nMore keys', false, new Set(['setup']))).toEqual([
      'setup',
      'keys → guides/keys',
      'More keys → guides/more-keys',
    ]);
  });
});

describe('is not read from', () => {
  test.each([
    ['one line', 'Getting started'],
    ['paths', 'a\nguides/b'],
    ['elements as JSON', '"Own domain",\n"More keys"'],
    ['broken JSON', '{ "group": "A",\n "pages": ['],
    ['addresses', 'Own domain\nhttps://acme.example/docs'],
    ['code', 'const first = 1;\nconst second = 2;'],
    ['prose', `Dear all\n${'please look at this '.repeat(5)}`],
  ])('%s', (_, text) => expect(read(text, true) && read(text)).toBeUndefined());
});

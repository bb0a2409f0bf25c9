import { expect, test } from 'vitest';
import { givenAddresses } from './given-addresses.ts';

const isOwn = (start: string) => ['guides', 'api', 'start'].includes(start);
/** The addresses, with how often they were asked for if that is known. */
const addresses = (text: string, siteUrl?: string) =>
  givenAddresses(text, { siteUrl, isOwn }).addresses.map(({ address, count }) =>
    count === undefined ? address : `${address} ${count}`,
  );
const found = ['guides/a', 'old/b'];

test.each([
  [
    'a sitemap',
    '<urlset><url><loc>https://x.com/guides/a</loc></url><url><loc> https://x.com/old/b/ </loc></url></urlset>',
  ],
  [
    'a sitemap with a prefix and CDATA',
    '<s:urlset><s:loc><![CDATA[https://x.com/guides/a]]></s:loc><s:loc>https://x.com/old/b</s:loc>',
  ],
  ['full URLs', 'https://x.com/guides/a?utm=1\nhttps://www.x.com/old/b#part'],
  ['paths', '/guides/a\n/old/b/index\n'],
  ['lines of a log', '404 GET /guides/a HTTP/1.1\n404 GET /old/b HTTP/1.1'],
  [
    'CSV with quotes',
    '"URL","Reason"\n"https://x.com/guides/a","404"\n"https://x.com/old/b","404"',
  ],
  ['columns', 'Not found\n/guides/a\tgone\n/old/b\tgone'],
  ['a heading', 'Pages that were not found\n/guides/a\n/old/b'],
])('%s', (_, text) => {
  expect(addresses(text)).toEqual(found);
});

test('how often an address was asked for, by the name of the column or in the next one', () => {
  const console =
    'Top pages,Clicks,Impressions,CTR\nhttps://x.com/guides/a,12,300,4%\nhttps://x.com/old/b,"1,200",9,1%';
  expect(addresses(console)).toEqual(['guides/a 12', 'old/b 1200']);
  expect(addresses('Page;Impressions\n/guides/a;7')).toEqual(['guides/a 7']);
  expect(addresses('/guides/a,3\n/old/b,4\n/guides/a/,5')).toEqual(['guides/a 8', 'old/b 4']);
  expect(addresses('/guides/a\n/old/b')).toEqual(found);
});

test('the folder that the site is served from', () => {
  const text = 'https://x.com/docs/guides/a\nhttps://x.com/docs/old/b';
  expect(addresses(text)).toEqual(found);
  expect(addresses(text, 'https://x.com/docs')).toEqual(found);
  expect(addresses(text, 'https://x.com')).toEqual(['docs/guides/a', 'docs/old/b']);
  // A first part that the site knows is its own.
  expect(addresses('https://x.com/guides/a\nhttps://x.com/guides/api')).toEqual([
    'guides/a',
    'guides/api',
  ]);
});

test('other sites and files that aren’t pages are left out and counted', () => {
  const text =
    'https://x.com/guides/a\nhttps://y.com/b\nhttps://x.com/logo.png\nhttps://x.com/old/b\nhttps://x.com/';
  expect(givenAddresses(text, { isOwn }).skipped).toBe(2);
  expect(addresses(text)).toEqual(found);
  expect(addresses(text, 'https://y.com')).toEqual(['b']);
});

test('a text without URLs', () => {
  expect(givenAddresses('', { isOwn })).toEqual({ addresses: [], skipped: 0 });
  expect(addresses('nothing here\nor, here')).toEqual([]);
});

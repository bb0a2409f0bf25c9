import { expect, test } from 'vitest';
import { pageFile } from './page-file';

const EVIL = '</script><script>alert(1)</script><!--';
const handout = { document: { name: EVIL }, titles: [], pages: [], specifications: [] };
const data = {
  ...{ handout, drawings: [], pictures: [], banners: [] },
  ...{ made: 'today', drillsDown: false },
};
const bundle = { script: 'run()', style: 'p{}', scriptHash: 'sha256-a', styleHash: 'sha256-b' };
const html = pageFile(`${EVIL} & more`, data, bundle);

test('no text of the document becomes markup', () => {
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).toContain('<title>&lt;/script&gt;&lt;script&gt;');
});

test('the policy allows only its own script and style, and embedded pictures', () => {
  expect(/Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]).toBe(
    "default-src 'none'; script-src 'sha256-a'; style-src 'sha256-b'; img-src data:; base-uri 'none'; form-action 'none'",
  );
});

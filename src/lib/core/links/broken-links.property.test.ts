/* Sites whose links are all right have no findings, and moving their pages adds none. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../public-api/apply.ts';
import type { Operation } from '../public-api/contract.ts';
import { check } from '../public-api/json-report.ts';

const SEED = 20261125;
const MAIN = 'docs.json';
const CODES = ['broken-link', 'broken-anchor', 'redirected-link'];

const path = fc
  .tuple(
    fc.constantFrom('', 'a/', 'a/b/', 'c/', 'c d/', 'é/'),
    fc.constantFrom('x', 'y', 'z-1', 'index', 'x y', 'v1.2'),
  )
  .map(([folder, name]) => folder + name);

interface Written {
  readonly to: number;
  readonly isRelative: boolean;
  readonly hasSuffix: boolean;
  readonly anchor: '' | '#here' | '?q=1#here';
  readonly form: number;
}

const link: fc.Arbitrary<Written> = fc.record({
  to: fc.nat(),
  isRelative: fc.boolean(),
  hasSuffix: fc.boolean(),
  anchor: fc.constantFrom('', '#here', '?q=1#here'),
  form: fc.nat(),
});

const FORMS: readonly ((address: string) => string)[] = [
  (address) => `[t](<${address}>)`,
  (address) => `[t](${encodeURI(address)} "title")`,
  (address) => `<Card href="${address}" />`,
  (address) => `<Card href={\`${address}\`} />`,
  (address) => `<a href={true ? '${address}' : "/"}>t</a>`,
  (address) => `<Own items={[{ href: "${address}" }]} />`,
];

/** A path of a page, from the folder of a page. */
function addressOf(from: string, to: string, { isRelative, hasSuffix, anchor }: Written): string {
  const written = hasSuffix ? `${to}.mdx` : to;
  const up = '../'.repeat(from.split('/').length - 1);
  return (isRelative ? `${up || './'}${written}` : `/${written}`) + anchor;
}

const site = fc
  .uniqueArray(path, {
    minLength: 1,
    maxLength: 7,
    selector: (one) => one.replace(/(^|\/)index$/, ''),
  })
  .chain((pages) =>
    fc.tuple(
      fc.constant(pages),
      fc.array(fc.array(link, { maxLength: 4 }), { minLength: 7, maxLength: 7 }),
    ),
  )
  .map(([pages, links]) => {
    const files: Record<string, string> = {
      [MAIN]: JSON.stringify({ navigation: { pages } }),
      'z-1.mdx': '## Here\n',
    };
    pages.forEach((page, i) => {
      const body = links[i]!.map((one) => {
        const to = pages[one.to % pages.length]!;
        return FORMS[one.form % FORMS.length]!(addressOf(page, to, one));
      });
      files[`${page}.mdx`] = `---\ntitle: T\n---\n\n## Here\n\n${body.join('\n\n')}\n`;
    });
    return files;
  });

const brokenIn = (files: Readonly<Record<string, string | null>>) =>
  check(files, { main: MAIN, complete: true }).files.flatMap(({ file, diagnostics }) =>
    diagnostics.flatMap(({ code, message }) =>
      CODES.includes(code) ? [`${file}: ${message}`] : [],
    ),
  );

/** The files after operations, or undefined if they aren't possible. */
function after(files: Readonly<Record<string, string>>, operations: readonly Operation[]) {
  const applied = apply(files, operations, { main: MAIN });
  if (!applied.ok) return undefined;
  const now: Record<string, string> = { ...files };
  for (const { from } of applied.moves) delete now[from];
  for (const { from, to } of applied.moves) now[to] = files[from]!;
  for (const [name, text] of Object.entries(applied.files))
    if (text === null) delete now[name];
    else now[name] = text;
  return now;
}

test('moving pages and folders never breaks a link', () => {
  let moved = 0;
  fc.assert(
    fc.property(site, path, fc.nat(), fc.boolean(), (files, to, nth, isFolder) => {
      expect(brokenIn(files)).toEqual([]);
      const pages = Object.keys(files).filter((file) => file.endsWith('.mdx'));
      const from = pages[nth % pages.length]!.replace(/\.mdx$/, '');
      const folder = from.slice(0, from.lastIndexOf('/') + 1);
      const operation: Operation =
        isFolder && folder !== ''
          ? { op: 'rename-page', from: folder, to: 'moved/' }
          : { op: 'rename-page', from, to };
      const now = after(files, [operation]);
      if (!now) return;
      moved++;
      expect(brokenIn(now)).toEqual([]);
    }),
    { numRuns: 60, seed: SEED },
  );
  expect(moved).toBeGreaterThan(20);
});

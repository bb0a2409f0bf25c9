import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../model/node.ts';
import { read, reread } from '../model/read.ts';
import { spotAt } from '../model/walk.ts';
import { isRef, type Child } from '../rules/elements.ts';
import { contentOf } from './content.ts';
import { pageAt, switchTo } from './follow.ts';
import { neighboursOf, visibleRows, visitTo, type Row } from './sidebar.ts';
import { siteOf, type Site } from './site.ts';
import { arrive, entriesOf, groundOf } from './visit.ts';

const CORPUS = process.env.SIGNPOST_CORPUS ?? '../shared';
const FILES = join(CORPUS, 'corpus/files');
const CASES = join(CORPUS, 'cases/cases.jsonl');
const MAIN = 'docs.json';
const docOf = (text: string) => read(new Map([[MAIN, text]]), MAIN);

/** Goes everywhere that the page in view offers, once. */
function lookAround(doc: Doc, site: Site): void {
  const rows = visibleRows(site.sidebar, site.above, site.at, new Map());
  for (const shown of rows.slice(0, 20)) siteOf(doc, visitTo(shown));
  const slots = [
    site.products,
    site.versions,
    site.languages,
    site.tabs,
    site.dropdowns,
    site.anchors,
  ];
  for (const { trail } of slots.flat(2).slice(0, 20)) siteOf(doc, switchTo(doc, site.at, trail));
  pageAt(doc, '/no/such/page', site.at);
  for (const beside of [site.previous, site.next]) if (beside) siteOf(doc, beside);
}

describe('any document', () => {
  const KEYS = [
    ...[
      'navigation',
      'pages',
      'groups',
      'tabs',
      'anchors',
      'versions',
      'languages',
      'menu',
      'global',
    ],
    ...['group', 'tab', 'anchor', 'version', 'language', 'item', 'href', 'root', 'openapi', '$ref'],
    ...[
      'hidden',
      'default',
      'expanded',
      'icon',
      'banner',
      'content',
      'navbar',
      'links',
      '__proto__',
    ],
  ];
  const json = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 6 },
      fc.oneof(
        fc.constantFrom('a', 'b/c', 'GET /x', '', ' ', 'en', '/'),
        fc.jsonValue({ maxDepth: 1 }),
      ),
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .array(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 5 })
        .map((members) => Object.fromEntries(members)),
    ),
  })).value;

  it('can be looked at, whatever its navigation is', () => {
    fc.assert(
      fc.property(json, json, (navigation, other) => {
        const doc = docOf(JSON.stringify({ ...Object(other), navigation }));
        const site = siteOf(doc, { trail: [1, 2, 3], part: 'root' });
        if (site) lookAround(doc, site);
      }),
      { numRuns: 3000, seed: 20251121 },
    );
  });
});

describe.skipIf(!existsSync(FILES))('real files (skipped without the corpus)', () => {
  const files = existsSync(FILES) ? readdirSync(FILES).sort() : [];

  it.each(files)('%s can be looked at', (file) => {
    const doc = docOf(readFileSync(join(FILES, file), 'utf8'));
    const site = siteOf(doc, undefined);
    if (!site) return;
    lookAround(doc, site);
    if (countPages(doc) > 0) expect(site.page).toBeDefined();
  });

  it('makes only the rows anew that an edit touches', () => {
    const text = readFileSync(join(FILES, 'Comfy-Org__docs.json'), 'utf8');
    const doc = docOf(text);
    const before = siteOf(doc, undefined)!;
    const page = before.page!.path!;
    const at = text.indexOf(`"${page}"`) + 1;
    const after = siteOf(
      reread(doc, [{ file: MAIN, at, remove: page.length, insert: 'renamed' }]),
      before.at,
    )!;
    expect(after.page?.path).toBe('renamed');
    const same = after.sidebar.filter((row, i) => row === before.sidebar[i]);
    expect(same).toHaveLength(before.sidebar.length - 1);
  });
});

function countPages(doc: Doc): number {
  const count = (owner: Pick<Child, 'node' | 'kind'>): number =>
    owner.node.type === 'string'
      ? 1
      : entriesOf(owner.node, owner.kind).reduce((sum, entry) => sum + count(entry), 0);
  const ground = groundOf(doc);
  return ground ? count(ground) : 0;
}

interface Case {
  readonly id: string;
  readonly document: object;
  readonly builder: 'accepts' | 'drops' | 'rejects';
  readonly dropped: readonly string[];
}

describe.skipIf(!existsSync(CASES))('the builder’s cases (skipped without the corpus)', () => {
  const cases: Case[] = existsSync(CASES)
    ? readFileSync(CASES, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Case)
    : [];

  it.each(cases.filter((c) => c.builder !== 'rejects').map((c) => [c.id, c] as const))(
    '%s: shows every list but the dropped ones',
    (_, { document, dropped }) => {
      const doc = docOf(JSON.stringify(document));
      const lists = /(pages|groups|tabs|anchors|dropdowns|products|versions|languages|menu)$/;
      const expected = dropped.filter((path) => {
        const value = spotAt(doc, path.split(/[.[\]]+/).filter(Boolean))?.node;
        return lists.test(path) && value?.type === 'array' && value.items.length > 0;
      });
      // A menu item holds groups, pages and links only, whatever else the builder takes there.
      const counted = lost(doc).filter((path) => !/menu\[\d+\]\.(?!pages|groups)/.test(path));
      expect(counted).toEqual(expected.filter((path) => !path.includes('global')));
    },
  );
});

/** Child lists that hold something and are not shown. */
function lost(doc: Doc): string[] {
  const out: string[] = [];
  const look = (owner: Pick<Child, 'node' | 'kind'>, path: string) => {
    const { node, kind } = owner;
    if (node.type !== 'object' || isRef(node)) return;
    const content = contentOf(node, kind);
    const kept = content.is === 'list' ? content.key : undefined;
    for (const { key, value } of node.members) {
      const isList =
        /^(pages|groups|tabs|anchors|dropdowns|products|versions|languages|menu)$/.test(key);
      if (isList && value.type === 'array' && value.items.length && key !== kept)
        out.push(`${path}.${key}`);
    }
    if (content.is === 'list')
      content.entries.forEach((entry) => look(entry, `${path}.${entry.key}[${entry.index}]`));
  };
  const ground = groundOf(doc);
  if (ground) look(ground, 'navigation');
  return out;
}

describe('neighbours', () => {
  it('lead through every page of a sidebar and back', () => {
    const navigation = {
      groups: [
        { group: 'A', root: 'r', pages: ['a', { group: 'N', pages: ['b', 'b'] }, 'c'] },
        { group: 'B', openapi: 'o.json' },
        { group: 'C', pages: ['d'] },
      ],
    };
    const doc = docOf(JSON.stringify({ navigation }));
    const forth: string[] = [];
    let site = siteOf(doc, arrive(doc, undefined))!;
    for (; ; site = siteOf(doc, site.next)!) {
      forth.push(site.page!.title);
      if (!site.next) break;
    }
    const back: string[] = [];
    for (; ; site = siteOf(doc, site.previous)!) {
      back.push(site.page!.title);
      if (!site.previous) break;
    }
    expect(forth).toEqual(['R', 'A', 'B', 'B', 'C', 'B', 'D']);
    expect(back).toEqual(forth.toReversed());
    const rows: readonly Row[] = site.sidebar;
    expect(neighboursOf(rows, site.above, { trail: [], part: 'none' })).toEqual({});
  });
});

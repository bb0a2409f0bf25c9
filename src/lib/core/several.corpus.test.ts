/*
 * Real sites with several files: each opens with all that it reaches, and an edit goes to the file that owns the text.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingRefs } from './document/resolve-refs.ts';
import type { Doc } from './document/node.ts';
import { add } from './document/read.ts';
import { pointerOf, rootSpot, valueOf } from './document/walk.ts';
import { plan } from './operations/plan.ts';
import { check } from './check/check.ts';
import { childElements, fileOf, navigationOf, type Element } from './document/elements.ts';
import { apply, invert } from './text/edit.ts';
import { revert } from './merge.ts';
import { changesOf } from './compare/changes.ts';
import { siteOf } from './site/site.ts';
import { docFromText } from '../../../tests/make-document.ts';

const corpus = `${process.env.SIGNPOST_CORPUS ?? '../shared'}/corpus`;
const there = existsSync(`${corpus}/refs`);
const sites = there
  ? readdirSync(`${corpus}/refs`).filter((name) => existsSync(`${corpus}/files/${name}.json`))
  : [];

function open(site: string): Doc {
  const text = readFileSync(`${corpus}/files/${site}.json`, 'utf8');
  let doc = docFromText(text);
  for (;;) {
    const files = missingRefs(doc).filter((path) => existsSync(`${corpus}/refs/${site}/${path}`));
    if (files.length === 0) return doc;
    const textAt = (path: string) => readFileSync(`${corpus}/refs/${site}/${path}`, 'utf8');
    doc = add(doc, new Map(files.map((path) => [path, textAt(path)])));
  }
}

/** Replaces each `$ref` with its content, as a builder would. */
function resolved(value: unknown, site: string, folder = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, site, folder));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as { readonly $ref?: string };
  if ($ref === undefined)
    return Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [key, resolved(inner, site, folder)]),
    );
  const path = new URL($ref, `file:///${folder}`).pathname.slice(1);
  const content = JSON.parse(readFileSync(`${corpus}/refs/${site}/${path}`, 'utf8')) as unknown;
  return resolved(content, site, path);
}

const all = (element: Element): Element[] => [element, ...childElements(element).flatMap(all)];

describe.skipIf(!there)('real sites with several files', () => {
  test('are in the corpus', () => expect(sites.length).toBeGreaterThan(1));
  test.each(sites)('%s', { timeout: 120_000 }, editEachFile);
});

/** Opens a site with all its files and changes a group in each. */
function editEachFile(site: string): void {
  const doc = open(site);
  expect(missingRefs(doc)).toEqual([]);
  const main = JSON.parse(doc.files.get('docs.json')!.text) as unknown;
  expect(valueOf(rootSpot(doc)!.node)).toEqual(resolved(main, site));
  expect(check(doc).filter(({ code }) => code.startsWith('ref'))).toEqual([]);
  siteOf(doc, undefined, {});

  const elements = all(navigationOf(doc)!).filter(({ kind }) => kind === 'group');
  const files = new Set(elements.map(fileOf));
  let edits = 0;
  for (const file of files) {
    const own = elements.filter((one) => fileOf(one) === file);
    const group = own[Math.floor(own.length / 2)]!;
    const node = pointerOf(group.spot);
    const planned = plan(doc, { op: 'set', node, field: 'group', value: 'Renamed here' });
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    const { after } = planned.value;
    expect(planned.value.edits.map((edit) => edit.file)).toEqual([file]);
    const [before, now] = [doc, after].map((one) => one.files.get(file)!.text) as [string, string];
    expect(apply(now, invert(before, planned.value.edits))).toBe(before);
    const rows = changesOf(doc, after);
    expect(rows.map(({ kind }) => kind)).toEqual(['renamed']);
    const back = revert(doc, after, rows[0]!);
    if (!back.ok) throw new Error(back.refusal.sentence);
    expect(back.value.after.files.get(file)!.text).toBe(before);
    edits++;
  }
  console.log(`${site}: ${doc.files.size} files, ${elements.length} groups, ${edits} edits`);
}

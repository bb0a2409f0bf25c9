import { expect, test } from 'vitest';
import {
  docFromText,
  makeDoc,
  makeDocOfFiles,
  ref,
  textOf,
} from '../../../../tests/make-document.ts';
import type { World } from '../check/diagnostic.ts';
import type { Doc } from '../document/node.ts';
import { planRedirect, planRedirectRemoval, planRedirects } from './edit-redirects.ts';
import * as m from './redirect-messages.ts';

type Rule = readonly [source: string, destination: string];
const written = ([source, destination]: Rule, isTemporary = false) => ({
  source,
  destination,
  isTemporary,
});
const entry = ([source, destination]: Rule) => ({ source, destination });
const site = (...rules: readonly Rule[]) =>
  makeDoc({ navigation: { pages: ['start', 'new'] }, redirects: rules.map(entry) }, 2);
const world: World = { pages: new Set(['start', 'new']) };
const list = (doc: Doc) => (JSON.parse(textOf(doc)) as { redirects?: unknown }).redirects;

function planned(doc: Doc, rule: Rule, index?: number) {
  const result = planRedirect(doc, world, written(rule), index);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
}
const refused = (doc: Doc, rule: Rule, index?: number) => {
  const result = planRedirect(doc, world, written(rule), index);
  return result.ok ? undefined : [result.refusal.code, result.refusal.sentence];
};

test('a new redirect goes to the end, or before a wildcard that would match it', () => {
  const doc = site(['/a', '/new'], ['/old/:slug*', '/new']);
  expect(list(planned(doc, ['/b', '/new']).after)).toEqual([
    ...[entry(['/a', '/new']), entry(['/old/:slug*', '/new']), entry(['/b', '/new'])],
  ]);
  expect(list(planned(doc, ['old/x', 'new']).after)).toEqual([
    ...[entry(['/a', '/new']), entry(['/old/x', '/new']), entry(['/old/:slug*', '/new'])],
  ]);
  expect(planned(doc, ['/b', '/new']).label).toBe(m.add('/b'));
});

test('a new redirect is indented as the others are', () => {
  const text = `{ "navigation": { "pages": ["start", "new"] }, "redirects": [
    {
      "source": "/a",
      "destination": "/new"
    }
] }`;
  const { after } = planned(docFromText(text), ['/b', '/new']);
  expect(textOf(after)).toBe(
    text.replace(
      '    }\n]',
      '    },\n    {\n      "source": "/b",\n      "destination": "/new"\n    }\n]',
    ),
  );
});

test('the first redirect makes the list, and the last one removes it', () => {
  const doc = makeDoc({ name: 'x', navigation: { pages: ['start', 'new'] } }, 2);
  const { after } = planned(doc, ['/a', 'example.com/docs']);
  expect(list(after)).toEqual([{ source: '/a', destination: 'https://example.com/docs' }]);
  const removed = planRedirectRemoval(after, 0);
  expect(removed.ok && textOf(removed.value.after)).toBe(textOf(doc));
});

test('a change touches nothing but the value, and keeps other fields', () => {
  const doc = makeDoc({
    redirects: [{ note: 1, source: '/a', permanent: true, destination: '/start' }],
    navigation: { pages: ['start', 'new'] },
  });
  const { edits, after } = planned(doc, ['/a', '/new'], 0);
  expect(edits).toHaveLength(1);
  expect(textOf(after)).toBe(textOf(doc).replace('/start', '/new'));
  const temporary = planRedirect(doc, world, written(['/a', '/start'], true), 0);
  expect(temporary.ok && textOf(temporary.value.after)).toBe(textOf(doc).replace('true', 'false'));
  expect(planned(doc, ['/a', '/start'], 0).edits).toEqual([]);
});

test('a list in its own file is changed there', () => {
  const doc = makeDocOfFiles({
    'docs.json': { redirects: ref('./redirects.json'), navigation: { pages: ['start', 'new'] } },
    'redirects.json': [entry(['/a', '/start'])],
  });
  const { after } = planned(doc, ['/b', '/new']);
  expect(textOf(after)).toBe(textOf(doc));
  expect(JSON.parse(textOf(after, 'redirects.json'))).toHaveLength(2);
});

test.each<readonly [string, Rule, string, string]>([
  ['no source', [' ', '/new'], 'source', m.noSource],
  ['a URL as its source', ['https://x.com/a', '/new'], 'source', m.noSource],
  ['no destination', ['/a', ''], 'destination', m.noDestination],
  ['a “#” in its source', ['/a#b', '/new'], 'source', m.hasMark('#')],
  ['a “?” in its source', ['/a?b', '/new'], 'source', m.hasMark('?')],
  ['a source that the host serves', ['/mcp', '/new'], 'source', m.isReserved('/mcp')],
  ['the source of a page', ['/start/', '/new'], 'source', m.isPage('/start/')],
  ['the source of another one', ['/x/', '/start'], 'source', m.isTaken('/x/', '/new')],
  ['itself as its destination', ['/a', '/a/index'], 'destination', m.isLoop(['/a', '/a/index'])],
  ['a way back', ['/z', '/y'], 'destination', m.isLoop(['/z', '/y', '/z'])],
])('a redirect with %s is refused at its field', (_, rule, field, sentence) => {
  expect(refused(site(['/x', '/new'], ['/y', '/z']), rule)).toEqual([field, sentence]);
});

test('a source that was wrong before doesn’t keep the destination from being changed', () => {
  const doc = site(['/start', '/x'], ['/b', '/new']);
  expect(refused(doc, ['/start', '/new'], 0)).toBeUndefined();
  expect(refused(doc, ['/start', '/start'], 0)).toEqual([
    'destination',
    m.isLoop(['/start', '/start']),
  ]);
  expect(refused(doc, ['/b', '/new'], 0)).toEqual(['source', m.isTaken('/b', '/new')]);
});

test('many redirects are one step, and what can’t be there is skipped with a reason', () => {
  const doc = site(['/x', '/new'], ['/old/:slug*', '/new']);
  const news: readonly Rule[] = [
    ['/a', '/new'],
    ['/old/one', '/new'],
    ['/x', '/start'],
    ['/a/', '/start'],
    ['/mcp', '/new'],
    ['/p', '/q'],
    ['/q', '/p'],
    ['/c', ''],
  ];
  const { added, skipped, plan } = planRedirects(
    doc,
    world,
    news.map((rule) => written(rule)),
  );
  expect(added.map(({ source }) => source)).toEqual(['/a', '/old/one']);
  expect(skipped.map(({ redirect, why }) => [redirect.source, why])).toEqual([
    ['/x', m.isTaken('/x', '/new')],
    ['/a/', m.isTaken('/a', '/new')],
    ['/c', m.noDestination],
    ['/mcp', m.isReserved('/mcp')],
    ['/p', m.isLoop(['/p', '/q', '/p'])],
    ['/q', m.isLoop(['/q', '/p', '/q'])],
  ]);
  const steps = plan();
  expect(steps.ok && steps.value.label).toBe(m.addAll(2));
  expect(steps.ok && list(steps.value.after)).toEqual([
    ...[entry(['/x', '/new']), entry(['/old/one', '/new']), entry(['/old/:slug*', '/new'])],
    entry(['/a', '/new']),
  ]);
});

test('nothing is added to what isn’t a list', () => {
  const doc = makeDoc({ redirects: {}, navigation: { pages: ['start'] } });
  expect(refused(doc, ['/a', '/start'])).toEqual(['list', m.notAList]);
  expect(planRedirects(doc, world, [written(['/a', '/start'])]).plan().ok).toBe(false);
});

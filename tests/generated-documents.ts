/* Generated documents for property tests: navigations of every shape, in every layout. */
import fc from 'fast-check';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const label = fc.constantFrom(
  'Guides',
  'API reference',
  'Get started',
  'A "quoted" one',
  'Über uns',
  '日本語',
  '🚀 Launch',
  'a/b~c',
  '',
  'Guides',
);
const page = fc.constantFrom(
  'index',
  'guides/start',
  'guides/start',
  'a b/c',
  'v1.2/notes',
  'GET /users/{id}',
  'specs/o.yaml POST /x',
  '日本/語',
  '__proto__',
);
const extras = fc.record(
  {
    icon: fc.constantFrom<Json>('book', { name: 'book', style: 'solid' }),
    tag: fc.constant<Json>('New'),
    unknown: fc.constantFrom<Json>({ deep: [1, 2.5, 1e3, null] }, 'x\u2028y', true),
    openapi: fc.constantFrom<Json>('openapi.json', ['a.json', 'b.json']),
  },
  { requiredKeys: [] },
);
const element = (
  nameKey: string,
  content: fc.Arbitrary<Record<string, Json>>,
): fc.Arbitrary<Json> =>
  fc
    .tuple(label, extras, content)
    .map(([name, more, rest]) => ({ [nameKey]: name, ...more, ...rest }));

const { entry, group } = fc.letrec<{ entry: Json; group: Json }>((tie) => ({
  entry: fc.oneof({ depthSize: 'small', withCrossShrink: true }, page, tie('group')),
  group: element(
    'group',
    fc.array(tie('entry'), { maxLength: 4 }).map((pages) => ({ pages })),
  ),
}));
const pages = fc.array(entry, { maxLength: 5 }).map((list) => ({ pages: list }));
const groups = fc.array(group, { maxLength: 4 }).map((list) => ({ groups: list }));
const link = fc.constant<Record<string, Json>>({ href: 'https://example.com' });
const holding = (key: string, item: fc.Arbitrary<Json>) =>
  fc.array(item, { maxLength: 3 }).map((list): Record<string, Json> => ({ [key]: list }));
const flat = fc.oneof(pages, groups, link);
const anchors = holding('anchors', element('anchor', flat));
const menu = holding('menu', element('item', flat));
const tabs = holding('tabs', element('tab', fc.oneof(flat, anchors, menu)));
const versions = holding('versions', element('version', fc.oneof(flat, tabs)));
const languages = holding(
  'languages',
  fc
    .tuple(fc.constantFrom('en', 'fr', 'xx'), fc.oneof(tabs, versions))
    .map(([language, rest]) => ({ language, ...rest })),
);
const mixed = fc.tuple(pages, groups).map(([a, b]) => ({ ...a, ...b }));
const global = fc.option(
  fc.array(fc.constant({ anchor: 'Status', href: 'https://status.example.com' }), { maxLength: 2 }),
  { nil: undefined },
);

/** A complete docs.json as a plain value. */
export const siteValues: fc.Arbitrary<Json> = fc
  .tuple(fc.oneof(pages, groups, tabs, anchors, versions, languages, mixed), global, fc.boolean())
  .map(([pattern, anywhere, settings]) => ({
    $schema: 'https://example.com/docs.json',
    name: 'Acme',
    ...(settings ? { styling: { eyebrows: 'breadcrumbs' }, colors: { primary: '#0D9373' } } : {}),
    navigation: { ...pattern, ...(anywhere ? { global: { anchors: anywhere } } : {}) },
    footer: { socials: {} },
  }));

export type Layout = 'two' | 'four' | 'tab' | 'crlf' | 'compact' | 'inline' | 'mixed' | 'commented';
export const LAYOUTS: readonly Layout[] = [
  'two',
  'four',
  'tab',
  'crlf',
  'compact',
  'inline',
  'mixed',
  'commented',
];

/** Formats a value in a layout. `dice` returns numbers in [0, 1) for what varies within it. */
export function layOut(value: Json, layout: Layout, dice: () => number): string {
  if (layout === 'compact') return JSON.stringify(value);
  if (layout !== 'inline' && layout !== 'mixed' && layout !== 'commented') {
    const unit = { two: 2, four: 4, tab: '\t', crlf: 2 }[layout];
    const text = JSON.stringify(value, null, unit);
    return layout === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
  }
  let comments = 0;
  const comment = (own: boolean, indent: string) => {
    if (layout !== 'commented' || dice() > 0.15) return '';
    const text = `c${++comments}`;
    return own ? `// ${text}, "}]\n${indent}` : ` /* ${text} { */`;
  };
  const put = (value: Json, indent: string): string => {
    if (typeof value === 'string')
      return dice() < 0.1
        ? JSON.stringify(value).replace(
            /[^ -~]/g,
            (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
          )
        : JSON.stringify(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const entries = Array.isArray(value)
      ? value.map((item) => [undefined, item] as const)
      : Object.entries(value);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const colon = layout === 'inline' ? ': ' : [': ', ':', ' : '][Math.floor(dice() * 3)]!;
    if (entries.length === 0) return dice() < 0.8 ? `${open}${close}` : `${open} ${close}`;
    const scalars = entries.every(([, item]) => typeof item !== 'object');
    const flat = layout === 'inline' ? scalars || dice() < 0.2 : dice() < 0.3;
    const inner = flat
      ? indent
      : `${indent}${layout === 'inline' ? '  ' : dice() < 0.5 ? '  ' : '    '}`;
    const lead = flat ? (dice() < 0.5 ? ' ' : '') : `\n${inner}`;
    const between = flat ? ' ' : `\n${inner}`;
    const parts = entries.map(([key, item], i) => {
      const name = key === undefined ? '' : `${JSON.stringify(key)}${colon}`;
      const above = flat ? '' : comment(true, inner);
      const gap = i === 0 ? '' : layout === 'mixed' && dice() < 0.1 ? `\n\n${inner}` : between;
      return `${gap}${above}${name}${put(item, inner)}${comment(false, inner)}`;
    });
    const end = flat ? lead : `\n${indent}`;
    const trailing = layout === 'commented' && dice() < 0.1 ? ',' : '';
    return `${open}${lead}${parts.join(',')}${trailing}${end}${close}`;
  };
  return put(value, '');
}

/** Texts of documents in all layouts, with and without a byte order mark and a final newline. */
export const laidOutTexts: fc.Arbitrary<{ readonly text: string; readonly layout: Layout }> = fc
  .tuple(
    siteValues,
    fc.constantFrom(...LAYOUTS),
    fc.integer({ min: 1, max: 1e6 }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([value, layout, seed, bom, end]) => {
    const body = layOut(value, layout, seededDice(seed));
    return {
      layout,
      text: `${bom ? '\ufeff' : ''}${body}${end ? (layout === 'crlf' ? '\r\n' : '\n') : ''}`,
    };
  });

/** Returns a generator of numbers in [0, 1) from a seed. */
export function seededDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

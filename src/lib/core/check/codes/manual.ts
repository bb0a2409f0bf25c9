/*
 * docs/rules.md, generated from the table of kinds, the codes and the catalogue. The fixes are the ones offered for the
 * examples. `npm run docs` writes it, and a test fails when it is out of date.
 */
import { read } from '../../document/read.ts';
import { CATALOGUE, type Rule } from './catalogue.ts';
import { check } from '../check.ts';
import { ELSEWHERE, SEVERITY, type Code } from './codes.ts';
import { TITLE } from './titles.ts';
import { capital, withArticle } from '../../document/kind-words.ts';
import type { Diagnostic, Severity } from '../diagnostic.ts';
import { KINDS, METHODS, OFFERED, type Kind, type ListKey } from '../../schema/kinds.ts';
import { EXTRA_LANGUAGES, LANGUAGES } from '../../schema/languages.ts';

const CODES = Object.keys(SEVERITY) as readonly Code[];

/** What a site needs besides its navigation. Examples of settings omit it. */
const NEEDED = '"name": "Acme", "theme": "mint", "colors": { "primary": "#0d9373" },';

/** The whole file for an example, or undefined for a rule that no short text can show. */
export function exampleText({ example, of }: Rule): string | undefined {
  if (!example || of === 'text') return example || undefined;
  const [open, close] = of ? ['{', '}'] : ['{ "navigation": {', '} }'];
  if (!example.includes('\n')) return `${open} ${example} ${close}`;
  return `${open}\n  ${example.replaceAll('\n', '\n  ')}\n${close}`;
}

/** The problems in a rule's example. */
export function problemsOf(code: Code): readonly Diagnostic[] {
  const rule = CATALOGUE[code];
  const shown = exampleText(rule);
  const text = rule.of === 'site' ? shown?.replace('{', `{ ${NEEDED}`) : shown;
  return text ? check(read(new Map([['docs.json', text]]), 'docs.json'), rule.world) : [];
}

/** The text of docs/rules.md. */
export const rulesManual = (): string =>
  `${[...introduction(), ...lists(), ...rules(), ...words()].join('\n')}\n`;

const introduction = () => [
  '<!-- Made by `npm run docs` from src/lib/core: schema/kinds.ts and check/codes. -->',
  '',
  '# Rules',
  '',
  'What Signpost says about a `docs.json`, and how loudly. The table of what may stand where is',
  '`src/lib/core/schema/kinds.ts`; every list, menu, drop line and message reads it.',
  'Examples of settings leave out the `name`, `theme`, and `colors` that every site needs.',
  '',
  '- **error**: the format’s specification forbids it, content is lost, or the site does not build.',
  '- **warning**: probably not what was meant.',
  '- **hint**: may well be meant; shown only by “Show hints” and `--severity hint`, never counted.',
  '',
  'Codes are stable. Nothing that Signpost does not know is ever removed by itself. What stands behind a `$ref` whose',
  'file was not opened along is not judged, nor is anything because of it. Below, each rule has an example that breaks it,',
  'and what is offered for that: the words on the buttons.',
  '',
];

const ELEMENTS: readonly (readonly [Kind, string])[] = [
  ['navigation', 'navigation'],
  ['group', 'group'],
  ['tab', 'tab'],
  ['anchor', 'anchor'],
  ['dropdown', 'dropdown'],
  ['product', 'product'],
  ['version', 'version'],
  ['language', 'language'],
  ['item', 'menu item'],
  ['global', 'global'],
];

function lists(): readonly string[] {
  const row = ([kind, word]: readonly [Kind, string]) => {
    const { holds, order } = KINDS[kind];
    const of = (position: string) => OFFERED.filter((key: ListKey) => holds[key] === position);
    const spec = of('spec').join(', ');
    const wins = order.filter((key) => key !== 'href').join(', ');
    return cells([
      word,
      kind === 'group' ? `${spec} (with groups among them)` : spec,
      of('builder').join(', '),
      wins || 'all are shown; each entry is a link',
    ]);
  };
  return [
    '## Which lists an element may hold',
    '',
    'Of several lists in one element the builder shows one and drops the others without a word. The order says which one',
    'wins; a link (`href`) wins over all of them.',
    '',
    ...table(
      ['element', 'specification', 'the builder also takes', 'which wins'],
      ELEMENTS.map(row),
    ),
    '',
  ];
}

const SECTIONS: readonly (readonly [Severity, string])[] = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['hint', 'Hints'],
];

const rules = (): readonly string[] =>
  SECTIONS.flatMap(([severity, title]) => [
    `## ${title}`,
    '',
    ...CODES.filter((code) => SEVERITY[code] === severity).flatMap(ruleOf),
  ]);

function ruleOf(code: Code): readonly string[] {
  const { what, note } = CATALOGUE[code];
  const elsewhere = code in ELSEWHERE ? ELSEWHERE[code as keyof typeof ELSEWHERE] : undefined;
  const text = exampleText(CATALOGUE[code]);
  const problem = problemsOf(code).find((one) => one.code === code);
  const offers = problem?.fixes.map(({ label }) => `**${label}**`) ?? [];
  return [
    `### \`${code}\``,
    '',
    `*${TITLE[code]}.* ${what}${note ? ` ${note}` : ''}`,
    '',
    ...(elsewhere
      ? [`**${capital(withArticle(elsewhere.severity))}** where ${elsewhere.where}.`, '']
      : []),
    ...(text ? ['```json', text, '```', ''] : []),
    ...(offers.length ? [`Offered: ${offers.join(', ')}.`, ''] : []),
  ];
}

const words = (): readonly string[] => [
  '## Endpoints',
  '',
  `An entry of two or three words, \`[specification] METHOD path\`, is an endpoint when its method is one of ${METHODS.join(', ')}`,
  'or `webhook`, in any letter case. Anything else is a page path.',
  '',
  '## Language codes',
  '',
  ...table(
    ['code', 'language', 'in the specification'],
    [
      ...Object.entries(LANGUAGES).map(([code, name]) => cells([`\`${code}\``, name, 'yes'])),
      ...Object.entries(EXTRA_LANGUAGES).map(([code, name]) => cells([`\`${code}\``, name, 'no'])),
    ],
  ),
];

const cells = (texts: readonly string[]): string =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll('  |', ' |');

const table = (head: readonly string[], rows: readonly string[]): readonly string[] => [
  cells(head),
  cells(head.map(() => '---')),
  ...rows,
];

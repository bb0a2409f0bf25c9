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
  if (!example || of === 'text' || isAround(of)) return example || undefined;
  const [open, close] = of ? ['{', '}'] : ['{ "navigation": {', '} }'];
  if (!example.includes('\n')) return `${open} ${example} ${close}`;
  return `${open}\n  ${example.replaceAll('\n', '\n  ')}\n${close}`;
}

/** Whether a rule is about files around the document. */
const isAround = (of: Rule['of']): boolean => of === 'page' || of === 'change';

/** The problems in a rule's example. Those of files around the document aren't found here. */
export function problemsOf(code: Code): readonly Diagnostic[] {
  const rule = CATALOGUE[code];
  const shown = isAround(rule.of) ? undefined : exampleText(rule);
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
  'The problems that Signpost finds in a `docs.json` and the links of page files, and their severity.',
  '`src/lib/core/schema/kinds.ts` defines what each element can contain; every list, menu, drop line and message reads',
  'it. Examples of settings leave out the `name`, `theme` and `colors` that every site needs.',
  '',
  '- **error**: the format’s specification forbids it, content is lost, or the site won’t build.',
  '- **warning**: probably not what was meant.',
  '- **hint**: possibly intended. Hints only appear with “Show hints” and `--severity hint`, and are never counted.',
  '',
  'Codes are stable. Signpost never removes anything it doesn’t know. If the file of a `$ref` isn’t open, its content',
  'isn’t checked. Each rule below has an example that breaks it, and the fixes that Signpost offers for it.',
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
      kind === 'group' ? `${spec} (including groups)` : spec,
      of('builder').join(', '),
      wins || 'all appear; each entry is a link',
    ]);
  };
  return [
    '## Which lists an element can contain',
    '',
    'If an element has several lists, only one appears on the site: the first in this order. A link (`href`) comes before',
    'all of them.',
    '',
    ...table(['element', 'specification', 'the builder also accepts', 'order'], ELEMENTS.map(row)),
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
    ...(text ? ['```' + languageOf(CATALOGUE[code]), text, '```', ''] : []),
    ...(offers.length ? [`Fixes: ${offers.join(', ')}.`, ''] : []),
  ];
}

const languageOf = ({ of }: Rule): string =>
  of === 'page' ? 'mdx' : of === 'change' ? 'text' : 'json';

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

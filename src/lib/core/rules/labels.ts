/*
 * Labels and language codes: what readers see, and what the language switcher knows.
 */
import type { ArrayNode, Node } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { textOf } from './elements.ts';
import { report, type Subject } from './finding.ts';
import { costOf } from './inherited.ts';
import { EXTRA_LANGUAGES, KINDS, KIND_OF_LIST, LANGUAGES, type ListKey } from './kinds.ts';
import { capital, listed, quoted, withArticle } from './words.ts';

export function checkLabel(subject: Subject): void {
  const { kind, fields, context } = subject;
  const { nameKey, word } = KINDS[kind];
  if (!nameKey) return;
  const value = fields.get(nameKey)?.value;
  if (kind === 'language') return checkLanguage(subject, value);
  const where = value ? { field: [nameKey] } : {};
  const called = (pointer: string) => [
    {
      label: `Call it ${quoted(`New ${word}`)}`,
      operations: [{ op: 'set' as const, node: pointer, field: nameKey, value: `New ${word}` }],
    },
  ];
  if (value?.type !== 'string')
    report(
      subject,
      'label-missing',
      value
        ? `The label of this ${word} (${quoted(nameKey)}) must be text. ${costOf(context)}`
        : `This ${word} has no label: ${quoted(nameKey)} is missing. ${costOf(context)}`,
      where,
      value && (value.type === 'number' || value.type === 'boolean')
        ? (pointer) => [
            {
              label: `Write it as text`,
              operations: [
                { op: 'set', node: pointer, field: nameKey, value: String(value.value) },
              ],
            },
          ]
        : called,
    );
  else if (value.value === '')
    report(
      subject,
      'label-missing',
      `The label of this ${word} is empty. ${costOf(context)}`,
      where,
      called,
    );
  else if (value.value.trim() === '')
    report(
      subject,
      'label-blank',
      `The label of this ${word} is only spaces, so readers see nothing.`,
      where,
    );
}

function checkLanguage(subject: Subject, value: Node | undefined): void {
  const { context } = subject;
  const where = value ? { field: ['language'] } : {};
  if (value?.type !== 'string') {
    const why = value ? 'The language code must be text.' : 'This language has no code.';
    report(subject, 'language-code', `${why} ${costOf(context)}`, where);
    return;
  }
  const code = value.value;
  const setTo = (codes: readonly string[]) => (pointer: string) =>
    codes.map((near) => ({
      label: `Use ${quoted(near)} (${LANGUAGES[near] ?? EXTRA_LANGUAGES[near] ?? near})`,
      operations: [{ op: 'set' as const, node: pointer, field: 'language', value: near }],
    }));
  if (code === 'ua')
    report(
      subject,
      'language-builder',
      'The specification lists “ua” for Ukrainian, but the current builder wants “uk” and does not build with “ua”.',
      where,
      setTo(['uk']),
    );
  else if (Object.hasOwn(EXTRA_LANGUAGES, code))
    report(
      subject,
      'language-extra',
      `The builder knows ${quoted(code)}, but the specification does not list it.`,
      where,
    );
  else if (!Object.hasOwn(LANGUAGES, code)) {
    const near = nearestLanguages(code);
    const meant = near.length ? ` Did you mean ${listed(near.map(quoted), 'or')}?` : '';
    const what = code.trim()
      ? `${quoted(code)} is no language code that the site knows.`
      : 'The language code is empty.';
    report(subject, 'language-code', `${what}${meant} ${costOf(context)}`, where, setTo(near));
  }
}

/** The known codes that are most like this one: by letter case, by language part, by name, by one letter. */
export function nearestLanguages(code: string): readonly string[] {
  const known = { ...LANGUAGES, ...EXTRA_LANGUAGES };
  const codes = Object.keys(known);
  const plain = code.trim().toLowerCase().replaceAll('_', '-');
  if (!plain) return [];
  const same = codes.filter((c) => c.toLowerCase() === plain);
  if (same.length) return same.slice(0, 1);
  const language = plain.split('-')[0]!;
  const part = codes.filter((c) => c === language);
  if (part.length) return part;
  const byName = codes.filter((c) => known[c]!.toLowerCase() === plain);
  if (byName.length) return byName.slice(0, 1);
  if (OTHER_NAMES[language]) return [OTHER_NAMES[language]];
  return codes
    .filter(
      (c) =>
        c.length === language.length && c.startsWith(language.charAt(0)) && isOneOff(c, language),
    )
    .slice(0, 3);
}

/** Codes that people know from other standards. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  nb: 'no',
  nn: 'no',
  cz: 'cs',
  se: 'sv',
  dk: 'da',
  kr: 'ko',
  vn: 'vi',
  br: 'pt-BR',
  eng: 'en',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  jpn: 'ja',
  zho: 'zh',
  chi: 'zh',
};

const isOneOff = (a: string, b: string): boolean =>
  [...a].filter((letter, i) => letter !== b[i]).length === 1;

/** Among the entries of one list: equal labels, and more than one default. */
export function checkSiblings(subject: Subject, key: ListKey, list: ArrayNode): void {
  const { nameKey } = KINDS[KIND_OF_LIST[key]];
  if (!nameKey || list.items.length < 2) return;
  const seen = new Set<string>();
  for (let index = 0; index < list.items.length; index++) {
    const item = list.items[index]!;
    const label = item.type === 'object' ? textOf(item, nameKey) : undefined;
    if (label === undefined) continue;
    if (seen.has(label) && label.trim()) reportLabelTwice(subject, key, list, index, label);
    seen.add(label);
  }
  if (key === 'versions' || key === 'languages') checkDefaults(subject, key, list);
}

function reportLabelTwice(
  subject: Subject,
  key: ListKey,
  list: ArrayNode,
  index: number,
  label: string,
): void {
  const { nameKey, word } = KINDS[KIND_OF_LIST[key]];
  const item = list.items[index]!;
  subject.found.push({
    code: 'label-twice',
    message: `Another ${word} beside this one is also called ${quoted(label)}. Readers cannot tell them apart.`,
    node: item.id,
    field: [nameKey!],
    path: [key, index, nameKey!],
    ...spanBelow(item, nameKey!, startOf(subject, key, list, index)),
    fixes: undefined,
  });
}

function checkDefaults(subject: Subject, key: ListKey, list: ArrayNode): void {
  const { word, plural } = KINDS[KIND_OF_LIST[key]];
  const chosen = list.items.flatMap((item, index) => {
    const value = member(item, 'default')?.value;
    return value?.type === 'boolean' && value.value === true ? [index] : [];
  });
  for (const index of chosen.slice(1)) {
    const item = list.items[index]!;
    subject.found.push({
      code: 'default-twice',
      message: `${capital(withArticle(word))} before this one is the default already. Only one of the ${plural} can be.`,
      node: item.id,
      field: ['default'],
      path: [key, index, 'default'],
      ...spanBelow(item, 'default', startOf(subject, key, list, index)),
      fixes: (pointer) => [
        {
          label: 'Do not make this one the default',
          operations: [{ op: 'set', node: `${pointer}/${key}/${index}`, field: 'default' }],
        },
      ],
    });
  }
}

const startOf = (subject: Subject, key: ListKey, list: ArrayNode, index: number): number =>
  subject.fields.get(key)!.start + list.starts[index]!;

function spanBelow(node: Node, key: string, at: number): { at: number; length: number } {
  const m = member(node, key);
  return m ? { at: at + m.start, length: m.value.length } : { at, length: node.length };
}

/*
 * Labels: what readers see and use to distinguish siblings.
 */
import type { ArrayNode, Node } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import type { OperationFix } from '../../result.ts';
import { stringField } from '../../document/elements.ts';
import { report, type Subject } from '../finding.ts';
import { firstPageBelow } from '../../document/first-page.ts';
import { costOf } from '../../document/inherited.ts';
import { KINDS, KIND_OF_LIST, parseEndpoint, type Kind, type ListKey } from '../../schema/kinds.ts';
import { checkLanguage } from './languages.ts';
import { hostOf } from '../../schema/links.ts';
import { clear, fix, setTo } from '../fixes/fix-builders.ts';
import { nameFromPath } from '../../document/paths.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

export function checkLabel(subject: Subject): void {
  const { kind, fields, context } = subject;
  const { nameKey, word } = KINDS[kind];
  if (!nameKey) return;
  const value = fields.get(nameKey)?.value;
  if (kind === 'language') return checkLanguage(subject, value);
  const where = value ? { field: [nameKey] } : {};
  const called = (pointer: string) => namings(subject, pointer, nameKey, word);
  if (value?.type !== 'string')
    report(
      subject,
      'label-missing',
      `${(value ? m.labelNotText : m.noLabel)(word, nameKey)} ${costOf(context)}`,
      where,
      value && (value.type === 'number' || value.type === 'boolean')
        ? (pointer) => [
            fix(m.writeAsText(String(value.value)), setTo(pointer, nameKey, String(value.value))),
          ]
        : called,
    );
  else if (value.value === '')
    report(subject, 'label-missing', `${m.labelEmpty(word)} ${costOf(context)}`, where, called);
  else if (value.value.trim() === '')
    report(subject, 'label-blank', m.labelBlank(word), where, called);
}

/** Keys that are used for labels by mistake. */
const OTHER_KEYS = ['title', 'label', 'name', ...Object.values(KINDS).map((row) => row.nameKey)];

/** Names for an element without a label: from another key, from its first page or its link, or a new one. */
function namings(
  { node, kind }: Subject,
  pointer: string,
  nameKey: string,
  word: string,
): readonly OperationFix[] {
  const key = OTHER_KEYS.find(
    (k) => k !== undefined && k !== nameKey && stringField(node, k)?.trim() && !isField(kind, k),
  );
  const said = key === undefined ? undefined : stringField(node, key)!;
  const page = firstPageBelow(node) ?? '';
  const link = stringField(node, 'href');
  const name = link ? hostOf(link) : nameFromPath(parseEndpoint(page)?.path ?? page);
  const names = [...new Set([...(name ? [name] : []), shared.newLabel(word)])];
  return [
    ...(said === undefined
      ? []
      : [fix(m.useOtherKey(key!, said), setTo(pointer, nameKey, said), clear(pointer, key!))]),
    ...names.map((one) => fix(m.callIt(one), setTo(pointer, nameKey, one))),
  ];
}

const isField = (kind: Kind, key: string): boolean =>
  KINDS[kind].fields.some((field) => field.key === key);

/** Checks the entries of one list for equal labels and for more than one default. */
export function checkSiblings(subject: Subject, key: ListKey, list: ArrayNode): void {
  const { nameKey } = KINDS[KIND_OF_LIST[key]];
  if (!nameKey || list.items.length < 2) return;
  const seen = new Map<string, number>();
  for (let index = 0; index < list.items.length; index++) {
    const item = list.items[index]!;
    const label = item.type === 'object' ? stringField(item, nameKey) : undefined;
    if (label === undefined) continue;
    const first = seen.get(label);
    if (first === undefined) seen.set(label, index);
    else if (label.trim()) reportLabelTwice(subject, key, list, index, first);
  }
  if (key === 'versions' || key === 'languages') checkDefaults(subject, key, list);
}

function reportLabelTwice(
  subject: Subject,
  key: ListKey,
  list: ArrayNode,
  index: number,
  first: number,
): void {
  const { nameKey, word } = KINDS[KIND_OF_LIST[key]];
  const item = list.items[index]!;
  const label = stringField(item, nameKey!)!;
  subject.found.push({
    code: 'label-twice',
    message: m.labelTwice(word, label),
    node: item.id,
    field: [nameKey!],
    path: [key, index, nameKey!],
    ...spanBelow(item, nameKey!, startOf(subject, key, list, index)),
    key: false,
    fixes: (pointer) => [
      fix(m.putIntoFirst(label), {
        op: 'merge',
        nodes: [`${pointer}/${key}/${first}`, `${pointer}/${key}/${index}`],
      }),
    ],
  });
}

function checkDefaults(subject: Subject, key: ListKey, list: ArrayNode): void {
  const kind = KIND_OF_LIST[key];
  const chosen = list.items.flatMap((item, index) => {
    const value = member(item, 'default')?.value;
    return value?.type === 'boolean' && value.value === true ? [index] : [];
  });
  for (const index of chosen.slice(1)) {
    const item = list.items[index]!;
    subject.found.push({
      code: 'default-twice',
      message: m.defaultTwice(kind),
      node: item.id,
      field: ['default'],
      path: [key, index, 'default'],
      ...spanBelow(item, 'default', startOf(subject, key, list, index)),
      key: false,
      fixes: (pointer) => [
        fix(m.notDefault, clear(`${pointer}/${key}/${index}`, 'default')),
        fix(
          m.onlyDefault(KINDS[kind].word),
          ...chosen
            .filter((other) => other !== index)
            .map((other) => clear(`${pointer}/${key}/${other}`, 'default')),
        ),
      ],
    });
  }
}

const startOf = (subject: Subject, key: ListKey, list: ArrayNode, index: number): number =>
  subject.fields.get(key)!.start + list.starts[index]!;

function spanBelow(node: Node, key: string, at: number): { at: number; length: number } {
  const found = member(node, key);
  return found ? { at: at + found.start, length: found.value.length } : { at, length: node.length };
}

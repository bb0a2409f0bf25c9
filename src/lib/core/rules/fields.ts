/*
 * Fields: the type of each, by the table; keys that have no effect where they stand, or that nobody knows.
 */
import type { Member, Node } from '../model/node.ts';
import type { Fix } from './diagnostic.ts';
import { checkBanner } from './banner.ts';
import { checkColor } from './colors.ts';
import { isRef } from './elements.ts';
import { removal, report, type Subject } from './finding.ts';
import { checkIcon } from './icons.ts';
import { costOf, Inherited } from './inherited.ts';
import { KINDS, isListKey, type Field } from './kinds.ts';
import { checkSpecification } from './specifications.ts';
import { aKind, quoted } from './words.ts';

const FIELDS: ReadonlyMap<string, ReadonlyMap<string, Field>> = new Map(
  Object.entries(KINDS).map(([kind, row]) => [kind, new Map(row.fields.map((f) => [f.key, f]))]),
);

const KNOWN_SOMEWHERE: ReadonlySet<string> = new Set(
  Object.values(KINDS).flatMap((row) => row.fields.map((f) => f.key)),
);

/** Where a reader looks for a field's value: what the type is called in a sentence. */
const WANTED: Readonly<Record<string, string>> = {
  text: 'text',
  'long-text': 'text',
  'page-path': 'a page path',
  link: 'a link',
  switch: 'true or false',
  number: 'a number',
  json: 'an object',
};

export function checkFields(subject: Subject): void {
  for (const [key, m] of subject.fields) {
    if (isListKey(key) || key === '$ref') continue;
    const known = FIELDS.get(subject.kind)?.get(key);
    if (known) checkField(subject, known, m);
    else checkStranger(subject, key, m);
  }
  const { kind, fields, context } = subject;
  if (kind === 'group' && fields.has('expanded') && !(context & Inherited.nested))
    report(
      subject,
      'expanded-top',
      'This group is at the top level, where groups always stand open; “expanded” has no effect.',
      { field: ['expanded'], key: true },
      removal('expanded'),
    );
  if (kind === 'navigation' && fields.has('openapi'))
    report(
      subject,
      'navigation-openapi',
      'The specification takes this as the default for the whole site; the current builder reads “api.openapi” instead.',
      { field: ['openapi'], key: true },
    );
}

/** A field of the table, of this kind. */
function checkField(subject: Subject, field: Field, { value }: Member): void {
  const { key, type } = field;
  if (key === KINDS[subject.kind].nameKey || isRef(value)) return;
  switch (type) {
    case 'icon':
      return checkIcon(subject, key, value);
    case 'specification':
      return checkSpecification(subject, key, value);
    case 'banner':
      return checkBanner(subject, value, [key]);
    case 'color':
      return checkColor(subject, value, [key]);
    case 'choice':
      if (value.type === 'string' && field.values?.includes(value.value)) return;
      return wrong(
        subject,
        field,
        `${quoted(key)} must be ${orList(field.values ?? [])}`,
        removal(key),
      );
    case 'json':
      if (key === 'sdk' || key === 'graphql' ? value.type === 'string' : false) return;
      if (value.type === 'object' || (value.type === 'array' && key !== 'global')) return;
      break;
    case 'switch':
      if (value.type === 'boolean') return;
      break;
    case 'number':
      if (value.type === 'number') return;
      break;
    case 'page-path':
      if (value.type === 'string' && value.value.trim() !== '') return;
      break;
    default:
      if (value.type === 'string') return;
  }
  wrong(subject, field, `${quoted(key)} must be ${WANTED[type] ?? 'text'}`, (pointer) => [
    ...conversion(field, value, pointer),
    ...removal(key)(pointer),
  ]);
}

const orList = (values: readonly string[]) => values.map(quoted).join(' or ');

function wrong(
  subject: Subject,
  field: Field,
  sentence: string,
  fixes: (pointer: string) => readonly Fix[],
): void {
  const cost = field.key === 'href' ? 'The site drops it.' : costOf(subject.context);
  report(
    subject,
    field.spec ? 'field-type' : 'field-builder',
    `${sentence}. ${cost}`,
    { field: [field.key] },
    fixes,
  );
}

/** The value that was meant, where there is no doubt. */
function conversion(field: Field, value: Node, pointer: string): Fix[] {
  const set = (to: string | number | boolean): Fix[] => [
    {
      label: `Write ${typeof to === 'string' ? quoted(to) : String(to)}`,
      operations: [{ op: 'set', node: pointer, field: field.key, value: to }],
    },
  ];
  if (field.type === 'switch') {
    const said =
      value.type === 'string'
        ? value.value.trim().toLowerCase()
        : value.type === 'number'
          ? value.value
          : undefined;
    if (said === 'true' || said === 'yes' || said === 1) return set(true);
    if (said === 'false' || said === 'no' || said === 0) return set(false);
    return [];
  }
  if (field.type === 'number')
    return value.type === 'string' &&
      value.value.trim() !== '' &&
      Number.isFinite(Number(value.value))
      ? set(Number(value.value))
      : [];
  if (value.type === 'number' && (field.type === 'text' || field.type === 'long-text'))
    return set(String(value.value));
  return [];
}

/** A key that the table does not have for this kind. */
function checkStranger(subject: Subject, key: string, { value }: Member): void {
  const { kind, fields } = subject;
  const where = { field: [key], key: true };
  if (kind === 'global') {
    report(
      subject,
      'global-key',
      `The global section cannot hold ${quoted(key)}; the site does not build with it.`,
      where,
      removal(key),
    );
  } else if (
    key === 'url' &&
    kind !== 'group' &&
    kind !== 'navigation' &&
    value.type === 'string'
  ) {
    const { value: url } = value;
    report(
      subject,
      'old-key',
      `${quoted('url')} is an old name that the site no longer reads; links are written as ${quoted('href')}.`,
      where,
      (pointer) => [
        fields.has('href')
          ? { label: 'Remove “url”', operations: [{ op: 'set', node: pointer, field: 'url' }] }
          : {
              label: 'Write it as “href”',
              operations: [
                { op: 'set', node: pointer, field: 'href', value: url },
                { op: 'set', node: pointer, field: 'url' },
              ],
            },
      ],
    );
  } else if (key === 'graphql' || key === 'sdk')
    report(
      subject,
      'field-builder',
      `${quoted(key)} belongs on ${key === 'graphql' ? 'a tab' : 'a tab or a group'}, not on ${aKind(kind)}. ${costOf(subject.context)}`,
      where,
      removal(key),
    );
  else if (KNOWN_SOMEWHERE.has(key) || key === 'href')
    report(
      subject,
      'no-effect',
      `${quoted(key)} has no effect on ${aKind(kind)}.`,
      where,
      removal(key),
    );
  else
    report(
      subject,
      'unknown-field',
      `Neither the specification nor the builder knows ${quoted(key)} on ${aKind(kind)}. It stays in the file.`,
      where,
    );
}

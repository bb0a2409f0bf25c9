/*
 * Fields: the type of each, by the table, and keys that have no effect on their element or are unknown.
 */
import type { Member, Node } from '../../document/node.ts';
import type { Fix } from '../diagnostic.ts';
import { checkBanner } from './banner.ts';
import { checkColor } from './colors.ts';
import { isRef, stringField } from '../../document/elements.ts';
import { removal, report, type Subject } from '../finding.ts';
import { checkIcon } from '../icons/icons.ts';
import { costOf, Inherited } from '../../document/inherited.ts';
import { KINDS, isListKey, type Field, type Kind } from '../../schema/kinds.ts';
import { isUrl, meantLink } from '../../schema/links.ts';
import { rewrittenPath } from '../../document/paths.ts';
import { booleanOf, clear, fix, jsonOf, nearestOf, setTo } from '../fixes/fix-builders.ts';
import { checkGraphql, checkSdk } from './generated.ts';
import { checkMisspelled, isContentKey, isMeantAsLink } from './misspelled.ts';
import { isOneTypo } from '../../text/typo.ts';
import { checkPart } from '../settings/settings.ts';
import { checkSpecification } from '../specifications/specifications.ts';
import { isLoose } from '../text.ts';
import { aKind, named, quoted } from '../../document/kind-words.ts';
import * as m from './field-messages.ts';
import * as shared from '../messages.ts';

const FIELDS: ReadonlyMap<string, ReadonlyMap<string, Field>> = new Map(
  Object.entries(KINDS).map(([kind, row]) => [kind, new Map(row.fields.map((f) => [f.key, f]))]),
);

const KNOWN_SOMEWHERE: ReadonlySet<string> = new Set(
  Object.values(KINDS).flatMap((row) => row.fields.map((f) => f.key)),
);

export function checkFields(subject: Subject): void {
  for (const [key, member] of subject.fields) {
    if (isListKey(key) || key === '$ref') continue;
    const known = FIELDS.get(subject.kind)?.get(key);
    if (known) checkField(subject, known, member);
    else checkStranger(subject, key, member);
  }
  const { kind, fields, context } = subject;
  if (kind === 'group' && fields.has('expanded') && !(context & Inherited.nested))
    report(
      subject,
      'expanded-top',
      m.alwaysExpanded(named(subject)),
      { field: ['expanded'], key: true },
      removal('expanded'),
    );
  if (kind === 'navigation' && fields.has('openapi'))
    report(subject, 'navigation-openapi', m.openapiOfNavigation, { field: ['openapi'], key: true });
}

/** Checks a field that the table has for this kind. */
function checkField(subject: Subject, field: Field, { value }: Member): void {
  const { key, type } = field;
  if (key === KINDS[subject.kind].nameKey || isRef(value)) return;
  if (subject.context & Inherited.global && IGNORED_IN_GLOBAL.has(key))
    return report(
      subject,
      'no-effect',
      m.noEffectOnEveryPage(key),
      { field: [key], key: true },
      removal(key),
    );
  if (key === 'graphql') return checkGraphql(subject, value);
  if (key === 'sdk') return checkSdk(subject, value);
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
      return wrong(subject, field, m.oneOf(field.values ?? []), value);
    case 'json':
      if (key === 'navbar' || key === 'footer') return checkPart(subject, key, value);
      if (value.type === 'object' || (value.type === 'array' && key !== 'global')) return;
      break;
    case 'switch':
      if (value.type === 'boolean') return;
      break;
    case 'number':
      if (value.type === 'number') return;
      break;
    case 'page-path':
      if (value.type === 'string' && value.value.trim() !== '')
        return checkPath(subject, key, value.value);
      break;
    case 'text':
    case 'long-text':
    case 'link':
      if (value.type === 'string') return;
  }
  wrong(subject, field, m.wanted[type], value);
}

/** Fields that the builder ignores on an entry of a global section. */
export const IGNORED_IN_GLOBAL: ReadonlySet<string> = new Set(['openapi', 'asyncapi', 'global']);

function wrong(subject: Subject, field: Field, wanted: string, value: Node): void {
  const { key, spec } = field;
  const cost = key === 'href' ? m.dropped : costOf(subject.context);
  const code = spec ? 'field-type' : 'field-builder';
  report(
    subject,
    code,
    `${m.fieldMustBe(key, named(subject), wanted)} ${cost}`,
    { field: [key] },
    (pointer) => [
      ...conversion(field, value, pointer),
      ...removal(key)(pointer),
      // An entry of a global section is useless without its link.
      ...(key === 'href' && subject.context & Inherited.global
        ? [fix(shared.remove(named(subject)), { op: 'remove', nodes: [pointer] })]
        : []),
    ],
  );
}

/** The fix that writes the value that was meant, if there is no doubt. */
function conversion(field: Field, value: Node, pointer: string): Fix[] {
  const meant = meantValue(field, value);
  if (meant === undefined) return [];
  const word = typeof meant === 'string' ? quoted(meant) : String(meant);
  return [fix(shared.write(word), setTo(pointer, field.key, meant))];
}

function meantValue(
  { type, values, key }: Field,
  value: Node,
): string | number | boolean | undefined {
  const text = value.type === 'string' ? value.value.trim() : undefined;
  switch (type) {
    case 'switch':
      return booleanOf(value);
    case 'number':
      return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'choice':
      return text === undefined ? undefined : nearestOf(text, values ?? []);
    case 'text':
    case 'long-text':
      if (value.type === 'number' || value.type === 'boolean') return String(value.value);
      return undefined;
    case 'link':
      return value.type === 'object'
        ? (stringField(value, 'url') ?? stringField(value, key))
        : undefined;
    default:
      return undefined;
  }
}

const anElement = (kind: Kind): string => (kind === 'navigation' ? m.theNavigation : aKind(kind));

/** A root page. The builder uses the path as written. */
function checkPath(subject: Subject, key: string, path: string): void {
  const where = { field: [key] };
  const write = (label: string, value: string) => (pointer: string) => [
    ...(value ? [fix(label, setTo(pointer, key, value))] : []),
    ...removal(key)(pointer),
  ];
  const rewritten = rewrittenPath(path);
  if (isUrl(path))
    report(subject, 'page-rewritten', m.rootIsAddress(key, named(subject)), where, removal(key));
  else if (rewritten !== undefined)
    report(
      subject,
      'page-rewritten',
      shared.rewritten(path, rewritten),
      where,
      write(shared.write(quoted(rewritten)), rewritten),
    );
  else if (/^\/+[^/]/.test(path)) {
    const plain = path.replace(/^\/+/, '');
    report(
      subject,
      'leading-slash',
      shared.samePage(path, plain),
      where,
      write(shared.removeSlash, plain),
    );
  }
}

/** Checks a key that the table doesn't have for this kind. */
function checkStranger(subject: Subject, key: string, { value }: Member): void {
  const { kind, fields } = subject;
  const where = { field: [key], key: true };
  if (kind !== 'global' && checkMisspelled(subject, key, value)) return;
  if (kind === 'global') {
    report(subject, 'global-key', shared.notOnEveryPage(key), where, removal(key));
  } else if (
    key === 'url' &&
    kind !== 'group' &&
    kind !== 'navigation' &&
    value.type === 'string'
  ) {
    const url = meantLink(value.value);
    report(subject, 'old-key', m.oldLinkKey, where, (pointer) => [
      ...(fields.has('href') || url === undefined
        ? []
        : [fix(shared.rename('url', 'href'), setTo(pointer, 'href', url), clear(pointer, 'url'))]),
      ...removal('url')(pointer),
    ]);
  } else if (key === 'graphql' || key === 'sdk')
    report(
      subject,
      'field-builder',
      `${(key === 'graphql' ? m.graphqlElsewhere : m.sdkElsewhere)(aKind(kind))} ${costOf(subject.context)}`,
      where,
      removal(key),
    );
  else if (KNOWN_SOMEWHERE.has(key) || key === 'href')
    report(
      subject,
      'no-effect',
      (key === 'href' ? m.linkIgnored : isContentKey(key) ? m.pageIgnored : m.noEffect)(
        key,
        anElement(kind),
      ),
      { ...where, elsewhere: isContentKey(key) },
      removal(key),
    );
  else
    report(
      subject,
      'unknown-field',
      m.unknownField(key, anElement(kind)),
      { ...where, elsewhere: isMeantAsLink(key) },
      (pointer) => renaming(subject, key, value, pointer),
    );
}

/** The field that a key was probably meant to be: a different letter case, or one typo. */
function renaming({ kind, fields }: Subject, key: string, value: Node, pointer: string): Fix[] {
  const known = KINDS[kind].fields.filter((field) => !fields.has(field.key));
  const meant =
    known.find((field) => field.key.toLowerCase() === key.trim().toLowerCase()) ??
    known.find((field) => isOneTypo(field.key, key));
  if (!meant || isLoose(value)) return [];
  return [
    fix(
      shared.rename(key, meant.key),
      setTo(pointer, meant.key, jsonOf(value)),
      clear(pointer, key),
    ),
  ];
}

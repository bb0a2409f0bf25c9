/*
 * Findings from the description of the settings, with messages and fixes. The site's settings and those of a language
 * (navbar, footer) share them.
 */
import type { Node } from '../../document/node.ts';
import { valueOf, type Path } from '../../document/walk.ts';
import { memo } from '../../memo.ts';
import type { Json } from '../../operation.ts';
import type { Schema } from '../../schema/notes.ts';
import {
  elementOf,
  formsOf,
  innerOf,
  isOptional,
  isReference,
  knownKeys,
} from '../../schema/settings/inside.ts';
import { strangersIn, verdictOn, type Wrong } from '../../schema/settings/verdict.ts';
import type { Code } from '../codes/codes.ts';
import type { Fix } from '../diagnostic.ts';
import type { Finding } from '../finding.ts';
import { booleanOf, clear, fix, jsonOf, nearestOf, setTo } from '../fixes/fix-builders.ts';
import { isContentKey } from '../elements/misspelled.ts';
import { isLoose } from '../text.ts';
import { isOneTypo } from '../../text/typo.ts';
import { capital, quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** A problem in a setting. Its path starts at the document or the element that contains the setting. */
export type SettingFinding = Pick<
  Finding,
  'code' | 'elsewhere' | 'message' | 'path' | 'key' | 'fixes'
>;

/** Settings that the specification has too. */
const CODES: Readonly<Record<string, Code>> = {
  styling: 'field-type',
  interaction: 'field-type',
  'styling/eyebrows': 'enum',
  'interaction/drilldown': 'enum',
};

/**
 * All findings for a setting with this schema. `before` is the path to it. If the builder `drops` unknown keys, content
 * in them is lost.
 */
export function said(
  schema: Schema,
  node: Node,
  before: readonly string[],
  drops: boolean,
): readonly SettingFinding[] {
  if (isFineList(schema, node)) return [];
  const value = valueOf(node);
  return [
    ...verdictOn(schema, value)
      .filter((wrong) => !isSaidElsewhere(wrong, value))
      .flatMap((wrong) => sentences(schema, node, before, wrong)),
    ...strangersIn(schema, value).map((path) => stranger(schema, node, before, path, drops)),
  ];
}

/** Whether nothing is wrong with a list, by its entries: one that stays the same is judged once. */
function isFineList(schema: Schema, node: Node): boolean {
  const [form, ...others] = formsOf(schema).filter((one) => !isReference(one));
  if (node.type !== 'array' || others.length > 0) return false;
  const element = form && elementOf(form);
  return element !== undefined && node.items.every(fineFor(element));
}
const fineFor = memo((schema: Schema) =>
  memo((node: Node): boolean => {
    const value = valueOf(node);
    return verdictOn(schema, value).length === 0 && strangersIn(schema, value).length === 0;
  }),
);

/** Names from other tools, which have a separate rule (redirects.ts). */
const ALIASES: Readonly<Record<string, string>> = { source: 'from', destination: 'to' };

function isSaidElsewhere({ is, path, keys }: Wrong, value: unknown): boolean {
  const alias = is === 'missing' && path.length === 1 ? ALIASES[keys[0]!] : undefined;
  const entry: unknown = Array.isArray(value) ? value[Number(path[0])] : undefined;
  return alias !== undefined && typeof entry === 'object' && entry !== null && alias in entry;
}

function sentences(
  schema: Schema,
  node: Node,
  before: readonly string[],
  wrong: Wrong,
): readonly SettingFinding[] {
  const path = [...before, ...wrong.path];
  const code = CODES[path.join('/')] ?? 'site-setting';
  const value = nodeAt(node, wrong.path);
  if (wrong.is === 'unknown')
    return wrong.keys.map((key) => ({
      code,
      message: m.cannotContain(settingName(path), key),
      path: [...path, key],
      key: true,
      fixes: (pointer) => keyFixes(schemaBelow(schema, wrong.path), value, pointer, path, key),
    }));
  if (wrong.is === 'missing')
    return [
      {
        code,
        message: m.needsKey(settingName(path), wrong.keys[0]!, wrong.wanted),
        path,
        key: false,
        fixes: (pointer) => {
          const way = [...path, wrong.keys[0]!];
          const [first] = wrong.values;
          return first !== undefined
            ? [fix(m.addValue(first), setTo(pointer, keysOfWay(way), first))]
            : [];
        },
      },
    ];
  const written = value?.type === 'string' && value.value.trim() ? quoted(value.value) : undefined;
  return [
    {
      code,
      message: m.mustBe(settingName(path), wrong.wanted, written),
      path,
      key: false,
      fixes: (pointer) => (value ? valueFixes(schema, value, pointer, path, wrong) : []),
    },
  ];
}

/** Fixes that write the value that was meant, or remove the value. */
function valueFixes(
  schema: Schema,
  value: Node,
  pointer: string,
  path: Path,
  { path: way, values }: Wrong,
): readonly Fix[] {
  const wanted = schemaBelow(schema, way);
  const meant = wanted && meantBy(wanted, value, values);
  const last = path.at(-1)!;
  const isEntry = typeof last === 'number';
  const isFree = way.length > 0 ? wanted && isOptional(wanted) : !ALWAYS.has(String(path[0]));
  const removal = shared.remove(isEntry ? m.thisEntry : quoted(last));
  return [
    ...(meant === undefined
      ? []
      : [
          fix(
            shared.write(typeof meant === 'string' ? quoted(meant) : JSON.stringify(meant)),
            setTo(pointer, keysOfWay(path), meant),
          ),
        ]),
    ...(isFree || isEntry ? [fix(removal, clear(pointer, keysOfWay(path)))] : []),
  ];
}

/** Settings of the site that a fix never removes. */
const ALWAYS: ReadonlySet<string> = new Set(['name', 'theme', 'colors']);

/** The first variant of the value that the schema accepts. */
function meantBy(schema: Schema, node: Node, values: readonly string[]): Json | undefined {
  const text = node.type === 'string' ? node.value.trim() : undefined;
  const plain = node.type === 'number' || node.type === 'boolean' ? String(node.value) : text;
  const tries: readonly (Json | undefined)[] = [
    text && values.length ? nearestOf(text, values) : undefined,
    booleanOf(node),
    text && Number.isFinite(Number(text)) ? Number(text) : undefined,
    plain,
    text ? `#${text.replace(/^#+/, '')}` : undefined,
    text ? [text] : undefined,
  ];
  return tries.find(
    (one) => one !== undefined && one !== '' && verdictOn(schema, one).length === 0,
  );
}

function stranger(
  schema: Schema,
  node: Node,
  before: readonly string[],
  way: Path,
  drops: boolean,
): SettingFinding {
  const path = [...before, ...way];
  const above = way.slice(0, -1);
  const key = String(way.at(-1));
  const isLost = drops && way.length === 1 && isContentKey(key);
  return {
    code: 'unknown-field',
    ...(isLost ? { elsewhere: true } : {}),
    message: isLost
      ? m.lostKey(key, settingName(path.slice(0, -1)))
      : m.unknownKey(key, settingName(path.slice(0, -1))),
    path,
    key: true,
    fixes: (pointer) =>
      renamings(schemaBelow(schema, above), nodeAt(node, above), pointer, path.slice(0, -1), key),
  };
}

/** Fixes for a key that isn't allowed: rename it or remove it. */
const keyFixes = (
  schema: Schema | undefined,
  owner: Node | undefined,
  pointer: string,
  path: Path,
  key: string,
): readonly Fix[] => [
  ...renamings(schema, owner, pointer, path, key),
  fix(shared.remove(quoted(key)), clear(pointer, keysOfWay([...path, key]))),
];

/** Renames a key to the one that was meant, if the object doesn't have that one yet. */
function renamings(
  schema: Schema | undefined,
  owner: Node | undefined,
  pointer: string,
  path: Path,
  key: string,
): readonly Fix[] {
  if (!schema || owner?.type !== 'object') return [];
  const present = new Set(owner.members.map((one) => one.key));
  const value = owner.members.findLast((one) => one.key === key)?.value;
  const meant = nearestKey(
    key,
    keysOf(schema).filter((known) => !present.has(known)),
  );
  if (meant === undefined || !value || isLoose(value)) return [];
  return [
    fix(
      shared.rename(key, meant),
      setTo(pointer, keysOfWay([...path, meant]), jsonOf(value)),
      clear(pointer, keysOfWay([...path, key])),
    ),
  ];
}

/** The key that differs only in letter case, in singular or plural, or by one typo. */
export const nearestKey = (key: string, known: readonly string[]): string | undefined =>
  known.find((one) => one.toLowerCase() === key.trim().toLowerCase()) ??
  known.find((one) => `${one}s` === key || one === `${key}s`) ??
  known.find((one) => isOneTypo(one, key));

const keysOf = (schema: Schema): readonly string[] =>
  formsOf(schema)
    .filter((form) => !isReference(form))
    .flatMap(knownKeys);

function schemaBelow(schema: Schema, way: Path): Schema | undefined {
  let inner: Schema | undefined = schema;
  for (const step of way) inner = inner && innerOf(formsOf(inner), step)?.[0];
  return inner;
}

function nodeAt(node: Node, way: Path): Node | undefined {
  let inner: Node | undefined = node;
  for (const step of way)
    inner =
      inner?.type === 'array'
        ? inner.items[Number(step)]
        : inner?.type === 'object'
          ? inner.members.findLast(({ key }) => key === step)?.value
          : undefined;
  return inner;
}

/** Operations name list entries by index, as a string. */
const keysOfWay = (path: Path): readonly string[] => path.map(String);

/** “api.playground”, “source” of entry 3 in “redirects” */
function settingName(path: Path): string {
  const index = path.findLastIndex((step) => typeof step === 'number');
  const keys = quoted(path.slice(index + 1).join('.'));
  if (index === -1) return keys;
  const entry = m.entryOf(Number(path[index]) + 1, settingName(path.slice(0, index)));
  return index === path.length - 1 ? capital(entry) : m.keyOf(keys, entry);
}

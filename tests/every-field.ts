/*
 * Every field of every kind and every site setting, with a value to enter. Derived from the tables, so that a field
 * added there is tested here. A field type without a value below fails with a message.
 */
import {
  KINDS,
  METHODS,
  type Field,
  type FieldType,
  type Kind,
} from '../src/lib/core/schema/kinds.ts';
import { BANNER_PARTS, COLOR_PARTS } from '../src/lib/core/schema/parts.ts';
import { aKind } from '../src/lib/core/document/kind-words.ts';
import { SETTINGS } from '../src/lib/core/check/settings/site.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One control, the value a user enters, and the value in the file afterward. */
export interface Trial {
  /** The control's label. */
  readonly label: string;
  /** The keys to the value. */
  readonly path: readonly string[];
  /** The typed text, the chosen entry, or the state of the switch. */
  readonly input: string | boolean;
  readonly value: Json;
  /** The initial value of a required field: it is changed and changed back instead of cleared. */
  readonly before?: string;
  /** A value that must exist for the control to be usable. */
  readonly needs?: Trial;
  /** The value under the first key afterward, if that isn't the two values in one object. */
  readonly whole?: Json;
}

type Sample = { readonly input: string | boolean; readonly value: Json };
const text = (value: string): Sample => ({ input: value, value });

/** Samples by type, for types with a single value. */
const SAMPLES: Readonly<Partial<Record<FieldType, Sample>>> = {
  text: text('A “quoted” word'),
  'long-text': text('Some words, and more of them.'),
  'page-path': text('guides/first'),
  link: text('https://example.com/docs?a=1'),
  icon: text('rocket'),
  switch: { input: true, value: true },
  number: { input: '1.5', value: 1.5 },
  specification: text('specs/openapi.yaml'),
  json: { input: '{ "one": [1, "two"] }', value: { one: [1, 'two'] } },
};
const LINK = { anchor: 'Blog', href: 'https://example.com' };
const asJson = (value: Json): Sample => ({ input: JSON.stringify(value), value });
/** Samples for keys that need a specific value. */
const BY_KEY: Readonly<Record<string, Sample>> = {
  version: text('v9'),
  language: text('fr'),
  method: text('PATCH'),
  endpoint: text('/users/{id}'),
  global: asJson({ anchors: [LINK] }),
  graphql: asJson({ source: 'schema.graphql' }),
  sdk: asJson({ format: 'typescript' }),
};

/** The trials of a field: one, or one for each of its parts. */
function trialsOf(field: Omit<Field, 'key'>, path: readonly string[]): readonly Trial[] {
  const { label, type } = field;
  const key = path.at(-1)!;
  if (type === 'color')
    return COLOR_PARTS.map((part) => ({
      label: `${label}, ${part.key}`,
      path: [...path, part.key],
      ...text(part.key === 'light' ? '#0b6e5a' : '#45CFA9'),
    }));
  if (type === 'banner') {
    const [first, ...others] = BANNER_PARTS.flatMap((part) => trialsOf(part, [...path, part.key]));
    return [first!, ...others.map((part) => ({ ...part, needs: first! }))];
  }
  const trial = { label, path, ...sampleOf(field, key) };
  if (type !== 'specification') return [trial];
  // A directory turns a name into an object.
  const directory = text('reference');
  const whole = { source: trial.value, directory: directory.value };
  return [
    trial,
    {
      label: `${label} directory`,
      path: [...path, 'directory'],
      ...directory,
      needs: trial,
      whole: path.slice(1).reduceRight<Json>((inner, part) => ({ [part]: inner }), whole),
    },
  ];
}

function sampleOf({ type, values, label }: Omit<Field, 'key'>, key: string): Sample {
  const own = BY_KEY[key] ?? (type === 'choice' ? text(values?.at(-1) ?? '') : SAMPLES[type]);
  if (!own || own.input === '')
    throw new Error(
      `“${label}” has the type “${type}”, for which tests/every-field.ts has no value to fill in: add one to SAMPLES.`,
    );
  return own;
}

/** A document with one element of a kind, one key per line, and everything to try on it. */
export interface Stand {
  readonly name: string;
  readonly text: string;
  /** Labels of the rows to expand on the way; the last one is the element itself. Empty for the site's settings. */
  readonly way: readonly string[];
  readonly pointer: string;
  /** The element's child list, which follows its fields. */
  readonly list?: string;
  readonly trials: readonly Trial[];
}

const printed = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** Where an element of each kind can be, and its label there. */
function standing(kind: Kind): {
  readonly navigation: Json;
  readonly way: readonly string[];
  readonly pointer: string;
  readonly list?: string;
} {
  const { nameKey, list } = KINDS[kind];
  const pages = ['index'];
  switch (kind) {
    case 'navigation':
      return { navigation: { pages }, way: ['Navigation'], pointer: '' };
    case 'page':
      return { navigation: { pages: ['index', 'next'] }, way: ['index'], pointer: '/pages/0' };
    case 'endpoint':
      return { navigation: { pages: ['GET /users'] }, way: ['GET /users'], pointer: '/pages/0' };
    case 'group':
      return {
        navigation: { groups: [{ group: 'Outer', pages: ['a', { group: 'Own', pages }] }] },
        way: ['Outer', 'Own'],
        pointer: '/groups/0/pages/1',
      };
    // GraphQL can be next to groups, but not next to pages.
    case 'tab':
      return {
        navigation: { tabs: [{ tab: 'Own', groups: [{ group: 'Inner', pages }] }] },
        way: ['Own'],
        pointer: '/tabs/0',
        list: 'groups',
      };
    case 'item':
      return {
        navigation: { tabs: [{ tab: 'Outer', menu: [{ item: 'Own', pages }] }] },
        way: ['Outer', 'Own'],
        pointer: '/tabs/0/menu/0',
      };
    default: {
      const name = kind === 'language' ? 'en' : 'Own';
      return {
        navigation: { [list!]: [{ [nameKey!]: name, pages }] },
        way: [name],
        pointer: `/${list!}/0`,
      };
    }
  }
}

/** A test document for each kind that has fields. */
export const STANDS: readonly Stand[] = (Object.keys(KINDS) as Kind[]).flatMap((kind): Stand[] => {
  const { fields, nameKey } = KINDS[kind];
  if (fields.length === 0) return [];
  const { navigation, way, pointer, list = 'pages' } = standing(kind);
  const before: Readonly<Record<string, string>> = {
    ...(nameKey ? { [nameKey]: way.at(-1)! } : {}),
    path: 'index',
    method: METHODS[0],
    endpoint: '/users',
  };
  const trials = fields.flatMap((field) =>
    trialsOf(field, [field.key]).map((trial): Trial => {
      const was = before[field.key];
      return was === undefined ? trial : { ...trial, before: was };
    }),
  );
  return [
    {
      name: aKind(kind),
      text: printed({ name: 'Acme', navigation }),
      way,
      pointer: `/navigation${pointer}`,
      list,
      trials,
    },
  ];
});

/** Required settings have a value from the start. */
const NEEDED: Readonly<Record<string, string>> = { name: 'Acme', theme: 'mint' };

/** The settings of the site. */
export const SITE: Stand = {
  name: 'the site',
  text: printed({
    $schema: 'https://example.com/schema.json',
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#0d9373' },
    favicon: '/a.svg',
    navigation: { pages: ['index'] },
  }),
  way: [],
  pointer: '',
  trials: SETTINGS.flatMap((setting): readonly Trial[] => {
    const before = NEEDED[setting.path.join('.')];
    if (before !== undefined)
      return trialsOf(setting, setting.path).map((trial) => ({ ...trial, before }));
    if (setting.type !== 'switch') return trialsOf(setting, setting.path);
    return [{ label: setting.label, path: setting.path, input: 'false', value: false }];
  }),
};

/** The text with this value at the right place and every other byte unchanged. */
export function textWith({ text: before, pointer, list }: Stand, trial: Trial): string {
  const { path, value } = trial;
  if (path[0] === 'path' || path[0] === 'method' || path[0] === 'endpoint') {
    const [method, endpoint] = ['GET', '/users'];
    const entry =
      path[0] === 'method'
        ? `${String(trial.input)} ${endpoint}`
        : path[0] === 'endpoint'
          ? `${method} ${String(trial.input)}`
          : String(trial.input);
    return before.replace(/"(index|GET \/users)"/, () => JSON.stringify(entry));
  }
  if (trial.before !== undefined)
    return before.replace(
      `"${path[0]!}": "${trial.before}"`,
      () => `"${path[0]!}": ${JSON.stringify(value)}`,
    );
  const member =
    trial.whole !== undefined
      ? { [path[0]!]: trial.whole }
      : trial.needs
        ? { ...nested(trial.needs), ...nestedIn(trial) }
        : nested(trial);
  const [key] = path;
  // New fields go before the last child list, or before the navigation itself.
  const lines = before.split('\n');
  const at =
    pointer === ''
      ? lines.findIndex((line) => line.startsWith('  "navigation"'))
      : lines.findLastIndex((line) => line.trimStart() === `"${list!}": [`);
  const indent = /^ */.exec(lines[at]!)![0];
  const block = `"${key!}": ${JSON.stringify(member[key!], null, 2)},`;
  const fresh = block.split('\n').map((line) => indent + line);
  return [...lines.slice(0, at), ...fresh, ...lines.slice(at)].join('\n');
}

type Member = Record<string, Json>;
const nested = ({ path, value }: Trial): Member =>
  path.reduceRight<Json>((inner, key) => ({ [key]: inner }), value) as Member;
/** The value together with the one it needs, in the same object. */
function nestedIn({ path, value, needs }: Trial): Member {
  const [key = '', ...rest] = path;
  const inner = rest.reduceRight<Json>((deep, part) => ({ [part]: deep }), value) as Member;
  return { [key]: { ...(nested(needs!)[key] as Member), ...inner } };
}

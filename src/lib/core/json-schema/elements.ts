/*
 * Elements: for each kind of the table, an object with its name, its fields and the lists that it may contain. A list
 * that the builder drops or the specification forbids is left out, so that it is never suggested.
 */
import {
  KIND_OF_LIST,
  KINDS,
  LIST_KEYS,
  OFFERED,
  type Field,
  type Kind,
  type ListKey,
} from '../schema/kinds.ts';
import { isAbsoluteLink } from '../schema/links.ts';
import { aKind, capital, entriesOf } from '../document/kind-words.ts';
import { isAllowed } from '../check/placement/allow.ts';
import { IGNORED_IN_GLOBAL } from '../check/elements/fields.ts';
import { LENIENT } from '../check/specifications/specifications.ts';
import { SITE } from '../schema/settings/site.ts';
import { endpoint, page } from './entries.ts';
import { GENERATED } from './generated.ts';
import * as m from './messages.ts';
import { again, described, noted, reference, type Schema } from '../schema/notes.ts';
import { choiceOf, fieldSchema, helpOf, noteOf, shaped } from './values.ts';
import * as z from '../schema/zod.ts';

/** An element of a global section is a link, and contains nothing. */
type SchemaContext = 'anywhere' | 'global';

const made = new Map<string, Schema>();

/** The objects of a kind. (Pages and endpoints are strings: entries.ts.) */
export function elementSchema(kind: Kind, place: SchemaContext = 'anywhere'): Schema {
  const id = place === 'global' ? `global-${kind}` : kind;
  let schema = made.get(id);
  if (!schema) {
    schema = noted(objectOf(kind, place), {
      id,
      title: capital(KINDS[kind].word),
      description: place === 'global' ? m.globalLink : holdings(kind),
    });
    made.set(id, schema);
  }
  return schema;
}

/** A global section contains only links. Elsewhere, unknown keys do nothing. */
function objectOf(kind: Kind, place: SchemaContext): Schema {
  const shape = shapeOf(kind, place);
  if (kind === 'global') return z.strictObject(shape);
  return z.looseObject(shape).check(z.refine((element) => isPossible(kind, place, element)));
}

function shapeOf(kind: Kind, place: SchemaContext): Record<string, Schema> {
  const { nameKey, fields, holds } = KINDS[kind];
  const shape: Record<string, Schema> = {};
  const put = (key: string, schema: Schema, isRequired: boolean, rank: number, index: number) => {
    const suggestSortText = `${rank}${String(index).padStart(2, '0')}`;
    const sorted = noted(schema, { suggestSortText });
    shape[key] = isRequired ? sorted : z.optional(sorted);
  };
  fields.forEach((field, i) => {
    const isRequired = field.key === nameKey || isLinkOfGlobal(kind, field, place);
    put(field.key, fieldOf(kind, field, place), isRequired, field.spec ? 1 : 3, i);
  });
  if (place === 'global') return shape;
  OFFERED.forEach((key, i) => {
    const isSpec = holds[key] === 'spec';
    if (isSpec || holds[key] === 'builder')
      put(key, listSchema(kind, key), false, isSpec ? 2 : 4, i);
  });
  return shape;
}

/** What the keys of an element cannot be, alone or together, beyond the shape of each. */
function isPossible(
  kind: Kind,
  place: SchemaContext,
  element: Readonly<Record<string, unknown>>,
): boolean {
  const has = (key: string) => element[key] !== undefined;
  const isKnown = (key: string) => KINDS[kind].fields.some((field) => field.key === key);
  // Only some kinds can generate pages from these, and a GraphQL schema leaves no room for pages.
  if (['graphql', 'sdk'].some((key) => has(key) && !isKnown(key))) return false;
  if (has('graphql') && has('pages')) return false;
  if (!isKnown('global') && isObject(element.global) && !isLinks(element.global)) return false;
  return LIST_KEYS.every((key) => !has(key) || isPossibleList(kind, place, key, element[key]));
}

/** A list that isn't described is forbidden, or is dropped by the builder, which still reads it. */
function isPossibleList(kind: Kind, place: SchemaContext, key: ListKey, list: unknown): boolean {
  if (place !== 'global' && isAllowed(kind, key)) return true;
  if (isObject(list) && '$ref' in list) return true;
  const isForbidden = KINDS[kind].holds[key] === 'error' || (kind === 'group' && key === 'groups');
  if (isForbidden) return Array.isArray(list) && list.length === 0;
  if (!Array.isArray(list)) return !isAllowed(kind, key);
  return key === 'pages' || list.every((entry) => typeof entry === 'object');
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLinks = (section: object): boolean =>
  '$ref' in section || z.safeParse(elementSchema('global'), section).success;

const isLinkOfGlobal = (kind: Kind, { key }: Field, place: SchemaContext): boolean =>
  key === 'href' && kind === 'anchor' && place === 'global';

function fieldOf(kind: Kind, field: Field, place: SchemaContext): Schema {
  const { key, label: title, values } = field;
  if (key === KINDS[kind].nameKey)
    return noted(values ? choiceOf(values) : z.string().check(z.minLength(1)), noteOf(field));
  if (isLinkOfGlobal(kind, field, place))
    return noted(z.string().check(z.refine(isAbsoluteLink)), {
      title,
      role: 'link',
      description: m.globalAddress,
    });
  if (key === 'global')
    return noted(
      described(
        z.lazy(() => elementSchema('global')),
        place === 'global' ? NO_OBJECT : reference,
      ),
      {
        title,
        description: helpOf(field),
      },
    );
  const part = SITE_PARTS[key];
  if (part) return noted(again(part), { ...noteOf(field), description: helpOf(field) });
  const own = GENERATED[key];
  if (!own) return fieldSchema(field);
  if (place === 'global' && IGNORED_IN_GLOBAL.has(key)) return shaped(field, own, z.unknown());
  const isBlankTaken = LENIENT.has(kind) && field.type === 'specification';
  return shaped(field, own, isBlankTaken ? z.union([reference, z.string()]) : reference);
}

/** A section of links in an entry of another one does nothing, as long as it isn't an object. */
const NO_OBJECT = z.union([reference, z.unknown().check(z.refine((value) => !isObject(value)))]);
/** Parts of a language with the same shape as those of the site. */
const SITE_PARTS: Readonly<Record<string, Schema>> = { navbar: SITE.navbar!, footer: SITE.footer! };

function listSchema(parent: Kind, key: ListKey): Schema {
  return noted(described(z.array(entrySchema(parent, key)), reference), {
    title: capital(entriesOf(key)),
    description: `${contents(parent, key)} ${standing(parent, key)}`,
  });
}

function entrySchema(parent: Kind, key: ListKey): Schema {
  const kind = KIND_OF_LIST[key];
  const place = parent === 'global' ? 'global' : 'anywhere';
  const element = z.lazy(() => elementSchema(kind, place));
  const entry =
    key === 'pages' ? z.union([endpoint, page, element, reference]) : z.union([element, reference]);
  return noted(entry, { defaultSnippets: snippetsOf(kind, place) });
}

/** What a new element contains most often: one snippet each. */
const CONTENTS: readonly ListKey[] = ['pages', 'groups', 'tabs', 'menu'];

function snippetsOf(kind: Kind, place: SchemaContext) {
  const { word, nameKey, holds, fields } = KINDS[kind];
  const snippet = (label: string, content: object) => ({
    label,
    description: m.whatItIs(aKind(kind), nameKey === 'language', 'href' in content),
    body: { [nameKey!]: '$1', ...content },
  });
  if (place === 'global') return [snippet(m.newElement(word), { href: 'https://$2' })];
  const lists = CONTENTS.filter((key) => holds[key] === 'spec');
  const entry = (key: ListKey) =>
    key === 'pages' ? '$2' : { [KINDS[KIND_OF_LIST[key]].nameKey!]: '$2', pages: ['$3'] };
  return [
    ...lists.map((key, i) =>
      snippet(
        i === 0 ? m.newElement(word) : m.newWith(word, key === 'menu' ? m.aMenu : entriesOf(key)),
        { [key]: [entry(key)] },
      ),
    ),
    ...(fields.some(({ key, spec }) => key === 'href' && spec)
      ? [snippet(m.newLink(word), { href: '$2' })]
      : []),
  ];
}

const contents = (parent: Kind, key: ListKey): string => {
  const owner = parent === 'navigation' ? m.theNavigation : m.thisElement(KINDS[parent].word);
  return key === 'pages' ? m.pagesOf(owner) : m.entriesOf(entriesOf(key), owner);
};

const standing = (parent: Kind, key: ListKey): string =>
  KINDS[parent].holds[key] === 'spec' ? m.specified : m.onlyBuilderTakes;

/** "Holds pages, groups or anchors. The site’s builder also takes products." */
function holdings(kind: Kind): string {
  if (kind === 'global') return m.globalEntries;
  const of = (standing: string) =>
    OFFERED.filter((key) => KINDS[kind].holds[key] === standing).map(entriesOf);
  return m.holds(of('spec'), of('builder'));
}

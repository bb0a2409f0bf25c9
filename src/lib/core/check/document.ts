/*
 * Problems of the text or the document as a whole: it doesn't parse, isn't strict JSON, has no navigation, or has a
 * duplicate key.
 */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import { below, pointerOf, rootSpot, type Spot } from '../document/walk.ts';
import { mapOffset } from '../text/edit.ts';
import { Embedded, indentAt } from '../text/print.ts';
import { rearrange, replace } from '../text/rewrite.ts';
import { brokenReferences } from './links/broken-references.ts';
import { SEVERITY, type Code } from './codes/codes.ts';
import type { Diagnostic, Fix, TextFix, World } from './diagnostic.ts';
import { elementAtOffset, isRef } from '../document/elements.ts';
import { BEGINNINGS, beginningOf, firstEntry } from './elements/empties.ts';
import { isListKey, KIND_OF_LIST } from '../schema/kinds.ts';
import { fix, setTo } from './fixes/fix-builders.ts';
import { hiddenMembers, isLoose, leniencyOf, type HiddenMember } from './text.ts';
import type { TextRange } from './text-position.ts';
import { named, quoted, quotedPath, theEntries } from '../document/kind-words.ts';
import * as m from './document-messages.ts';
import * as shared from './messages.ts';

/** Errors in the texts and in the document's shape. References are followed where the files are known. */
export function* textErrors(doc: Doc, world: World = {}): Generator<Diagnostic> {
  for (const file of doc.files.keys()) yield* errorsOfText(doc, file);
  if (!doc.files.get(doc.main)!.root) return;
  yield* brokenReferences(doc, world);
  if (!doc.files.get(doc.main)!.problem) yield* errorsOfShape(doc);
}

const whole = (
  code: Code,
  message: string,
  { file, at, length }: TextRange,
  pointer = '',
  fixes: readonly Fix[] = [],
): Diagnostic => ({
  ...{ code, severity: SEVERITY[code], message, pointer, file, at, length, fixes },
});

function* errorsOfText(doc: Doc, file: string): Generator<Diagnostic> {
  const { text, root, problem, tooDeep, loose } = doc.files.get(file)!;
  const said = (sentence: string) =>
    file === doc.main ? sentence : shared.inFile(quotedPath(file), sentence);
  if (problem)
    yield whole(tooDeep ? 'too-deep' : 'json', said(problem.message), { file, ...problem });
  if (root && !problem && !file.endsWith('.jsonc') && (loose || isLoose(root))) {
    const { comments, commas, at, length } = leniencyOf(text);
    yield whole('json-lenient', said(m.notStrict(comments, commas)), { file, at, length });
  }
}

/** The range of a value. */
const stretchOf = ({ file, at, node }: Spot): TextRange => ({
  ...{ file, at, length: sourceNode(node).length },
});

function* errorsOfShape(doc: Doc): Generator<Diagnostic> {
  const root = rootSpot(doc)!;
  if (isRef(root.node)) return;
  const navigation = below(root, 'navigation');
  if (root.node.type !== 'object') yield whole('navigation-shape', m.notInBraces, stretchOf(root));
  else if (!navigation)
    yield whole(
      'navigation-shape',
      m.noNavigation,
      stretchOf(root),
      '',
      beginnings(shared.startWith),
    );
  else if (navigation.node.type !== 'object') {
    const { node } = navigation;
    const isOld = node.type === 'array' && node.items.length > 0;
    yield whole(
      'navigation-shape',
      isOld ? m.navigationIsList : m.navigationIsNothing,
      stretchOf(navigation),
      '/navigation',
      isOld ? inNewForm(doc, navigation) : beginnings(m.startAnewWith),
    );
  }
}

/** Fixes that give the document a new navigation. */
const beginnings = (label: (what: string) => string): readonly Fix[] =>
  BEGINNINGS.map((key) =>
    fix(label(beginningOf(key)), setTo('', 'navigation', { [key]: [firstEntry(key)] })),
  );

/** The fix that puts the old list under a key. */
function inNewForm(doc: Doc, { file, at, node }: Spot): readonly Fix[] {
  const { text, root, rootAt, problem } = doc.files.get(file)!;
  const list = sourceNode(node);
  if (problem || list.type !== 'array') return [];
  const key = list.items.every(({ type }) => type === 'object') ? 'groups' : 'pages';
  const up = list === root ? undefined : { text, at: rootAt, value: root!, up: undefined };
  const old = new Embedded(list, text.slice(at, at + list.length), indentAt(text, at));
  const changes = replace({ text, at, value: list, up }, { [key]: old });
  return [
    {
      label: m.putUnder(theEntries(list, key), key),
      edits: changes.map(({ at: from, remove, insert }) => ({ file, at: from, remove, insert })),
    },
  ];
}

/** Keys that are hidden by a later one with the same name. */
export function* doubledKeys(doc: Doc): Generator<Diagnostic> {
  for (const file of doc.files.keys()) yield* doubledIn(doc, file);
}

function* doubledIn(doc: Doc, file: string): Generator<Diagnostic> {
  const { root, rootAt, since } = doc.files.get(file)!;
  if (!root) return;
  for (const hidden of hiddenMembers(root, rootAt)) {
    const { key, at, length, owner, index } = hidden;
    const { value } = owner.members[index]!;
    const element = elementAtOffset(doc, file, at);
    const holder = element ? named(element) : m.theSettings;
    let fixes: readonly Fix[] | undefined;
    yield {
      code: 'duplicate-key',
      severity: SEVERITY['duplicate-key'],
      message:
        value.type === 'array' && isListKey(key) && value.items.length
          ? m.listTwice(key, holder, theEntries(value, key))
          : m.keyTwice(key, holder),
      ...(element ? { node: element.node.id } : {}),
      field: [key],
      pointer: element ? pointerOf(element.spot) : '',
      file,
      at: since.length ? mapOffset(at, since) : at,
      length,
      get fixes() {
        return (fixes ??= since.length ? [] : oneOfEqualKeys(doc, file, hidden));
      },
    };
  }
}

/** Fixes that remove the member that isn't read, or the ones that hide it. */
function oneOfEqualKeys(
  doc: Doc,
  file: string,
  { key, owner, ownerAt, index }: HiddenMember,
): readonly Fix[] {
  const { text } = doc.files.get(file)!;
  const inText = { text, at: ownerAt, value: owner, up: undefined };
  const keeping = (keep: (other: number) => boolean): TextFix['edits'] => {
    const kept = [...owner.members.keys()].filter((i) => owner.members[i]!.key !== key || keep(i));
    return rearrange(inText, kept).map(({ at, remove, insert }) => ({
      file,
      at,
      remove,
      insert,
    }));
  };
  const own = inWords(owner.members[index]!.value, key);
  const read = inWords(owner.members.findLast((one) => one.key === key)!.value, key);
  return [
    {
      label: m.keepRead(read, own),
      edits: keeping((i) => i !== index),
    },
    { label: m.keepUnread(own, read), edits: keeping((i) => i === index) },
  ];
}

/** A value in a label: “book”, “Start” and 2 more. */
function inWords(value: Node, key: string): string {
  if (value.type === 'string') return quoted(value.value);
  if (value.type === 'object') return m.partInBraces;
  if (value.type !== 'array') return String(value.value);
  const [first, ...others] = value.items;
  if (!first || !isListKey(key)) return first ? m.theList : m.emptyList;
  const kind = key === 'pages' && first.type === 'string' ? 'page' : KIND_OF_LIST[key];
  return m.andOthers(named({ node: first, kind }), others.length);
}

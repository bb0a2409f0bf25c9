/*
 * What concerns the text or the document as a whole: it does not parse, it is not strict, it has no
 * navigation, a key stands twice.
 */
import type { ArrayNode, Doc, Node, Reading } from '../model/node.ts';
import { member, pointerOf } from '../model/walk.ts';
import { mapOffset } from '../text/edit.ts';
import { Embedded, indentAt } from '../text/print.ts';
import { rearrange, replace } from '../text/rewrite.ts';
import { brokenReferences } from './broken-references.ts';
import { SEVERITY, type Code } from './codes.ts';
import type { Diagnostic, Fix, TextFix, World } from './diagnostic.ts';
import { elementAtOffset, isRef } from './elements.ts';
import { BEGINNINGS, firstEntry } from './empties.ts';
import { isListKey, KIND_OF_LIST } from './kinds.ts';
import { fix, setTo } from './mending.ts';
import { hiddenMembers, isLoose, leniencyOf, type HiddenMember } from './text.ts';
import { entriesOf, named, quoted, theEntries } from './words.ts';

const readingOf = (doc: Doc): Reading => doc.files.get(doc.main)!;

/** Errors of the text and of the document's shape; references are followed where the files are known. */
export function* textErrors(doc: Doc, world: World = {}): Generator<Diagnostic> {
  const { text, root, rootAt, problem, tooDeep, loose } = readingOf(doc);
  const whole = (
    code: Code,
    message: string,
    at: number,
    length: number,
    pointer = '',
    fixes: readonly Fix[] = [],
  ): Diagnostic => ({
    code,
    severity: SEVERITY[code],
    message,
    pointer,
    file: doc.main,
    at,
    length,
    fixes,
  });
  if (problem)
    yield whole(tooDeep ? 'too-deep' : 'json', problem.message, problem.at, problem.length);
  if (!root) return;
  if (!problem && !doc.main.endsWith('.jsonc') && (loose || isLoose(root))) {
    const { comments, commas, at, length } = leniencyOf(text);
    yield whole('json-lenient', lenientMessage(comments, commas), at, length);
  }
  yield* brokenReferences(doc, world);
  if (problem || isRef(root)) return;
  const navigation = member(root, 'navigation');
  if (root.type !== 'object')
    yield whole(
      'navigation-shape',
      'The file must hold its settings in braces, with “navigation” among them. The site does not build with it.',
      rootAt,
      root.length,
    );
  else if (!navigation)
    yield whole(
      'navigation-shape',
      'The file has no “navigation”, so there is nothing to show. The site does not build without it.',
      rootAt,
      root.length,
      '',
      beginnings('Start with'),
    );
  else if (navigation.value.type !== 'object') {
    const { value, start } = navigation;
    const isOld = value.type === 'array' && value.items.length > 0;
    yield whole(
      'navigation-shape',
      isOld
        ? '“navigation” is only a list, as it was in old files. Now it says in braces what it holds, such as “groups”. The site does not build with the old form.'
        : '“navigation” holds nothing that can be shown. The site does not build with it.',
      rootAt + start,
      value.length,
      '/navigation',
      isOld ? [inNewForm(doc, value, rootAt + start)] : beginnings('Start anew with'),
    );
  }
}

/** What a navigation can start with, where there is none that could be read. */
const beginnings = (verb: string): readonly Fix[] =>
  BEGINNINGS.map((key) =>
    fix(
      `${verb} ${key === 'languages' ? 'English' : entriesOf(key)}`,
      setTo('', 'navigation', { [key]: [firstEntry(key)] }),
    ),
  );

/** The old list of groups under the key of what it holds. */
function inNewForm(doc: Doc, list: ArrayNode, at: number): Fix {
  const { text, root, rootAt } = readingOf(doc);
  const key = list.items.every(({ type }) => type === 'object') ? 'groups' : 'pages';
  const up = { text, at: rootAt, value: root!, up: undefined };
  const old = new Embedded(list, text.slice(at, at + list.length), indentAt(text, at));
  const changes = replace({ text, at, value: list, up }, { [key]: old });
  return {
    label: `Put ${theEntries(list, key)} under “${key}”`,
    edits: changes.map(({ at: from, remove, insert }) => ({
      file: doc.main,
      at: from,
      remove,
      insert,
    })),
  };
}

function lenientMessage(comments: number, commas: number): string {
  const parts = [
    ...(comments ? [comments === 1 ? 'a comment' : `${comments} comments`] : []),
    ...(commas
      ? [
          commas === 1
            ? 'a comma before a closing bracket'
            : `${commas} commas before closing brackets`,
        ]
      : []),
  ];
  return `The file holds ${parts.join(' and ')}. It can be edited here, but the site wants JSON without them.`;
}

/** Keys that a later one of the same name hides. */
export function* doubledKeys(doc: Doc): Generator<Diagnostic> {
  const { root, rootAt, since } = readingOf(doc);
  if (!root) return;
  for (const hidden of hiddenMembers(root, rootAt)) {
    const { key, at, length, owner, index } = hidden;
    const { value } = owner.members[index]!;
    const element = elementAtOffset(doc, doc.main, at);
    const lost =
      value.type === 'array' && isListKey(key) && value.items.length
        ? `, and ${theEntries(value, key)} in it ${value.items.length === 1 ? 'is' : 'are'} lost`
        : '';
    let fixes: readonly Fix[] | undefined;
    yield {
      code: 'duplicate-key',
      severity: SEVERITY['duplicate-key'],
      message: `${quoted(key)} stands twice ${element ? `in ${named(element)}` : 'in the settings'}. The later one counts; this one is not read${lost}.`,
      ...(element ? { node: element.node.id } : {}),
      field: [key],
      pointer: element ? pointerOf(element.spot) : '',
      file: doc.main,
      at: since.length ? mapOffset(at, since) : at,
      length,
      get fixes() {
        return (fixes ??= since.length ? [] : oneOfEqualKeys(doc, hidden));
      },
    };
  }
}

/** The member that is not read goes, or the ones that hide it. */
function oneOfEqualKeys(doc: Doc, { key, owner, ownerAt, index }: HiddenMember): readonly Fix[] {
  const { text } = readingOf(doc);
  const lying = { text, at: ownerAt, value: owner, up: undefined };
  const keeping = (keep: (other: number) => boolean): TextFix['edits'] => {
    const kept = [...owner.members.keys()].filter((i) => owner.members[i]!.key !== key || keep(i));
    return rearrange(lying, kept).map(({ at, remove, insert }) => ({
      file: doc.main,
      at,
      remove,
      insert,
    }));
  };
  const own = inWords(owner.members[index]!.value, key);
  const read = inWords(owner.members.findLast((m) => m.key === key)!.value, key);
  return [
    {
      label: `Keep ${read}, which is read, and remove ${own}`,
      edits: keeping((i) => i !== index),
    },
    { label: `Keep ${own} and remove ${read}`, edits: keeping((i) => i === index) },
  ];
}

/** A value in a label: “book”, “Start” and 2 more. */
function inWords(value: Node, key: string): string {
  if (value.type === 'string') return quoted(value.value);
  if (value.type === 'object') return 'the part in braces';
  if (value.type !== 'array') return String(value.value);
  const [first, ...others] = value.items;
  if (!first || !isListKey(key)) return first ? 'the list' : 'the empty list';
  const kind = key === 'pages' && first.type === 'string' ? 'page' : KIND_OF_LIST[key];
  return `${named({ node: first, kind })}${others.length ? ` and ${others.length} more` : ''}`;
}

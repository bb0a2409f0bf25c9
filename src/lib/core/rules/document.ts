/*
 * What concerns the text or the document as a whole: it does not parse, it is not strict, it has no
 * navigation, a key stands twice.
 */
import type { Doc, Reading } from '../model/node.ts';
import { member, pointerOf } from '../model/walk.ts';
import { mapOffset } from '../text/edit.ts';
import { brokenReferences } from './broken-references.ts';
import { SEVERITY, type Code } from './codes.ts';
import type { Diagnostic, Fix, World } from './diagnostic.ts';
import { elementAtOffset, isRef } from './elements.ts';
import { isListKey } from './kinds.ts';
import { hiddenMembers, isLoose, leniencyOf } from './text.ts';
import { quoted } from './words.ts';

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
      'The file must be an object in braces with “navigation” inside.',
      rootAt,
      root.length,
    );
  else if (!navigation)
    yield whole(
      'navigation-shape',
      'The file has no “navigation”, so there is nothing to show. The site does not build without it.',
      rootAt,
      root.length,
    );
  else if (navigation.value.type !== 'object') {
    const { value, start } = navigation;
    const isOld = value.type === 'array';
    yield whole(
      'navigation-shape',
      isOld
        ? '“navigation” is a list, as old files had it. It must be an object that holds the list as “groups”. The site does not build with it.'
        : '“navigation” must be an object in braces. The site does not build with it.',
      rootAt + start,
      value.length,
      '/navigation',
      isOld ? [intoGroups(doc.main, rootAt + start, value.length)] : [],
    );
  }
}

const intoGroups = (file: string, at: number, length: number): Fix => ({
  label: 'Make it the list of groups',
  edits: [
    { file, at, remove: 0, insert: '{ "groups": ' },
    { file, at: at + length, remove: 0, insert: ' }' },
  ],
});

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
  return `The file holds ${parts.join(' and ')}. It can be edited here, but the builder wants strict JSON.`;
}

/** Keys that a later one of the same name hides. */
export function* doubledKeys(doc: Doc): Generator<Diagnostic> {
  const { root, rootAt, since } = readingOf(doc);
  if (!root) return;
  for (const { key, at, length, value } of hiddenMembers(root, rootAt)) {
    const element = elementAtOffset(doc, doc.main, at);
    const lost =
      value.type === 'array' && isListKey(key) && value.items.length
        ? ` and its ${value.items.length === 1 ? 'entry is' : `${value.items.length} entries are`} lost`
        : '';
    yield {
      code: 'duplicate-key',
      severity: SEVERITY['duplicate-key'],
      message: `${quoted(key)} stands twice in one object. The later one counts; this one is not read${lost}.`,
      ...(element ? { node: element.node.id } : {}),
      field: [key],
      pointer: element ? pointerOf(element.spot) : '',
      file: doc.main,
      at: since.length ? mapOffset(at, since) : at,
      length,
      fixes: [],
    };
  }
}

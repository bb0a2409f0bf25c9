/*
 * Documents and changed versions of them, for property tests of changes and merging: changed by random operations or as
 * by typing, on generated documents and, if available, real ones.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Doc } from '../src/lib/core/document/node.ts';
import { reread } from '../src/lib/core/document/read.ts';
import { plan } from '../src/lib/core/operations/plan.ts';
import type { Operation } from '../src/lib/core/operation.ts';
import { navigationOf } from '../src/lib/core/document/elements.ts';
import { difference } from '../src/lib/core/text/edit.ts';
import { seededDice, laidOutTexts } from './generated-documents.ts';
import { anyOperation } from './random-operations.ts';
import { docFromText } from './make-document.ts';

export const FILE = 'docs.json';
const SHARED = process.env.SIGNPOST_CORPUS ?? '../shared';
const CORPUS = `${SHARED}/corpus/files`;
const REPLAY = `${SHARED}/replay`;

export const open = (text: string): Doc => docFromText(text);
export const textOf = (doc: Doc): string => doc.files.get(FILE)!.text;

/** A generated document. */
export function generatedDocument(seed: number): Doc {
  const [sample] = fc.sample(laidOutTexts, { seed, numRuns: 1 });
  return open(sample!.text);
}

/** The paths of real documents, or none if the corpus is missing. */
export function realFiles(): string[] {
  if (!existsSync(CORPUS)) return [];
  const names = readdirSync(CORPUS).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => `${CORPUS}/${name}`);
}

/** Editable real documents under 60 KB, or none if the corpus is missing. */
export const realDocuments = (): Doc[] =>
  realFiles()
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => text.length < 60_000)
    .map(open)
    .filter((doc) => !doc.files.get(FILE)!.problem && navigationOf(doc) !== undefined);

/** Returns the document after up to `count` random operations, and the accepted operations. */
export function randomlyEdited(
  doc: Doc,
  dice: () => number,
  count: number,
  choose: (doc: Doc, dice: () => number) => Operation | undefined = (of, own) =>
    anyOperation(of, own),
): { doc: Doc; operations: Operation[] } {
  const operations: Operation[] = [];
  for (let tries = 0; tries < count * 12 && operations.length < count; tries++) {
    const operation = choose(doc, dice);
    const planned = operation && plan(doc, operation);
    if (!operation || !planned?.ok || planned.value.edits.length === 0) continue;
    operations.push(operation);
    doc = planned.value.after;
  }
  return { doc, operations };
}

/** Real edits as operations, at most `count`, or none if they are missing. */
export function replayed(count: number): { id: string; before: Doc; after: Doc }[] {
  if (!existsSync(REPLAY)) return [];
  return readFileSync(`${REPLAY}/cases.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .slice(0, count)
    .map((line) => {
      const { id, text, operations } = JSON.parse(line) as {
        id: string;
        text: string;
        operations: Operation[];
      };
      const before = open(readFileSync(`${REPLAY}/${text}`, 'utf8'));
      const after = operations.reduce((doc, operation) => {
        const planned = plan(doc, operation);
        if (!planned.ok) throw new Error(planned.refusal.sentence);
        return planned.value.after;
      }, before);
      return { id, before, after };
    });
}

/** The second document's text typed over the first: only the two texts are known. */
export const retyped = (before: Doc, after: Doc): Doc =>
  reread(before, difference(FILE, textOf(before), textOf(after)));

export { seededDice };

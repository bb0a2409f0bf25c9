/* Documents for tests, made from plain values or texts, and operations on them. */
import type { Doc } from '../src/lib/core/document/node.ts';
import { read } from '../src/lib/core/document/read.ts';
import type { Operation } from '../src/lib/core/operation.ts';
import { plan, type Plan } from '../src/lib/core/operations/plan.ts';

/** The main file of every document made here. */
export const MAIN = 'docs.json';

/** A value as people write it in a file: two spaces, a line break at the end. */
export const fileText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A document of one file with this text, which may be broken. */
export const docFromText = (text: string, name = MAIN): Doc => read(new Map([[name, text]]), name);

/** A document of one file with this value, in one line or indented. */
export const makeDoc = (value: unknown, indent?: number): Doc =>
  docFromText(JSON.stringify(value, null, indent));

/** A document with this navigation and nothing else, in one line or indented. */
export const makeDocWith = (navigation: unknown, indent?: number): Doc =>
  makeDoc({ navigation }, indent);

/** A document of several files by path, which `$ref` connects: texts, or values as `fileText`. */
export const makeDocOfFiles = (files: Readonly<Record<string, unknown>>, main = MAIN): Doc =>
  read(
    new Map(
      Object.entries(files).map(([path, file]) => [
        path,
        typeof file === 'string' ? file : fileText(file),
      ]),
    ),
    main,
  );

/** A reference to another file, as a value. */
export const ref = ($ref: string) => ({ $ref });

/** The text of a document's main file, or of another of its files. */
export const textOf = (doc: Doc, file = doc.main): string => doc.files.get(file)!.text;

/** The plan of an operation that is expected to be possible. */
export function acceptedPlan(doc: Doc, operation: Operation): Plan {
  const planned = plan(doc, operation);
  if (!planned.ok) throw new Error(`${planned.refusal.code}: ${planned.refusal.sentence}`);
  return planned.value;
}

/** The document after these operations, each of which is expected to be possible. */
export const afterOperations = (doc: Doc, ...operations: readonly Operation[]): Doc =>
  operations.reduce((now, operation) => acceptedPlan(now, operation).after, doc);

/** The code of an operation's refusal, or `ok`. */
export const refusalCode = (doc: Doc, operation: Operation): string => {
  const planned = plan(doc, operation);
  return planned.ok ? 'ok' : planned.refusal.code;
};

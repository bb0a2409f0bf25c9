/* Elements duplicated with the files of their pages. Loaded for the first one. */
import {
  childElements,
  elementAt,
  isRef,
  pointerTo,
  stringField,
  type Element,
} from '$lib/core/document/elements';
import type { Doc } from '$lib/core/document/node';
import { pageOf } from '$lib/core/document/page-index';
import { parsePointer } from '$lib/core/document/walk';
import type { Operation } from '$lib/core/operation';
import type { FixSteps } from '$lib/core/operations/fix';
import { planTogether } from '$lib/core/operations/plan';
import { copyPath, entryOfCopy } from '$lib/core/pages/copy-path';
import { ok, refuse, type Result } from '$lib/core/result';
import { join } from '$lib/core/text/edit';
import type { Session } from '../context';
import { FreePaths } from './free-paths';
import * as m from './messages';
import { READS_AT_ONCE } from './in-turn';
import { PageTexts } from './page-texts';

/** How the files of a copy are read. */
interface Reading {
  /** Hears how many were read. */
  readonly told?: (done: number) => void;
  /** Whether the copy is no longer wanted. */
  readonly isOff?: () => boolean;
}

interface NewFile {
  readonly path: string;
  readonly text: string;
}

/**
 * New files with the texts of others, without those that don't exist anymore. Paths are from the folder of docs.json.
 * Refuses a file that can't be read.
 */
export async function copiesOf(
  session: Session,
  copies: ReadonlyMap<string, string>,
  { told, isOff }: Reading = {},
): Promise<Result<readonly NewFile[]>> {
  const texts = new PageTexts(session);
  const left = [...copies];
  const files: NewFile[] = [];
  while (left.length > 0 && !isOff?.()) {
    const some = left.splice(0, READS_AT_ONCE);
    const read = await Promise.all(some.map(([from]) => texts.load(texts.pathIn(from))));
    for (const [i, [from, to]] of some.entries()) {
      const one = read[i]!;
      const text = one.ok ? texts.textOf(texts.pathIn(from)) : undefined;
      if (!one.ok && one.refusal.code !== 'missing') return one;
      if (text !== undefined) files.push({ path: texts.pathIn(to), text });
    }
    told?.(copies.size - left.length);
  }
  return ok(files);
}

interface Copied {
  readonly elements: readonly Element[];
  readonly label: string;
}
/** The name of a step, given that of its operation and the number of files. */
type LabelOf = (operation: string, files: number) => string;

/**
 * Commits planned steps and copies files, as one step. Files that are empty or don't exist anymore are left out. Also
 * returns the number of files. Refuses if the document changed while they were read.
 */
export async function commitWithCopies(
  session: Session,
  steps: FixSteps,
  copies: ReadonlyMap<string, string>,
  { labelOf, ...reading }: Reading & { readonly labelOf: LabelOf },
): Promise<Result<Copied & { readonly files: number }>> {
  const { editor } = session;
  const { doc } = editor;
  const read = await copiesOf(session, copies, reading);
  if (!read.ok) return read;
  if (reading.isOff?.()) return refuse('moved-on', m.movedOn);
  const isWanted = ({ path, text }: NewFile) => text.trim() !== '' && !editor.pages.at.has(path);
  const files = read.value.filter(isWanted);
  const label = files.length > 0 ? labelOf(steps.label, files.length) : steps.label;
  const done = commitCopies(session, doc, steps, files, label);
  return done.ok ? ok({ ...done.value, files: files.length }) : done;
}

/** Commits entries and new files, if nothing was changed while the files were read. */
function commitCopies(
  { editor }: Session,
  doc: Doc,
  { edits, after, landed }: Pick<FixSteps, 'edits' | 'after' | 'landed'>,
  files: readonly NewFile[],
  label: string,
): Result<Copied> {
  if (editor.doc !== doc) return refuse('moved-on', m.movedOn);
  if (editor.barred) return refuse('barred', editor.barred);
  editor.commit(edits, 'page.copy', label, { after, pages: { files, edits: [] } });
  return ok({ elements: elementsAt(editor.doc, landed), label });
}

/**
 * Duplicates elements and the files of their pages, as one step. A page that is listed twice in them is copied once.
 */
export async function duplicateWithFiles(
  session: Session,
  nodes: readonly string[],
  labelOf: LabelOf,
): Promise<Result<Copied>> {
  const { editor } = session;
  const { doc } = editor;
  const planned = editor.plan({ op: 'duplicate', nodes });
  if (!planned.ok) return planned;
  const { after, landed, edits, label } = planned.value;
  const made = elementsAt(after, landed);
  if (made.some(hasReferences)) return refuse('ref-closed', m.partsElsewhere);
  const { operations, copies } = renamed(session, made);
  const files = await copiesOf(session, copies);
  if (!files.ok) return files;
  if (files.value.length < copies.size) return refuse('missing', m.fileMissing);
  const paths = planTogether(after, operations);
  if (!paths.ok) return paths;
  const whole = { ...paths.value, edits: join(edits, paths.value.edits), landed };
  return commitCopies(session, doc, whole, files.value, labelOf(label, copies.size));
}

const elementsAt = (doc: Parameters<typeof elementAt>[0], pointers: readonly string[]) =>
  pointers.flatMap((pointer) => elementAt(doc, parsePointer(pointer) ?? []) ?? []);

/** Whether a part of an element is in another file, so that its copy is the same part. */
const hasReferences = (element: Element): boolean =>
  isRef(element.node) || childElements(element).some(hasReferences);

/** The files to copy for the pages in new elements, and the operations that name the copies. */
function renamed(session: Session, made: readonly Element[]) {
  const { files } = session;
  const texts = new PageTexts(session);
  const free = new FreePaths(session);
  const copies = new Map<string, string>();
  const operations: Operation[] = [];
  const rename = (element: Element, field: string, entry: string | undefined) => {
    if (entry === undefined || texts.pathOf(entry) === undefined) return;
    const file = files.fileOf(pageOf(entry))!;
    const copy = copies.get(file) ?? copyPath(file, free.isTaken);
    copies.set(file, copy);
    free.take(copy);
    const node = pointerTo(element);
    operations.push({ op: 'set', node, field, value: entryOfCopy(entry, copy) });
  };
  const walk = (element: Element) => {
    const { node, kind } = element;
    if (node.type !== 'string') rename(element, 'root', stringField(node, 'root'));
    else if (kind === 'page') rename(element, 'path', node.value);
    childElements(element).forEach(walk);
  };
  made.forEach(walk);
  return { copies, operations };
}

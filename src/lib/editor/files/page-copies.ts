/* Elements duplicated with the files of their pages. Loaded for the first one. */
import {
  childElements,
  elementAt,
  isRef,
  pointerTo,
  stringField,
  type Element,
} from '$lib/core/document/elements';
import { pageOf } from '$lib/core/document/page-index';
import { parsePointer } from '$lib/core/document/walk';
import type { Operation } from '$lib/core/operation';
import { planTogether } from '$lib/core/operations/plan';
import type { PageChange } from '$lib/core/page-files';
import { copyPath, entryOfCopy } from '$lib/core/pages/copy-path';
import { ok, refuse, type Result } from '$lib/core/result';
import { join } from '$lib/core/text/edit';
import type { Session } from '../context';
import { FreePaths } from './free-paths';
import * as m from './messages';
import { PageTexts } from './page-texts';

/** New files with the texts of others. Paths are from the folder of docs.json. Refuses a file that can't be read. */
export async function copiesOf(
  session: Session,
  copies: ReadonlyMap<string, string>,
): Promise<Result<readonly PageChange[]>> {
  const texts = new PageTexts(session);
  const files: PageChange[] = [];
  for (const [from, to] of copies) {
    const read = await texts.load(texts.pathIn(from));
    if (!read.ok) return read;
    const text = texts.textOf(texts.pathIn(from));
    if (text === undefined) return refuse('missing', m.noSuchFile(from));
    files.push({ path: texts.pathIn(to), text });
  }
  return ok(files);
}

interface Copied {
  readonly elements: readonly Element[];
  readonly label: string;
}

/**
 * Duplicates elements and the files of their pages, as one step. A page that is listed twice in them is copied once.
 * `labelOf`: the name of the step, given that of the duplication and the number of files.
 */
export async function duplicateWithFiles(
  session: Session,
  nodes: readonly string[],
  labelOf: (duplication: string, files: number) => string,
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
  if (editor.doc !== doc) return refuse('moved-on', m.movedOn);
  if (editor.barred) return refuse('barred', editor.barred);
  const paths = planTogether(after, operations);
  if (!paths.ok) return paths;
  const whole = labelOf(label, copies.size);
  editor.commit(join(edits, paths.value.edits), 'page.copy', whole, {
    after: paths.value.after,
    pages: { files: files.value, edits: [] },
  });
  return ok({ elements: elementsAt(editor.doc, landed), label: whole });
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

/*
 * Moves a part of the navigation into its own file, and back. The content is the same before and after; only its
 * location changes.
 */
import { resolvedRefs, sourceNode } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import { fileBehind, folderOf, relative } from '../document/references.ts';
import { below, layersOf, member, outermost, pointerOf, type Spot } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isRef, stringField, type Element } from '../document/elements.ts';
import { entriesOf, named } from '../document/kind-words.ts';
import { Embedded, indentAt, type Printable } from '../text/print.ts';
import { replace } from '../text/rewrite.ts';
import { atMargin } from '../text/restyle.ts';
import { find, inFile, lyingOutside, textOfFile, type PlanDraft } from './change-collector.ts';
import { embeddedAt, isBare, leftBehind, relocated, styleIn } from './embedded.ts';
import type { Operation } from '../operation.ts';
import * as m from './refs-messages.ts';

type Of<Name extends Operation['op']> = Extract<Operation, { op: Name }>;

/** The element, or a list of it, and its name for people. */
interface Part {
  readonly element: Element;
  readonly spot: Spot;
  readonly name: string;
}

function partOf(doc: Doc, operation: Of<'extract'> | Of<'inline'>): Result<Part> {
  const found = find(doc, operation.node);
  if (!found.ok) return found;
  const element = found.value;
  const { list } = operation;
  if (!list) return ok({ element, spot: element.spot, name: named(element) });
  const spot = below(element.spot, list);
  return spot
    ? ok({ element, spot, name: m.listOf(entriesOf(list), named(element)) })
    : refuse('nothing', m.noList(named(element), entriesOf(list)));
}

export function extract(doc: Doc, operation: Of<'extract'>): Result<PlanDraft> {
  const part = partOf(doc, operation);
  if (!part.ok) return part;
  const { spot, name } = part.value;
  const { node } = spot;
  if (node.type !== 'object' && node.type !== 'array')
    return refuse('not-object', m.onlyOneLine(name));
  if (spot.via) return refuse('own-file', m.inFileAlready(name, spot.file));
  if (isRef(node))
    return refuse('ref-closed', m.inClosedFileAlready(name, stringField(node, '$ref')!));
  const file = newFile(doc, operation.file);
  if (!file.ok) return file;
  const to = file.value;
  const raw = sourceNode(node);
  const text = textOfFile(doc, spot.file);
  const own = text.slice(spot.at, spot.at + raw.length);
  const content = atMargin(relocated(doc, own, raw, spot.file, to), indentAt(text, spot.at));
  const margin = /^[ \t]*/.exec(content)![0].length;
  const end = /(\r\n|\r|\n)\s*$/.test(text) ? styleIn(doc, spot.file).eol : '';
  const reference = { $ref: relative(folderOf(spot.file), to) };
  // The `$ref` has the id of what it opens.
  const changes = replace(lyingOutside(doc, spot), reference).map((change) => ({
    ...change,
    carried: [{ at: 0, node: raw, same: false }],
  }));
  return ok({
    changes: [
      ...inFile(spot.file, changes),
      {
        ...{ file: to, at: 0, remove: 0, insert: content + end, arrived: [] },
        carried: [{ at: margin, node: raw, same: content === own }],
      },
    ],
    label: m.keepIn(name, operation.file),
    about: [],
    landed: [pointerOf(part.value.element.spot)],
  });
}

/** The path of a new file, or why it cannot be created. */
function newFile(doc: Doc, file: string): Result<string> {
  const written = file.trim();
  const path = fileBehind(doc.main, doc.main, written);
  if (path === undefined || written.includes('\\'))
    return refuse('file-outside', m.outsideFolder(file, doc.main));
  if (!/[^/]\.json$/.test(path)) return refuse('file-name', m.notJson(file));
  const others = [...doc.files.keys(), ...closedFiles(doc)];
  const same = others.find((other) => other.toLowerCase() === path.toLowerCase());
  return same === undefined ? ok(path) : refuse('file-exists', m.exists(same));
}

const closedFiles = (doc: Doc): readonly string[] =>
  resolvedRefs(doc).closed.flatMap(({ file }) => file ?? []);

export function inline(doc: Doc, operation: Of<'inline'>): Result<PlanDraft> {
  const part = partOf(doc, operation);
  if (!part.ok) return part;
  const { spot, name, element } = part.value;
  if (isRef(spot.node))
    return refuse('ref-closed', m.notOpen(name, stringField(spot.node, '$ref')!));
  if (!spot.via) return refuse('own-file', m.inNoFile(name));
  const outside = outermost(spot);
  const { isCopy, emptied } = leftBehind(doc, [spot], outside.file);
  const changes = replace(lyingOutside(doc, spot), contentOf(doc, spot, isCopy)).map((change) => ({
    ...change,
    arrived: [],
  }));
  return ok({
    changes: inFile(outside.file, changes),
    label: m.putBack(name, outside.file),
    about: [],
    landed: [pointerOf(element.spot)],
    emptied,
  });
}

/** The content of the file behind the outermost `$ref`, merged with the `$ref`'s sibling keys. */
function contentOf(doc: Doc, spot: Spot, isCopy: boolean): Printable {
  const layers = [...layersOf(spot)];
  if (spot.node.type !== 'object') {
    // Sibling keys of a list's `$ref` are ignored.
    const own = { file: spot.file, node: sourceNode(spot.node), at: spot.at };
    return goingBy(embeddedAt(doc, own, outermost(spot).file, isCopy), outermost(spot).node);
  }
  const [outside, inner] = layers as [(typeof layers)[0], (typeof layers)[0]];
  if (isBare(outside.node))
    return goingBy(embeddedAt(doc, inner, outside.file, isCopy), outside.node);
  const beside = outside.node.type === 'object' ? outside.node.members : [];
  const out: Record<string, Printable> = {};
  const put = (key: string, value: Printable) =>
    Object.defineProperty(out, key, { value, enumerable: true, configurable: true });
  if (inner.node.type === 'object')
    for (const own of inner.node.members) {
      if (member(inner.node, own.key) !== own) continue;
      const place = { file: inner.file, node: own.value, at: inner.at + own.start };
      put(own.key, embeddedAt(doc, place, outside.file, isCopy));
    }
  for (const own of beside)
    if (own.key !== '$ref' && member(outside.node, own.key) === own) {
      const place = { file: outside.file, node: own.value, at: outside.at + own.start };
      put(own.key, embeddedAt(doc, place, outside.file));
    }
  return out;
}

/** The content under the id of the `$ref` that opened it, as before. */
const goingBy = (content: Embedded<Node>, ref: Node): Embedded<Node> =>
  new Embedded<Node>(
    { ...content.node, id: ref.id },
    content.text,
    content.indent,
    content.copy,
    content.altered,
  );

/*
 * Reads another version of a document by itself. Its elements are matched by their content, since a line in the place of
 * another isn't the same entry.
 */
import { matchDocs } from '../compare/match-docs.ts';
import { childElements, labelOf, navigationOf, type Element } from '../document/elements.ts';
import type { Doc, NodeId } from '../document/node.ts';
import { pageOf } from '../document/page-index.ts';
import { reread, withFiles, type Source } from '../document/read.ts';
import { addressOfFile } from '../links/destination.ts';
import { withOldIds } from './old-ids.ts';
import { readVersion } from './read-version.ts';

/** Above this length, in UTF-16 units, matching all elements takes seconds: what the changed lines leave is kept. */
const LARGE = 400_000;

/**
 * Another version of a document. `renamed`: page files by their paths in `doc`, with those in the other version, both
 * from the folder of docs.json. Their entries are the same.
 */
export function readOther(doc: Doc, source: Source, renamed: ReadonlyMap<string, string>): Doc {
  if (isLarge(source)) return readVersion(doc, source);
  const start = withFiles(doc, new Map(), doc.nextId);
  const edits = [...source].map(([file, insert]) => ({ file, at: 0, remove: 0, insert }));
  const plain = reread(start, edits);
  const [here, there] = [entriesIn(doc), entriesIn(plain)];
  const carried = [...renamed].flatMap(([from, to]) => {
    const [old, fresh] = [here.get(addressOfFile(from)), there.get(addressOfFile(to))];
    if (!old || !fresh) return [];
    const { file, at } = fresh.spot;
    return [{ file, at, node: old.node, same: false }];
  });
  return carried.length > 0 ? reread(start, edits, carried) : plain;
}

/** The same, where elements have the ids of their counterparts, and new ones have ids of their own. */
export function readBeside(doc: Doc, source: Source, renamed: ReadonlyMap<string, string>): Doc {
  const other = readOther(doc, source, renamed);
  return isLarge(source) ? other : withIdsOf(doc, other);
}

/** A later state of a document, where elements that are matched by their content have the ids of their counterparts. */
export function withIdsOf(doc: Doc, later: Doc): Doc {
  const own = new Set<NodeId>();
  const visit = (element: Element) => {
    own.add(element.node.id);
    childElements(element).forEach(visit);
  };
  const navigation = navigationOf(doc);
  if (navigation) visit(navigation);
  return withOldIds(later, matchDocs(doc, later), (id) => own.has(id), later.nextId).doc;
}

const isLarge = (source: Source): boolean =>
  [...source.values()].reduce((sum, text) => sum + text.length, 0) > LARGE;

/** The entries of pages that are listed once, by address. */
function entriesIn(doc: Doc): ReadonlyMap<string, Element> {
  const entries = new Map<string, Element | undefined>();
  const visit = (element: Element) => {
    if (element.kind === 'page') {
      const address = addressOfFile(pageOf(labelOf(element)));
      entries.set(address, entries.has(address) ? undefined : element);
    } else childElements(element).forEach(visit);
  };
  const navigation = navigationOf(doc);
  if (navigation) visit(navigation);
  return new Map([...entries].flatMap(([page, one]) => (one ? [[page, one] as const] : [])));
}

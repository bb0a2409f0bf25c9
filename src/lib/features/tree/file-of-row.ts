/*
 * Rows where another file begins: those that a `$ref` opened, and for a list in its own file, each entry that is an
 * object.
 */
import { resolvedRefs } from '$lib/core/document/resolve-refs';
import type { Doc, NodeId } from '$lib/core/document/node';
import { childrenOf, elementAt } from '$lib/core/document/elements';

const NO_FILES: ReadonlyMap<NodeId, string> = new Map();

/** The file's path by row id. */
export function keptIn(doc: Doc): ReadonlyMap<NodeId, string> {
  if (doc.files.size === 1) return NO_FILES;
  const files = new Map<NodeId, string>();
  for (const { file, path } of resolvedRefs(doc).mounts) {
    const element = elementAt(doc, path);
    if (element) {
      files.set(element.node.id, file);
      continue;
    }
    const owner = elementAt(doc, path.slice(0, -1));
    for (const { key, node } of owner ? childrenOf(owner.node) : [])
      if (key === path.at(-1) && node.type === 'object') files.set(node.id, file);
  }
  return files;
}

/** A file's name without its folders. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

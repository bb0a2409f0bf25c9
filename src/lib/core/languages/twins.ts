/*
 * The same pages in other languages and versions: "es/guides/a" for "guides/a". They are found by their paths, in the
 * folder of their language or version.
 */
import { inFolder, localeFolders, pagesIn } from '../check/pages/locale-folder.ts';
import { navigationOf, type Child } from '../document/elements.ts';
import type { Doc, Node } from '../document/node.ts';
import { memo } from '../memo.ts';
import { divisionSets, type DividedKind } from './sets.ts';

/** A page that moves like another one. Paths are without extension. */
export interface Twin {
  readonly page: string;
  readonly to: string;
  readonly kind: DividedKind;
}

/** Where the same page is to go in the other languages and versions that list it, if a page moves. */
export function twinsOf(doc: Doc, page: string, to: string): readonly Twin[] {
  const twins = new Map<string, Twin>();
  for (const { kind, divisions } of divisionSets(navigationOf(doc))) {
    const own = divisions.findIndex((one) => has(one, page));
    if (own < 0) continue;
    const folders = localeFolders(divisions);
    const from = folders[own]!;
    // Outside the folder of its own language, a path says nothing of the others.
    if (from.folder !== '' && inFolder(to, from, { ...from, folder: '' }) === to) continue;
    divisions.forEach((division, i) => {
      const twin = inFolder(page, from, folders[i]!);
      const twinTo = inFolder(to, from, folders[i]!);
      if (twin !== page && twinTo !== to && twin !== twinTo && has(division, twin))
        twins.set(twin, { page: twin, to: twinTo, kind });
    });
  }
  return [...twins.values()];
}

const has = ({ node }: Child, page: string): boolean => pageSet(node).has(page);

const pageSet = memo((node: Node): ReadonlySet<string> => new Set(pagesIn(node)));

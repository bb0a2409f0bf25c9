/*
 * What a screen reader adds to a row's name.
 */
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import type { Face } from '$lib/core/tree/row-face';
import { isolated } from '$lib/core/text/direction';
import { fileName } from './file-of-row';
import * as m from './messages';

/** For example "group, 6 pages, New, hidden". */
export function describe(
  kind: Kind,
  face: Face,
  problem: string | undefined,
  change: string | undefined,
  kept?: string,
): string {
  const parts = [
    KINDS[kind].word,
    face.path && isolated(face.path),
    face.count > 0 && m.pages(face.count),
    face.tag && isolated(face.tag),
    face.openapi && m.openapi,
    face.hidden && m.hidden,
    face.external && m.externalLink,
    face.ref && m.inAnotherFile,
    kept && m.inFile(fileName(kept)),
    change,
    problem,
  ];
  return parts.filter(Boolean).join(', ');
}

/* Broken links of page files among the findings of a check. */
import { keptBy } from '../check/configured.ts';
import { severityOf } from '../check/codes/codes.ts';
import type { Diagnostic, World } from '../check/diagnostic.ts';
import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { variablesOf } from '../document/variables.ts';
import type { BrokenLink, LinkCode } from '../links/broken-links.ts';
import { linkParser } from '../links/link-parser.ts';
import { siteLinkProblems } from '../links/site-problems.ts';
import { isPageFile } from '../pages/page-paths.ts';

/** Texts of page files, by path from the folder of docs.json. */
export type PageTexts = ReadonlyMap<string, string>;

const CODES: readonly LinkCode[] = ['broken-link', 'broken-anchor', 'redirected-link'];

/** Whether the site wants its links checked. */
export const areLinksChecked = ({ config }: World): boolean =>
  CODES.some((code) => config?.severity[code] !== 'off');

/** Files are named like docs.json, by their paths from the same folder. */
export function pageLinkProblems(
  doc: Doc,
  world: World,
  pages: PageTexts,
  linksOf = linkParser(variablesOf(doc)),
): readonly Diagnostic[] {
  if (!areLinksChecked(world)) return [];
  return keptBy(
    doc,
    siteLinkProblems(doc, world, pages, linksOf).map((one) => diagnosticOf(doc, one)),
    world.config,
  );
}

/** A broken link as a finding of a check, whose severity the site may decide. */
export function diagnosticOf(
  doc: Doc,
  { code, message, file, at, length, fixes }: BrokenLink,
): Diagnostic {
  const home = folderOf(doc.main);
  return {
    ...{ code, severity: severityOf(code), message, pointer: '', file: home + file, at, length },
    fixes: fixes.map(({ label, edits }) => ({
      label,
      edits: edits.map((edit) => ({ ...edit, file: home + edit.file })),
    })),
  };
}

/** The page files with a text, of all files of a folder. */
export const pageTextsIn = (files: ReadonlyMap<string, string | null>): PageTexts =>
  new Map(
    [...files].filter(
      (file): file is [string, string] => typeof file[1] === 'string' && isPageFile(file[0]),
    ),
  );

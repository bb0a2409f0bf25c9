import { readConfig } from '../config.ts';
import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { check as diagnose } from '../check/check.ts';
import { CONFIG_FILE } from '../check/config.ts';
import type { Diagnostic, World } from '../check/diagnostic.ts';
import { worldOf } from '../check/world.ts';
import { placesIn } from '../text/lines.ts';
import type { CheckOptions, Files, Report } from './contract.ts';
import { documentIn, folderFiles, givenFiles, type Given } from './given-files.ts';
import { pageLinkProblems, pageTextsIn, type PageTexts } from './page-links.ts';

/** A document and all findings about it. */
export interface Checked {
  readonly doc: Doc;
  readonly found: readonly Diagnostic[];
  /** The page files around it, if they are known. */
  readonly pages?: PageTexts;
}

/** What is known around a document, by paths from its folder. */
export interface Around {
  readonly world: World;
  readonly pages?: PageTexts;
}

/**
 * Reads a document and checks it. `around` is what is known around it. Without it, that follows from the files if they
 * are complete; otherwise little is known.
 */
export function checked(files: Files, options: CheckOptions, around?: Around): Checked {
  const given = givenFiles(files);
  const doc = documentIn(given, options);
  return checkedDocument(doc, around ?? aroundIn(given, options));
}

/** A document with all findings about it, then those in its page files. */
export function checkedDocument(doc: Doc, { world, pages }: Around): Checked {
  const found = diagnose(doc, world);
  return pages
    ? { doc, found: [...found, ...pageLinkProblems(doc, world, pages)], pages }
    : { doc, found };
}

/** The texts of all files in which findings can be. */
export function textsOf({ doc, pages }: Checked): ReadonlyMap<string, string> {
  const home = folderOf(doc.main);
  return new Map([
    ...[...(pages ?? [])].map(([file, text]) => [home + file, text] as const),
    ...[...doc.files].map(([file, { text }]) => [file, text] as const),
  ]);
}

/** The result as plain JSON: what `signpost check --json` prints. */
export function reportOf(all: Checked): Report {
  const { doc, found } = all;
  const places = placesIn(textsOf(all));
  const byFile = new Map([...doc.files.keys()].map((file) => [file, [] as Diagnostic[]]));
  for (const one of found) {
    const own = byFile.get(one.file);
    if (own) own.push(one);
    else byFile.set(one.file, [one]);
  }
  const files = [...byFile].map(([file, own]) => ({
    file,
    diagnostics: own.map(({ code, severity, message, pointer, at, length, paths, related }) => ({
      ...{ code, severity, message, pointer },
      ...places(file, at),
      length,
      ...(paths && { paths }),
      ...(related && {
        related: related.map((one) => ({
          ...{ file: one.file, pointer: one.pointer },
          ...places(one.file, one.at),
          ...{ length: one.length, message: one.message },
        })),
      }),
    })),
  }));
  return { files };
}

/** Everything that is wrong in a document. Never throws because of what the texts contain. */
export const check = (files: Files, options: CheckOptions): Report =>
  reportOf(checked(files, options));

/** What follows from the files: everything if they are complete, else only the team's configuration. */
function aroundIn(given: Given, { main, complete }: CheckOptions): Around {
  const files = folderFiles(given, main);
  const config = files.get(CONFIG_FILE);
  const world = {
    ...(complete && worldOf(files, main.slice(folderOf(main).length))),
    ...(typeof config === 'string' && { config: readConfig(config) }),
  };
  return { world, ...(complete && { pages: pageTextsIn(files) }) };
}

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

/** A document and all findings about it. */
export interface Checked {
  readonly doc: Doc;
  readonly found: readonly Diagnostic[];
}

/**
 * Reads a document and checks it. `world`, by paths from the folder of docs.json, is what is known around it. Without
 * it, that follows from the files if they are complete; otherwise little is known.
 */
export function checked(files: Files, options: CheckOptions, world?: World): Checked {
  const given = givenFiles(files);
  const doc = documentIn(given, options);
  return { doc, found: diagnose(doc, world ?? around(given, options)) };
}

/** The result as plain JSON: what `signpost check --json` prints. */
export function reportOf({ doc, found }: Checked): Report {
  const texts = new Map([...doc.files].map(([file, { text }]) => [file, text]));
  const places = placesIn(texts);
  const byFile = new Map([...texts.keys()].map((file) => [file, [] as Diagnostic[]]));
  for (const one of found) byFile.get(one.file)!.push(one);
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
function around(given: Given, { main, complete }: CheckOptions): World {
  const files = folderFiles(given, main);
  const config = files.get(CONFIG_FILE);
  return {
    ...(complete && worldOf(files, main.slice(folderOf(main).length))),
    ...(typeof config === 'string' && { config: readConfig(config) }),
  };
}

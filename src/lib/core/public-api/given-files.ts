/*
 * The input of a program: texts by path, and which of them is docs.json. Throws a TypeError for anything else, since
 * the program is wrong. The content of the texts never throws.
 */
import { add, read } from '../document/read.ts';
import type { Doc } from '../document/node.ts';
import { fileBehind, folderOf, referencesIn } from '../document/references.ts';
import type { Files, Options } from './contract.ts';

export type Given = ReadonlyMap<string, string | null>;

/** The text used for a file that isn't text where JSON is expected: it doesn't parse, and is reported as such. */
const NO_TEXT = '\ufffd';

export function givenFiles(files: Files): Given {
  // The program may be plain JavaScript.
  const given: unknown = files;
  if (typeof given !== 'object' || given === null)
    throw new TypeError('The files must be an object or a Map of paths to texts.');
  const all: Given =
    given instanceof Map
      ? (given as Given)
      : new Map(Object.entries(given as Readonly<Record<string, string | null>>));
  for (const [path, text] of all)
    if (typeof path !== 'string' || (text !== null && typeof text !== 'string'))
      throw new TypeError(`The content of ${path} must be a string, or null if it isn’t text.`);
  return all;
}

/** docs.json and those of the given files that its `$ref`s reach. */
export function documentIn(given: Given, { main }: Options): Doc {
  if (typeof main !== 'string') throw new TypeError('“main” must be the path of docs.json.');
  const text = given.get(main);
  if (text === undefined)
    throw new TypeError(`“main” is ${JSON.stringify(main)}, and the files contain no such path.`);
  return opened(read(new Map([[main, text ?? NO_TEXT]]), main), given);
}

/** The document with every given file that it reaches and doesn't contain yet. */
export function opened(doc: Doc, given: Given): Doc {
  let open: readonly string[] = [...doc.files.keys()];
  let whole = doc;
  while (open.length > 0) {
    const found = new Map<string, string>();
    for (const holder of open) {
      const { root } = whole.files.get(holder)!;
      for (const { target } of root ? referencesIn(root) : []) {
        const path = fileBehind(doc.main, holder, target);
        if (path === undefined || whole.files.has(path) || !given.has(path)) continue;
        found.set(path, given.get(path) ?? NO_TEXT);
      }
    }
    whole = add(whole, found);
    open = [...found.keys()];
  }
  return whole;
}

/** The files in the folder of docs.json by their paths from there, as the rules expect them. */
export function folderFiles(given: Given, main: string): Given {
  const folder = folderOf(main);
  if (folder === '') return given;
  return new Map(
    [...given]
      .filter(([path]) => path.startsWith(folder))
      .map(([path, text]) => [path.slice(folder.length), text] as const),
  );
}

import * as m from './messages.ts';

/** Numbers of lines. */
export interface LineCount {
  readonly added: number;
  readonly removed: number;
}

/** A file's numbers of added and removed lines. */
export interface FileLines extends LineCount {
  readonly file: string;
}

/** How many files are named. More are counted. */
const MOST_NAMED = 3;

/** For example "3 changes · +3 −2 lines in docs.json". `named`: how a file's name is written. */
export const countsOf = (
  changes: number,
  files: readonly FileLines[],
  named: (file: string) => string = (file) => file,
): string =>
  [
    m.changes(changes),
    ...(files.length > MOST_NAMED
      ? [m.linesInFiles(sum(files, 'added'), sum(files, 'removed'), files.length)]
      : files.map(({ file, added, removed }) => m.linesIn(added, removed, named(file)))),
  ].join(' · ');

const sum = (files: readonly FileLines[], side: keyof LineCount): number =>
  files.reduce((total, file) => total + file[side], 0);

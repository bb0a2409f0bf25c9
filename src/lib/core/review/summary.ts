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

/** For example "3 changes · +3 −2 lines in docs.json · nothing else changed". */
export const summaryOf = (changes: number, files: readonly FileLines[]): string =>
  [countsOf(changes, files), m.nothingElse].join(' · ');

/** For example "3 changes · +3 −2 lines in docs.json". `named`: how a file's name is written. */
export const countsOf = (
  changes: number,
  files: readonly FileLines[],
  named: (file: string) => string = (file) => file,
): string =>
  [
    m.changes(changes),
    ...files.map(({ file, added, removed }) => m.linesIn(added, removed, named(file))),
  ].join(' · ');

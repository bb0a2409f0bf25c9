/* Why a list of file changes can’t be made. */
import { inQuotes } from './text/direction.ts';

export const outside = (path: string): string =>
  `${inQuotes(path)} isn’t a path inside the folder. Nothing was changed.`;
export const twice = (path: string): string =>
  `${inQuotes(path)} is changed twice in one step. Nothing was saved.`;
export const movedAway = (path: string): string =>
  `${inQuotes(path)} is also moved or deleted in this step. Write to its new path, or don’t delete it. Nothing was saved.`;
export const notThere = (path: string): string =>
  `There’s no file ${inQuotes(path)}. Nothing was changed.`;
export const changed = (path: string): string =>
  `${inQuotes(path)} has changed since you opened it. Nothing was saved.`;
export const taken = (path: string): string =>
  `${inQuotes(path)} already exists. Choose another name. Nothing was changed.`;
export const onlyCase = (path: string, other: string): string =>
  `${inQuotes(path)} differs from ${inQuotes(other)} only in capitalization, and many disks can’t tell them apart. Choose another name. Nothing was changed.`;
export const insideFile = (path: string, file: string): string =>
  `${inQuotes(path)} would be inside ${inQuotes(file)}, which is a file. Choose another name. Nothing was changed.`;
export const intoItself = (folder: string): string =>
  `The folder ${inQuotes(folder)} can’t be moved into itself. Choose another folder.`;

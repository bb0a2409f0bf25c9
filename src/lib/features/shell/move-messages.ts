/* The words of the dialog that moves a page file. */
import { inQuotes } from '$lib/core/text/direction';

export const moveFile = (file: string): string => `Move ${inQuotes(file)}`;
export const moveOther = 'Move image or file';
export const file = 'File';
export const files = 'Files';
export const chooseFile = 'Type part of its name or path.';
export const noSuchFile = 'No images or files match.';
export const loadingFiles = 'Loading files…';
export const newPath = 'New path';
export const fromFolder = (extension: string): string =>
  `Relative to docs.json, without ${extension}. End with a slash to choose only the folder.`;
/** A folder was typed. */
export const intoFolder = (path: string): string => `The path will be ${inQuotes(path)}.`;
export const unchanged = 'The page already has this path.';
export const unchangedFile = 'The file already has this path.';
export const enterPath = 'Enter a path.';
export const lookingForLinks = 'Looking for links…';
export const nothingLinks = 'No other page links to it.';
export const nothingShows = 'No page uses it.';
export const leftAlone = 'Check these by hand:';
export const cancel = 'Cancel';
export const move = 'Move';
export const moving = 'Moving…';

/* Files that move along with their pages. */
import type { DividedKind } from '$lib/core/languages/sets';
import { counted, formatNumber } from '$lib/core/text/plural';

/** `pages`: the number of moved pages, or 0 if other elements moved, too. */
export const moveFilesToo = (files: number, pages = 1): string =>
  files === 1 && pages === 1 ? 'Move its file too' : `Move ${counted(files, 'file', 'files')} too`;
/** The same where their names are taken. A dialog shows other ones. */
export const moveFilesAs = (files: number): string =>
  files === 1 ? 'Rename and move its file…' : `Rename and move ${formatNumber(files)} files…`;
/** The same, for the step that has moved the files. */
export function withFiles(step: string, files: number, pages = 1): string {
  if (pages > 1 && files < pages) return `${step} and ${formatNumber(files)} of their files`;
  if (pages > 1 && files === pages) return `${step} with their files`;
  return `${step} with ${files === 1 && pages === 1 ? 'its file' : counted(files, 'file', 'files')}`;
}
/* The same pages in other languages and versions. */
const DIVISIONS: Readonly<Record<DividedKind, readonly [one: string, other: string]>> = {
  language: ['language', 'languages'],
  version: ['version', 'versions'],
};
export const moveTwins = (count: number, kinds: ReadonlySet<DividedKind>): string => {
  const words = [...kinds].map((kind) => DIVISIONS[kind][count === 1 ? 0 : 1]);
  return `Also move it in ${formatNumber(count)} other ${words.join(' and ')}`;
};
/** `count`: of the files of several pages. */
export const moveTwinFiles = (count: number, kinds: ReadonlySet<DividedKind>): string => {
  const words = [...kinds].map((kind) => DIVISIONS[kind][1]);
  return `Also move ${counted(count, 'file', 'files')} in other ${words.join(' and ')}`;
};
export const alwaysMoveFiles = 'Always move files';
/** The names of steps. */
export const moveFilesSet = {
  always: 'Set page files to always move with their pages (signpost.config.json)',
  ask: 'Set Signpost to ask before moving page files (signpost.config.json)',
};
export const moveFilesCommands = {
  always: 'Always move page files',
  ask: 'Ask before moving page files',
};
export const moveFilesWords = 'settings config files move along automatically never always off';
export const moveFilesIs = {
  always: 'Page files are already set to move with their pages.',
  ask: 'Signpost already asks before moving page files.',
};

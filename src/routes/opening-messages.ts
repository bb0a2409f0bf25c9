/* Why there is nothing to open: in a folder, at a git host, or in what the `signpost` command serves. */
import { inQuotes } from '$lib/core/text/direction';

// A folder
export const emptyFolder =
  'This folder holds no files. Choose the folder that holds your docs.json.';
export const onlyOlderForm = (folder: string, file: string): string =>
  `The folder ${inQuotes(folder)} holds ${inQuotes(file)}, the older form of a docs.json, and no docs.json. Upgrade the site first, then open the folder again.`;
export const noDocsInFolder = (folder: string): string =>
  `There is no docs.json in the folder ${inQuotes(folder)} or in the folders below it. Choose the folder of your documentation: the one that holds docs.json.`;

// A git host
export const severalDocs = (branch: string): string =>
  `There are several docs.json on ${branch}. Choose one.`;
export const noDocsOnBranch = (branch: string, repository: string): string =>
  `There is no docs.json on the branch ${inQuotes(branch)} of ${repository}. Choose another branch, or the repository that holds the documentation.`;
export const unknownHost = (site: string, known: readonly string[]): string =>
  `This Signpost does not know ${site}. It opens repositories at ${known.join(', ')}; another server is named when Signpost is built.`;

// The command
export const docsGone = (folder: string): string =>
  `The folder ${inQuotes(folder)} holds no docs.json any more. Put it back, then start the signpost command again.`;
export const commandNotRunning = (name: string, path: string): string =>
  `${inQuotes(name)} was opened by the signpost command, which does not run for it now. Start it in a terminal: signpost "${path}". It opens here by itself.`;

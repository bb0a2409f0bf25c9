/* Why there is nothing to open: in a folder, at a git host, or in what the `signpost` command serves. */
import { inQuotes } from '$lib/core/text/direction';
import { listed } from '$lib/core/text/listed';

// A folder
export const emptyFolder = 'This folder is empty. Choose the folder that contains your docs.json.';
export const onlyOlderForm = (folder: string, file: string): string =>
  `The folder ${inQuotes(folder)} contains ${inQuotes(file)}, the old format of docs.json. Upgrade the site to docs.json, then open the folder again.`;
export const noDocsInFolder = (folder: string): string =>
  `There’s no docs.json in ${inQuotes(folder)} or its subfolders. Choose the folder that contains your docs.json.`;

// A git host
export const severalDocs = (branch: string): string =>
  `${branch} contains more than one docs.json. Choose one.`;
export const noDocsOnBranch = (branch: string, repository: string): string =>
  `There’s no docs.json on the branch ${inQuotes(branch)} of ${repository}. Choose another branch, or the repository that contains your docs.`;
export const unknownHost = (site: string, known: readonly string[]): string =>
  `This copy of Signpost can’t open repositories on ${site}, only on ${listed(known)}. Ask whoever runs it to add ${site}.`;
export const noAccountSignIn = (host: string): string =>
  `This copy of Signpost can’t sign in to ${host} with an account. Use an access token.`;
export const signInEnded = (host: string): string =>
  `Your sign-in to ${host} has expired. Sign in again.`;

// The command
export const docsGone = (folder: string): string =>
  `The folder ${inQuotes(folder)} no longer contains a docs.json. Put it back, then start the signpost command again.`;
export const commandNotRunning = (name: string, path: string): string =>
  `${inQuotes(name)} was opened with the signpost command, which isn’t running. To open the file here again, run signpost "${path}" in a terminal.`;

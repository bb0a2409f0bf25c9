/** `folder` in quotes. */
export const noDocument = (folder: string): string =>
  `There is no docs.json in the folder ${folder}. Choose the folder that holds the one you opened.`;
/** `folder` in quotes. */
export const otherDocuments = (folder: string, count: number): string =>
  `The folder ${folder} holds ${count} docs.json, and none of them is the one you opened. Choose the folder that holds it.`;
export const configUnread = (file: string, why: string): string =>
  `${file} couldn't be read, so it has no effect. ${why}`;

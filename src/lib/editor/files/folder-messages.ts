import { formatNumber } from '$lib/core/text/plural';

/** `folder` in quotes. */
export const noDocument = (folder: string): string =>
  `Choose the folder that contains the docs.json you opened. ${folder} doesn’t contain one.`;
/** `folder` in quotes. */
export const otherDocuments = (folder: string, count: number): string =>
  `Choose the folder that contains the docs.json you opened. ${folder} contains ${count === 1 ? 'a different one' : `${formatNumber(count)} others`}.`;
export const configUnread = (file: string, why: string): string =>
  `${file} couldn’t be read, so it has no effect. ${why}`;

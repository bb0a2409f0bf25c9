/* Where pages are that the history says were renamed. */
import { addressOfFile } from '../links/destination.ts';
import type { PastPage } from '../past.ts';

/** By the address that a page once had: its file today, from the folder of docs.json. Deleted pages aren't included. */
export const renamedPages = (past: readonly PastPage[]): ReadonlyMap<string, string> =>
  new Map(past.flatMap(({ file, now }) => (now === undefined ? [] : [[addressOfFile(file), now]])));

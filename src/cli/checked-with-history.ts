/* Checks a folder, with the pages that git says were renamed as fixes of links that lead to no page. */
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Diagnostic } from '../lib/core/check/diagnostic.ts';
import type { Doc } from '../lib/core/document/node.ts';
import { pastPages } from '../lib/core/ledger/history.ts';
import { renamedPages } from '../lib/core/ledger/renamed-pages.ts';
import { checkedDocument, type Around, type Checked } from '../lib/core/public-api/json-report.ts';
import { folderHistory } from './serve/git/history.ts';

/** `doc` is named by its path on disk. The history is only read if a link of a page leads nowhere. */
export async function checkedWithHistory(doc: Doc, around: Around): Promise<Checked> {
  const all = checkedDocument(doc, around);
  if (!around.pages || !all.found.some(isBroken)) return all;
  const renamed = await renamedIn(doc.main);
  return renamed.size === 0
    ? all
    : checkedDocument(doc, { ...around, world: { ...around.world, renamed } });
}

const isBroken = ({ code }: Diagnostic): boolean => code === 'broken-link';

/** By the address that a page once had: its file today. `main`: the path of docs.json. Empty without a history. */
export async function renamedIn(main: string): Promise<ReadonlyMap<string, string>> {
  const history = await folderHistory(await realpath(dirname(main)), basename(main));
  return renamedPages(history ? pastPages(history.steps, history.home) : []);
}

/* Which step of the history made each redirect. Steps keep what the document meant before and after them. */
import type { History, Transaction } from '../document/history.ts';
import type { Meaning } from '../document/meaning.ts';
import type { Node } from '../document/node.ts';
import { fileBehind, targetOf } from '../document/references.ts';
import { member } from '../document/walk.ts';
import { memo } from '../memo.ts';
import { redirectRules } from './rules.ts';

/**
 * By the sources of redirects: the last step that made one with it. Those from before the history aren't in it. `main`:
 * the path of docs.json.
 */
export function madeBy(
  { done }: Pick<History, 'done'>,
  main: string,
): ReadonlyMap<string, Transaction> {
  const steps = new Map<string, Transaction>();
  for (const step of done) {
    const [before, after] = [listIn(step.before, main), listIn(step.after, main)];
    if (before === after) continue;
    const [old, now] = [sourcesIn(before), sourcesIn(after)];
    for (const source of now) if (!old.has(source)) steps.set(source, step);
    for (const source of old) if (!now.has(source)) steps.delete(source);
  }
  return steps;
}

const NONE: ReadonlySet<string> = new Set();
const sourcesIn = (list: Node | undefined) => (list ? readSources(list) : NONE);
const readSources = memo(
  (list: Node): ReadonlySet<string> => new Set(redirectRules(list).all.map(({ source }) => source)),
);

/** Most files that name each other as the content of the list. */
const MOST_FILES = 10;

/** The list as it is written, in docs.json or in a file that a `$ref` names. */
function listIn({ files }: Meaning, main: string): Node | undefined {
  let file = main;
  let node = member(files.get(main)?.root, 'redirects')?.value;
  for (let i = 0; node && i < MOST_FILES; i++) {
    const target = targetOf(node);
    if (target === undefined) return node;
    const behind = fileBehind(main, file, target);
    if (behind === undefined) return undefined;
    file = behind;
    node = files.get(file)?.root;
  }
  return undefined;
}

/*
 * What a step of the history did, in words. Typed text is named by what came of it, where it changed one text of
 * the document ("Rename “Quick” to “Quickstart” by typing"), else by its edits. Nothing is worked out before it is
 * asked for; a name is remembered with its step.
 */
import { noCopies, type Copies, type Doc, type Node, type Reading } from '../model/node.ts';
import type { World } from '../rules/diagnostic.ts';
import { isListKey, KINDS } from '../rules/kinds.ts';
import type { TextEdit } from '../text/edit.ts';
import { changesOf } from './changes.ts';
import { counted, quoted } from './words.ts';

type Meaning = ReadonlyMap<string, Omit<Reading, 'text'>>;

/** A step: its edits there and back, and what the files meant before and after it. */
export interface Trace {
  readonly edits: readonly TextEdit[];
  readonly inverse: readonly TextEdit[];
  readonly before: Meaning;
  readonly after: Meaning;
}

/** Longer texts are cut in a name, to this many characters. */
const SHOWN = 40;

const names = new WeakMap<Trace, string>();

/** What typing did, for the list of steps. `main` is the path of docs.json. */
export function nameOfTyping(step: Trace, main: string): string {
  const known = names.get(step);
  if (known !== undefined) return known;
  const name = meant(step, main) ?? written(step) + turnOfJson(step, main);
  names.set(step, name);
  return name;
}

/** What a step changed, one sentence without a full stop for each change. */
export function changesIn(step: Trace, main: string, world: World): readonly string[] {
  const copies = noCopies();
  const [before, after] = [step.before, step.after].map((one) => docOf(one, main, copies));
  const rows = changesOf(before!, after!, world);
  if (rows.length > 0) return rows.map(({ text }) => text);
  if (isBroken(step.before, main) || isBroken(step.after, main))
    return ['The JSON was broken here, so what the text means did not change'];
  return ['Only the writing changed: spaces, line ends or comments'];
}

/** Views of nodes ask for no text, and a step does not keep it. */
const docOf = (meaning: Meaning, main: string, copies: Copies): Doc => ({
  main,
  copies,
  files: new Map([...meaning].map(([file, reading]) => [file, { ...reading, text: '' }])),
  nextId: Infinity,
});

const isBroken = (meaning: Meaning, main: string) => meaning.get(main)?.problem !== undefined;

function turnOfJson({ before, after }: Trace, main: string): string {
  if (isBroken(before, main) === isBroken(after, main)) return '';
  return isBroken(after, main) ? ', which breaks the JSON' : ', which mends the JSON';
}

/** The one file whose meaning changed; nothing where several did. */
function changedFile(before: Meaning, after: Meaning): string | undefined {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const changed = files.filter((file) => before.get(file)?.root !== after.get(file)?.root);
  return changed.length === 1 ? changed[0] : undefined;
}

/** The one text that became another; nothing where more changed, or nothing that has a meaning. */
function meant({ before, after }: Trace, main: string): string | undefined {
  const file = changedFile(before, after) ?? main;
  const [old, now] = [before.get(file)?.root, after.get(file)?.root];
  const found: NamedElement[] = [];
  if (!old || !now || isBroken(after, file) || !differences(old, now, undefined, found))
    return undefined;
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const { key, from, to } = only;
  const [was, is] = [shown(from), shown(to)];
  if (key === undefined) return `Change ${was} to ${is} by typing`;
  if (isName(key)) return `Rename ${was} to ${is} by typing`;
  if (isListKey(key)) return `Change page ${was} to ${is} by typing`;
  return `Change ${key} from ${was} to ${is} by typing`;
}

const isName = (key: string) => Object.values(KINDS).some(({ nameKey }) => nameKey === key);

interface NamedElement {
  /** Of the object or the list that holds the value; absent for the document's own value. */
  readonly key: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** Gathers the texts that differ, up to two; answers whether nothing but texts does. */
function differences(
  old: Node,
  now: Node,
  key: string | undefined,
  found: NamedElement[],
): boolean {
  if (old === now || found.length > 1) return true;
  if (old.type === 'string' && now.type === 'string') {
    if (old.value !== now.value) found.push({ key, from: old.value, to: now.value });
    return true;
  }
  if (old.type === 'object' && now.type === 'object')
    return (
      old.members.length === now.members.length &&
      old.members.every(
        (one, i) =>
          one.key === now.members[i]!.key &&
          differences(one.value, now.members[i]!.value, one.key, found),
      )
    );
  if (old.type === 'array' && now.type === 'array')
    return (
      old.items.length === now.items.length &&
      old.items.every((one, i) => differences(one, now.items[i]!, key, found))
    );
  return 'value' in old && 'value' in now && old.value === now.value;
}

/** What was written and what went, where more or less than one text changed. */
function written({ edits, inverse }: Trace): string {
  const files = [...new Set(edits.map(({ file }) => file))].join(', ');
  if (edits.length > 3) return `Change ${counted(edits.length, 'place', 'places')} in ${files}`;
  const come = edits.map(({ insert }) => insert).join(' … ');
  const gone = inverse.map(({ insert }) => insert).join(' … ');
  if (!come.trim() && !gone.trim()) return `Change spaces or line ends in ${files}`;
  if (!gone.trim()) return `Type ${shown(come)} in ${files}`;
  if (!come.trim()) return `Delete ${shown(gone)} in ${files}`;
  return `Replace ${shown(gone)} with ${shown(come)} in ${files}`;
}

/** A text in quotation marks where it is short, else how many lines it has. */
function shown(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/);
  if (lines.length > 1) return counted(lines.length, 'line', 'lines');
  const [line = ''] = lines;
  const letters = [...line];
  return quoted(letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : line);
}

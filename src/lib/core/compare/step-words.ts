/*
 * Describes what a step of the history did. Typing is named by its result if it changed one text of the
 * document ("Renamed “Quick” to “Quickstart” in the JSON"), otherwise by its edits. Nothing is computed before
 * it is needed, and a name is cached with its step.
 */
import { withFiles } from '../document/read.ts';
import type { Meaning } from '../document/meaning.ts';
import { NO_COPIES, type Doc, type Node } from '../document/node.ts';
import type { World } from '../check/diagnostic.ts';
import { isListKey, KINDS } from '../schema/kinds.ts';
import type { TextEdit } from '../text/edit.ts';
import type { Change } from './change.ts';
import { changesOf } from './changes.ts';
import { quoted } from './entry-words.ts';
import * as m from './step-messages.ts';

/** A step: its edits, their inverse, and what the files meant before and after it. */
export interface Trace {
  readonly edits: readonly TextEdit[];
  readonly inverse: readonly TextEdit[];
  readonly before: Meaning;
  readonly after: Meaning;
}

/** Length limit for a text in a name, in characters. Longer texts are cut. */
const SHOWN = 40;

const names = new WeakMap<Trace, string>();

/** Describes what typing did, for the list of steps. `main` is the path of docs.json. */
export function nameOfTyping(step: Trace, main: string): string {
  const known = names.get(step);
  if (known !== undefined) return known;
  const name = meant(step, main) ?? turningJson(written(step), step, main);
  names.set(step, name);
  return name;
}

/**
 * Describes typing in a field that gave an element another name. The labels of its steps say only what each letter did.
 * Undefined for anything else.
 */
export function nameOfRename(step: Trace, main: string): string | undefined {
  const only = onlyText(step, main);
  return only?.key !== undefined && isName(only.key)
    ? m.rename(shown(only.from), shown(only.to))
    : undefined;
}

/** A sentence without a period, and the location of what changed, by labels. */
export type StepChange = Pick<Change, 'text'> & Partial<Pick<Change, 'place'>>;

/** Returns what a step changed. */
export function changesIn(step: Trace, main: string, world: World): readonly StepChange[] {
  const before = docOf(step.before, main);
  const { files, moved } = docOf(step.after, main);
  const after = { ...withFiles(before, files, Infinity), moved };
  const rows = changesOf(before, after, world);
  if (rows.length > 0) return rows;
  const wasBroken = isBroken(step.before, main) || isBroken(step.after, main);
  return [{ text: wasBroken ? m.jsonWasBroken : m.onlyWriting }];
}

/** Views of nodes need no text, and a step does not keep it. */
const docOf = ({ files, moved }: Meaning, main: string): Doc => ({
  ...{ main, copies: NO_COPIES, lineage: {}, moved },
  files: new Map([...files].map(([file, reading]) => [file, { ...reading, text: '' }])),
  nextId: Infinity,
});

const isBroken = (meaning: Meaning, main: string) => meaning.files.get(main)?.problem !== undefined;

function turningJson(name: string, { before, after }: Trace, main: string): string {
  if (isBroken(before, main) === isBroken(after, main)) return name;
  return isBroken(after, main) ? m.breaksJson(name) : m.mendsJson(name);
}

/** The one file whose meaning changed; undefined if several did. */
function changedFile({ files: before }: Meaning, { files: after }: Meaning): string | undefined {
  const files = [...new Set([...before.keys(), ...after.keys()])];
  const changed = files.filter((file) => before.get(file)?.root !== after.get(file)?.root);
  return changed.length === 1 ? changed[0] : undefined;
}

/** The one text that became another; undefined if more changed, or nothing that has a meaning. */
function onlyText({ before, after }: Trace, main: string): ChangedText | undefined {
  const file = changedFile(before, after) ?? main;
  const [old, now] = [before.files.get(file)?.root, after.files.get(file)?.root];
  const found: ChangedText[] = [];
  if (!old || !now || isBroken(after, file) || !differences(old, now, undefined, found))
    return undefined;
  return found.length === 1 ? found[0] : undefined;
}

function meant(step: Trace, main: string): string | undefined {
  const only = onlyText(step, main);
  if (!only) return undefined;
  const { key, from, to } = only;
  const [was, is] = [shown(from), shown(to)];
  if (key === undefined) return m.change(was, is);
  if (isName(key)) return m.renameInJson(was, is);
  if (isListKey(key)) return m.changePage(was, is);
  return m.changeField(key, was, is);
}

const isName = (key: string) => Object.values(KINDS).some(({ nameKey }) => nameKey === key);

interface ChangedText {
  /** Key of the value in its object, or of the list that contains it; absent for the document's own value. */
  readonly key: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** Collects the texts that differ, up to two. Returns whether nothing but texts differs. */
function differences(old: Node, now: Node, key: string | undefined, found: ChangedText[]): boolean {
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

/** Describes the inserted and the deleted text, if more or less than one text changed. */
function written({ edits, inverse }: Trace): string {
  const files = [...new Set(edits.map(({ file }) => file))].join(', ');
  if (edits.length > 3) return m.changePlaces(edits.length, files);
  const come = edits.map(({ insert }) => insert).join(' … ');
  const gone = inverse.map(({ insert }) => insert).join(' … ');
  if (withoutSpaces(come) === withoutSpaces(gone)) return m.changeSpaces(files);
  if (!gone.trim()) return m.type(shown(come), files);
  if (!come.trim()) return m.deleteText(shown(gone), files);
  return m.replace(shown(gone), shown(come), files);
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** One line in quotation marks, or the number of lines if there are more. */
function shown(text: string): string {
  const lines = text.trim().split(/\r\n?|\n/);
  if (lines.length > 1) return m.lines(lines.length);
  const [line = ''] = lines;
  const letters = [...line];
  return quoted(letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : line);
}

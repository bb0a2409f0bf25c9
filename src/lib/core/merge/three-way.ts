/*
 * Merges two versions of one base into ours, by structure: docs.json and the content of its `$ref`s as one tree, and
 * files that do not appear in the tree as wholes. Which file contains what follows ours.
 */
import { resolvedRefs } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { ok, refuse, type Result } from '../result.ts';
import { check } from '../check/check.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { elementOf } from '../document/elements.ts';
import { difference, type TextEdit } from '../text/edit.ts';
import { changesOf } from '../compare/changes.ts';
import { fingerprint } from '../compare/fingerprint.ts';
import { matchDocs } from '../compare/match-docs.ts';
import { agreementOf, type Agreement } from './agreement.ts';
import { compose } from './compose.ts';
import type {
  Carried,
  Choice,
  Combined,
  Merged,
  MergeOptions,
  Question,
  Versions,
} from './merged.ts';
import * as m from './messages.ts';
import { ask } from './questions.ts';
import { withRestoredIds } from './restore-ids.ts';
import { barely, laterSide, originSide, type Side } from './sides.ts';
import { matchAdditions } from './match-additions.ts';
import { brokenness, isSameText, takenOver } from './whole-text.ts';
import { editsTo } from './write.ts';

/**
 * Merges theirs into ours. A change by one side alone is applied; a change that both made differently is a question,
 * and keeps ours until answered in `choices`. Comments and formatting that only theirs changed are not included,
 * unless ours is the base's text. Refuses, with a sentence, texts that do not parse.
 */
export function merge(versions: Versions, options: MergeOptions = {}): Result<Merged> {
  const combined = combine(versions, options);
  if (!combined.ok) return combined;
  const { base, ours, theirs } = versions;
  const { after } = combined.value;
  if (after === ours) return ok({ ...combined.value, taken: [], notes: [] });
  const taken = changesOf(ours, after, options.world ?? {});
  const files = shownIn(ours, theirs, base);
  const isOursNew = files.some((file) => textOf(base, file) !== textOf(ours, file));
  return ok({ ...combined.value, taken, notes: isOursNew ? notesOn(versions, after) : [] });
}

/** The same without a comparison of the result with ours, in words, and without a check of it. */
export function combine(versions: Versions, options: MergeOptions = {}): Result<Combined> {
  const { base, ours, theirs } = versions;
  const {
    choices = new Map<string, Choice>(),
    names = { ours: m.you, theirs: m.theFile, version: m.yourVersion, theirVersion: m.fileVersion },
    world = {},
  } = options;
  if (isSameText(base, theirs) || isSameText(ours, theirs))
    return ok({ edits: [], after: ours, questions: [] });
  const broken = brokenness(
    { doc: base, name: m.commonVersion },
    { doc: ours, name: names.version ?? names.ours },
    { doc: theirs, name: names.theirs },
  );
  if (broken) return broken;

  const questions: Question[] = [];
  const files = shownIn(ours, theirs, base);
  const is = (one: Doc, other: Doc) =>
    files.every((file) => textOf(one, file) === textOf(other, file));
  let merged: Carried = { edits: [], after: ours };
  if (is(base, ours)) merged = broughtOver(ours, theirs, files);
  else if (!is(base, theirs) && !is(ours, theirs)) {
    const { agreement, ...structured } = structure(versions, { choices, names, world });
    merged = asTheyWrote(structured, versions, files);
    for (const { asked, who } of agreement.questions.values()) {
      const node = who && structured.idOf(who);
      const isThere = node !== undefined && elementOf(merged.after, node) !== undefined;
      questions.push(isThere ? { ...asked, node } : asked);
    }
  }
  if (files.some((file) => merged.after.files.get(file)?.problem))
    return refuse('merge', m.tooDeep);

  const edits: TextEdit[] = [...merged.edits];
  for (const file of ours.files.keys()) {
    if (files.includes(file)) continue;
    const [old, mine, other] = [base, ours, theirs].map((doc) => textOf(doc, file));
    if (other === undefined || other === old || other === mine) continue;
    let chosen: Choice = 'theirs';
    if (mine !== old) {
      const id = `file ${file}`;
      const did = (label: string) => ({ did: m.changedFile(file), label });
      const asked = ask(id, undefined, file, did(m.keepYours), did(m.takeTheirs), {
        names,
        world,
      });
      questions.push({ ...asked, place: file });
      chosen = choices.get(id) ?? 'ours';
    }
    if (chosen === 'theirs') edits.push(...difference(file, mine!, other));
  }
  const others = edits.filter(({ file }) => !files.includes(file));
  const after = others.length > 0 ? reread(merged.after, others) : merged.after;
  return ok({ edits, after, questions });
}

const textOf = (doc: Doc, file: string): string | undefined => doc.files.get(file)?.text;

/** docs.json and the files that appear in the tree of any of the documents. */
const shownIn = (...docs: readonly Doc[]): readonly string[] => [
  ...new Set([
    docs[0]!.main,
    ...docs.flatMap((doc) => resolvedRefs(doc).mounts.map(({ file }) => file)),
  ]),
];

/** Theirs completely. A file that only they have is added, one that only ours has stays. */
function broughtOver(ours: Doc, theirs: Doc, files: readonly string[]): Carried {
  const both = files.filter((file) => theirs.files.has(file));
  return takenOver(ours, theirs, both, true);
}

/** Uses their text for a file that only they changed, if it has the same content. */
function asTheyWrote(
  merged: Carried,
  { base, ours, theirs }: Versions,
  files: readonly string[],
): Carried {
  let { edits, after } = merged;
  for (const file of files) {
    const [old, mine, other, now] = [base, ours, theirs, after].map((doc) => doc.files.get(file));
    if (old?.text !== mine?.text || !other || !now || other.text === now.text) continue;
    if (!other.root || !now.root || fingerprint(other.root) !== fingerprint(now.root)) continue;
    const next = reread(after, difference(file, now.text, other.text));
    edits = [
      ...edits.filter((edit) => edit.file !== file),
      ...difference(file, mine!.text, other.text),
    ];
    after = next;
  }
  return { edits, after };
}

/** Merges the one tree, element by element. */
function structure(
  { base, ours, theirs }: Versions,
  { choices, names, world }: Required<MergeOptions>,
): Carried & { agreement: Agreement; idOf: (who: Parameters<Side['whoOf']>[0]) => number } {
  const bare = barely(base, ours, theirs);
  const before = bare(originSide(base));
  const mine = bare(laterSide(ours, matchDocs(base, ours)));
  const docMatch = matchDocs(base, theirs);
  const additions = matchAdditions(before, mine, bare(laterSide(theirs, docMatch)));
  const other = bare(laterSide(theirs, docMatch, additions.matched));
  const agreement = agreementOf(before, mine, other, additions, choices, names, world);
  const { target } = compose(mine, other, agreement);
  const edits = editsTo(ours, target);
  const nextId = Math.max(base.nextId, ours.nextId, theirs.nextId);
  return {
    edits,
    after: withRestoredIds(ours, target, edits, nextId),
    agreement,
    idOf: (who) => (mine.entries.get(who) ?? other.entries.get(who))?.node.id ?? who.id,
  };
}

/** Errors and warnings caused by the combination. */
function notesOn({ ours, theirs }: Versions, after: Doc): string[] {
  const keyOf = ({ code, node, field }: Diagnostic) => JSON.stringify([code, node, field]);
  const known = new Set([ours, theirs].flatMap((doc) => check(doc).map(keyOf)));
  const fresh = check(after).filter(
    (problem) => problem.severity !== 'hint' && !known.has(keyOf(problem)),
  );
  return [...new Set(fresh.map(({ message }) => message))];
}

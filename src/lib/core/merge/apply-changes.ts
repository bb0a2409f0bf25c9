/*
 * Applies selected rows of a comparison to the document they started from.
 */
import type { Doc } from '../document/node.ts';
import { ok, type Result } from '../result.ts';
import type { Change } from '../compare/change.ts';
import { matchDocs } from '../compare/match-docs.ts';
import { compose } from './compose.ts';
import { between, factsOf } from './facts.ts';
import type { Carried } from './merged.ts';
import * as m from './messages.ts';
import { withRestoredIds } from './restore-ids.ts';
import { barely, laterSide, originSide } from './sides.ts';
import { brokenness, takenOver } from './whole-text.ts';
import { mergePolicyOf } from './merge-policy.ts';
import { editsTo } from './write.ts';

/**
 * The edits that apply these rows of `changesOf(base, doc)` to `base`. All rows together produce the new document,
 * with as much of its formatting (white space, comments) as they need. Refuses texts that do not parse, unless the
 * rows are about those texts.
 */
export function applyChanges(base: Doc, doc: Doc, changes: readonly Change[]): Result<Carried> {
  const texts = new Set(changes.flatMap(({ kind, place }) => (kind === 'text' ? [place] : [])));
  const others = takenOver(base, doc, texts);
  if (texts.has(base.main) || changes.every(({ kind }) => kind === 'text')) return ok(others);
  const broken = brokenness({ doc: base, name: m.textBefore }, { doc, name: m.textAfter });
  if (broken) return broken;
  const bare = barely(base, doc);
  const before = bare(originSide(base));
  const after = bare(laterSide(doc, matchDocs(base, doc)));
  const facts = factsOf(changes, between(before, after));
  const { target } = compose(before, after, mergePolicyOf(facts, before, after));
  const edits = editsTo(base, target);
  const main = withRestoredIds(base, target, edits, Math.max(base.nextId, doc.nextId));
  const files = new Map(main.files);
  for (const file of texts) {
    const reading = others.after.files.get(file);
    if (reading) files.set(file, reading);
  }
  const own = edits.filter(({ file }) => !texts.has(file));
  return ok({ edits: [...own, ...others.edits], after: { ...main, files } });
}

/*
 * Merges three versions of one file of a site, as git hands them to a merge driver: by structure, as `merge`, with the
 * comments and the layout of both sides. Where `merge` asks, both versions are written between git's markers.
 */
import type { Doc, Node } from '../document/node.ts';
import { ok, type Result } from '../result.ts';
import { isEqual } from '../compare/fingerprint.ts';
import { lineEdits } from '../text/line-edits.ts';
import { withConflicts, type ConflictText } from '../text/write-conflicts.ts';
import { withComments } from './carry-comments.ts';
import { inOneStyle, rootOf, withTheirLayout } from './layout-changes.ts';
import { loneFile } from './lone-file.ts';
import type { Choice, SideNames } from './merged.ts';
import * as m from './messages.ts';
import { mergeEdits } from './page-texts.ts';
import { readTyped } from './read-typed.ts';
import { combine } from './three-way.ts';

const NAMES: SideNames = { ours: m.oursSide, theirs: m.theirsSide };

/**
 * Merges theirs into ours: docs.json, or the content of a `$ref`. Refuses, with a sentence, texts that do not parse
 * or are too deeply nested.
 */
export function mergeFile(base: string, ours: string, theirs: string): Result<ConflictText> {
  if (theirs === base || ours === theirs) return ok({ text: ours, conflicts: 0 });
  if (ours === base) return ok({ text: theirs, conflicts: 0 });
  const styled = inOneStyle({ base, ours, theirs });
  const changes = {
    ours: lineEdits(styled.base, styled.ours),
    theirs: lineEdits(styled.base, styled.theirs),
  };
  const texts = withTheirLayout(styled, changes);
  const { file, read: readFile } = loneFile(ours, base, theirs);
  const start = readFile(texts.base);
  const mine = readTyped(start, start, file, texts.ours);
  const versions = { base: start, ours: mine, theirs: readTyped(start, mine, file, texts.theirs) };

  const textOf = (after: Doc): string => withComments(after.files.get(file)!.text, styled);
  const kept = combine(versions, { names: NAMES });
  if (!kept.ok) return kept;
  const { after, questions } = kept.value;
  if (questions.length === 0) {
    const byLines = mergeEdits(styled.base, changes.ours, changes.theirs);
    if (byLines.conflicts === 0 && hasContent(byLines.text, after.files.get(file)!.root))
      return ok({ text: byLines.text, conflicts: 0 });
    return ok({ text: textOf(after), conflicts: 0 });
  }
  const choices = new Map(questions.map(({ id }): [string, Choice] => [id, 'theirs']));
  const other = combine(versions, { names: NAMES, choices });
  if (!other.ok) return other;
  return ok(withConflicts(textOf(after), textOf(other.value.after)));
}

const hasContent = (text: string, content: Node | undefined): boolean => {
  const root = rootOf(text);
  return root !== undefined && content !== undefined && isEqual(root, content);
};

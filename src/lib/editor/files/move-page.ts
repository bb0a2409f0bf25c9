/*
 * Moves the file of a page, and everything that leads there with it. Loaded with the dialog that asks for the path.
 * Files and paths are from the folder of docs.json.
 */
import { foreignIn } from '$lib/core/document/typed-path';
import type { Transaction } from '$lib/core/document/history';
import type { Doc } from '$lib/core/document/node';
import type { PageOperation } from '$lib/core/operation';
import type { DividedKind } from '$lib/core/languages/sets';
import { twinsOf } from '$lib/core/languages/twins';
import { isPageFile } from '$lib/core/pages/page-paths';
import { impossiblePath } from '$lib/core/operations/page-messages';
import { ok, refuse, type Refusal, type Result } from '$lib/core/result';
import type { Session } from '../context';
import type { FollowUp } from '../report';
import { followingOf, planFollowed, type FollowedStep } from './follow';
import { updated } from './follow-messages';
import { PageTexts } from './page-texts';
import { commitPages, planFiles } from './run-pages';

/** `to`: without the file's extension. */
const moveOf = (from: string, to: string): PageOperation => ({
  ...{ op: 'rename-page', from },
  to: isPageFile(from) ? to : to + from.slice(from.lastIndexOf('.')),
});

/** Why a file, whose text is known, can't have a path. */
export function whyNotMoved(session: Session, file: string, to: string): Refusal | undefined {
  // The path may keep what it has now.
  if (to.endsWith('/') || foreignIn(to).some((character) => !file.includes(character)))
    return refuse('page-path', impossiblePath(to)).refusal;
  const { others } = new PageTexts(session);
  const planned = planFiles(session.editor, [moveOf(file, to)], others);
  return planned.ok ? undefined : planned.refusal;
}

/** What moving files does. Paths by file. */
export async function planMoves(
  session: Session,
  moves: ReadonlyMap<string, string>,
): Promise<Result<FollowedStep>> {
  const texts = new PageTexts(session);
  const problem = await texts.loadAll([...moves.keys()].map((file) => texts.pathIn(file)));
  if (problem !== undefined) return refuse('needs-files', problem);
  return planFollowed(
    session,
    [...moves].map(([file, to]) => moveOf(file, to)),
  );
}

export interface FilesOfTwins {
  readonly moves: ReadonlyMap<string, string>;
  readonly kinds: ReadonlySet<DividedKind>;
}

/** The files of the same page in other languages and versions, and where they go if the page moves. */
export function filesOfTwins({ editor, files }: Session, page: string, to: string): FilesOfTwins {
  const twins = twinsOf(editor.doc, page, to).filter((one) => files.fileOf(one.page));
  return {
    moves: new Map(twins.map((one) => [files.fileOf(one.page)!, one.to])),
    kinds: new Set(twins.map(({ kind }) => kind)),
  };
}

/**
 * The same for files that move, as far as the paths of their twins are free. `doc`: the document that lists the pages at
 * their old paths.
 */
export function twinsAlong(
  { files }: Session,
  doc: Doc,
  moves: ReadonlyMap<string, string>,
): FilesOfTwins {
  const found = new Map<string, string>();
  const kinds = new Set<DividedKind>();
  for (const [file, to] of moves)
    for (const twin of twinsOf(doc, file.replace(/\.mdx?$/i, ''), to)) {
      const own = files.fileOf(twin.page);
      if (own === undefined || moves.has(own) || files.fileOf(twin.to) !== undefined) continue;
      found.set(own, twin.to);
      kinds.add(twin.kind);
    }
  return { moves: found, kinds };
}

/** How the moved files join the history. */
interface MoveOptions {
  /** The name of the step, if it has its own. */
  readonly label?: string;
  /** The step that they are part of, if no other one has followed by then, and what it is called with them. */
  readonly joins?: { readonly step: Transaction; readonly label?: string };
  /** What the message says, too, in a sentence. */
  readonly also?: string | undefined;
  /** What the message offers then. */
  readonly further?: FollowUp | undefined;
}

/** Moves files as one step with everything that follows, and says so. */
export async function moveFiles(
  session: Session,
  moves: ReadonlyMap<string, string>,
  { label, joins, also = '', further }: MoveOptions = {},
): Promise<Result<FollowedStep>> {
  const { editor } = session;
  const planned = await planMoves(session, moves);
  if (!planned.ok) return planned;
  const { pages, entries } = planned.value;
  // The step may have been undone in the meantime.
  if (joins && !editor.history.done.includes(joins.step)) return planned;
  const joined = joins !== undefined && editor.history.done.at(-1) === joins.step;
  const name = (joined ? joins.label : label) ?? pages.label;
  commitPages(editor, pages, 'page.move', { entries, joined, label: name });
  const more = [also, updated(followingOf(planned.value))].filter(Boolean).join(' ');
  editor.say(more === '' ? name : `${name}. ${more}`, 'undoable', further);
  return ok(planned.value);
}

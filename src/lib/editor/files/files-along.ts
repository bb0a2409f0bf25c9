/*
 * Offers to move the files of pages whose entries moved, as part of the same step. Or does it at once or never, as the
 * site's signpost.config.json says (`moveFiles`). A page that got another path moves at once, unless it says never.
 */
import { listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import type { Transaction } from '$lib/core/document/history';
import { childrenOf, type Element } from '$lib/core/document/elements';
import type { Doc, Node, NodeId } from '$lib/core/document/node';
import { spotAt } from '$lib/core/document/walk';
import { pagePathOf } from '$lib/core/pages/page-paths';
import { addressOf } from '$lib/core/redirects/address';
import { destinationFor, redirectRules } from '$lib/core/redirects/rules';
import { folderFiles } from '$lib/core/operations/folder-files';
import { pathsAlong, pathsOfMoved } from '$lib/core/operations/paths-along';
import type { Session } from '../context';
import type { FollowUp, Ran } from '../report';
import { FreePaths } from './free-paths';
import * as m from './moving-messages';
import { setMoveFiles } from './move-files-setting';
import { PageTexts } from './page-texts';

export class FilesAlong {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether a step may move files. */
  get mayMove(): boolean {
    const isOff = this.#session.editor.world.config?.moveFiles === 'never';
    return !isOff && new PageTexts(this.#session).canChange;
  }

  hear(ran: Ran): FollowUp | undefined {
    if (ran.isTyped || !this.mayMove) return undefined;
    const { before, landed, operation } = ran;
    return this.#follow(pathsAlong(ran), { before, landed, isNewPath: operation.op === 'set' });
  }

  /** The same for elements that the last step moved. `before`: an earlier document. `landed`: as they are now. */
  offer(before: Doc, landed: readonly Element[]): FollowUp | undefined {
    if (!this.mayMove) return undefined;
    return this.#follow(pathsOfMoved(before, landed), { before, landed, isNewPath: false });
  }

  /** `paths`: where pages belong now. */
  #follow(paths: ReadonlyMap<string, string>, { before, landed, isNewPath }: Done) {
    const { editor, files } = this.#session;
    const way = isNewPath || editor.world.config?.moveFiles === 'always' ? 'always' : 'ask';
    const { moves: pages, taken } = this.#movesFor(paths, landed);
    if (pages.size === 0) {
      // A path of another page was typed to lead there, after a warning.
      const left = isNewPath ? [...taken].filter(([, to]) => !files.fileOf(to)) : [...taken];
      return left.length > 0 ? this.#propose(new Map(left)) : undefined;
    }
    // A page that moves on its own leaves its folder where it is.
    const hasFolders = landed.some(({ kind }) => kind !== 'page');
    const moves = hasFolders ? withFolders(this.#session, pages) : pages;
    const step = editor.history.done.at(-1);
    const count = hasFolders ? 0 : landed.length;
    const along = { step, before, way, pages: count, isNewPath } as const;
    if (way === 'ask')
      return { label: m.moveFilesToo(moves.size, count), run: () => void this.#move(moves, along) };
    // Its message replaces that of the step.
    const empty = editor.reasoning?.leftEmpty(before, editor.doc, landed);
    const moving = this.#move(moves, { ...along, also: empty }).finally(() => {
      if (editor.filesMoving === moving) editor.filesMoving = undefined;
    });
    editor.filesMoving = moving;
    const arriving = [...pages].map(([file, to]) => [to, pagePathOf(file)] as const);
    void files.arriving.expect(new Map(arriving), moving);
    return undefined;
  }

  /** Where the files of pages belong that moved since an earlier document. `landed`: the elements as they are now. */
  movesSince(before: Doc, landed: readonly Element[]): ReadonlyMap<string, string> {
    if (!this.mayMove) return new Map();
    return this.#movesFor(pathsOfMoved(before, landed), landed).moves;
  }

  /** Offers to move files whose names are taken there. A dialog shows the names that they would get. */
  #propose(taken: ReadonlyMap<string, string>): FollowUp {
    const free = new FreePaths(this.#session);
    const named = new Map([...taken].map(([file, to]) => [file, free.takeNumbered(to)]));
    const run = () => (this.#session.screen.matching = named);
    return { label: m.moveFilesAs(taken.size), run };
  }

  /**
   * The new paths of files, without extension, and those that are taken already, by files or by redirects. Pages that are listed elsewhere, too, stay
   * where they are.
   */
  #movesFor(
    paths: ReadonlyMap<string, string>,
    landed: readonly Element[],
  ): Record<'moves' | 'taken', ReadonlyMap<string, string>> {
    const { editor, files } = this.#session;
    if (paths.size === 0) return { moves: paths, taken: paths };
    const own = new Set<NodeId>();
    const note = (node: Node) => {
      own.add(node.id);
      for (const child of childrenOf(node)) note(child.node);
    };
    for (const { node } of landed) note(node);
    const { entriesOf } = listingOf(editor.doc, editor.world);
    const isElsewhere = (page: string) => {
      for (const name of namesOf(page))
        for (let entry = entriesOf(name); entry; entry = entry.next)
          if (!own.has(entry.id)) return true;
      return false;
    };
    const { ruleFor } = redirectRules(spotAt(editor.doc, ['redirects'])?.node);
    /** Whether readers of another page come through an address. */
    const leadsAway = (to: string, page: string) => {
      const rule = ruleFor(addressOf(to));
      const end = rule && !rule.hasWildcard && destinationFor(rule, addressOf(to));
      return typeof end === 'string' && addressOf(end) !== addressOf(page);
    };
    const named = new Set<string>();
    const moves = new Map<string, string>();
    const taken = new Map<string, string>();
    for (const [page, to] of paths) {
      const file = files.fileOf(page);
      if (file === undefined || isElsewhere(page)) continue;
      const isTaken =
        files.fileOf(to) !== undefined || named.has(to.toLowerCase()) || leadsAway(to, page);
      (isTaken ? taken : moves).set(file, to);
      named.add(to.toLowerCase());
    }
    return { moves, taken };
  }

  /**
   * Moves files as part of a step, and offers to do the same in other languages and versions. `before`: the document
   * before the step. `way`: what the site's config says until now. Returns whether files have moved.
   */
  async #move(moves: ReadonlyMap<string, string>, along: Along): Promise<boolean> {
    const { moveFiles, twinsAlong } = await import('./move-page');
    const session = this.#session;
    const { editor } = session;
    const { step, before, way, pages, also, isNewPath = false } = along;
    const hasFolders = pages === 0;
    const all = (along.moved ?? 0) + moves.size;
    const own = along.label ?? step?.label;
    // The files of twins aren't those of the pages. The file's new path names the step if a path was set.
    const name = own && m.withFiles(own, all, along.moved === undefined ? pages : 0);
    const joins = step && (isNewPath ? { step } : name !== undefined && { step, label: name });
    const twins = before && twinsAlong(session, before, moves);
    const others = hasFolders && twins ? withFolders(session, twins.moves) : twins?.moves;
    let done: Transaction | undefined;
    const withTwins = twins &&
      others &&
      others.size > 0 && {
        label: (pages === 1 ? m.moveTwins : m.moveTwinFiles)(others.size, twins.kinds),
        run: () => {
          const label = isNewPath ? done?.label : own;
          void this.#move(others, { step: done, label, moved: all, way, pages });
        },
      };
    const always = { label: m.alwaysMoveFiles, run: () => void setMoveFiles(session, 'always') };
    const further = withTwins || (way === 'ask' ? always : undefined);
    const files = editor.pages;
    const moved = await moveFiles(session, moves, { further, also, ...(joins && { joins }) });
    if (moved.ok) done = editor.history.done.at(-1);
    else editor.say(moved.refusal.sentence, 'refusal');
    return editor.pages !== files;
  }
}

/** A step that moved elements or set the path of one. */
interface Done {
  readonly before: Doc;
  /** The elements as they are now. */
  readonly landed: readonly Element[];
  /** Whether it set a path. */
  readonly isNewPath: boolean;
}

/** What files move with. */
interface Along {
  /** The step that they are part of, if it is still the last one. */
  readonly step: Transaction | undefined;
  /** What it is called without files, if that isn't its name, and the number of files that it moved. */
  readonly label?: string | undefined;
  readonly moved?: number;
  /** The document before the step, if the twins of pages are offered. */
  readonly before?: Doc;
  /** What the site's config says until now. */
  readonly way: 'ask' | 'always';
  /** What else the step did, in a sentence. */
  readonly also?: string | undefined;
  /** Whether a step set the path of the page. */
  readonly isNewPath?: boolean;
  /** The number of pages that moved. 0 if other elements did, whose folders move with what else is in them. */
  readonly pages: number;
}

/** Files that move, and the images and other files of folders that move with them. */
function withFolders(
  session: Session,
  moves: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const texts = new PageTexts(session);
  return new Map([
    ...moves,
    ...folderFiles(moves, session.files.all ?? [], texts.canMoveWhole).moves,
  ]);
}

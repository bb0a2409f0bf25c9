import type { Doc, NodeId } from '$lib/core/document/node';
import type { OtherVersion } from '$lib/editor/versions/other-version.svelte';
import { comparedIn, counterpartOf, type Became } from '$lib/features/preview/compare/compared';
import { SiteKnowledge } from '$lib/features/preview/site-knowledge.svelte';
import type { PageSource } from '$lib/editor/files/page-reader';
import type { Session } from '$lib/editor/context';
import { Reader, type Scheme, type Width } from '../reader.svelte';
import { readerOf } from '../session-readers.svelte';
import { filesBefore } from './files-before';
import * as m from './messages';
import { entriesSaying, factsBefore } from './said-before';

/** `one`: the whole width for one side at a time. */
export type Layout = 'beside' | 'slider' | 'one';

/** Until it is known how wide the site's sidebar is. */
export const FIRST_SHARE = 14;

/**
 * The site before and after the changes. The reader after is the preview's own. The reader before follows it, and moves
 * it in turn.
 */
export class Comparison {
  layout: Layout = $state('beside');
  /** Share of the slider's width that shows the site before, in percent. */
  share: number = $state(FIRST_SHARE);
  /** The side that `one` shows. */
  shown: 'before' | 'after' = $state('after');
  readonly before: Reader;
  readonly after: Reader;
  readonly #session: Session;
  readonly #version: OtherVersion | undefined;

  /** `version`: what was before, if that isn't what was opened or last saved. */
  constructor(session: Session, version?: OtherVersion) {
    const knowledge = new SiteKnowledge(session);
    this.#session = session;
    this.#version = version;
    this.after = readerOf(session);
    this.before = new Reader(() => ({
      doc: this.base,
      known: version
        ? version.factsAs(knowledge.known)
        : factsBefore(knowledge.known, this.#files, session.editor.doc.main),
    }));
    const { width, scheme, themeDrillsDown, toggled, showsHidden } = this.after;
    this.before.themeDrillsDown = themeDrillsDown;
    this.before.toggled = toggled;
    this.before.showsHidden = showsHidden;
    this.before.menu = this.after.menu;
    this.widen(width);
    this.scheme = scheme;
  }

  /** What the pages before are read from, unless that's another version. */
  get filesBefore(): PageSource {
    const { files, editor } = this.#session;
    return filesBefore(files, () => this.#files, editor.doc.main);
  }

  /** The document before. */
  get base(): Doc {
    return this.#version?.doc ?? this.#session.editor.drawn.base;
  }

  /** Keeps both readers on the same page, until the returned function is called. */
  start(): () => void {
    const { editor } = this.#session;
    const follow = () => this.before.follow(this.#wanted);
    const lead = (isOwnStep: boolean) => {
      const at = isOwnStep ? this.before.site?.at : undefined;
      const there = at && counterpartOf(at, 'before', this.base, editor.drawn.doc);
      if (there) this.after.go(there);
    };
    follow();
    const ends = [
      this.after.onStep(follow),
      this.before.onStep(lead),
      editor.drawn.onChange(follow),
    ];
    return () => ends.forEach((end) => end());
  }

  readonly #wanted = $derived.by(() => {
    const { editor } = this.#session;
    const at = this.after.site?.at;
    return at && counterpartOf(at, 'after', this.base, editor.drawn.doc);
  });

  /** The page files that differ. */
  readonly #files = $derived.by(() => {
    const { basePages, pages, pagePlans } = this.#session.editor;
    return this.#version?.pairs ?? pagePlans?.pairsBetween(basePages, pages) ?? [];
  });

  readonly became = $derived.by(() => {
    const { drawn, world } = this.#session.editor;
    const { doc } = drawn;
    const { before, after } = comparedIn(this.base, doc, world);
    const changed = (of: Doc, side: 'before' | 'after') =>
      entriesSaying(of, this.#files, side).map((id) => [id, 'changed'] as const);
    return {
      before: new Map<NodeId, Became>([...changed(this.base, 'before'), ...before]),
      after: new Map<NodeId, Became>([...changed(doc, 'after'), ...after]),
    };
  });

  /** Says that only one side has the page. Empty if both show the same page. */
  readonly difference = $derived.by(() => {
    const { editor } = this.#session;
    const [before, after] = [this.before.site, this.after.site];
    if (after?.page && !this.#wanted) return m.isNew(after.page.title);
    const gone = before?.page && !counterpartOf(before.at, 'before', this.base, editor.drawn.doc);
    return gone ? m.isGone(before.page.title) : '';
  });

  get scheme(): Scheme {
    return this.after.scheme;
  }
  set scheme(scheme: Scheme) {
    this.before.scheme = this.after.scheme = scheme;
  }

  widen(width: Width): void {
    this.before.width = this.after.width = width;
  }
}

/* The broken links of page files. They are looked for while the panel is open. */
import { onDestroy } from 'svelte';
import { listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import type { Code } from '$lib/core/check/codes/codes';
import { TITLE } from '$lib/core/check/codes/titles';
import { elementOf } from '$lib/core/document/elements';
import { pageName } from '$lib/core/document/page-name';
import { renamedPages } from '$lib/core/ledger/renamed-pages';
import type { Session } from '$lib/editor/context';
import type { LinkProblem } from '$lib/editor/files/link-worker';
import { areLinksFree, linkProblems } from '$lib/editor/files/linked-site';
import { Lookup } from '$lib/ui/later.svelte';
import { UnreadLinks } from '$lib/ui/unread-links.svelte';
import * as m from './messages';

/** Broken links of one code. */
export interface LinkBundle {
  readonly code: Code;
  readonly title: string;
  readonly problems: readonly LinkProblem[];
}

/** Create it while a component is being set up. */
export class PageLinks {
  readonly #session: Session;
  readonly #found: Lookup<object, readonly LinkProblem[]>;
  #changes = $state(0);
  /** What the history says of renamed pages, once a link led to a page that isn't there. */
  #renamed: ReadonlyMap<string, string> | undefined;
  /** Whether the pages couldn't be read. */
  #failed = $state(false);
  readonly #unread: UnreadLinks;

  constructor(session: Session) {
    this.#session = session;
    this.#unread = new UnreadLinks(session);
    const { editor, files } = session;
    onDestroy(files.onList(() => this.#changes++));
    const asked = $derived({
      changes: this.#changes,
      doc: editor.drawn.doc,
      known: files.known.paths,
      isFree: areLinksFree(session),
    });
    this.#found = new Lookup<object, readonly LinkProblem[]>({
      key: () => asked,
      look: async (_, tell) => {
        const problems = await linkProblems(session, this.#renamed);
        const isKnown = editor.world.paths !== undefined && areLinksFree(session);
        this.#failed = problems === undefined && isKnown;
        if (!problems) return;
        tell(problems);
        if (this.#renamed || !problems.some(({ problem }) => problem.code === 'broken-link'))
          return;
        const past = await session.opened.place.git?.past?.(editor.doc.main);
        this.#renamed = renamedPages(past?.ok ? past.value.pages : []);
        if (this.#renamed.size > 0) tell((await linkProblems(session, this.#renamed)) ?? problems);
      },
      wait: () => 500,
    });
  }

  /** What was found last, hints too. Undefined until something was. */
  get all(): readonly LinkProblem[] | undefined {
    return this.#found.current ?? this.#found.last;
  }

  /** Whether links can be looked for, and none were yet. */
  get isLooking(): boolean {
    const { files } = this.#session;
    const isFree = this.#unread.isReading || (areLinksFree(this.#session) && !this.#failed);
    return this.all === undefined && files.all !== undefined && isFree;
  }

  /** What is being done meanwhile. */
  get progress(): string {
    return this.#unread.progress;
  }

  /** How many page files would be read to look for links, where each read counts. */
  get unread(): number {
    return this.#unread.count;
  }
  /** Why they couldn't be read. */
  get problem(): string {
    return this.#unread.problem;
  }

  /** Reads all page files, then looks for links. */
  read(): Promise<void> {
    return this.#unread.read();
  }

  /** Kind by kind, in the order in which they were found. */
  bundles(withHints: boolean): readonly LinkBundle[] {
    const shown = (this.all ?? []).filter(
      ({ problem }) => withHints || problem.severity !== 'hint',
    );
    const codes = [...new Set(shown.map(({ problem }) => problem.code as Code))];
    return codes.map((code) => ({
      code,
      title: TITLE[code],
      problems: shown.filter(({ problem }) => problem.code === code),
    }));
  }

  nameOf({ file }: LinkProblem): string {
    return pageName(pageOf(file), this.#session.editor.world.titles);
  }

  placeOf(link: LinkProblem) {
    return { kind: undefined, words: m.inPage(this.nameOf(link), link.file, link.line) };
  }

  /** What shows the page of a link, if it has an entry. */
  wayTo({ file }: LinkProblem): (() => void) | undefined {
    const { editor, selection, screen } = this.#session;
    const { entriesOf } = listingOf(editor.doc, editor.world);
    const entry = namesOf(pageOf(file)).map(entriesOf).find(Boolean);
    const element = entry && elementOf(editor.doc, entry.id);
    if (!element) return undefined;
    return () => {
      selection.reveal(element);
      screen.pane = 'navigation';
    };
  }
}

const pageOf = (file: string) => file.replace(/\.mdx?$/i, '');

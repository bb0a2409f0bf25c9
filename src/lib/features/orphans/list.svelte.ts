/*
 * The panel's own state: the search, the open folders, the chosen lines and the keyboard position. The lines follow
 * from the document and the surrounding files.
 */
import type { Json } from '$lib/core/operation';
import { asideOf, orphansOf } from '$lib/core/check/pages/orphans';
import { isolated } from '$lib/core/text/direction';
import { rank } from '$lib/core/tree/search';
import type { Load } from '$lib/editor/external-drag.svelte';
import type { Session } from '$lib/editor/context';
import { pageName } from '$lib/core/document/page-name';
import {
  NOTHING_CHOSEN,
  chosenEntries,
  folderOf,
  inWords,
  isChosen,
  linesOf,
  nameOf,
  present,
  toggled,
  type Chosen,
  type OrphanLine,
} from './orphans';

/** With at most this many pages, all folders start open. */
const FEW_PAGES = 60;

export class OrphanList {
  query: string = $state('');
  /** Whether chosen folders become groups. */
  asGroups: boolean = $state(true);
  #at: number = $state(0);
  /** The page that the keys act on, wherever its line is. */
  #followed: string | undefined = $state.raw();
  #anchor = 0;
  /** Folders that were opened or closed by hand. */
  #turned: ReadonlyMap<string, boolean> = $state.raw(new Map());
  #chosen: Chosen = $state.raw(NOTHING_CHOSEN);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Undefined if the page files are not known. */
  readonly pages = $derived.by(() => {
    const { doc, world } = this.#session.editor;
    return orphansOf(doc, world);
  });
  readonly asides = $derived.by(() => {
    const { doc, world } = this.#session.editor;
    return asideOf(doc, world);
  });
  readonly #top = $derived(folderOf(this.pages ?? []));
  readonly #all = $derived([...(this.pages ?? []), ...this.asides.map(({ file }) => file)]);
  readonly #texts = $derived.by(() => {
    const { titles } = this.#session.editor.world;
    return this.#all.map((page) => `${pageName(page, titles)}\n${page}`);
  });
  readonly looking = $derived(this.query.trim() !== '');
  readonly lines: readonly OrphanLine[] = $derived.by(() => {
    if (this.looking)
      return rank(this.#texts, this.query).map((at): OrphanLine => {
        const path = this.#all[at]!;
        return { id: path, kind: 'page', path, depth: 0 };
      });
    const isFew = (this.pages?.length ?? 0) <= FEW_PAGES;
    const turned = this.#turned;
    return linesOf(
      this.#top,
      this.asides,
      (id) => turned.get(id) ?? (isFew && !id.startsWith('\n')),
    );
  });
  /** Index of the line that the keys act on. */
  readonly #lineAt = $derived.by(() => {
    const page = this.#followed;
    const at = page === undefined ? -1 : this.lines.findIndex(({ id }) => id === page);
    return at >= 0 ? at : this.#at;
  });
  get at(): number {
    return this.#lineAt;
  }
  set at(at: number) {
    this.#followed = undefined;
    this.#at = at;
  }
  readonly chosen = $derived(present(this.#chosen, new Set(this.#all)));
  readonly entries: readonly Json[] = $derived(
    chosenEntries(this.#top, this.asides, this.chosen, this.asGroups),
  );
  /** For example "3 pages". */
  readonly words = $derived.by(() => inWords(this.entries, this.#session.editor.world.titles));

  titleOf(page: string): string {
    return pageName(page, this.#session.editor.world.titles);
  }

  setOpen(line: OrphanLine, open: boolean): void {
    if (line.kind !== 'page') this.#turned = new Map(this.#turned).set(line.id, open);
  }

  /** Moves to a line. Chooses it alone, toggles it, or extends the choice to it. */
  choose(at: number, how: 'only' | 'toggle' | 'extend'): void {
    const line = this.lines[at];
    if (!line) return;
    this.at = at;
    if (how === 'extend') {
      const from = Math.min(this.#anchor, at);
      const lines = this.lines
        .slice(from, Math.max(this.#anchor, at) + 1)
        .filter((one) => one.kind === 'page' || !one.open);
      this.#chosen = toggled(NOTHING_CHOSEN, lines);
      return;
    }
    this.#anchor = at;
    this.#chosen = toggled(how === 'toggle' ? this.chosen : NOTHING_CHOSEN, [line]);
  }

  chooseAll(): void {
    this.#chosen = toggled(
      NOTHING_CHOSEN,
      this.lines.filter((line) => line.kind === 'page'),
    );
  }

  /** Keeps a page chosen that moves, and shows it where it is. The list changes once the files are known again. */
  follow(page: string, to: string): void {
    this.#chosen = { pages: new Set([page, to]), folders: new Set() };
    this.#followed = to;
    const folders = to.split('/').map((_, i, parts) => `${parts.slice(0, i).join('/')}/`);
    this.#turned = new Map([...this.#turned, ...folders.map((id) => [id, true] as const)]);
  }

  clear(): void {
    this.#chosen = NOTHING_CHOSEN;
  }

  /** What a drag from a line carries: everything chosen if the line is part of it, or else the line alone. */
  loadOf(line: OrphanLine): Load {
    if (!isChosen(line, this.chosen)) this.#chosen = toggled(NOTHING_CHOSEN, [line]);
    const { entries } = this;
    const isGroup = entries.some((entry) => typeof entry !== 'string');
    const name = nameOf(entries, this.#session.editor.world.titles);
    const label = name === undefined ? this.words : isolated(name);
    return { values: entries, label, kind: isGroup ? 'group' : 'page' };
  }
}

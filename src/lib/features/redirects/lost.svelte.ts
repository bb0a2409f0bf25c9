/* The URLs that lead nowhere: found in the history and in lists, and led to pages by redirects. */
import { redirectsFor } from '$lib/core/ledger/add-redirects';
import { givenAddresses, type GivenAddress } from '$lib/core/ledger/given-addresses';
import { lostAddresses, ownStarts, type LedgerEntry } from '$lib/core/ledger/ledger';
import { lostAt } from '$lib/core/links/lost';
import { planAll } from '$lib/core/operations/fix';
import type { PagePlan } from '$lib/core/page-files';
import { pathTo } from '$lib/core/redirects/address';
import type { Past } from '$lib/core/past';
import type { Session } from '$lib/editor/context';
import { withSetting } from '$lib/editor/files/config-steps';
import { lostTargets } from '$lib/editor/files/lost-targets';
import { day } from '$lib/ui/ago';
import * as m from './lost-messages';

/** From which confidence on rows are selected, in percent. */
export const LINES = [90, 70, 50, 0] as const;
export type Line = (typeof LINES)[number];

const NO_PAST: Past = { pages: [], texts: new Map(), isWhole: true };
const NO_FILES: PagePlan = { files: [], edits: [] };

export class LostUrls {
  query: string = $state('');
  line: Line = $state(90);
  /** Whether something is being read or compared. */
  isBusy: boolean = $state(true);
  /** Why the history isn't known, in a sentence. */
  problem: string | undefined = $state();
  /** URLs of lists that were left out. */
  skipped: number = $state(0);
  /** Whether the site has a history that can be read here. */
  readonly hasHistory: boolean;
  readonly #session: Session;
  #past: Past = $state.raw(NO_PAST);
  #given: readonly GivenAddress[] = $state.raw([]);
  #found: readonly LedgerEntry[] = $state.raw([]);
  /** What people chose instead of what is proposed. */
  #ticked: ReadonlyMap<string, boolean> = $state.raw(new Map());
  #target: ReadonlyMap<string, string> = $state.raw(new Map());

  constructor(session: Session) {
    this.#session = session;
    this.hasHistory = session.opened.place.git?.past !== undefined;
  }

  /** Which part of the history is known, in a sentence. Undefined if all of it is. */
  readonly partial = $derived.by(() => {
    const { isWhole, extent } = this.#past;
    if (isWhole) return undefined;
    return extent ? m.partOf({ ...extent, since: extent.since && day(extent.since) }) : m.partial;
  });
  /** Whether there is anything to look for them in. */
  readonly hasSource = $derived.by(() => this.hasHistory || this.#given.length > 0);

  /** Those that lead nowhere as the document is now. */
  readonly all: readonly LedgerEntry[] = $derived.by(() => {
    const { drawn, world } = this.#session.editor;
    const isLost = lostAt(drawn.doc, world);
    return this.#found.filter(({ address }) => isLost(address));
  });
  readonly rows: readonly LedgerEntry[] = $derived.by(() => {
    const query = this.query.trim().toLowerCase();
    return this.all.filter(
      (entry) =>
        query === '' ||
        entry.address.toLowerCase().includes(query) ||
        (this.targetOf(entry) ?? '').toLowerCase().includes(query),
    );
  });
  /** What would be redirected: the selected rows that have a target. */
  readonly chosen = $derived.by(() =>
    this.all.flatMap((entry) => {
      const file = this.targetOf(entry);
      return file !== undefined && this.isTicked(entry) ? [{ address: entry.address, file }] : [];
    }),
  );
  readonly canEdit = $derived.by(() => !this.#session.editor.stale && !this.#session.editor.barred);

  /** The file of the page where its readers will go. */
  targetOf({ address, targets: [best] }: LedgerEntry): string | undefined {
    return this.#target.get(address) ?? best?.file;
  }
  isTicked(entry: LedgerEntry): boolean {
    const { address, targets } = entry;
    const isLikely = (targets[0]?.confidence ?? -1) * 100 >= this.line;
    return this.#ticked.get(address) ?? (isLikely || this.#target.has(address));
  }
  tick({ address }: LedgerEntry, isTicked: boolean): void {
    this.#ticked = new Map(this.#ticked).set(address, isTicked);
  }
  lead(entry: LedgerEntry, file: string): void {
    this.#target = new Map(this.#target).set(entry.address, file);
    this.tick(entry, true);
  }
  /** Selects all rows from a confidence on, and no others. */
  select(line: Line): void {
    this.line = line;
    this.#ticked = new Map();
  }

  /** Reads the history, once. The files of the site are known. */
  async begin(): Promise<void> {
    const { opened, editor } = this.#session;
    const past = await opened.place.git?.past?.(editor.doc.main);
    if (past?.ok) this.#past = past.value;
    else this.problem = past?.refusal.sentence;
    await this.#find();
  }

  /** Also looks at the URLs of a list. Returns how many of them lead nowhere. */
  async addList(text: string): Promise<number> {
    const { doc, world } = this.#session.editor;
    const { addresses, skipped } = givenAddresses(text, {
      siteUrl: world.config?.siteUrl,
      isOwn: ownStarts(world, this.#past.pages),
    });
    this.#given = [...this.#given, ...addresses];
    this.skipped += skipped;
    await this.#find();
    const isLost = lostAt(doc, world);
    return addresses.filter(({ address }) => isLost(address)).length;
  }

  async #find(): Promise<void> {
    this.isBusy = true;
    const { editor } = this.#session;
    const published = { past: this.#past.pages, given: this.#given };
    const lost = lostAddresses(published, { doc: editor.doc, world: editor.world });
    this.#found = lost.length > 0 ? await lostTargets(this.#session, lost, this.#past) : [];
    this.isBusy = false;
  }

  /** Adds redirects for what is chosen, as one step. */
  redirect(): void {
    const { editor } = this.#session;
    const { doc, world } = editor;
    const count = this.chosen.length;
    const steps = planAll(doc, redirectsFor(this.chosen, doc, world).operations);
    if (!steps.ok) return editor.say(steps.refusal.sentence, 'refusal');
    const { edits, after } = steps.value;
    if (edits.length === 0) return editor.say(m.nothingToAdd, 'refusal');
    editor.commit(edits, 'redirects.lost', m.addRedirects(count), { after });
    if (editor.doc !== doc) editor.say(m.addedRedirects(count), 'undoable');
  }

  /** Says in the site’s config that a URL ended on purpose. */
  async giveUp({ address }: LedgerEntry): Promise<void> {
    const { editor } = this.#session;
    const { gone = [] } = editor.world.config ?? {};
    const value = [...new Set([...gone, pathTo(address)])];
    const planned = await withSetting(this.#session, NO_FILES, 'gone', value);
    if (!planned.ok) return editor.say(planned.refusal.sentence, 'refusal');
    const label = m.gone(`/${address}`);
    editor.commit([], 'config.set', label, { after: editor.doc, pages: planned.value });
    editor.say(m.isGone(`/${address}`), 'undoable');
  }
}

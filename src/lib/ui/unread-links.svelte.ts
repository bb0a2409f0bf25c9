/* The page files that weren't read for their links, because each read counts against a limit of the host. */
import { isPageFile } from '$lib/core/pages/page-paths';
import type { Session } from '$lib/editor/context';
import { areLinksFree, readAllPages } from '$lib/editor/files/linked-site';
import { readingPages } from '$lib/editor/files/messages';
import * as m from './link-messages';

export class UnreadLinks {
  readonly #session: Session;
  /** Whether the pages are being read because the user asked for it. */
  isReading: boolean = $state(false);
  /** Why they couldn't be. */
  problem = $state('');

  constructor(session: Session) {
    this.#session = session;
  }

  /** Whether nothing is known of the links in pages. */
  get areUnknown(): boolean {
    return !areLinksFree(this.#session);
  }

  /** Whether all pages can be read. */
  get canRead(): boolean {
    return this.#session.files.costly === 'in-view';
  }

  /** How many page files would be read to look for links. */
  get count(): number {
    if (!this.areUnknown || !this.canRead || this.isReading) return 0;
    return this.#session.files.all?.filter(isPageFile).length ?? 0;
  }

  /** What is being done meanwhile. */
  get progress(): string {
    const { reading } = this.#session.files.allPages;
    return reading ? readingPages(reading.done, reading.total) : m.checkingLinks;
  }

  /** Reads all page files, so that links can be looked for. */
  async read(): Promise<void> {
    this.problem = '';
    this.isReading = true;
    const read = await readAllPages(this.#session);
    this.isReading = false;
    if (!read.ok) this.problem = read.refusal.sentence;
  }
}

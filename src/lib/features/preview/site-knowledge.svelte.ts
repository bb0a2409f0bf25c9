import type { SiteFacts } from '$lib/core/site/site-facts';
import type { Session } from '$lib/editor/context';

/**
 * Facts about the files of the open site, as its readers would see it. The same object until something new is known.
 */
export class SiteKnowledge {
  readonly #session: Pick<Session, 'editor' | 'files' | 'specifications'>;

  readonly known: SiteFacts = $derived.by(() => {
    const { editor, files, specifications } = this.#session;
    const { titles } = editor.world;
    return { ...(titles && { titles }), pages: files.pages, specifications: specifications.all };
  });

  constructor(session: Pick<Session, 'editor' | 'files' | 'specifications'>) {
    this.#session = session;
  }
}

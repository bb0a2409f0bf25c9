import type { SiteFacts } from '$lib/core/views/site-facts';
import type { Session } from './context';

/** What is known of the open site's files, as its readers would see it. The same object while nothing new is learnt. */
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

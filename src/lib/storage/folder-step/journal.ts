/* Where the plans of unfinished saves are kept: in a database of their own, until the save is finished or reversed. */
import { ok, refuse, type Result } from '../../core/result.ts';
import { sentence } from '../bytes.ts';
import { inStore } from '../one-store.ts';
import * as m from './messages.ts';
import type { Plan } from './plan.ts';

export interface Journal {
  readonly list: () => Promise<readonly Plan[]>;
  readonly put: (plan: Plan) => Promise<Result<undefined>>;
  readonly remove: (id: string) => Promise<void>;
}

export function journalIn(name = 'signpost-saves'): Journal {
  const place = { name, store: 'plans', key: 'id' };
  return {
    // Where nothing can be read, nothing was stored.
    list: () => inStore<Plan[]>(place, 'readonly', (store) => store.getAll()).catch(() => []),
    put: async (plan) => {
      try {
        await inStore(place, 'readwrite', (store) => store.put(plan));
        return ok(undefined);
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return refuse('full', m.unprotected(isFull ? m.storageFull : sentence(error)));
      }
    },
    // What stays is removed when the folder is opened the next time.
    remove: (id) =>
      inStore<undefined>(place, 'readwrite', (store) => store.delete(id)).catch(() => undefined),
  };
}

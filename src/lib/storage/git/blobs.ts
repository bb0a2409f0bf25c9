/* The contents of files by git's object id. Equal ids mean equal bytes, so nothing is ever requested twice. */
import { ok, type Result } from '../../core/result.ts';
import { MOST_BLOBS, type Blob } from './host.ts';

/** Keeps contents from one visit to the next. It may drop some. */
export interface BlobStore {
  readonly get: (sha: string) => Promise<Uint8Array | undefined>;
  readonly put: (sha: string, bytes: Uint8Array) => Promise<void>;
}

export interface Blobs {
  readonly read: (blob: Blob) => Promise<Result<Uint8Array>>;
  readonly keep: (sha: string, bytes: Uint8Array) => void;
  /**
   * Reads what isn't known yet with few requests. What the host doesn't send like this, or sends otherwise than it is,
   * stays unknown. `told`: hears how many have been asked for.
   */
  readonly readAhead: (
    blobs: readonly Blob[],
    askAll: (blobs: readonly Blob[]) => Promise<Result<ReadonlyMap<string, Uint8Array>>>,
    told?: (done: number, of: number) => void,
  ) => Promise<Result<undefined>>;
}

/** Number of requests at a time: hosts slow down clients that send many. */
const AT_ONCE = 6;

export function blobs(
  ask: (blob: Blob) => Promise<Result<Uint8Array>>,
  store: BlobStore | undefined,
): Blobs {
  const known = new Map<string, Uint8Array>();
  const coming = new Map<string, Promise<Result<Uint8Array>>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  const keep = (sha: string, bytes: Uint8Array): void => {
    known.set(sha, bytes);
    // What cannot be stored is requested again another day.
    void store?.put(sha, bytes).catch(() => undefined);
  };
  async function fetched(blob: Blob): Promise<Result<Uint8Array>> {
    const kept = await store?.get(blob.sha).catch(() => undefined);
    if (kept) {
      known.set(blob.sha, kept);
      return ok(kept);
    }
    if (busy >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    busy++;
    try {
      const asked = await ask(blob);
      if (asked.ok) keep(blob.sha, asked.value);
      return asked;
    } finally {
      busy--;
      waiting.shift()?.();
    }
  }
  const isKnown = async ({ sha }: Blob): Promise<boolean> => {
    if (known.has(sha)) return true;
    const kept = await store?.get(sha).catch(() => undefined);
    if (kept) known.set(sha, kept);
    return kept !== undefined;
  };
  return {
    keep,
    async readAhead(all, askAll, told) {
      const missing: Blob[] = [];
      for (const blob of all) if (!(await isKnown(blob))) missing.push(blob);
      for (let from = 0; from < missing.length; from += MOST_BLOBS) {
        const asked = await askAll(missing.slice(from, from + MOST_BLOBS));
        if (!asked.ok) return asked;
        // Text that isn't UTF-8 comes changed.
        for (const [sha, bytes] of asked.value)
          if ((await blobName(bytes)) === sha) keep(sha, bytes);
        told?.(Math.min(from + MOST_BLOBS, missing.length), missing.length);
      }
      return ok(undefined);
    },
    read: (blob) => {
      const there = known.get(blob.sha);
      if (there) return Promise.resolve(ok(there));
      const under = coming.get(blob.sha);
      if (under) return under;
      const asking = fetched(blob).finally(() => coming.delete(blob.sha));
      coming.set(blob.sha, asking);
      return asking;
    },
  };
}

/** git's object id of a content. */
export async function blobName(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const all = new Uint8Array(head.length + bytes.length);
  all.set(head);
  all.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', all));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

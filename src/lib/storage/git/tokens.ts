/*
 * Where the tokens of git hosts are kept: in memory, and in the tab's session storage, which ends with the tab. If the
 * user asks for it, a token is also remembered: encrypted with a key that the browser keeps and never exposes, in a
 * separate database. It is kept nowhere else, and in no address.
 */
import { inStore } from '../one-store.ts';

/** The tokens of this browser, each by its host. */
export interface Tokens {
  /** Whether tokens can be remembered here: the browser encrypts only on a secure page. */
  readonly canRemember: boolean;
  /** The token in memory, without waiting. Set by `load`. */
  readonly get: (host: string) => string | undefined;
  /** Loads a stored token into memory. Returns whether it is remembered beyond the tab. */
  readonly load: (host: string) => Promise<{ readonly isRemembered: boolean }>;
  /** Keeps a token. Returns whether it is remembered, if that was requested. */
  readonly put: (host: string, token: string, remember: boolean) => Promise<boolean>;
  /** Removes it everywhere, including other windows. */
  readonly remove: (host: string) => Promise<void>;
}

/** A token encrypted with a key that cannot be exported. `host` is the key of the store. */
interface Sealed {
  readonly host: string;
  readonly key: CryptoKey;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const PREFIX = 'signpost-token ';

/** The tokens in one database. */
export function tokens(name = 'signpost-tokens'): Tokens {
  const atHand = new Map<string, string>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const canRemember = 'indexedDB' in globalThis && globalThis.isSecureContext;
  const drop = (host: string) => {
    atHand.delete(host);
    inTab((storage) => storage.removeItem(PREFIX + host));
  };
  channel?.addEventListener('message', ({ data }) => drop(String(data)));

  async function load(host: string) {
    const inThisTab = atHand.get(host) ?? inTab((storage) => storage.getItem(PREFIX + host));
    const sealed = canRemember ? await quietly(() => read(name, host)) : undefined;
    const token = inThisTab ?? (sealed && (await quietly(() => open(sealed))));
    if (token) atHand.set(host, token);
    return { isRemembered: sealed !== undefined };
  }

  return {
    canRemember,
    get: (host) => atHand.get(host),
    load,
    put: async (host, token, remember) => {
      atHand.set(host, token);
      inTab((storage) => storage.setItem(PREFIX + host, token));
      if (!canRemember) return false;
      const done = await quietly(async () => {
        if (remember) await write(name, await seal(host, token));
        else await erase(name, host);
        return true;
      });
      return remember && done === true;
    },
    remove: async (host) => {
      drop(host);
      channel?.postMessage(host);
      if (canRemember) await quietly(() => erase(name, host));
    },
  };
}

async function seal(host: string, token: string): Promise<Sealed> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(token);
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain);
  return { host, key, nonce, bytes };
}

async function open({ key, nonce, bytes }: Sealed): Promise<string> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes);
  return new TextDecoder().decode(plain);
}

const storeIn = (name: string) => ({ name, store: 'tokens', key: 'host' });
const read = (name: string, host: string) =>
  inStore<Sealed | undefined>(storeIn(name), 'readonly', (store) => store.get(host));
const write = (name: string, sealed: Sealed) =>
  inStore(storeIn(name), 'readwrite', (store) => store.put(sealed));
const erase = (name: string, host: string) =>
  inStore(storeIn(name), 'readwrite', (store) => store.delete(host));

/** Storage that is blocked or full remembers nothing, but the token is still in memory. */
async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

function inTab<T>(act: (storage: Storage) => T): T | undefined {
  try {
    // Guard: a token goes into no lasting storage
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

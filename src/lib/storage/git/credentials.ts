/*
 * Where the credentials of git hosts are kept: in memory, and in the tab's session storage, which ends with the tab. If
 * the user asks for it, they are also remembered: encrypted with a key that the browser keeps and never exposes, in a
 * separate database. They are kept nowhere else, and in no address. One person may have several accounts at a host; a tab
 * uses one at a time.
 */
import { ok, type Result } from '../../core/result.ts';
import { inStore } from '../one-store.ts';

/** What requests of one account are sent with. */
export interface Credential {
  /** The account's name in addresses. Empty as long as it isn't known: an earlier version kept only the token. */
  readonly login: string;
  readonly token: string;
  /** Gets another token when this one has expired. Absent if the token was pasted, or doesn't expire. */
  readonly refresh?: string;
}

/** What a host gives when someone signs in, or when a token is renewed. */
export type Grant = Omit<Credential, 'login'>;

export interface KnownAccount {
  readonly login: string;
  /** Whether it is remembered beyond the tab. */
  readonly isRemembered: boolean;
}

/** The credentials of this browser, each by the site of its host. */
export interface Credentials {
  /** Whether they can be remembered here: the browser encrypts only on a secure page. */
  readonly canRemember: boolean;
  /** The credential in use, without waiting. Set by `load`. */
  readonly get: (host: string) => Credential | undefined;
  /** Loads what is stored into memory. Returns every account, the one in use first. */
  readonly load: (host: string) => Promise<readonly KnownAccount[]>;
  /** Keeps a credential and uses it. Returns whether it is remembered, if that was requested. */
  readonly put: (host: string, credential: Credential, remember: boolean) => Promise<boolean>;
  /** Uses another account in this tab. */
  readonly use: (host: string, login: string) => void;
  /** Adds the name to a credential that an earlier version stored without it. */
  readonly name: (host: string, login: string) => Promise<void>;
  /** Removes an account everywhere, including other windows. */
  readonly remove: (host: string, login: string) => Promise<void>;
  /**
   * Replaces a token that the host refused, and resolves to the new one. `renew` is called by one window at a time, and
   * only if no other one has renewed it already: hosts accept a refresh token once.
   */
  readonly renew: (
    host: string,
    refused: string,
    renew: (refresh: string) => Promise<Result<Grant>>,
  ) => Promise<Result<string | undefined>>;
}

/** The accounts at a host. The first is the one in use. */
type Wallet = readonly Credential[];

/** A wallet encrypted with a key that can't be exported. `host` is the key of the store. */
interface Sealed {
  readonly host: string;
  readonly key: CryptoKey;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const PREFIX = 'signpost-token ';

/** The credentials in one database. */
export function credentials(name = 'signpost-tokens'): Credentials {
  const atHand = new Map<string, Wallet>();
  const remembered = new Map<string, Wallet>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const canRemember = 'indexedDB' in globalThis && globalThis.isSecureContext;

  const lockOf = (host: string) => `${name} ${host}`;

  const putInTab = (host: string, wallet: Wallet) => {
    atHand.set(host, wallet);
    inTab((storage) =>
      wallet.length > 0
        ? storage.setItem(PREFIX + host, JSON.stringify(wallet))
        : storage.removeItem(PREFIX + host),
    );
  };
  const drop = (host: string, login: string) => {
    const stored = inTab((storage) => storage.getItem(PREFIX + host));
    putInTab(host, without(atHand.get(host) ?? (stored ? walletIn(stored) : []), login));
    remembered.set(host, without(remembered.get(host) ?? [], login));
  };
  channel?.addEventListener('message', ({ data }) => {
    if (!Array.isArray(data)) return;
    const [host, login] = (data as readonly unknown[]).map(String);
    drop(host ?? '', login ?? '');
  });

  /** What the database has. Undefined if it can't be read. */
  const lasting = async (host: string): Promise<Wallet | undefined> => {
    if (!canRemember) return undefined;
    return quietly(async () => {
      const sealed = await read(name, host);
      return sealed ? walletIn(await open(sealed)) : [];
    });
  };
  const changeLasting = (host: string, change: (wallet: Wallet) => Wallet) =>
    quietly(() =>
      alone(lockOf(host), async () => {
        const wallet = change((await lasting(host)) ?? []);
        if (wallet.length > 0) await write(name, await seal(host, JSON.stringify(wallet)));
        else await erase(name, host);
        remembered.set(host, wallet);
        return true;
      }),
    );

  async function load(host: string): Promise<readonly KnownAccount[]> {
    const stored = inTab((storage) => storage.getItem(PREFIX + host));
    const own = atHand.get(host) ?? (stored ? walletIn(stored) : []);
    const kept = (await lasting(host)) ?? [];
    remembered.set(host, kept);
    // Another window may have renewed a token that is remembered.
    const fresh = own.map((one) => kept.find(({ login }) => login === one.login) ?? one);
    const others = kept.filter(({ login }) => !own.some((one) => one.login === login));
    atHand.set(host, [...fresh, ...others]);
    return accountsIn(host);
  }
  const accountsIn = (host: string): readonly KnownAccount[] =>
    (atHand.get(host) ?? []).map(({ login }) => ({
      login,
      isRemembered: has(remembered.get(host) ?? [], login),
    }));

  async function put(host: string, credential: Credential, remember: boolean): Promise<boolean> {
    const { login } = credential;
    putInTab(host, [credential, ...without(atHand.get(host) ?? [], login)]);
    if (!canRemember) return false;
    const done = await changeLasting(host, (wallet) =>
      remember ? [credential, ...without(wallet, login)] : without(wallet, login),
    );
    return remember && done === true;
  }

  return {
    canRemember,
    get: (host) => atHand.get(host)?.[0],
    load,
    put,
    use: (host, login) => {
      const wallet = atHand.get(host) ?? [];
      const chosen = wallet.find((one) => one.login === login);
      if (chosen) putInTab(host, [chosen, ...without(wallet, login)]);
    },
    name: async (host, login) => {
      const [first, ...others] = atHand.get(host) ?? [];
      if (!first || first.login !== '') return;
      const named = { ...first, login };
      const isRemembered = has(remembered.get(host) ?? [], '');
      putInTab(host, [named, ...without(others, login)]);
      if (isRemembered)
        await changeLasting(host, (wallet) => [named, ...without(without(wallet, ''), login)]);
    },
    remove: async (host, login) => {
      drop(host, login);
      channel?.postMessage([host, login]);
      if (canRemember) await changeLasting(host, (wallet) => without(wallet, login));
    },
    renew: (host, refused, renew) =>
      alone(`${lockOf(host)}-renewal`, async () => {
        const used = (atHand.get(host) ?? []).find(({ token }) => token === refused);
        await load(host);
        const now = atHand.get(host)?.[0];
        // It was renewed elsewhere, or another account has been chosen.
        if (now && now.token !== refused) return ok(now.token);
        if (used?.refresh === undefined) return ok(undefined);
        const grant = await renew(used.refresh);
        if (!grant.ok) return grant;
        const isRemembered = has(remembered.get(host) ?? [], used.login);
        await put(host, { login: used.login, ...grant.value }, isRemembered);
        return ok(grant.value.token);
      }),
  };
}

const without = (wallet: Wallet, login: string): Wallet =>
  wallet.filter((one) => one.login !== login);
const has = (wallet: Wallet, login: string): boolean => wallet.some((one) => one.login === login);

/** A stored wallet. Earlier versions stored only a token. */
function walletIn(text: string): Wallet {
  try {
    const read = JSON.parse(text) as unknown;
    return Array.isArray(read) ? read.filter(isCredential) : [{ login: '', token: text }];
  } catch {
    return [{ login: '', token: text }];
  }
}

const isCredential = (value: unknown): value is Credential =>
  typeof value === 'object' &&
  value !== null &&
  'login' in value &&
  'token' in value &&
  typeof value.token === 'string';

async function seal(host: string, text: string): Promise<Sealed> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(text);
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

/** One window at a time. */
function alone<T>(lock: string, act: () => Promise<T>): Promise<T> {
  const { locks } = (globalThis as { navigator?: Partial<Navigator> }).navigator ?? {};
  return locks ? locks.request(lock, act) : act();
}

/** Storage that is blocked or full remembers nothing, but the credential is still in memory. */
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

/*
 * Where a secret may be, and where it may not. A secret is anything a page sends to authenticate (`authorization`, the
 * local command's own header), and anything that looks like a GitHub token. It may be in the tab's own sessionStorage
 * entry. The encrypted store is searched like everything else, because nothing in it may be readable.
 */
import type { BrowserContext, Page } from '@playwright/test';

/** Names in sessionStorage for the local command's secret and the hosts' tokens. */
export const ITS_PLACE = /^signpost-token( https?:\/\/[\w.:-]+)?$/;
/** Matches `TOKENS` in tests/emulator/seeds.ts, what the emulator gives, and what tests/documented-hosts/oauth.ts gives. */
const LOOKS_LIKE_ONE =
  /github_pat_\w{20,}|gho_[\w-]{20,}|\b(?:oauth|refresh)-[0-9a-f]{40}|\bcode=(?:code-)?[0-9a-f]{40}/g;
/** A host sends people back to these pages with a code, which they remove from the address at once. */
const BROUGHT_BACK = /\/(?:signed-in|sign-in\/callback)$/;

export interface Secrets {
  /** Every forbidden place where a secret is now, or was logged: "localStorage theme". */
  readonly found: () => Promise<readonly string[]>;
}

/** Starts listening to all pages of a context. */
export function watchSecrets(context: BrowserContext): Secrets {
  const sent = new Set<string>();
  const heard: (readonly [place: string, text: string])[] = [];
  context.on('request', (request) => {
    const { authorization = '', 'signpost-token': own } = request.headers();
    for (const secret of [authorization.replace(/^\w+ /, ''), own]) if (secret) sent.add(secret);
    const url = new URL(request.url());
    const isBack = request.isNavigationRequest() && BROUGHT_BACK.test(url.pathname);
    heard.push(['address asked', url.origin + url.pathname + (isBack ? '' : url.search)]);
  });
  context.on('console', (message) => heard.push(['console', message.text()]));
  return {
    found: async () => {
      const looks = heard.flatMap(([, text]) => text.match(LOOKS_LIKE_ONE) ?? []);
      const secrets = [...new Set([...sent, ...looks])].filter((secret) => secret.length > 5);
      const said = heard
        .filter(([, text]) => secrets.some((secret) => text.includes(secret)))
        .map(([place, text]) => `${place}: ${text.slice(0, 200)}`);
      // If nothing secret was sent or logged, nothing can have leaked.
      if (secrets.length === 0) return [];
      const pages = context.pages().filter((page) => /^https?:/.test(page.url()));
      const left = await Promise.all(pages.map((page) => leftIn(page, secrets)));
      return [...new Set([...said, ...left.flat()])];
    },
  };
}

/** The places of a page that contain one of these, or anything that looks like one. */
const leftIn = (page: Page, secrets: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    async ({ secrets, itsPlace, looksLikeOne }) => {
      const found: string[] = [];
      const token = new RegExp(looksLikeOne);
      const isSecret = (text: string) =>
        secrets.some((secret) => text.includes(secret)) || token.test(text);
      const look = (place: string, text: string) => isSecret(text) && found.push(place);
      const holds = (value: unknown, seen = new Set<unknown>()): boolean => {
        if (typeof value === 'string') return isSecret(value);
        if (typeof value !== 'object' || value === null || seen.has(value)) return false;
        seen.add(value);
        if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
          return isSecret(new TextDecoder().decode(value));
        if (value instanceof Map) return holds([...value], seen);
        return Object.values(value).some((one) => holds(one, seen));
      };
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('The storage failed.'));
        });

      look('the page', document.documentElement.outerHTML);
      look('the address', location.href);
      look('the window’s name', window.name);
      look('a cookie', document.cookie);
      if (holds(history.state)) found.push('the history’s state');
      const { navigation } = window as {
        navigation?: { entries: () => readonly { url: string | null }[] };
      };
      for (const { url } of navigation?.entries() ?? []) look('the history', url ?? '');
      const storages = { localStorage, sessionStorage };
      for (const [name, storage] of Object.entries(storages))
        for (const [key, value] of Array.from(
          { length: storage.length },
          (_, i) => [storage.key(i)!, storage.getItem(storage.key(i)!)!] as const,
        ))
          if (name === 'localStorage' || !new RegExp(itsPlace).test(key))
            look(`${name} ${key}`, `${key} ${value}`);
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const all = await done(database.transaction(store).objectStore(store).getAll());
          if (holds(all)) found.push(`IndexedDB ${name} ${store}`);
        }
        database.close();
      }
      for (const name of 'caches' in window ? await caches.keys() : []) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const told = [...request.headers].flat().join(' ');
          look(`cache ${name}`, `${request.url} ${told}`);
        }
      }
      return found;
    },
    { secrets, itsPlace: ITS_PLACE.source, looksLikeOne: LOOKS_LIKE_ONE.source },
  );

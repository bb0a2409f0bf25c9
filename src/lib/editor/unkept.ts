/*
 * That work could not be kept is known when the storage is full, too: each sitting notes at its beginning, while there
 * is room, that all is kept, and later changes that note by one digit. A sitting that ends as it should removes it.
 */

const PREFIX = 'signpost-sitting ';
const KEPT = '0';
const UNKEPT = '1';

/** Work that was lost when its window ended without a word. `time`: when it was opened, in milliseconds since 1970. */
export interface Unkept {
  readonly id: string;
  readonly path: string;
  readonly time: number;
}

export interface SittingNote {
  readonly set: (isKept: boolean) => void;
  readonly end: () => void;
}

/** Begins the note of a sitting with the document at `path`. Where the browser keeps nothing it does nothing. */
export function noteSitting(id: string, path: string): SittingNote {
  const name = PREFIX + id;
  const about = `${Date.now()} ${path}`;
  const { promise: ended, resolve: end } = deferred();
  const note = (state: string) => attempt(() => localStorage.setItem(name, `${state} ${about}`));
  note(KEPT);
  // Says to other windows, for as long as this one lives, that nothing is lost yet.
  if ('locks' in navigator) void navigator.locks.request(name, () => ended).catch(() => undefined);
  return {
    set: (isKept) => note(isKept ? KEPT : UNKEPT),
    end() {
      attempt(() => localStorage.removeItem(name));
      end();
    },
  };
}

/** What the windows that are no longer there could not keep; notes of those that lost nothing are removed. */
export async function unkeptWork(): Promise<readonly Unkept[]> {
  const names = attempt(() => Object.keys(localStorage))?.filter((name) => name.startsWith(PREFIX));
  if (!names?.length) return [];
  const locks = 'locks' in navigator ? await navigator.locks.query() : { held: [] };
  const alive = new Set(locks.held?.map(({ name }) => name));
  return names.flatMap((name): readonly Unkept[] => {
    if (alive.has(name)) return [];
    const [, state, time, path] = /^(.) (\d+) ([^]*)$/.exec(localStorage.getItem(name) ?? '') ?? [];
    const id = name.slice(PREFIX.length);
    if (state === UNKEPT && path !== undefined) return [{ id, path, time: Number(time) }];
    forgetUnkept(id);
    return [];
  });
}

/** It has been read. */
export const forgetUnkept = (id: string): void =>
  void attempt(() => localStorage.removeItem(PREFIX + id));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // The storage is blocked: the start screen says so.
    return undefined;
  }
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

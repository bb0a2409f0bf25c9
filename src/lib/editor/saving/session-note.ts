/*
 * Detects work that couldn't be kept, even if the storage is full: while there is room, each editing session starts a
 * note that says everything is kept. Later changes flip one digit of the note. A session that ends normally removes it.
 */

const NOTE_PREFIX = 'signpost-sitting ';
const ALL_KEPT = '0';
const UNKEPT = '1';

/** Work that was lost when its window ended unexpectedly. `time`: when it was opened, in milliseconds since 1970. */
export interface Unkept {
  readonly id: string;
  readonly path: string;
  readonly time: number;
}

export interface SessionNote {
  readonly set: (isKept: boolean) => void;
  readonly end: () => void;
}

/** Starts the note of a session for the document at `path`. Does nothing if the browser has no storage. */
export function noteSession(id: string, path: string): SessionNote {
  const name = NOTE_PREFIX + id;
  const about = `${Date.now()} ${path}`;
  const { promise: ended, resolve: end } = deferred();
  const note = (state: string) => attempt(() => localStorage.setItem(name, `${state} ${about}`));
  note(ALL_KEPT);
  // This lock tells other windows that this session is alive and nothing is lost yet.
  if ('locks' in navigator) void navigator.locks.request(name, () => ended).catch(() => undefined);
  return {
    set: (isKept) => note(isKept ? ALL_KEPT : UNKEPT),
    end() {
      attempt(() => localStorage.removeItem(name));
      end();
    },
  };
}

/** The work that closed windows couldn't keep. Removes the notes of those that lost nothing. */
export async function unkeptWork(): Promise<readonly Unkept[]> {
  const names = attempt(() => Object.keys(localStorage))?.filter((name) =>
    name.startsWith(NOTE_PREFIX),
  );
  if (!names?.length) return [];
  const locks = 'locks' in navigator ? await navigator.locks.query() : { held: [] };
  const alive = new Set(locks.held?.map(({ name }) => name));
  return names.flatMap((name): readonly Unkept[] => {
    if (alive.has(name)) return [];
    const [, state, time, path] = /^(.) (\d+) ([^]*)$/.exec(localStorage.getItem(name) ?? '') ?? [];
    const id = name.slice(NOTE_PREFIX.length);
    if (state === UNKEPT && path !== undefined) return [{ id, path, time: Number(time) }];
    forgetUnkept(id);
    return [];
  });
}

/** Removes a note after the user has read it. */
export const forgetUnkept = (id: string): void =>
  void attempt(() => localStorage.removeItem(NOTE_PREFIX + id));

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Storage is blocked, which the start screen reports.
    return undefined;
  }
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

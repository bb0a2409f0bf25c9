/*
 * The folder that the `signpost` command serves, with the machine's git. The secret of its address is sent in a header
 * of each request, and nowhere else.
 */
import type { Git, DocumentStorage } from '../core/storage.ts';
import { ok, refuse, type Result } from '../core/result.ts';
import { decode } from './bytes.ts';
import {
  API,
  CLIENT_HEADER,
  TOKEN_HEADER,
  type Answers,
  type ComputerAccount,
  type ServerCommitRequest,
  type Served,
  type WriteRequest,
} from './server-api.ts';
import * as m from './server-messages.ts';
import { follow } from './server-watch.ts';

/** A command that responded. */
export interface Connection {
  readonly served: Served;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
}

interface Where {
  /** "http://127.0.0.1:4180" */
  readonly origin: string;
  /** Read for each request: a command that is restarted has another one. */
  readonly token: string;
}

/** Asks the command what it serves. */
export async function connect(where: Where): Promise<Result<Connection>> {
  const { origin } = where;
  const parts = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36));
  const client = parts.join('-');
  const ask: Connection['ask'] = (path, init) =>
    fetch(`${origin}${API}/${path}`, {
      ...init,
      headers: {
        // Browsers set the origin themselves, and ignore this value.
        origin,
        [TOKEN_HEADER]: where.token,
        [CLIENT_HEADER]: client,
        ...(init?.body ? { 'content-type': 'application/json' } : {}),
      },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
  const served = await told<'served'>(ask('served'));
  return served.ok ? ok({ served: served.value, ask }) : served;
}

/** A document of the folder as a storage. */
export function placeAt(connection: Connection, main: string): DocumentStorage {
  const { served, ask } = connection;
  const fileAt = (path: string) => bytesOf(ask(`file?path=${encodeURIComponent(path)}`));
  /** The files that the document consists of. */
  const opened = new Set<string>();
  return {
    kind: 'server',
    name: served.name,
    key: serverKey(served.root, main),
    list: () => told<'list'>(ask('list')),
    bytes: async (path) => {
      const file = await fileAt(path);
      return file.ok ? ok(file.value.bytes) : file;
    },
    read: async (path) => {
      const file = await fileAt(path);
      if (!file.ok) return file;
      opened.add(path);
      const text = decode(path, file.value.bytes);
      return text.ok ? ok({ path, text: text.value, mark: file.value.mark }) : text;
    },
    mark: async (path) => {
      const file = await fileAt(path);
      return file.ok ? ok(file.value.mark) : file;
    },
    write: (files) => told<'write'>(post(ask, 'write', { main, files })),
    watch: (changed) => follow(ask, changed, () => [...opened]),
    ...(served.hasGit && { git: gitOf(ask, main) }),
  };
}

/** The account that the computer has for a git host, by its web address. */
export const accountOfComputer = (
  { ask }: Connection,
  site: string,
): Promise<Result<ComputerAccount>> =>
  told<'account'>(ask(`account?${new URLSearchParams({ site })}`));

/** A document whose command is not running: it can be edited, and is saved when the command is back. */
export function unreachable(name: string, key: string): DocumentStorage {
  const refused = () => Promise.resolve(refuse('offline', m.noAnswer));
  return { kind: 'server', name, key, read: refused, write: refused };
}

/** The same document has the same key, wherever the command was started from. */
export const serverKey = (root: string, main: string): string =>
  `server:${root.replace(/[\\/]+$/, '')}/${main}`;

const gitOf = (ask: Connection['ask'], main: string): Git => ({
  status: () => told<'status'>(ask(`status?main=${encodeURIComponent(main)}`)),
  commit: (asked) => told<'commit'>(post(ask, 'commit', { ...asked, main })),
  at: async (revision, paths) => {
    const texts = new Map<string, string>();
    for (const some of inParts(paths)) {
      const query = new URLSearchParams([
        ['name', revision],
        ...some.map((path) => ['path', path]),
      ]);
      const read = await told<'revision'>(ask(`revision?${query}`));
      if (!read.ok) return read;
      for (const [path, text] of Object.entries(read.value)) texts.set(path, text);
    }
    return ok(texts);
  },
  past: async (main) => {
    const past = await told<'past'>(ask(`past?main=${encodeURIComponent(main)}`));
    return past.ok ? ok({ ...past.value, texts: new Map(Object.entries(past.value.texts)) }) : past;
  },
  since: (revision, folder) =>
    told<'since'>(ask(`since?${new URLSearchParams({ name: revision, folder })}`)),
  revisions: () => told<'revisions'>(ask('revisions')),
});

/** Length of the paths in one address, in UTF-16 units: servers limit addresses. Encoded, a unit has up to nine. */
const MOST_PATHS = 800;

/** Paths that fit into one address each, at least one part. */
function inParts(paths: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const path of paths) {
    length += path.length;
    if (length > MOST_PATHS && parts.at(-1)!.length > 0) {
      parts.push([]);
      length = path.length;
    }
    parts.at(-1)!.push(path);
  }
  return parts;
}

const post = (
  ask: Connection['ask'],
  path: string,
  body: WriteRequest | ServerCommitRequest,
): Promise<Response> => ask(path, { method: 'POST', body: JSON.stringify(body) });

/** Reads a response in JSON. */
async function told<Name extends keyof Answers>(
  asking: Promise<Response>,
): Promise<Result<Answers[Name]>> {
  try {
    return understood(await (await asking).json());
  } catch (error) {
    return refuse('offline', error instanceof SyntaxError ? m.foreignAnswer : m.noAnswer);
  }
}

function understood<T>(answer: unknown): Result<T> {
  if (answer instanceof Object && 'ok' in answer) {
    if (answer.ok === true && 'value' in answer) return ok(answer.value as T);
    if ('code' in answer && 'sentence' in answer)
      return refuse(String(answer.code), String(answer.sentence));
  }
  return refuse('offline', m.foreignAnswer);
}

/** A file's bytes and its mark. */
async function bytesOf(
  asking: Promise<Response>,
): Promise<Result<{ readonly bytes: Uint8Array; readonly mark: string }>> {
  try {
    const response = await asking;
    const mark = /^"(.*)"$/.exec(response.headers.get('etag') ?? '')?.[1];
    if (response.ok && mark !== undefined)
      return ok({ bytes: new Uint8Array(await response.arrayBuffer()), mark });
    const refused = understood<never>(await response.json());
    return refused;
  } catch (error) {
    return refuse('offline', error instanceof SyntaxError ? m.foreignAnswer : m.noAnswer);
  }
}

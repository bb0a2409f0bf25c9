/* Documents in the folder that the `signpost` command serves. Loaded if the command opened this page. */
import type { Draft, FileState, Recent } from '$lib/core/storage';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Choice, OpenableDocument } from '$lib/editor/storage-kinds';
import {
  accountOfComputer,
  connect,
  serverKey,
  placeAt,
  unreachable,
  type Connection,
} from '$lib/storage/server';
import * as m from './opening-messages';
import { remember, remembered, TOKEN } from './served-token';

type Opening = Promise<Result<OpenableDocument | Choice | undefined>>;

/** The document that was open before a reload. */
const DOCUMENT = 'signpost-document';

/** Opens the command's document, or a choice if there are several. */
export async function open(): Opening {
  const connection = await connected();
  if (!connection.ok) return connection;
  const { documents, name } = connection.value.served;
  const before = remembered(DOCUMENT);
  const [only, ...others] = before !== null && documents.includes(before) ? [before] : documents;
  if (only === undefined) return refuse('no-docs', m.docsGone(name));
  const take = (path: string) => opened(connection.value, path);
  return others.length === 0 ? take(only) : ok({ folder: name, paths: documents, take });
}

/** The account that the command's computer has for a git host. */
export async function accountAt(site: string): ReturnType<typeof accountOfComputer> {
  const connection = await connected();
  return connection.ok ? accountOfComputer(connection.value, site) : connection;
}

/** Reopens a document. If its command isn't running, says how to start it. */
export async function reopen({ id, name }: Pick<Recent, 'id' | 'name'>): Opening {
  const connection = remembered(TOKEN) === null ? undefined : await connected();
  if (connection?.ok) {
    const { root, documents } = connection.value.served;
    const path = documents.find((document) => serverKey(root, document) === id);
    if (path !== undefined) return opened(connection.value, path);
  }
  const file = id.replace(/^server:/, '');
  return refuse('offline', m.commandNotRunning(name, file));
}

/** The storage of a draft, with the file as the draft knew it. The command doesn't have to be running. */
export async function returnTo({ path, before, place, name }: Draft): Promise<OpenableDocument> {
  const connection = remembered(TOKEN) === null ? undefined : await connected();
  const file: FileState = { path, text: before, mark: before };
  const isHere = connection?.ok && serverKey(connection.value.served.root, path) === place;
  return {
    place: isHere ? placeAt(connection.value, path) : unreachable(name, place),
    file,
    world: {},
  };
}

const tabs = new BroadcastChannel('signpost-token');

/** Connects. Sends the new secret to tabs that an earlier command opened for the same folder, so that they continue. */
async function connected(): Promise<Result<Connection>> {
  const where = {
    origin: location.origin,
    get token() {
      return remembered(TOKEN) ?? '';
    },
  };
  const connection = await connect(where);
  if (!connection.ok) return connection;
  const { root } = connection.value.served;
  tabs.onmessage = ({ data }: MessageEvent<{ readonly root: string; readonly token: string }>) => {
    if (data.root === root) remember(TOKEN, data.token);
  };
  tabs.postMessage({ root, token: where.token });
  return connection;
}

async function opened(connection: Connection, path: string): Promise<Result<OpenableDocument>> {
  const place = placeAt(connection, path);
  const read = await place.read(path);
  if (!read.ok) return read;
  remember(DOCUMENT, path);
  return ok({ place, file: read.value, world: {} });
}

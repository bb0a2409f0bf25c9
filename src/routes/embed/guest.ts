/*
 * The editor as a guest in another page, which keeps the document. That page is its only storage, and the editor
 * remembers nothing itself, neither drafts nor views.
 */
import { onlyWritings } from '$lib/core/file-change';
import type { FileState, DocumentStorage } from '$lib/core/storage';
import { ok, refuse, type Result } from '$lib/core/result';
import type { OpenableDocument, StorageKinds } from '$lib/editor/storage-kinds';
import { decode, encode } from '$lib/storage/bytes';
import type { Opening } from '../../embed/protocol';
import type { Host } from './host';
import * as m from './messages';

/** The document from the host page. `barred` says why it can't be changed. */
export function foundAt(host: Host, opening: Opening, barred: () => string): OpenableDocument {
  const file = stateOf(opening.name, opening.value);
  return { place: placeAt(host, opening, file), file, world: {}, isGuest: true, barred };
}

function placeAt(host: Host, { round, saves, reads }: Opening, file: FileState): DocumentStorage {
  let kept = file;
  const bytes = async (path: string): Promise<Result<Uint8Array>> => {
    const read = await host.ask(round, { what: 'read', path });
    if (!read.ok) return read;
    if (typeof read.value === 'string') return ok(encode(read.value));
    return read.value instanceof Uint8Array ? ok(read.value) : refuse('missing', m.noFile(path));
  };
  return {
    kind: 'memory',
    name: '',
    key: 'host',
    read: async (path) => {
      if (path === file.path) return ok(kept);
      if (!reads) return refuse('missing', m.noFile(path));
      const read = await bytes(path);
      const text = read.ok ? decode(path, read.value) : read;
      return text.ok ? ok(stateOf(path, text.value)) : text;
    },
    ...(reads && {
      bytes,
      list: async () => {
        const listed = await host.ask(round, { what: 'list' });
        if (!listed.ok) return listed;
        return ok(Array.isArray(listed.value) ? listed.value.map(String) : []);
      },
    }),
    ...(saves && {
      write: async (changes) => {
        const texts = onlyWritings(changes);
        if (!texts.ok) return texts;
        const writings = texts.value;
        const main = writings.find(({ path }) => path === file.path);
        const others = writings.filter((one) => one !== main);
        const value = main?.text ?? kept.text;
        const files = Object.fromEntries(others.map(({ path, text }) => [path, text]));
        const saved = await host.ask(round, { what: 'save', value, files });
        if (!saved.ok) return saved;
        kept = stateOf(file.path, value);
        return ok(writings.map(({ path, text }) => stateOf(path, text)));
      },
    }),
  };
}

const stateOf = (path: string, text: string): FileState => ({ path, text, mark: text });

/** A guest can't open other documents and remembers nothing, because both are up to the host page. */
export function guestStorageKinds(): StorageKinds {
  const closed = () => Promise.resolve(refuse('guest', m.hostChooses));
  const done = () => Promise.resolve(ok(undefined));
  const none = () => Promise.resolve(ok([]));
  return {
    drafts: { list: none, put: done, remove: done, write: done, versions: none },
    recent: { list: none, put: done, remove: done },
    views: { get: done, put: done },
    pick: undefined,
    pickFolder: undefined,
    pickFolderFor: undefined,
    choose: closed,
    chooseFolder: closed,
    chooseFolderFor: async (files) => (await import('../folders')).chosenFor(files),
    drop: closed,
    paste: closed,
    sample: closed,
    reopen: closed,
    return: closed,
    visit: closed,
    repositories: () => Promise.reject(new Error('An embedded editor can’t open repositories.')),
    enter: () => Promise.resolve(),
  };
}

/*
 * Requirements for every document storage: the same cases run on all of them. A case runs on a `Ground`: a storage over
 * some files, with functions to inspect what is really stored and to change it as another process would. Nothing here
 * depends on a test runner, so the cases also run inside a browser.
 */
import type { FileState, DocumentStorage } from '../../src/lib/core/storage.ts';
import type { Refusal, Result } from '../../src/lib/core/result.ts';

export type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

export interface TestedStorage {
  readonly place: DocumentStorage;
  /** The stored files: `FILES`, or only its texts. */
  readonly files?: Files;
  /** Another window on the same documents. */
  readonly again: () => DocumentStorage | Promise<DocumentStorage>;
  /** What is really stored, or undefined if there is no such file. */
  readonly bytesOf: (path: string) => Promise<Uint8Array | undefined>;
  /** Writes or removes a file as another process would. */
  readonly disturb: (path: string, bytes: Uint8Array | undefined) => Promise<void>;
  /** The commits of a branch, newest first, each with the paths it changed. */
  readonly log?: (branch: string) => Promise<readonly Logged[]>;
  /** Whether there is a folder. Absent where there are no empty folders. */
  readonly hasFolder?: (path: string) => Promise<boolean>;
  /** Leaves no room for a text of some hundred kilobytes, until the returned function is called. */
  readonly full?: () => Promise<() => Promise<void>>;
  /** Takes the rights to change files away, until the returned function is called. */
  readonly barred?: () => Promise<() => Promise<void>>;
  readonly close?: () => Promise<void> | void;
}

export interface Logged {
  readonly commit: string;
  readonly message: string;
  readonly paths: readonly string[];
}

/** What a storage can do. It omits the methods for what it can't do. */
export type Ability = 'list' | 'bytes' | 'write' | 'watch' | 'git';
/**
 * What a case needs. `change`: files can be created, moved and deleted, by writing or by a commit. `full` and `barred`:
 * what its ground can do to it.
 */
export type Need = Ability | 'change' | 'full' | 'barred';
export const ABILITIES: readonly Ability[] = ['list', 'bytes', 'write', 'watch', 'git'];

const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);

/** The document, and the only file of a storage with a single file. */
export const MAIN = 'docs.json';

/** The initial files: every kind of line ending, a byte order mark, an image, and text that isn't UTF-8. */
export const FILES: Files = {
  [MAIN]: text(
    `\ufeff{\r\n  "name": "Grüße 🌍",\n  "navigation": { "tabs": [${[
      'api',
      'guides',
      'new',
      'new/deep',
    ]
      .map((name) => `{ "$ref": "./tabs/${name}.json" }`)
      .join(', ')}] }\r\n}`,
  ),
  'tabs/api.json': text('{ "tab": "API" }\n'),
  'tabs/guides.json': text('{ "tab": "Guides" }'),
  'pages/ein Gruß & mehr.mdx': text('---\ntitle: Über #1\n---\n'),
  'index.mdx': text('---\r\ntitle: Start\r\n---\r\n'),
  'images/dot.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 0, 1]),
  'latin.json': Uint8Array.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xe9, 0x22, 0x7d]),
};

/** Files used only by tools: they exist, but no storage lists them. Repositories don't contain them. */
export const HIDDEN: Files = {
  'node_modules/left-pad/docs.json': text('{}'),
  '.git/description': text('Unnamed'),
};

/** The text files among them, for a storage that supports nothing else. */
export const TEXTS: Files = Object.fromEntries(
  Object.entries(FILES).filter(([path]) => !/\.png$|^latin/.test(path)),
);

export const encoded = text;

/** The exact text of a file, including a byte order mark. */
export const decoded = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

export function expectSame(got: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: ${left} instead of ${right}`);
}

export function value<T>(result: Result<T>, what: string): T {
  if (result.ok) return result.value;
  throw new Error(`${what}: refused (${result.refusal.code}): ${result.refusal.sentence}`);
}

/** Returns the refusal, which must have one of these codes and a readable sentence. */
export function refused(result: Result<unknown>, codes: readonly string[], what: string): Refusal {
  if (result.ok) throw new Error(`${what}: was done instead of refused`);
  const { code, sentence } = result.refusal;
  if (codes.length > 0 && !codes.includes(code))
    throw new Error(
      `${what}: refused as “${code}” instead of “${codes.join('”, “')}”: ${sentence}`,
    );
  if (!/^[“A-Z].+[.!?]$/su.test(sentence)) throw new Error(`${what}: no sentence: ${sentence}`);
  return result.refusal;
}

export const opened = async (place: DocumentStorage, path = MAIN): Promise<FileState> =>
  value(await place.read(path), `reading ${path}`);

/** Checks that the stored file has exactly this text. */
export async function expectStored(
  ground: TestedStorage,
  path: string,
  wanted: string,
): Promise<void> {
  const bytes = await ground.bytesOf(path);
  expectSame(bytes && decoded(bytes), wanted, `what stands in ${path}`);
}

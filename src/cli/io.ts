import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decode } from '../lib/storage/bytes.ts';
import * as m from './messages.ts';

/** Where the command writes and reads, and facts about its environment. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard output is a terminal that shows colors. */
  readonly hasColours?: boolean;
  /** Width of the terminal, in columns. Absent if the output goes elsewhere. */
  readonly columns?: number | undefined;
  /** The repository's folder in a workflow. Annotations name files relative to it. */
  readonly workspace?: string | undefined;
  /** The words that start this program: the path of Node and of this file. */
  readonly self?: readonly string[];
  /** Reads all of standard input, if there is any. */
  readonly stdin?: () => Promise<Uint8Array>;
}

/** The path that means standard input. */
export const STDIN = '-';

/** Wrong arguments or unreadable input. The message is a sentence; the exit code is 2. */
export class Unusable extends Error {}

/** The file exists, but its bytes aren't text. */
export class NoText extends Unusable {}

/**
 * A file's exact text, including a byte order mark. Throws if it cannot be read, isn't UTF-8, or is in the older
 * format.
 */
export async function readText(path: string): Promise<string> {
  if (basename(path) === 'mint.json') throw new Unusable(m.olderFormat(path));
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (thrown) {
    throw new Unusable(m.unreadable(path, reason(thrown)));
  }
  return textFrom(bytes, path);
}

/** The text of a path, or of standard input for "-". */
export async function readGiven(path: string, { stdin }: Pick<Io, 'stdin'>): Promise<string> {
  if (path !== STDIN) return readText(path);
  if (!stdin) throw new Unusable(m.noStandardInput);
  return textFrom(await stdin(), m.standardInput);
}

/** Decodes bytes exactly. Throws if they aren't UTF-8 text, naming what they are instead. */
export function textFrom(bytes: Uint8Array, name: string): string {
  const decoded = decode(name, bytes);
  if (!decoded.ok) throw new NoText(decoded.refusal.sentence);
  return decoded.value;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: m.noSuchFile,
  EACCES: m.noPermission,
  EISDIR: m.namesFolder,
  ENOTDIR: m.partIsNoFolder,
};

/** Why a file could not be read or written, in words. */
export function reason(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return REASONS[code] ?? (thrown instanceof Error ? thrown.message : String(thrown));
}

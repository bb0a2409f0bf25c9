import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decode } from '../lib/storage/bytes.ts';

/** Where the command's words go, and what is known of the place. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard output is a terminal that shows colours. */
  readonly hasColours?: boolean;
  /** How wide the terminal is; absent where the output goes elsewhere. */
  readonly columns?: number | undefined;
  /** The folder of the repository that a workflow runs in: annotations name files relative to it. */
  readonly workspace?: string | undefined;
  /** All of standard input, where there is one. */
  readonly stdin?: () => Promise<Uint8Array>;
}

/** The path that means standard input. */
export const STDIN = '-';

/** Wrong arguments or unreadable input: a sentence, exit code 2. */
export class Unusable extends Error {}

/** The file is there, but its bytes are no text. */
export class NoText extends Unusable {}

/** A file's exact text, a byte order mark kept. Refuses what cannot be read, what isn't UTF-8, and the older format. */
export async function readText(path: string): Promise<string> {
  if (basename(path) === 'mint.json') throw new Unusable(olderFormat(path));
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (thrown) {
    throw new Unusable(`${path} cannot be read: ${reason(thrown)}`);
  }
  return textFrom(bytes, path);
}

/** The text of a path, or of standard input for "-". */
export async function readGiven(path: string, { stdin }: Pick<Io, 'stdin'>): Promise<string> {
  if (path !== STDIN) return readText(path);
  if (!stdin) throw new Unusable('Standard input is not available here. Name a file instead.');
  return textFrom(await stdin(), 'Standard input');
}

/** Bytes as text, exactly. Refuses what isn't UTF-8 text; says what it is instead. */
export function textFrom(bytes: Uint8Array, name: string): string {
  const decoded = decode(name, bytes);
  if (!decoded.ok) throw new NoText(decoded.refusal.sentence);
  return decoded.value;
}

/** What to do about a mint.json. */
export const olderFormat = (path: string): string =>
  `${path} is in the older format, which Signpost doesn't read. Upgrade the site to docs.json first, as the documentation of its builder describes, then check that. Nothing was changed.`;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EACCES: 'you have no permission.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'a part of the path is no folder.',
};

/** Why a file could not be read or written, in words. */
export function reason(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return REASONS[code] ?? (thrown instanceof Error ? thrown.message : String(thrown));
}

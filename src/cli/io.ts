import { readFile } from 'node:fs/promises';

/** Where the command's words go, and what is known of the place. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard output is a terminal that shows colours. */
  readonly hasColours?: boolean;
  /** The folder of the repository that a workflow runs in: annotations name files relative to it. */
  readonly workspace?: string | undefined;
}

/** Wrong arguments or unreadable input: a sentence, exit code 2. */
export class Unusable extends Error {}

/** The file is there, but its bytes are no text. */
export class NoText extends Unusable {}

/** A file's exact text, a byte order mark kept. Refuses what cannot be read and what is not UTF-8. */
export async function readText(path: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (thrown) {
    throw new Unusable(`${path} cannot be read: ${reason(thrown)}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NoText(`${path} is not UTF-8 text. Nothing was changed.`);
  }
}

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

/** Splits arguments into flags and the rest. Refuses flags that are not known; those in `valued` take a value. */
export function parseArgs(
  args: readonly string[],
  known: readonly string[],
  valued: readonly string[] = [],
): { readonly rest: readonly string[]; readonly flags: ReadonlyMap<string, string> } {
  const rest: string[] = [];
  const flags = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const [name = '', inline] = args[i]!.split(/=(.*)/s);
    if (!name.startsWith('--')) rest.push(args[i]!);
    else if (valued.includes(name)) {
      const value = inline ?? args[++i];
      if (value === undefined) throw new Unusable(`${name} needs a value.`);
      flags.set(name, value);
    } else if (known.includes(name) && inline === undefined) flags.set(name, '');
    else throw new Unusable(`There is no option ${args[i]!}.`);
  }
  return { rest, flags };
}

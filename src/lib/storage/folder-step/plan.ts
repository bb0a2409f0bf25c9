/*
 * What a step does to the files of a folder, with all contents before and after (`content.ts`). It is stored before the first write, so
 * that the step can be finished or reversed at any time, whatever became of the tab.
 */
import { contentAt, spellingOf, Refused } from './files.ts';

export interface PlannedFile {
  readonly path: string;
  /** Null if there is no file. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A file that gets another spelling of its name, on a disk that finds it by both. */
export interface Respelled {
  readonly from: string;
  readonly to: string;
  /** The path of its text while it has neither name. */
  readonly via: string;
}

export interface Plan {
  readonly id: string;
  readonly root: FileSystemDirectoryHandle;
  readonly files: readonly PlannedFile[];
  readonly respelled: readonly Respelled[];
  /** Folders that are missing before. */
  readonly made: readonly string[];
  /** The step has failed and is being reversed. */
  readonly isReversed?: boolean;
}

export type Side = 'before' | 'after';

/** What can be at a path of a plan besides a content or nothing. */
const OTHER = ['taken', 'too-large'];

/**
 * The current content of a file of a plan: null if there is none of exactly this name, undefined if something else is
 * there.
 */
export async function contentNow(
  { root, respelled }: Pick<Plan, 'root' | 'respelled'>,
  path: string,
): Promise<string | null | undefined> {
  const read = await contentAt(root, path);
  if (!read.ok && OTHER.includes(read.refusal.code)) return undefined;
  if (!read.ok) throw new Refused(read);
  if (read.value === undefined) return null;
  const isPlain = !respelled.some(({ from, to }) => from === path || to === path);
  return isPlain || (await spellingOf(root, path)) === path ? read.value : null;
}

/** Whether a content is of the step or of the file before it. A file is empty from its creation until it is written. */
export const isOurs = ({ before, after }: PlannedFile, now: string | null | undefined): boolean =>
  now === before || now === after || (before === null && now === '');

import type { Doc, Reading } from './node.ts';

/** What a document means, without its texts: what a step of the history keeps of the states before and after it. */
export interface Meaning extends Pick<Doc, 'moved'> {
  readonly files: ReadonlyMap<string, Omit<Reading, 'text'>>;
}

export const meaningOf = ({ files, moved }: Doc): Meaning => ({
  files: new Map([...files].map(([file, { text: _, ...meaning }]) => [file, meaning] as const)),
  moved,
});

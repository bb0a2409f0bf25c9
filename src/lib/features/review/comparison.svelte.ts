/* Two versions of the document and what changed between them, as a review shows it. */
import type { World } from '$lib/core/check/diagnostic';
import type { Change } from '$lib/core/compare/change';
import { changesOf } from '$lib/core/compare/changes';
import type { Doc } from '$lib/core/document/node';
import type { PagePair } from '$lib/core/page-files';
import type { Result } from '$lib/core/result';
import { ledAddresses } from '$lib/core/review/addresses';
import { lossesOf } from '$lib/core/review/losses';
import { countOf, reviewOf, type ReviewRow } from '$lib/core/review/review';
import type { LineCount } from '$lib/core/review/summary';
import { differenceOf } from '$lib/core/text/line-difference';
import type { Session } from '$lib/editor/context';
import { PageTexts } from '$lib/editor/files/page-texts';
import type { OtherVersion } from '$lib/editor/versions/other-version.svelte';
import { whereaboutsOf } from './change-location';
import { pageDifferences } from './page-files';
import { linesTouchedBy, NO_LINES, sumOf } from './touched';

/** What is compared. `doc` is the document as it is. */
export interface Compared {
  readonly base: Doc;
  readonly doc: Doc;
  /** Of the navigation, the settings and the page files. */
  readonly changes: readonly Change[];
  /** Every page file that differs. */
  readonly files: readonly PagePair[];
  /** What is known around both versions, if that isn't what is known around the work. */
  readonly world?: World;
  /** Reads the texts of page files that aren't known yet. Absent if all are. */
  readonly read?: (files: readonly PagePair[]) => Promise<Result<undefined>>;
}

export class Comparison {
  readonly #session: Session;
  readonly #of: () => Compared;

  /** `of`: what is compared, as reactive state. */
  constructor(session: Session, of: () => Compared) {
    this.#session = session;
    this.#of = of;
  }

  readonly compared = $derived.by(() => this.#of());
  readonly changes = $derived(this.compared.changes);
  readonly sections = $derived(reviewOf(this.changes));
  /** The number of changes in all sections. */
  readonly count = $derived(countOf(this.changes));
  readonly losses = $derived.by(() => {
    const { base, doc, world = this.#session.editor.world } = this.compared;
    return lossesOf(base, doc, world);
  });
  readonly addresses = $derived.by(() =>
    ledAddresses(this.compared.doc, this.changes, new PageTexts(this.#session).pathIn('')),
  );
  readonly whereabouts = $derived.by(() => {
    const { base, doc } = this.compared;
    const lost = this.losses.flatMap(({ items }) => items);
    return whereaboutsOf(base, doc, [...this.changes, ...lost]);
  });

  readonly #pageParts = $derived(pageDifferences(this.changes));
  readonly #documentParts = $derived.by(() => {
    const { base, doc } = this.compared;
    return [...new Set([...doc.files.keys(), ...base.files.keys()])].flatMap((file) => {
      const [before, after] = [base, doc].map((one) => one.files.get(file)?.text ?? '') as [
        string,
        string,
      ];
      return after === before
        ? []
        : [{ file, before, after, difference: differenceOf(before, after) }];
    });
  });
  /** The texts that differ, docs.json first. */
  readonly differences = $derived([...this.#documentParts, ...this.#pageParts]);
  readonly lines = $derived(
    this.differences.map(({ file, difference: { added, removed } }) => ({ file, added, removed })),
  );

  /** The lines of the differences that belong to a row. */
  readonly linesOf = $derived.by((): ((row: ReviewRow) => LineCount) => {
    const { base, doc } = this.compared;
    const others = this.changes.filter(({ file }) => !file);
    const touched = linesTouchedBy(base, doc, this.#documentParts, this.whereabouts, others);
    const parts = this.#pageParts;
    const inFile = ({ place }: Change) =>
      parts.find(({ file }) => file === place)?.difference ?? NO_LINES;
    return ({ changes }) =>
      sumOf(changes.map((change) => (change.file ? inFile(change) : touched(change))));
  });

  /** The file that a row is about, unless that is docs.json. */
  fileOf({ changes: [change] }: ReviewRow): string | undefined {
    const { after, before } = this.whereabouts;
    const file = change && (after(change) ?? before(change))?.spot.file;
    return file === this.compared.doc.main ? undefined : file;
  }
}

/** The work next to another version. `pages`: of the page files that differ, those that are compared. */
export function comparedWith(
  session: Session,
  other: OtherVersion,
  pages: readonly Change[] = other.changes,
): Compared {
  const { doc } = session.editor;
  const { doc: base, world } = other;
  const files = pages.flatMap(({ file }) => file ?? []);
  return { base, doc, world, changes: [...changesOf(base, doc, world), ...pages], files };
}

/*
 * The reviewers of a request: suggested ones, of whom the code owners are chosen until the user says otherwise, and others
 * by name. What was suggested is kept until the files of the change are others.
 */
import type { Git, Reviewer } from '$lib/core/storage';

export class Reviewers {
  suggested: readonly Reviewer[] = $state.raw([]);
  isAsking: boolean = $state(false);
  /** Why there are no suggestions, in a sentence. */
  problem: string | undefined = $state();
  /** Other names, as they were typed. */
  others: string = $state('');
  #chosen: ReadonlyMap<string, boolean> = $state.raw(new Map());
  /** The files of the suggestions. */
  #files: string | undefined;
  readonly #ask: NonNullable<Git['reviewers']>;

  constructor(ask: NonNullable<Git['reviewers']>) {
    this.#ask = ask;
  }

  /** Those to ask for a review. */
  readonly names: readonly string[] = $derived.by(() => {
    const chosen = this.suggested.filter((one) => this.isChosen(one)).map(({ name }) => name);
    const typed = this.others.split(/[\s,;]+/).map((name) => name.replace(/^@/, ''));
    const byKey = new Map<string, string>();
    for (const name of [...chosen, ...typed].filter(Boolean))
      if (!byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
    return [...byKey.values()];
  });

  isChosen({ name, isOwner }: Reviewer): boolean {
    return this.#chosen.get(name) ?? isOwner;
  }

  choose(name: string, isChosen: boolean): void {
    this.#chosen = new Map(this.#chosen).set(name, isChosen);
  }

  /** Asks who may review changes to these files, once. */
  async suggest(paths: readonly string[]): Promise<void> {
    const files = paths.join('\n');
    if (files === this.#files) return;
    this.#files = files;
    this.isAsking = true;
    this.problem = undefined;
    const told = await this.#ask(paths);
    if (files !== this.#files) return;
    this.isAsking = false;
    this.suggested = told.ok ? told.value : [];
    if (told.ok) return;
    this.problem = told.refusal.sentence;
    this.#files = undefined;
  }

  /** Forgets what was suggested, chosen and typed. */
  clear(): void {
    this.#files = this.problem = undefined;
    this.#chosen = new Map();
    this.suggested = [];
    this.others = '';
    this.isAsking = false;
  }
}

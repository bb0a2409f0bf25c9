/*
 * The API specifications that a document names, if their files are known: in the folder around docs.json, or chosen by
 * the user for this session. They are read once the rows are painted, and the checks receive their operations. Nothing
 * is fetched: a specification at a web address stays unknown.
 */
import { untrack } from 'svelte';
import {
  excludedNames,
  methodAndPath,
  operationNames,
  type Specification,
} from '$lib/core/openapi/specification';
import { isUrl } from '$lib/core/schema/links';
import { namedIn, plainName } from '$lib/core/check/specifications/specification-names';
import type { World } from '$lib/core/check/diagnostic';
import type { Editor } from '../editor.svelte';
import type { Files } from './files.svelte';
import { SpecificationReader } from './specification-reader';
import { likelyAmong, likelyFirst } from './likely-specifications';
import { fewReads } from './messages';

/** What is known about a specification. */
export type Reading =
  /** Only docs.json was opened. */
  | { readonly state: 'unknown' }
  /** A web address, which isn't fetched. */
  | { readonly state: 'address' }
  /** No file has this name. `files`: those of the folder. */
  | { readonly state: 'missing'; readonly files: ReadonlySet<string> }
  | { readonly state: 'reading' }
  /** `isOfFile`: the content is the reason, not a failed read. */
  | { readonly state: 'unreadable'; readonly sentence: string; readonly isOfFile?: boolean }
  | { readonly state: 'read'; readonly specification: Specification; readonly chosen?: string };

type Kept = Extract<Reading, { state: 'reading' | 'unreadable' | 'read' }>;

/** The ends of files that can be specifications. */
export const DATA = /\.(json|ya?ml)$/i;
/** Files that are never specifications: tool settings and tool output. */
const OTHER =
  /(^|\/)(\.|node_modules\/)|(^|\/)(docs|mint|package|package-lock|tsconfig|vercel|composer|signpost\.config)\.jsonc?$|(^|\/)(pnpm-lock|mkdocs|docker-compose[^/]*|_config)\.ya?ml$/i;

export class Specifications {
  #kept: ReadonlyMap<string, Kept> = $state.raw(new Map());
  /** Requested in addition to those that the document names. */
  #asked: readonly string[] = $state.raw([]);
  readonly #editor: Editor;
  readonly #files: Files;
  readonly #reader = new SpecificationReader();
  readonly #named: readonly string[] = $derived.by(() => namedIn(this.#editor.doc));
  readonly #all: ReadonlySet<string> | undefined = $derived.by(() =>
    this.#files.all ? new Set(this.#files.all) : undefined,
  );

  /** The files of the document itself, one per line. */
  readonly #own: string = $derived.by(() => {
    const { files, main } = this.#editor.doc;
    const top = main.lastIndexOf('/') + 1;
    return [...files.keys()].map((path) => path.slice(top)).join('\n');
  });

  /** Files of the folder that can be specifications, likely ones first. Empty while the folder is unknown. */
  readonly candidates: readonly string[] = $derived.by(() => {
    const own = new Set(this.#own.split('\n'));
    const isOther = (path: string) => OTHER.test(path) || own.has(path);
    const data = (this.#files.all ?? []).filter((path) => DATA.test(path) && !isOther(path));
    return likelyFirst(data);
  });
  /** The candidates to offer. */
  readonly likely: readonly string[] = $derived(
    likelyAmong(this.candidates, this.#own.split('\n')),
  );

  /** All that have been read, by plain name. */
  readonly all: ReadonlyMap<string, Specification> = $derived.by(
    () =>
      new Map(
        [...this.#kept].flatMap(([name, reading]) =>
          reading.state === 'read' ? [[name, reading.specification] as const] : [],
        ),
      ),
  );

  /** What the checks can know from them; `titles`: the summaries of operations. */
  readonly known: Pick<World, 'operations' | 'excluded' | 'titles' | 'unreadable'> = $derived.by(
    () => ({
      operations: namesIn(this.#kept, operationNames),
      excluded: namesIn(this.#kept, excludedNames),
      titles: summariesOf(this.#kept),
      unreadable: unreadableIn(this.#kept),
    }),
  );

  constructor(editor: Editor, files: Files) {
    this.#editor = editor;
    this.#files = files;
  }

  /** The names in the document. */
  get named(): readonly string[] {
    return this.#named;
  }

  /** What is known about the specification that docs.json names like this. */
  of(name: string): Reading {
    const plain = plainName(name);
    const kept = this.#kept.get(plain);
    if (kept) return kept;
    if (isUrl(name)) return { state: 'address' };
    const all = this.#all;
    if (!all) return { state: 'unknown' };
    if (all.has(plain))
      return this.#mayRead(plain)
        ? { state: 'reading' }
        : { state: 'unreadable', sentence: fewReads };
    return { state: 'missing', files: all };
  }

  /** Whether the folder is known and doesn't have the file, even if another one was chosen for it. */
  isMissing(name: string): boolean {
    return this.#all !== undefined && !isUrl(name) && !this.#all.has(plainName(name));
  }

  /** The specification, if it has been read. */
  read(name: string): Specification | undefined {
    const reading = this.of(name);
    return reading.state === 'read' ? reading.specification : undefined;
  }

  /** Reads a file of the folder that the document doesn't name (yet). */
  ask(name: string): void {
    if (!this.#asked.includes(name)) this.#asked = [...this.#asked, name];
  }

  /** Uses a file that the user chose for this name, for this session. */
  async choose(name: string, file: File): Promise<void> {
    await this.#take(plainName(name), file, file.name);
  }

  /** The chosen file for this name is one of the folder now. */
  adopt(name: string): void {
    const kept = this.#kept.get(plainName(name));
    if (kept?.state === 'read')
      this.#keep(plainName(name), { state: 'read', specification: kept.specification });
  }

  /** Reads what the document names, until the returned function is called. */
  start(): () => void {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!this.#editor.settled) return;
        const all = this.#all;
        const names = [...this.#named, ...this.#asked].map(plainName);
        untrack(() => {
          for (const name of names)
            if (all?.has(name) && !this.#kept.has(name) && this.#mayRead(name))
              void this.#look(name);
        });
      });
    });
    // Rereads files that changed outside and forgets those that were removed. Files that the user chose stay.
    const unsubscribe = this.#files.onList((changed) => {
      for (const name of changed) this.#hear(name);
    });
    return () => {
      stop();
      unsubscribe();
      this.#reader.end();
    };
  }

  /** If reads are limited, only requested files are read. */
  #mayRead(plain: string): boolean {
    return this.#files.costly !== 'asked' || this.#asked.some((name) => plainName(name) === plain);
  }

  #hear(name: string): void {
    const kept = this.#kept.get(name);
    if (!kept || (kept.state === 'read' && kept.chosen !== undefined)) return;
    if (this.#all?.has(name)) return void this.#look(name, kept);
    this.#kept = new Map([...this.#kept].filter(([other]) => other !== name));
  }

  async #look(name: string, before?: Kept): Promise<void> {
    if (!before) this.#keep(name, { state: 'reading' });
    const bytes = await this.#files.bytes(name);
    if (bytes.ok) await this.#take(name, bytes.value, undefined, before);
    else this.#keep(name, { state: 'unreadable', sentence: bytes.refusal.sentence });
  }

  /** `before`: the state that stays visible while the file is reread. */
  async #take(
    name: string,
    bytes: Uint8Array | File,
    chosen?: string,
    before?: Kept,
  ): Promise<void> {
    if (!before) this.#keep(name, { state: 'reading' });
    const start = performance.now();
    const read = await this.#reader.read(bytes);
    performance.measure('signpost:specification', { start, end: performance.now() });
    this.#keep(
      name,
      read.ok
        ? { state: 'read', specification: read.value, ...(chosen === undefined ? {} : { chosen }) }
        : {
            state: 'unreadable',
            sentence: read.refusal.sentence,
            isOfFile: chosen === undefined && read.refusal.code !== 'unreadable',
          },
    );
  }

  #keep(name: string, reading: Kept): void {
    this.#kept = new Map([...this.#kept, [name, reading]]);
  }
}

/** In the form that the checks use. */
function namesIn(
  kept: ReadonlyMap<string, Kept>,
  namesOf: (specification: Specification) => ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...kept].flatMap(([name, reading]) =>
      reading.state === 'read' ? [[name, namesOf(reading.specification)] as const] : [],
    ),
  );
}

/** Files that aren't specifications, and why. */
const unreadableIn = (kept: ReadonlyMap<string, Kept>): ReadonlyMap<string, string> =>
  new Map(
    [...kept].flatMap(([name, reading]) =>
      reading.state === 'unreadable' && reading.isOfFile ? [[name, reading.sentence] as const] : [],
    ),
  );

/** Summaries of operations as readers see them. Empty if two specifications disagree. */
function summariesOf(kept: ReadonlyMap<string, Kept>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const reading of kept.values())
    for (const operation of reading.state === 'read' ? reading.specification.operations : []) {
      const name = methodAndPath(operation);
      const before = found.get(name);
      found.set(
        name,
        before === undefined || before === operation.summary ? operation.summary : '',
      );
    }
  return found;
}

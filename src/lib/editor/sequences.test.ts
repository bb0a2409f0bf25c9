/*
 * Random sequences of user actions in both modes: operations of all kinds from the planner, typing that also breaks the
 * JSON, pastes, saves, immediate retractions, and undo, redo and jumps between them. Every state that the history
 * returns to equals the original one, byte for byte and node for node.
 *
 * Longer than 300 lines, because every kind of action and the state that all of them share are in one place.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { seededDice, laidOutTexts } from '../../../tests/generated-documents.ts';
import { anyOperation } from '../../../tests/random-operations.ts';
import { readingWithoutIds } from '../../../tests/without-ids.ts';
import { anyTyping, repairTyping, toEdits } from '../../../tests/generated-typing.ts';
import { savedAt, type State } from '$lib/core/document/history';
import type { Doc, Node, Reading } from '$lib/core/document/node';
import { read } from '$lib/core/document/read';
import { navigationOf } from '$lib/core/document/elements';
import { apply } from '$lib/core/text/edit';
import type { Editor } from './editor.svelte';
import { MAIN } from '../../../tests/make-document.ts';
import { makeEditor } from '../../../tests/make-editor.ts';
import { Selection } from './view/selection.svelte';

const SEED = 20260611;
const SEQUENCES = process.env.SIGNPOST_RUNS === 'full' ? 1000 : 30;
/** Real files larger than this, in UTF-16 units, are left to the test of real files. */
const LARGEST = 40_000;

// Provides what the editor otherwise loads after the page is painted.
vi.stubGlobal('requestAnimationFrame', () => 0);

const MIXED =
  '\ufeff{\r\n\t"name": "Mixed",\r  "navigation": {\n    "tabs": [\r\n\t  { "tab": "One",\r' +
  '        "groups": [ { "group": "A", "pages": ["a", "b",\n "c"] },\r\n { "group": "B", "pages": [] } ] },\n' +
  '      { "tab": "Two", "pages": ["d"] } ]\r  }\n}';
const WITH_COMMENTS = `// the site
{
  "navigation": {
    "groups": [
      /* first */ { "group": "Start", "pages": ["index", /* soon */ "next",], },
      { "group": "More", "icon": "book", "pages": ["more"] } // last
    ],
  },
}
`;
const REFERRING = `{
    "navigation": {
        "languages": [
            { "language": "en", "$ref": "./en.json" },
            { "language": "fr", "groups": [{ "group": "Début", "pages": ["fr/a", "fr/b"] }] }
        ]
    }
}
`;
const OTHER = '{\r\n  "groups": [{ "group": "Start", "pages": ["en/a"] }]\r\n}';

type Source = ReadonlyMap<string, string>;
const alone = (text: string): Source => new Map([[MAIN, text]]);

const folder = `${process.env.SIGNPOST_CORPUS ?? '../shared'}/corpus/files`;
const there = existsSync(folder);
const real: readonly Source[] = there
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .filter((text) => text.length <= LARGEST)
      .map(alone)
  : [];
const own: readonly Source[] = [
  ...[MIXED, WITH_COMMENTS].map(alone),
  new Map([
    [MAIN, REFERRING],
    ['en.json', OTHER],
  ]),
];

/** The document of a sequence: in turn a real one, one defined here, and a generated one in a random layout. */
function sourceOf(seed: number): Source {
  const [list] = [[real, own, []][seed % 3]!];
  if (list.length) return list[Math.floor(seed / 3) % list.length]!;
  return alone(fc.sample(laidOutTexts, { seed, numRuns: 1 })[0]!.text);
}

/** A snapshot of a document, compared by identity where nodes are shared. */
interface Stand {
  readonly texts: Source;
  readonly readings: ReadonlyMap<string, Omit<Reading, 'text'>>;
}

const standOf = (doc: Doc): Stand => ({
  texts: new Map([...doc.files].map(([file, { text }]) => [file, text])),
  readings: new Map([...doc.files].map(([file, { text: _, ...reading }]) => [file, reading])),
});

/** An editor whose states are also recorded outside its history. */
class Sitting {
  readonly editor: Editor;
  readonly selection: Selection;
  readonly #stands = new Map<State, Stand>();
  readonly #dice: () => number;
  #time = 0;
  #stretch = 0;
  /** The texts that were last saved. */
  #saved: Source | undefined;
  /** The last text that parsed. */
  #good: string;

  constructor(source: Source, dice: () => number) {
    this.#dice = dice;
    this.editor = makeEditor(source, { now: () => this.#time });
    this.selection = new Selection(this.editor);
    this.selection.arrange();
    this.#good = this.editor.text;
    this.#stands.set(undefined, standOf(this.editor.doc));
    this.editor.onChange(({ edits, before, after }) => {
      for (const [file, { text }] of after.files)
        expect(
          apply(
            before.files.get(file)!.text,
            edits.filter((edit) => edit.file === file),
          ),
        ).toBe(text);
      expect(after.nextId).toBeGreaterThanOrEqual(before.nextId);
    });
  }

  get #now(): State {
    return this.editor.history.done.at(-1);
  }

  /** Records the state after an action. */
  #made(): void {
    this.#stands.set(this.#now, standOf(this.editor.doc));
    if (!this.editor.stale) this.#good = this.editor.text;
  }

  /** Checks that the document equals the one after its last step, with the same nodes. */
  check(): void {
    const { texts: then, readings } = this.#stands.get(this.#now)!;
    const { history } = this.editor;
    if (savedAt(history) === history.done.length) expect(then).toEqual(this.#saved);
    for (const [file, { text, ...reading }] of this.editor.doc.files) {
      expect(text).toBe(then.get(file));
      const before = readings.get(file)!;
      expect(reading.root).toBe(before.root);
      expect({ ...reading, root: 0 }).toEqual({ ...before, root: 0 });
    }
  }

  /** Performs one action and returns its name, or undefined if it was refused or had nothing to do. */
  act(): string | undefined {
    const { editor } = this;
    const { done, undone, replaced } = editor.history;
    const dice = this.#dice;
    this.#time += Math.floor(dice() * 2500);
    const roll = dice();
    if (roll < 0.4) return this.#operate(dice() < 0.1);
    if (roll < 0.68) return this.#type();
    if (roll < 0.71) {
      editor.saved();
      this.#saved = standOf(editor.doc).texts;
      expect(savedAt(editor.history)).toBe(done.length);
      return 'save';
    }
    const before = editor.doc;
    const kind = roll < 0.82 ? 'undo' : roll < 0.89 ? 'redo' : roll < 0.96 ? 'go to' : 'bring back';
    if (kind === 'undo') editor.undo();
    else if (kind === 'redo') editor.redo();
    else if (kind === 'go to') editor.goTo(Math.floor(dice() * (done.length + undone.length + 1)));
    else {
      const line = replaced[Math.floor(dice() * replaced.length)];
      if (line) editor.restore(line);
    }
    this.check();
    return editor.doc === before ? undefined : kind;
  }

  #operate(retracted: boolean): string | undefined {
    const { editor, selection } = this;
    if (editor.stale || !navigationOf(editor.doc)) return undefined;
    const operation = anyOperation(editor.doc, this.#dice);
    const steps = editor.history.done.length;
    const before = this.#now;
    const ran = editor.run(operation, `test.${operation.op}`);
    if (!ran.ok || editor.history.done.length === steps) return undefined;
    this.#made();
    selection.select(...ran.value.map(({ node }) => node.id));
    if (!retracted) return operation.op;
    editor.retract();
    expect(this.#now).toBe(before);
    this.check();
    return 'take back at once';
  }

  #type(): string | undefined {
    const { editor } = this;
    const dice = this.#dice;
    if (editor.stale && dice() < 0.6) {
      this.#key(repairTyping(editor.text, this.#good), MAIN);
      return 'mend';
    }
    const files = [...editor.doc.files.keys()];
    const file = dice() < 0.8 ? MAIN : files.at(-1)!;
    const { kind, keys } = anyTyping(editor.doc.files.get(file)!.text, dice);
    this.#stretch++;
    const before = editor.doc;
    for (const key of keys) {
      this.#time += Math.floor(dice() * 300);
      this.#key(key, file);
    }
    return editor.doc === before ? undefined : kind;
  }

  #key(key: Parameters<typeof toEdits>[2], file: string): void {
    const { editor } = this;
    const edits = toEdits(file, editor.doc.files.get(file)!.text, key);
    if (edits.length === 0) return;
    const subject = `text ${this.#stretch}`;
    editor.commit(edits, 'text.type', 'Type in JSON', { subject });
    this.#made();
  }
}

/** Every id of a document. */
function idsOf(doc: Doc): number[] {
  const ids: number[] = [];
  const visit = (node: Node) => {
    ids.push(node.id);
    if (node.type === 'array') node.items.forEach(visit);
    else if (node.type === 'object') for (const { value } of node.members) visit(value);
  };
  for (const { root } of doc.files.values()) if (root) visit(root);
  return ids;
}

const textsOf = ({ doc }: Editor): readonly string[] => [...doc.files.values()].map((f) => f.text);

test(`${SEQUENCES} random sequences in both modes undo and redo byte for byte (seed ${SEED}${there ? '' : `, without ${folder}`})`, () => {
  const done = new Map<string, number>();
  let acts = 0;
  let broken = 0;
  for (let i = 0; i < SEQUENCES; i++) {
    // Neighboring seeds would start with similar numbers.
    const dice = seededDice(Math.imul(SEED + i, 0x9e3779b1));
    const source = sourceOf(i);
    const sitting = new Sitting(source, dice);
    const { editor } = sitting;
    const length = 20 + Math.floor(dice() * 41);
    try {
      for (let made = 0; made < length;) {
        const kind = sitting.act();
        if (kind === undefined) continue;
        made++;
        acts++;
        done.set(kind, (done.get(kind) ?? 0) + 1);
      }
      readsAfresh(editor.doc);
      goesBackAndForth(sitting, source);
      if (editor.stale) broken++;
    } catch (error) {
      throw new Error(`Sequence ${i}, seed ${SEED + i}`, { cause: error });
    }
  }
  console.log(
    `${SEQUENCES} random sequences (seed ${SEED}), ${acts} acts, ${broken} of them ending in broken JSON: ` +
      [...done].map(([kind, count]) => `${kind} ${count}`).join(', '),
  );
  for (const kind of ['undo', 'redo', 'go to', 'bring back', 'save', 'take back at once', 'mend'])
    expect(done.get(kind), kind).toBeGreaterThan(SEQUENCES / 4);
});

/** Checks that the incremental reading equals a fresh one and that no id occurs twice. */
function readsAfresh(doc: Doc): void {
  const fresh = read(new Map([...doc.files].map(([file, { text }]) => [file, text])), MAIN);
  for (const [file, reading] of doc.files)
    expect(readingWithoutIds(reading)).toEqual(readingWithoutIds(fresh.files.get(file)!));
  const ids = idsOf(doc);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(0, ...ids)).toBeLessThan(doc.nextId);
}

function goesBackAndForth(sitting: Sitting, source: Source): void {
  const { editor } = sitting;
  editor.goTo(editor.history.done.length + editor.history.undone.length);
  const last = textsOf(editor);
  const end = editor.history;
  const steps = end.done.length;
  for (let left = steps; left > 0; left--) {
    expect(editor.history.done).toHaveLength(left);
    editor.undo();
    sitting.check();
  }
  expect(textsOf(editor)).toEqual([...source.values()]);
  expect(editor.history).toMatchObject({ done: [], undone: { length: steps } });
  readsAfresh(editor.doc);
  for (let made = 0; made < steps; made++) {
    editor.redo();
    sitting.check();
  }
  expect(textsOf(editor)).toEqual(last);
  expect(editor.history).toEqual(end);
  editor.goTo(0);
  expect(textsOf(editor)).toEqual([...source.values()]);
  editor.goTo(steps);
  expect(textsOf(editor)).toEqual(last);
  sitting.check();
}

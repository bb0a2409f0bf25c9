import { describe, expect, test } from 'vitest';
import { parsePointer } from '../src/lib/core/document/walk.ts';
import type { Doc } from '../src/lib/core/document/node.ts';
import { plan } from '../src/lib/core/operations/plan.ts';
import { elementAt } from '../src/lib/core/document/elements.ts';
import { rowsOf } from '../src/lib/features/inspector/fields';
import type { InspectorField } from '../src/lib/features/inspector/row';
import { siteRows } from '../src/lib/features/inspector/site/site-fields';
import { changeOf } from '../src/lib/features/inspector/values';
import { SITE, STANDS, textWith, type Stand, type Trial } from './every-field';
import { docFromText } from './make-document.ts';
const textOf = (doc: Doc) => doc.files.get('docs.json')!.text;

function rowFor(doc: Doc, { pointer, name }: Stand, label: string): InspectorField {
  const element = elementAt(doc, parsePointer(pointer) ?? []);
  const { main, more } = element && pointer ? rowsOf(element) : { main: siteRows(doc), more: [] };
  const found = [...main, ...more].find((row) => row.label === label);
  if (!found) throw new Error(`The inspector shows no “${label}” for ${name}.`);
  return found;
}

function put(doc: Doc, stand: Stand, label: string, input: string | boolean): Doc {
  const change = changeOf(rowFor(doc, stand, label), input);
  if (!change.ok) throw new Error(change.refusal.sentence);
  const planned = plan(doc, { op: 'set', node: stand.pointer, ...change.value });
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  return planned.value.after;
}

for (const stand of [...STANDS, SITE])
  describe(`every field of ${stand.name}`, () => {
    test.each(stand.trials.map((trial): [string, Trial] => [trial.label, trial]))(
      '%s is written and removed',
      (label, trial) => {
        const { input, needs, before } = trial;
        const start = needs
          ? put(docFromText(stand.text), stand, needs.label, needs.input)
          : docFromText(stand.text);
        const filled = put(start, stand, label, input);
        expect(textOf(filled)).toBe(textWith(stand, trial));
        const cleared = put(filled, stand, label, before ?? '');
        if (trial.whole === undefined) expect(textOf(cleared)).toBe(textOf(start));
        const none = needs ? put(cleared, stand, needs.label, '') : cleared;
        expect(textOf(none)).toBe(stand.text);
      },
    );
  });

/*
 * Fixes of the text itself, computed on demand: those that make it parse, and those that make it strict JSON.
 */
import { memoByKey } from '../../memo.ts';
import { knownValues } from '../../document/known-values.ts';
import type { Doc, Reading } from '../../document/node.ts';
import { repairsOf } from '../../text/repair.ts';
import { strictEdits } from '../../text/strict.ts';
import type { Diagnostic, Fix } from '../diagnostic.ts';
import * as m from './messages.ts';

/** A text problem with its fixes. Other problems are returned unchanged. */
export function withRepairs(doc: Doc, problem: Diagnostic): Diagnostic {
  if (problem.code !== 'json' && problem.code !== 'json-lenient') return problem;
  const { file } = problem;
  const reading = doc.files.get(file)!;
  return {
    ...problem,
    get fixes() {
      return fixesOf(reading, file);
    },
  };
}

const fixesOf = memoByKey((reading: Reading, file: string): readonly Fix[] =>
  reading.problem
    ? repairsOf(file, reading.text, knownValues(reading))
    : [strict(file, reading.text)],
);

function strict(file: string, text: string): Fix {
  const { edits, comments, commas } = strictEdits(text);
  return {
    label: m.removeExtras(comments, commas),
    edits: edits.map((edit) => ({ ...edit, file })),
  };
}

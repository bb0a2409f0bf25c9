/*
 * Length of a text in graphemes, and advice on a text that is long for where it appears. Never blocks an input.
 */
import { tableOf } from '$lib/core/text/lookup-table';
import * as m from './messages';
import type { InspectorField } from '../row';
import { textOfRow } from '../values';

export interface Length {
  readonly count: number;
  /** Whether to show it even while the field does not have the focus. */
  readonly isNotable: boolean;
  /** What may happen to a text of this length. */
  readonly advice: string;
}

interface Limit {
  readonly notable: number;
  readonly long: number;
  readonly advice: string;
}

const LABEL = {
  notable: 28,
  long: 40,
  advice: m.longLabel,
};
const LIMITS: Readonly<Record<string, Limit>> = tableOf({
  name: LABEL,
  tag: { notable: 10, long: 16, advice: m.longTag },
  description: {
    notable: 80,
    long: 140,
    advice: m.longDescription,
  },
  'banner.content': {
    notable: 80,
    long: 150,
    advice: m.longBanner,
  },
});

const parts = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The length of a row's text. Undefined if the text is empty or is not a label, tag, description or banner. */
export function lengthOf(row: InspectorField): Length | undefined {
  const isLabel = row.control === 'text' && row.required && row.path[0] !== 'path';
  const limit = isLabel ? LABEL : LIMITS[row.path.join('.')];
  if (!limit || (row.control !== 'text' && row.control !== 'long-text')) return undefined;
  const text = textOfRow(row);
  if (text === '') return undefined;
  const count = [...parts.segment(text)].length;
  return {
    count,
    isNotable: count >= limit.notable,
    advice: count > limit.long ? limit.advice : '',
  };
}

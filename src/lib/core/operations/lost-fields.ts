/* Content that a change would remove without being asked to: it is named, and removed only with consent (`drop`). */
import type { Doc } from '../document/node.ts';
import { member, valueOf } from '../document/walk.ts';
import { refuse } from '../result.ts';
import { KINDS } from '../schema/kinds.ts';
import { childrenOf, type Element } from '../document/elements.ts';
import { plainPath } from '../document/paths.ts';
import { isLoose, leniencyOf } from '../check/text.ts';
import { named, quoted } from '../document/kind-words.ts';
import type { Operation } from '../operation.ts';
import * as m from './messages.ts';

export interface FieldLoss {
  readonly element: Element;
  readonly keys: readonly string[];
}

/** “Guides” loses its tag (new) and its icon (book). */
export const lostIn = (element: Element, keys: readonly string[]): string =>
  m.loses(
    named(element),
    keys.map((key) => described(element, key)),
  );

/** Asks for consent: offers the same operation with `drop`. `why`: "a tab has no room for it". */
export function refusalOfLoss(
  losses: readonly FieldLoss[],
  why: string,
  operation: Extract<Operation, { readonly drop?: boolean }>,
): ReturnType<typeof refuse> {
  const [first] = losses;
  const keys = lostKeys(losses);
  const words = keys.map((key) => fieldWord(first!.element, key));
  const sentence =
    losses.length === 1
      ? m.wouldLose(named(first!.element), words, why)
      : m.severalWouldLose(losses.length, words, why);
  return refuse('fields-lost', sentence, [
    { label: m.doItWithout(words), operations: [{ ...operation, drop: true }] },
  ]);
}

/** The keys of the fields, each once. */
export const lostKeys = (losses: readonly FieldLoss[]): readonly string[] => [
  ...new Set(losses.flatMap((loss) => loss.keys)),
];

/** The field's name in the inspector, or its key. */
function fieldWord({ kind }: Pick<Element, 'kind'>, key: string): string {
  const field = KINDS[kind].fields.find((one) => one.key === key);
  if (!field || field.label.includes(' ')) return quoted(field?.label ?? key);
  return /[A-Z]{2}/.test(field.label) ? field.label : field.label.toLowerCase();
}

function described(element: Element, key: string): string {
  const node = member(element.node, key)?.value;
  const value = node && valueOf(node);
  const word = fieldWord(element, key);
  if (key === 'root' && typeof value === 'string' && !listsPage(element, value))
    return m.fieldWithLeavingPage(word, value);
  if (typeof value === 'string' && value.trim()) return m.fieldWithValue(word, quoted(value));
  if (typeof value === 'number' || typeof value === 'boolean')
    return m.fieldWithValue(word, String(value));
  return word;
}

/** Comments inside dissolved elements are lost with them. Counted only in texts that contain any. */
export function commentsLost(before: Doc, after: Doc): readonly string[] {
  const lost = [...before.files].reduce((sum, [file, reading]) => {
    const { root, loose, text } = reading;
    const now = after.files.get(file);
    if (!now || now === reading || !root || !(loose || isLoose(root))) return sum;
    return sum + leniencyOf(text).comments - leniencyOf(now.text).comments;
  }, 0);
  return lost > 0 ? [m.commentsGo(lost)] : [];
}

const listsPage = ({ node }: Element, path: string): boolean =>
  childrenOf(node).some(
    (child) => child.node.type === 'string' && plainPath(child.node.value) === plainPath(path),
  );

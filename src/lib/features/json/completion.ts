import { suggestionsFor } from '$lib/features/json/assist/suggest';
import type { Suggestion, SuggestionKind } from '$lib/features/json/assist/suggestion';
import { commandOf, languages, Range, type Model, type Position } from '$lib/ui/code/monaco';
import { cursorIn, knownAt } from './facts-at-cursor';
import type { Asked } from './provider-context';
import * as m from './messages';

const { CompletionItemKind, CompletionItemInsertTextRule } = languages;

const COMPLETION_KINDS: Readonly<Record<SuggestionKind, languages.CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  list: CompletionItemKind.Field,
  value: CompletionItemKind.EnumMember,
  page: CompletionItemKind.File,
  endpoint: CompletionItemKind.Method,
  icon: CompletionItemKind.Event,
  file: CompletionItemKind.Reference,
  language: CompletionItemKind.EnumMember,
  element: CompletionItemKind.Snippet,
  color: CompletionItemKind.Color,
};

/** Kinds that are matched by more than their letters. They keep the order in which they were found. */
const FOUND: ReadonlySet<SuggestionKind> = new Set(['page', 'endpoint', 'icon', 'file']);

/** Completes keys, values and elements. */
export const completion = (asked: Asked): languages.CompletionItemProvider => ({
  triggerCharacters: ['"', ' ', ':', '/', '-'],
  async provideCompletionItems(model, position, _, token) {
    if (!asked.isMeant(model)) return undefined;
    const { session, text, file } = asked;
    const known = await knownAt(session, cursorIn(session, text.offsetAt(position), file));
    if (token.isCancellationRequested || !asked.isMeant(model)) return undefined;
    // Typing may continue during the await. Uses the text written so far, with ranges relative to the requested
    // position.
    const now = asked.code.getPosition() ?? position;
    const isFurther = now.lineNumber === position.lineNumber && now.column > position.column;
    const here = isFurther ? now : position;
    const since = here.column - position.column;
    const offset = text.offsetAt(here);
    const cursor = cursorIn(session, offset, file);
    const { items, at, end, comma } = suggestionsFor(
      session.editor.textOf(file),
      offset,
      cursor,
      known,
    );
    const range = text.rangeOf(at, Math.max(0, end - at - since));
    const written = typedIn(model, range, here);
    const commaAt = comma === undefined ? undefined : text.rangeOf(comma, 0);
    const suggestions = items.map((item, i): languages.CompletionItem => ({
      ...completionItem(item),
      range,
      sortText: String(i).padStart(5, '0'),
      filterText: FOUND.has(item.kind) ? written : filterOf(item, written),
      ...(commaAt ? { additionalTextEdits: [{ range: commaAt, text: ',' }] } : {}),
    }));
    return { suggestions, incomplete: items.some(({ kind }) => FOUND.has(kind)) };
  },
});

/** The written part of the word, up to the cursor. */
const typedIn = (model: Model, range: Range, { lineNumber, column }: Position): string =>
  model.getValueInRange(new Range(range.startLineNumber, range.startColumn, lineNumber, column));

/** Inside quotes, Monaco's filter includes the quotes. */
const filterOf = ({ label }: Suggestion, written: string): string =>
  written.startsWith('"') ? `"${label}"` : label;

function completionItem({ kind, label, detail, help, insert, again }: Suggestion) {
  return {
    label: detail === undefined ? label : { label, description: detail },
    kind: COMPLETION_KINDS[kind],
    ...(help === undefined ? {} : { documentation: { value: help } }),
    insertText: insert,
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    ...(again ? { command: { id: commandOf('suggest'), title: m.suggest } } : {}),
  };
}

import { symbolsOf, type Outlined } from '$lib/features/json/assist/symbols';
import type { Kind } from '$lib/core/schema/kinds';
import { languages } from '$lib/ui/code/monaco';
import type { Asked } from './provider-context';
import * as m from './messages';

const { SymbolKind } = languages;
const SYMBOL_KINDS: Readonly<Record<Kind, languages.SymbolKind>> = {
  navigation: SymbolKind.Module,
  global: SymbolKind.Namespace,
  product: SymbolKind.Package,
  language: SymbolKind.Module,
  version: SymbolKind.Module,
  tab: SymbolKind.Class,
  dropdown: SymbolKind.Class,
  anchor: SymbolKind.Key,
  group: SymbolKind.Object,
  item: SymbolKind.Object,
  page: SymbolKind.File,
  endpoint: SymbolKind.Method,
};

/** The navigation as Monaco's outline: Ctrl+Shift+O. */
export const outline = (asked: Asked): languages.DocumentSymbolProvider => ({
  displayName: m.navigation,
  provideDocumentSymbols(model) {
    if (!asked.isMeant(model)) return undefined;
    const { session, text, file } = asked;
    const { doc, world } = session.editor;
    // Only docs.json has an outline.
    if (file !== doc.main) return [];
    const shown = (symbol: Outlined): languages.DocumentSymbol => ({
      name: symbol.name,
      detail: '',
      kind: SYMBOL_KINDS[symbol.kind],
      tags: [],
      range: text.rangeOf(symbol.at, symbol.length),
      selectionRange: text.rangeOf(symbol.label.at, symbol.label.length),
      children: symbol.children.map(shown),
    });
    return symbolsOf(doc, world.titles).map(shown);
  },
});

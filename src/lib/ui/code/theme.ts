import type { Theme } from './monaco';

/** The design tokens that the editor uses. */
const TOKENS = [
  'surface',
  'text',
  'muted',
  'line',
  'line-strong',
  'hover',
  'accent',
  'accent-soft',
  'patch',
  'post',
  'warning',
  'error',
  'success',
  'background',
] as const;
type Token = (typeof TOKENS)[number];
type Palette = Readonly<Record<Token, string>>;

/** Builds Monaco's theme from our tokens, given as `#rrggbb`. */
export function themeOf(palette: Palette, dark: boolean): Theme {
  const of = (token: Token) => palette[token].slice(1);
  const c = palette;
  return {
    base: dark ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      { token: '', foreground: of('text') },
      { token: 'string.key.json', foreground: of('text') },
      { token: 'string.value.json', foreground: of('accent') },
      { token: 'number.json', foreground: of('post') },
      { token: 'keyword.json', foreground: of('patch') },
      { token: 'delimiter', foreground: of('muted') },
      { token: 'comment', foreground: of('muted'), fontStyle: 'italic' },
    ],
    colors: {
      'editor.background': c.surface,
      'editor.foreground': c.text,
      'editorLineNumber.foreground': c.muted,
      'editorLineNumber.activeForeground': c.text,
      'editorCursor.foreground': c.text,
      'editor.selectionBackground': `${c.accent}40`,
      'editor.inactiveSelectionBackground': `${c.accent}26`,
      'editor.findMatchBackground': `${c.accent}59`,
      'editor.findMatchHighlightBackground': `${c.accent}33`,
      'editor.rangeHighlightBackground': `${c.accent}1f`,
      'editor.lineHighlightBackground': c.hover,
      'editor.lineHighlightBorder': '#00000000',
      // Only the level that the cursor is in has a line.
      'editorIndentGuide.background1': '#00000000',
      'editorIndentGuide.activeBackground1': c['line-strong'],
      'editorBracketMatch.background': `${c.accent}26`,
      'editorBracketMatch.border': c.accent,
      'editorBracketHighlight.foreground1': c.muted,
      'editorBracketHighlight.foreground2': c.muted,
      'editorBracketHighlight.foreground3': c.muted,
      'editorBracketHighlight.unexpectedBracket.foreground': c.error,
      'editorError.foreground': c.error,
      'editorWarning.foreground': c.warning,
      'editorGutter.background': c.surface,
      'editorWidget.background': c.surface,
      'editorWidget.foreground': c.text,
      'editorWidget.border': c['line-strong'],
      'widget.border': c['line-strong'],
      'editorHoverWidget.background': c.surface,
      'editorHoverWidget.border': c['line-strong'],
      'editorSuggestWidget.background': c.surface,
      'editorSuggestWidget.border': c['line-strong'],
      'editorSuggestWidget.selectedBackground': c['accent-soft'],
      'editorSuggestWidget.selectedForeground': c.text,
      'editorSuggestWidget.selectedIconForeground': c.text,
      'editorSuggestWidget.highlightForeground': c.accent,
      'editorSuggestWidget.focusHighlightForeground': c.accent,
      'editorSuggestWidgetStatus.foreground': c.muted,
      'editorActionList.background': c.surface,
      'editorActionList.foreground': c.text,
      'editorActionList.focusBackground': c['accent-soft'],
      'editorActionList.focusForeground': c.text,
      'diffEditor.insertedLineBackground': `${c.success}1f`,
      'diffEditor.insertedTextBackground': `${c.success}2e`,
      'diffEditor.removedLineBackground': `${c.error}1f`,
      'diffEditor.removedTextBackground': `${c.error}2e`,
      'diffEditorGutter.insertedLineBackground': `${c.success}1f`,
      'diffEditorGutter.removedLineBackground': `${c.error}1f`,
      'diffEditor.diagonalFill': c.line,
      'diffEditor.border': c.line,
      'diffEditor.unchangedRegionBackground': c.background,
      'diffEditor.unchangedRegionForeground': c.muted,
      'diffEditor.unchangedRegionShadow': '#00000000',
      'diffEditor.unchangedCodeBackground': '#00000000',
      'input.background': c.background,
      'input.foreground': c.text,
      'input.border': c['line-strong'],
      'menu.background': c.surface,
      'menu.foreground': c.text,
      'menu.selectionBackground': c['accent-soft'],
      'menu.selectionForeground': c.text,
      'menu.border': c['line-strong'],
      'quickInput.background': c.surface,
      'quickInput.foreground': c.text,
      'quickInputList.focusBackground': c['accent-soft'],
      'quickInputList.focusForeground': c.text,
      'list.hoverBackground': c.hover,
      'list.focusBackground': c['accent-soft'],
      'list.highlightForeground': c.accent,
      focusBorder: c.accent,
      // Suggestions and list entries differ by shape, as in the tree.
      'symbolIcon.classForeground': c.muted,
      'symbolIcon.enumeratorMemberForeground': c.muted,
      'symbolIcon.eventForeground': c.muted,
      'symbolIcon.fieldForeground': c.muted,
      'symbolIcon.methodForeground': c.muted,
      'scrollbarSlider.background': `${c.muted}40`,
      'scrollbarSlider.hoverBackground': `${c.muted}66`,
      'scrollbarSlider.activeBackground': `${c.muted}80`,
      'editorOverviewRuler.border': '#00000000',
    },
  };
}

/** Calls back with the current theme, and again whenever it changes. Returns a function that stops this. */
export function followTheme(host: HTMLElement, show: (theme: Theme) => void): () => void {
  const apply = () => {
    const palette = Object.fromEntries(TOKENS.map((token) => [token, colorOf(host, token)]));
    const style = getComputedStyle(document.documentElement).colorScheme;
    const dark = style === 'dark' || (style !== 'light' && systemDark.matches);
    show(themeOf(palette as Palette, dark));
  };
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const chosen = new MutationObserver(apply);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  systemDark.addEventListener('change', apply);
  contrast.addEventListener('change', apply);
  apply();
  return () => {
    chosen.disconnect();
    systemDark.removeEventListener('change', apply);
    contrast.removeEventListener('change', apply);
  };
}

/** The current value of a token. Only the browser can compute it, because `light-dark()` and contrast decide. */
function colorOf(host: HTMLElement, token: Token): string {
  const probe = host.ownerDocument.createElement('span');
  probe.style.color = `var(--${token})`;
  host.append(probe);
  const [r = 0, g = 0, b = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

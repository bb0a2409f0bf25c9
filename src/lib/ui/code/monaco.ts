/*
 * The only file that uses Monaco's package. It loads when JSON mode is first used, sets up the editor once, and exports
 * the few types that its neighbors need.
 *
 * Longer than 300 lines, because no other file may name Monaco’s package.
 */
import {
  editor,
  KeyCode,
  KeyMod,
  languages,
  MarkerSeverity,
  Range,
  Uri,
  type IDisposable,
} from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import 'monaco-editor/features/register.all';
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { NARROW } from '$lib/editor/view/widths';
import * as m from './messages';
import { keepPointer } from './pointer';

export type CodeEditor = editor.IStandaloneCodeEditor;
export type DiffEditor = editor.IStandaloneDiffEditor;
export type Model = editor.ITextModel;
export type Decoration = editor.IModelDeltaDecoration;
export type Marker = editor.IMarkerData;
export type Theme = editor.IStandaloneThemeData;
export type Position = { readonly lineNumber: number; readonly column: number };
export { languages, MarkerSeverity, Range };

self.MonacoEnvironment = {
  getWorker: (_, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
};

// Our own rules provide completion, hover, symbols and diagnostics, and they update immediately. The package's
// formatter would rewrite the whole file.
jsonDefaults.setModeConfiguration({
  tokens: true,
  foldingRanges: true,
  selectionRanges: true,
  completionItems: false,
  hovers: false,
  documentSymbols: false,
  colors: false,
  diagnostics: false,
  documentFormattingEdits: false,
  documentRangeFormattingEdits: false,
});

export const THEME = 'signpost';

/** Defines a theme and applies it to all editors. */
export function setTheme(theme: Theme): void {
  editor.defineTheme(THEME, theme);
  editor.setTheme(THEME);
}

/** Size, in UTF-16 units, above which conveniences give way to speed. */
const LONG_TEXT = 500_000;
/** Size, in UTF-16 units, below which long lines wrap. */
const WRAPPED_TEXT = 200_000;

/** Gives each editor's text its own URI. */
let count = 0;

function createModel(text: string, language: 'json' | 'plaintext' = 'json'): Model {
  const model = editor.createModel(text, language, Uri.parse(`file:///${++count}/docs.json`));
  model.setEOL(editor.EndOfLineSequence.LF);
  return model;
}

/** Options that all editors share. */
const looks = (host: HTMLElement) =>
  ({
    theme: THEME,
    // Tab moves to the next control, as everywhere else. Ctrl+M lets it indent.
    tabFocusMode: true,
    automaticLayout: true,
    fixedOverflowWidgets: true,
    fontFamily: getComputedStyle(host).getPropertyValue('--mono'),
    // On a phone, indented lines have little room.
    fontSize: matchMedia(NARROW).matches ? 11.5 : 12.5,
    lineHeight: 20,
    lineNumbersMinChars: 4,
    // The marks and the signs of lines are apart from their numbers.
    lineDecorationsWidth: 18,
    minimap: { enabled: false },
    padding: { top: 12, bottom: 12 },
    scrollBeyondLastLine: false,
    smoothScrolling: false,
    overviewRulerLanes: 0,
    renderLineHighlight: 'line',
    renderLineHighlightOnlyWhenFocus: true,
    occurrencesHighlight: 'off',
    selectionHighlight: false,
    stickyScroll: { enabled: false },
    maxTokenizationLineLength: 20_000,
    unusualLineTerminators: 'off',
    unicodeHighlight: { ambiguousCharacters: false },
    links: false,
    codeLens: false,
    // The start screen handles dropped files. Dropped text would skip the typing gate's grouping.
    dropIntoEditor: { enabled: false },
  }) as const;

/** Creates an editor for a text whose line ends are all LF. */
export function createEditor(host: HTMLElement, text: string, label: string): CodeEditor {
  const model = createModel(text);
  const code = editor.create(host, {
    ...looks(host),
    model,
    ariaLabel: label,
    wordBasedSuggestions: 'off',
    wordWrap: text.length < WRAPPED_TEXT ? 'on' : 'off',
    wrappingIndent: 'indent',
    // Not within a path, except on a phone, where whole paths don't fit.
    wordWrapBreakBeforeCharacters: '[{',
    wordWrapBreakAfterCharacters: matchMedia(NARROW).matches ? ' \t,]}/-' : ' \t,]}',
    // Finding the cursor's context reads the text again, so it waits until the typed text is painted. Includes strings,
    // because JSON keys and values are quoted.
    quickSuggestionsDelay: text.length < LONG_TEXT ? 10 : 60,
    quickSuggestions: { other: true, strings: true, comments: false },
    // After a suggested key is inserted with its quotes, its value gets suggestions as usual.
    // Keys and values whose letters are in another order are no match: Enter would write something else than what was
    // typed. Pages and icons are found by our own search, which allows a typo.
    suggest: {
      showStatusBar: true,
      snippetsPreventQuickSuggestions: false,
      filterGraceful: false,
    },
    // Each of these reads the whole text again after a key press.
    defaultColorDecorators: text.length < LONG_TEXT ? 'auto' : 'never',
    matchBrackets: 'near',
    // It would stand on the line above. The bar below offers the same.
    lightbulb: { enabled: editor.ShowLightbulbIconMode.Off },
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  });
  code.onDidDispose(() => model.dispose());
  keepPointer(code);
  return code;
}

/**
 * Compares two read-only texts and folds what is equal, again whenever `show` changes a text. Ignores line ends and the
 * byte order mark. A narrow view shows both in one column. Only what was added and removed is colored. `end` disposes of
 * everything: Monaco keeps the view model that compares the texts, and does not report that a diff was disposed.
 */
export function createDiff(host: HTMLElement): {
  readonly diff: DiffEditor;
  readonly show: (before: string, after: string) => void;
  readonly end: () => void;
} {
  const diff = editor.createDiffEditor(host, {
    ...looks(host),
    // A fold may be the first or the last line.
    padding: { top: 0, bottom: 0 },
    readOnly: true,
    readOnlyMessage: { value: m.onlyForLooking },
    domReadOnly: true,
    ignoreTrimWhitespace: false,
    renderOverviewRuler: false,
    renderMarginRevertIcon: false,
    renderGutterMenu: false,
    renderSideBySideInlineBreakpoint: ONE_COLUMN,
    hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 3 },
    folding: false,
    glyphMargin: false,
    defaultColorDecorators: 'never',
    scrollbar: {
      verticalScrollbarSize: 10,
      horizontalScrollbarSize: 10,
      useShadows: false,
      alwaysConsumeMouseWheel: false,
      // The last fold ends the view.
      ignoreHorizontalScrollbarInContentHeight: true,
    },
  });
  const models = {
    original: createModel('', 'plaintext'),
    modified: createModel('', 'plaintext'),
  };
  let compared = diff.createViewModel(models);
  diff.setModel(compared);
  let isEnded = false;
  const show = (before: string, after: string) => {
    const isNew = [setText(models.original, before), setText(models.modified, after)].some(Boolean);
    if (!isNew) return;
    diff.updateOptions({ lineNumbersMinChars: numbersWidth(models) });
    // A view model keeps open what was open, so new texts get a new one.
    const next = diff.createViewModel(models);
    const last = compared;
    compared = next;
    void next.waitForDiff().then(() => {
      if (!isEnded && compared === next) {
        const top = diff.getModifiedEditor().getScrollTop();
        // Monaco folds nothing that was folded at the same lines before the texts were replaced, unless it starts afresh.
        diff.setModel(null);
        diff.setModel(next);
        diff.getModifiedEditor().setScrollTop(top);
      }
      last.dispose();
    });
  };
  for (const code of [diff.getOriginalEditor(), diff.getModifiedEditor()])
    (['next', 'previous'] as const).forEach((target) =>
      addAct(code, {
        id: `signpost.diff.${target}`,
        label: target === 'next' ? m.nextDifference : m.previousDifference,
        keybindings: [KeyMod.Alt | (target === 'next' ? 0 : KeyMod.Shift) | KeyCode.F5],
        contextMenuGroupId: 'navigation',
        run: () => diff.goToDiff(target),
      }),
    );
  const end = () => {
    isEnded = true;
    for (const part of [diff, compared, models.original, models.modified]) part.dispose();
  };
  return { diff, show, end };
}

/** Room for the longest line number and a space, so that the numbers of both sides stay apart. In characters. */
const numbersWidth = (models: editor.IDiffEditorModel): number =>
  String(Math.max(models.original.getLineCount(), models.modified.getLineCount())).length + 1;

/** Adds an action and removes it with its editor. Otherwise Monaco would keep both. */
function addAct(code: CodeEditor, act: editor.IActionDescriptor): void {
  const added = code.addAction(act);
  code.onDidDispose(() => added.dispose());
}

/** Replaces a text. Returns whether it changed. */
function setText(model: Model, text: string): boolean {
  if (model.getValue() === text) return false;
  model.setValue(text);
  model.setEOL(editor.EndOfLineSequence.LF);
  return true;
}

/** Sets how a diff is shown. Monaco resets the labels of the sides on every update that leaves them out. */
export function arrange(
  diff: DiffEditor,
  options: Pick<
    editor.IDiffEditorConstructionOptions,
    'renderSideBySide' | 'originalAriaLabel' | 'modifiedAriaLabel'
  >,
): void {
  diff.updateOptions(options);
}

/** Width below which two columns would be too narrow to read, in pixels. */
const ONE_COLUMN = 640;

/**
 * Replaces Monaco's undo and redo in the keys, the palette and the context menu. The find box and other fields inside
 * the editor keep their own undo while they have the focus.
 */
export function replaceUndo(
  code: CodeEditor,
  acts: Readonly<Record<'undo' | 'redo', () => void>>,
): void {
  let commands: IDisposable[] = [];
  const give = () => {
    for (const command of commands) command.dispose();
    commands = [];
  };
  const take = () => {
    give();
    commands = (['undo', 'redo'] as const).flatMap((name) =>
      [name, `default:${name}`].map((id) => editor.registerCommand(id, acts[name])),
    );
  };
  if (code.hasTextFocus()) take();
  code.onDidFocusEditorText(take);
  code.onDidBlurEditorText(give);
  code.onDidDispose(give);
  (['undo', 'redo'] as const).forEach((name, i) =>
    addAct(code, {
      id: `signpost.${name}`,
      label: name === 'undo' ? m.undo : m.redo,
      contextMenuGroupId: '0_undo',
      contextMenuOrder: i,
      run: acts[name],
    }),
  );
}

const KEYS = {
  F4: KeyCode.F4,
  F12: KeyCode.F12,
  'Shift+Alt+F': KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF,
} as const;

/** Adds our action to the text: on its key, in the context menu and in the editor's palette. */
export function offerAct(
  code: CodeEditor,
  key: keyof typeof KEYS,
  act: { readonly id: string; readonly label: string; readonly run: () => void },
): void {
  addAct(code, {
    ...act,
    id: `signpost.${act.id}`,
    keybindings: [KEYS[key]],
    contextMenuGroupId: 'navigation',
  });
}

/** Monaco's built-in actions. */
const OWN_ACTS = {
  outline: 'editor.action.quickOutline',
  definition: 'editor.action.revealDefinition',
  rename: 'editor.action.rename',
  suggest: 'editor.action.triggerSuggest',
  replace: 'editor.action.startFindReplaceAction',
  foldAll: 'editor.foldAll',
  unfoldAll: 'editor.unfoldAll',
  fold2: 'editor.foldLevel2',
  fold3: 'editor.foldLevel3',
  fold4: 'editor.foldLevel4',
} as const;
export type OwnAct = keyof typeof OWN_ACTS;

/** The command behind a built-in action. */
export const commandOf = (act: OwnAct): string => OWN_ACTS[act];

/** Runs a built-in action with the focus in the text. */
export function act(code: CodeEditor, which: OwnAct): void {
  code.focus();
  code.trigger('signpost', OWN_ACTS[which], undefined);
}

/** Replaces all markers. */
export const setMarkers = (model: Model, markers: Marker[]): void =>
  editor.setModelMarkers(model, 'signpost', markers);

/** A fix for a marked problem, for Monaco's menu. */
export interface QuickFix {
  readonly title: string;
  /** Code and message of the markers that it fixes. */
  readonly code: string;
  readonly message: string;
  readonly run: () => void;
}

/** Provides quick fixes (Ctrl+.) for one text until the returned function is called. */
export function offerQuickFixes(
  model: Model,
  fixesIn: (range: Range) => readonly QuickFix[],
): () => void {
  const kind = 'quickfix';
  const id = `signpost.fix.${model.id}`;
  const command = editor.registerCommand(id, (_, fix: QuickFix) => fix.run());
  const provider = languages.registerCodeActionProvider(
    'json',
    {
      provideCodeActions: (asked, range, { markers, only }) => {
        if (asked !== model || (only !== undefined && !kind.startsWith(only))) return undefined;
        const actions = fixesIn(range).map((fix): languages.CodeAction => {
          const { title, code, message } = fix;
          const answered = markers.filter(
            (marker) => marker.code === code && marker.message === message,
          );
          return {
            title,
            kind,
            diagnostics: answered,
            command: { id, title, arguments: [fix] },
          };
        });
        return { actions, dispose: () => undefined };
      },
    },
    { providedCodeActionKinds: [kind] },
  );
  return () => {
    provider.dispose();
    command.dispose();
  };
}

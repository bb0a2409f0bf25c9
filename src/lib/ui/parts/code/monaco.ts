/*
 * The only file that knows Monaco's package. It is loaded when JSON mode is first used, sets the editor up
 * once, and names the few of its types that the neighbours speak of.
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

// What may stand where, what it is, what is wrong with it and how it is named, our own rules say, at once. Formatting
// by the package would rewrite the whole file.
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

/** Makes a theme and shows all editors in it. */
export function setTheme(theme: Theme): void {
  editor.defineTheme(THEME, theme);
  editor.setTheme(THEME);
}

/** Beyond this many units what is only pleasant gives way to what is quick. */
const LONG = 500_000;

/** Each editor's text has an address of its own. */
let count = 0;

function createModel(text: string): Model {
  const model = editor.createModel(text, 'json', Uri.parse(`file:///${++count}/docs.json`));
  model.setEOL(editor.EndOfLineSequence.LF);
  return model;
}

/** What all editors have in common. */
const looks = (host: HTMLElement) =>
  ({
    theme: THEME,
    // Tab goes on to the next thing, as everywhere; Ctrl+M lets it indent.
    tabFocusMode: true,
    automaticLayout: true,
    fixedOverflowWidgets: true,
    fontFamily: getComputedStyle(host).getPropertyValue('--mono'),
    fontSize: 12.5,
    lineHeight: 20,
    lineNumbersMinChars: 4,
    minimap: { enabled: false },
    padding: { top: 12, bottom: 12 },
    scrollBeyondLastLine: false,
    smoothScrolling: false,
    overviewRulerBorder: false,
    hideCursorInOverviewRuler: true,
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
    // A dropped file is the start screen's and a dropped text would skip the typing gate's grouping.
    dropIntoEditor: { enabled: false },
  }) as const;

/** An editor over a text whose line ends are all LF. */
export function createEditor(host: HTMLElement, text: string, label: string): CodeEditor {
  const model = createModel(text);
  const code = editor.create(host, {
    ...looks(host),
    model,
    ariaLabel: label,
    wordBasedSuggestions: 'off',
    // In JSON keys and values stand in quotes.
    // Finding out where the cursor stands reads the text again: not before what is typed is painted.
    quickSuggestionsDelay: text.length < LONG ? 10 : 60,
    quickSuggestions: { other: true, strings: true, comments: false },
    // After a key that was put in with its quotes, its value is looked for as anywhere else.
    suggest: { showStatusBar: true, snippetsPreventQuickSuggestions: false },
    // Each of these reads the whole text again after a key.
    defaultColorDecorators: text.length < LONG ? 'auto' : 'never',
    matchBrackets: text.length < LONG ? 'always' : 'near',
    lightbulb: { enabled: editor.ShowLightbulbIconMode.On },
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  });
  code.onDidDispose(() => model.dispose());
  keepPointer(code);
  return code;
}

/**
 * Two texts that are looked at and not changed; what is equal is folded. Line ends and the byte order mark do not
 * count. Where there is little room both stand in one column. `end` lets go of all of it: Monaco keeps what the two
 * texts were compared by, and never says that a diff was disposed.
 */
export function createDiff(host: HTMLElement): {
  readonly diff: DiffEditor;
  readonly end: () => void;
} {
  const diff = editor.createDiffEditor(host, {
    ...looks(host),
    readOnly: true,
    readOnlyMessage: { value: 'This is only for looking. Change the text in the JSON view.' },
    domReadOnly: true,
    ignoreTrimWhitespace: false,
    renderOverviewRuler: false,
    renderMarginRevertIcon: false,
    renderGutterMenu: false,
    renderSideBySideInlineBreakpoint: NARROW,
    hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 3 },
    folding: false,
    glyphMargin: false,
    defaultColorDecorators: 'never',
    scrollbar: {
      verticalScrollbarSize: 10,
      horizontalScrollbarSize: 10,
      useShadows: false,
      alwaysConsumeMouseWheel: false,
    },
  });
  const models = { original: createModel(''), modified: createModel('') };
  const compared = diff.createViewModel(models);
  diff.setModel(compared);
  for (const code of [diff.getOriginalEditor(), diff.getModifiedEditor()])
    (['next', 'previous'] as const).forEach((target) =>
      addAct(code, {
        id: `signpost.diff.${target}`,
        label: target === 'next' ? 'Next difference' : 'Previous difference',
        keybindings: [KeyMod.Alt | (target === 'next' ? 0 : KeyMod.Shift) | KeyCode.F5],
        contextMenuGroupId: 'navigation',
        run: () => diff.goToDiff(target),
      }),
    );
  const end = () => {
    for (const part of [diff, compared, models.original, models.modified]) part.dispose();
  };
  return { diff, end };
}

/** Adds an act, which goes with its editor: Monaco keeps it, and so the editor, until it is taken out. */
function addAct(code: CodeEditor, act: editor.IActionDescriptor): void {
  const added = code.addAction(act);
  code.onDidDispose(() => added.dispose());
}

/** Puts other texts into a diff; where they are the same nothing moves. */
export function showTexts(diff: DiffEditor, before: string, after: string): void {
  const model = diff.getModel();
  if (!model) return;
  for (const [part, text] of [
    [model.original, before],
    [model.modified, after],
  ] as const) {
    if (part.getValue() === text) continue;
    part.setValue(text);
    part.setEOL(editor.EndOfLineSequence.LF);
  }
}

/** How a diff is shown. Monaco forgets what its sides are called with every option given without that. */
export function arrange(
  diff: DiffEditor,
  options: Pick<
    editor.IDiffEditorConstructionOptions,
    'renderSideBySide' | 'originalAriaLabel' | 'modifiedAriaLabel'
  >,
): void {
  diff.updateOptions(options);
}

/** Below this width, in pixels, two columns would be too narrow to read. */
const NARROW = 640;

/**
 * Puts other acts in the place of Monaco's own undo and redo, wherever they are asked for: keys, palette and
 * context menu. While the find box or another field inside the editor is used, its own undo stands.
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
      label: name === 'undo' ? 'Undo' : 'Redo',
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

/** An act of ours in the text: on its key, in the context menu and in the editor's own palette. */
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

/** What Monaco does by itself. */
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

/** The command behind an act of Monaco's own. */
export const commandOf = (act: OwnAct): string => OWN_ACTS[act];

/** Does it, with the focus in the text. */
export function act(code: CodeEditor, which: OwnAct): void {
  code.focus();
  code.trigger('signpost', OWN_ACTS[which], undefined);
}

/** Shows what is wrong; markers of before go. */
export const setMarkers = (model: Model, markers: Marker[]): void =>
  editor.setModelMarkers(model, 'signpost', markers);

/** Something that mends what is marked, as Monaco's menu offers it. */
export interface QuickFix {
  readonly title: string;
  /** Of the markers that it answers. */
  readonly code: string;
  readonly message: string;
  readonly run: () => void;
}

/** Offers quick fixes (the lightbulb, Ctrl+.) in one text until the returned function is called. */
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
          const answered = markers.filter((m) => m.code === code && m.message === message);
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

/*
 * The only file that knows Monaco's package. It is loaded when JSON mode is first used, sets the editor up
 * once, and names the few of its types that the neighbours speak of.
 */
import {
  editor,
  KeyCode,
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

export type CodeEditor = editor.IStandaloneCodeEditor;
export type Model = editor.ITextModel;
export type Decoration = editor.IModelDeltaDecoration;
export type Marker = editor.IMarkerData;
export type Theme = editor.IStandaloneThemeData;
export { MarkerSeverity, Range };

self.MonacoEnvironment = {
  getWorker: (_, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
};

// What is wrong with a document, our own rules say, at once. Formatting would rewrite the whole file.
const OURS = { validate: false, enableSchemaRequest: false } as const;
jsonDefaults.setDiagnosticsOptions(OURS);
jsonDefaults.setModeConfiguration({
  completionItems: true,
  hovers: true,
  documentSymbols: true,
  tokens: true,
  foldingRanges: true,
  selectionRanges: true,
  colors: false,
  diagnostics: false,
  documentFormattingEdits: false,
  documentRangeFormattingEdits: false,
});

/**
 * What completion and help know. A file that names a schema of its own (`$schema`) would be read by that one,
 * which is never fetched: ours stands under its address, too.
 */
export function setSchema(model: Model, schema: object, named: string | undefined): void {
  const { uri } = model;
  const isWhole = named && /^\w[\w+.-]*:/.test(named);
  const address = named && (isWhole ? named : Uri.joinPath(uri, '..', named).toString());
  jsonDefaults.setDiagnosticsOptions({
    ...OURS,
    schemas: [
      { uri: 'signpost:docs.json', fileMatch: ['*'], schema },
      ...(address ? [{ uri: address, schema }] : []),
    ],
  });
}

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

/** An editor over a text whose line ends are all LF. */
export function createEditor(host: HTMLElement, text: string, label: string): CodeEditor {
  const model = editor.createModel(text, 'json', Uri.parse(`file:///${++count}/docs.json`));
  model.setEOL(editor.EndOfLineSequence.LF);
  const code = editor.create(host, {
    model,
    theme: THEME,
    ariaLabel: label,
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
    wordBasedSuggestions: 'off',
    // In JSON keys and values stand in quotes.
    quickSuggestions: { other: true, strings: true, comments: false },
    suggest: { showStatusBar: true },
    links: false,
    codeLens: false,
    // Each of these reads the whole text again after a key.
    defaultColorDecorators: text.length < LONG ? 'auto' : 'never',
    matchBrackets: text.length < LONG ? 'always' : 'near',
    lightbulb: { enabled: editor.ShowLightbulbIconMode.On },
    stickyScroll: { enabled: false },
    maxTokenizationLineLength: 20_000,
    unusualLineTerminators: 'off',
    unicodeHighlight: { ambiguousCharacters: false },
    // A dropped file is the start screen's and a dropped text would skip the typing gate's grouping.
    dropIntoEditor: { enabled: false },
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  });
  code.onDidDispose(() => model.dispose());
  return code;
}

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
    code.addAction({
      id: `signpost.${name}`,
      label: name === 'undo' ? 'Undo' : 'Redo',
      contextMenuGroupId: '0_undo',
      contextMenuOrder: i,
      run: acts[name],
    }),
  );
}

/** Offers to show elsewhere what the cursor is in: F4, and in the context menu. */
export function offerReveal(code: CodeEditor, run: () => void): void {
  code.addAction({
    id: 'signpost.reveal',
    label: 'Show in the navigation',
    keybindings: [KeyCode.F4],
    contextMenuGroupId: 'navigation',
    run,
  });
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

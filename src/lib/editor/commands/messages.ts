export const modes = { visual: 'Visual', split: 'Split', json: 'JSON' } as const;
export const mode = 'Mode';
export const switchTo = (mode: string): string => `Switch to ${mode}`;
export const switchedTo = (mode: string): string => `Switched to ${mode}.`;

/** Each panel's name, and words that also find it. */
export const panels = {
  'site-settings': ['Site settings', 'options preferences configuration'],
  problems: ['Problems', 'errors warnings issues mistakes'],
  orphans: ['Not in navigation', 'orphans unlisted missing pages files folder'],
  endpoints: ['Endpoints', 'openapi api specification operations swagger'],
  history: ['History', 'undo redo steps go back versions'],
  help: ['Help', 'how what why rules manual guide explain learn'],
} as const;

export const properties = 'Properties';
export const propertiesWords = 'inspector details fields edit options';
export const nextPane = 'Go to the next pane';
export const previousPane = 'Go to the previous pane';

export const undo = 'Undo';
export const nothingToUndo = 'Nothing to undo.';
export const redo = 'Redo';
export const nothingToRedo = 'Nothing to redo.';
export const save = 'Save';
export const commit = 'Commit…';
export const download = 'Download';
export const saveWords = 'save download export write file commit git propose';
export const lookForNewer = 'Check for a newer file';
export const lookForNewerWords = 'reload refresh merge disk pull changed outside';
export const cannotLook =
  'This file can’t be watched for changes. Drop the newer file here to merge it.';
export const review = 'Review changes';
export const reviewWords = 'history diff compare differences';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';
export const theLightTheme = 'the light theme';
export const theDarkTheme = 'the dark theme';
export const themeWords = 'dark light mode appearance';
export const shortcuts = 'Keyboard shortcuts';
export const shortcutsWords = 'help hotkeys';
export const palette = 'Find an action or an element';

/** Keys that are shown by another name. */
export const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page up',
  PageDown: 'Page down',
  ContextMenu: 'Menu key',
  Period: '.',
};

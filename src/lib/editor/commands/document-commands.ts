import type { Transaction } from '$lib/core/document/history';
import type { Command } from './commands.svelte';
import type { Session } from '../context';
import type { Mode, Panel, Screen } from '../view/screen.svelte';

const MODES: readonly (readonly [Mode, string])[] = [
  ['visual', 'Visual'],
  ['split', 'Split'],
  ['json', 'JSON'],
];
const PANELS: readonly (readonly [Panel, string, string])[] = [
  ['site-settings', 'Site settings', 'options preferences configuration'],
  ['problems', 'Problems', 'errors warnings issues mistakes'],
  ['orphans', 'Not in navigation', 'orphans unlisted missing pages files folder'],
  ['endpoints', 'Endpoints', 'openapi api specification operations swagger'],
  ['history', 'History', 'undo redo steps go back versions'],
  ['help', 'Help', 'how what why rules manual guide explain learn'],
];
const always = () => undefined;

/** Commands for the whole document and for what the screen shows of it. */
export function documentCommands(session: Omit<Session, 'commands'>): readonly Command[] {
  const { editor, merging, screen, saving } = session;
  const nameOf = (step: Transaction | undefined) => step && editor.nameOf(step);
  /** Opens or closes the overlay. Doesn't open it over another dialog. */
  const overlay = (which: NonNullable<typeof screen.overlay>) => {
    if (screen.overlay) screen.overlay = screen.overlay === which ? undefined : which;
    else if (!document.querySelector('dialog[open]')) screen.overlay = which;
  };
  return [
    {
      id: 'undo',
      label: 'Undo',
      section: 'Document',
      keys: ['$mod+z'],
      where: 'window',
      yields: true,
      about: () => nameOf(editor.history.done.at(-1)),
      barred: () => (editor.history.done.length ? undefined : 'Nothing has been done yet.'),
      run: () => editor.undo(),
    },
    {
      id: 'redo',
      label: 'Redo',
      section: 'Document',
      keys: ['$mod+Shift+z', '$mod+y'],
      where: 'window',
      yields: true,
      about: () => nameOf(editor.history.undone[0]),
      barred: () => (editor.history.undone.length ? undefined : 'Nothing has been undone.'),
      run: () => editor.redo(),
    },
    {
      id: 'save',
      label: saving.canWrite ? 'Save' : saving.commit ? 'Commit…' : 'Download',
      words: 'save download export write file commit git propose',
      section: 'Document',
      keys: ['$mod+s'],
      where: 'window',
      barred: always,
      run: () => void saving.save(),
    },
    {
      id: 'newer',
      label: 'Look for a newer file',
      words: 'reload refresh merge disk pull changed outside',
      section: 'Document',
      keys: [],
      where: 'window',
      barred: () =>
        merging.canLook
          ? undefined
          : 'A file that was only read cannot be looked after: drop it here again.',
      run: () => void merging.look(),
    },
    {
      id: 'review',
      label: 'Review changes',
      words: 'history diff compare differences',
      section: 'Document',
      keys: ['$mod+Shift+e'],
      where: 'window',
      barred: always,
      run: () => screen.toggleStage('review'),
    },
    ...MODES.map(([mode, label], i): Command => ({
      id: `mode.${mode}`,
      label,
      topic: 'Mode',
      section: 'View',
      keys: [`$mod+Alt+Digit${i + 1}`],
      where: 'window',
      barred: always,
      run: () => screen.showMode(mode),
    })),
    ...PANELS.map(([panel, label, words]): Command => ({
      id: `panel.${panel}`,
      label,
      words,
      section: 'View',
      keys: panel === 'help' ? ['F1'] : [],
      where: 'window',
      barred: always,
      run: () => screen.togglePanel(panel),
    })),
    // The host page sets the theme of a guest.
    ...(saving.isGuest ? [] : [themeCommand(screen)]),
    {
      id: 'keys',
      label: 'Keyboard shortcuts',
      words: 'help hotkeys',
      section: 'View',
      keys: ['?', 'Shift+?'],
      where: 'window',
      barred: always,
      run: () => overlay('keys'),
    },
    {
      id: 'palette',
      label: 'Find an action or an element',
      section: 'Find',
      keys: ['$mod+k'],
      where: 'window',
      first: true,
      barred: always,
      run: () => overlay('palette'),
    },
  ];
}

const themeCommand = (screen: Screen): Command => ({
  id: 'theme',
  get label() {
    return screen.theme.dark ? 'Light theme' : 'Dark theme';
  },
  words: 'dark light mode appearance',
  section: 'View',
  keys: [],
  where: 'window',
  barred: always,
  run: () => screen.theme.toggle(),
});

import type { Transaction } from '$lib/core/document/history';
import type { Command } from './commands.svelte';
import type { Session } from '../context';
import type { Mode } from '../view/screen.svelte';
import * as m from './messages';

const MODES: readonly Mode[] = ['visual', 'split', 'json'];
const PANELS = Object.keys(m.panels) as readonly (keyof typeof m.panels)[];
const STEPS = [
  ['pane.next', m.nextPane, 'F6', 1],
  ['pane.previous', m.previousPane, 'Shift+F6', -1],
] as const;
const always = () => undefined;
const paneFocus = () => import('../view/pane-focus');

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
      label: m.undo,
      section: 'Document',
      keys: ['$mod+z'],
      where: 'window',
      yields: true,
      about: () => nameOf(editor.history.done.at(-1)),
      barred: () => (editor.history.done.length ? undefined : m.nothingToUndo),
      run: () =>
        editor.history.done.length ? editor.undo() : editor.say(m.nothingToUndo, 'quiet'),
    },
    {
      id: 'redo',
      label: m.redo,
      section: 'Document',
      keys: ['$mod+Shift+z', '$mod+y'],
      where: 'window',
      yields: true,
      about: () => nameOf(editor.history.undone[0]),
      barred: () => (editor.history.undone.length ? undefined : m.nothingToRedo),
      run: () =>
        editor.history.undone.length ? editor.redo() : editor.say(m.nothingToRedo, 'quiet'),
    },
    {
      id: 'save',
      label: saving.canWrite ? m.save : saving.commit ? m.commit : m.download,
      words: m.saveWords,
      section: 'Document',
      keys: ['$mod+s'],
      where: 'window',
      barred: always,
      run: () => void saving.save(),
    },
    {
      id: 'newer',
      label: m.lookForNewer,
      words: m.lookForNewerWords,
      section: 'Document',
      keys: [],
      where: 'window',
      barred: () => (merging.canLook ? undefined : m.cannotLook),
      run: () => void merging.look(),
    },
    {
      id: 'review',
      label: m.review,
      words: m.reviewWords,
      section: 'Document',
      keys: ['$mod+Shift+e'],
      where: 'window',
      barred: always,
      run: () => screen.toggleStage('review'),
    },
    ...MODES.map((mode, i): Command => ({
      id: `mode.${mode}`,
      label: m.switchTo(m.modes[mode]),
      words: m.mode,
      section: 'View',
      keys: [`$mod+Alt+Digit${i + 1}`],
      where: 'window',
      barred: always,
      run: () => {
        screen.showMode(mode);
        editor.say(m.switchedTo(m.modes[mode]), 'quiet');
      },
    })),
    {
      id: 'panel.properties',
      label: m.properties,
      words: m.propertiesWords,
      section: 'View',
      keys: [],
      where: 'window',
      barred: always,
      run: () => {
        screen.showPanel('properties');
        void paneFocus().then(({ goToPane }) => goToPane(screen, 'panel'));
      },
    },
    ...STEPS.map(([id, label, keys, by]): Command => ({
      id,
      label,
      section: 'View',
      keys: [keys],
      where: 'window',
      minor: true,
      first: true,
      barred: always,
      run: () => {
        if (document.querySelector('dialog[open]')) return;
        void paneFocus().then(({ stepPanes }) => stepPanes(screen, by));
      },
    })),
    ...PANELS.map((panel): Command => ({
      id: `panel.${panel}`,
      label: m.panels[panel][0],
      words: m.panels[panel][1],
      section: 'View',
      keys: panel === 'help' ? ['F1'] : [],
      where: 'window',
      barred: always,
      run: () => screen.togglePanel(panel),
    })),
    // The host page sets the theme of a guest.
    ...(saving.isGuest ? [] : [themeCommand(session)]),
    {
      id: 'keys',
      label: m.shortcuts,
      words: m.shortcutsWords,
      section: 'View',
      keys: ['?', 'Shift+?'],
      where: 'window',
      barred: always,
      run: () => overlay('keys'),
    },
    {
      id: 'palette',
      label: m.palette,
      section: 'Find',
      keys: ['$mod+k'],
      where: 'window',
      first: true,
      barred: always,
      run: () => overlay('palette'),
    },
  ];
}

const themeCommand = ({ editor, screen }: Pick<Session, 'editor' | 'screen'>): Command => ({
  id: 'theme',
  get label() {
    return screen.theme.dark ? m.lightTheme : m.darkTheme;
  },
  words: m.themeWords,
  section: 'View',
  keys: [],
  where: 'window',
  barred: always,
  run: () => {
    screen.theme.toggle();
    editor.say(m.switchedTo(screen.theme.dark ? m.theDarkTheme : m.theLightTheme), 'quiet');
  },
});

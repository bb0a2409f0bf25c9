import type { Command, KeyHint } from '$lib/editor/commands/commands.svelte';
import type { Session } from '$lib/editor/context';
import type { Editing } from './editing';
import * as m from './messages';
import type { Reader } from './reader.svelte';

type HistoryDirection = 'back' | 'forward';

/** Actions of the pane that commands use. */
interface Hands {
  readonly exportPage: () => void;
  readonly toAddress: () => void;
}

export const TURNING: readonly KeyHint[] = [
  {
    label: m.turnHint,
    section: 'View',
    keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
  },
];

const KEYS: Readonly<Record<string, HistoryDirection>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
};
/** The side buttons of a mouse. */
const BUTTONS: Readonly<Record<number, HistoryDirection>> = { 3: 'back', 4: 'forward' };

/** The direction of a key or a mouse button. Ignores the keys of a text field. */
export function turnedBy(event: KeyboardEvent | MouseEvent): HistoryDirection | undefined {
  if (event instanceof MouseEvent) return BUTTONS[event.button];
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLInputElement)
    return undefined;
  return KEYS[key];
}

/** Commands available while the preview is on screen. */
export function previewCommands(
  { editor, screen }: Session,
  reader: Reader,
  editing: Editing,
  hands: Hands,
): readonly Command[] {
  const noSite = () => (reader.site ? undefined : m.nothingToSee);
  const pageId = () => {
    const at = reader.site?.at;
    return at && at.part !== 'none' ? at.trail.at(-1) : undefined;
  };
  const command = (
    id: string,
    label: string,
    words: string,
    run: () => void,
    barred: Command['barred'] = noSite,
  ): Command => ({
    id: `preview.${id}`,
    label,
    words,
    section: 'View',
    keys: [],
    where: 'window',
    barred,
    run: () => {
      const why = barred();
      if (why) editor.say(why, 'refusal');
      else run();
    },
  });
  const turning = (way: HistoryDirection, label: string, nowhere: string): Command =>
    command(
      way,
      label,
      m.turnWords,
      () => reader.turn(way),
      () => (reader.canTurn(way) ? undefined : nowhere),
    );
  return [
    command(
      'reveal',
      m.showPageInNavigation,
      m.showPageWords,
      () => {
        const id = pageId();
        if (id !== undefined) editing.edit(id);
      },
      () => (pageId() === undefined ? m.noPageShown : undefined),
    ),
    turning('back', m.goBack, m.nowhereToGoBack),
    turning('forward', m.goForward, m.nowhereToGoForward),
    command('address', m.goToAddress, m.goToAddressWords, hands.toAddress),
    command('hidden', m.toggleHidden, m.toggleHiddenWords, () => {
      reader.showsHidden = !reader.showsHidden;
    }),
    command('dropped', m.toggleDropped, m.toggleDroppedWords, () => {
      reader.showsLost = !reader.showsLost;
    }),
    command('scheme', m.switchScheme, m.switchSchemeWords, () => {
      reader.scheme = reader.isDark(screen.theme.dark) ? 'light' : 'dark';
    }),
    {
      ...command('export', m.exportAsPage, m.exportWords, hands.exportPage),
      section: 'Document',
    },
  ];
}

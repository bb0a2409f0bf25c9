import type { Command, KeyHint } from '$lib/editor/commands/commands.svelte';
import type { Session } from '$lib/editor/context';
import type { Editing } from './editing';
import type { Reader } from './reader.svelte';

type HistoryDirection = 'back' | 'forward';

/** Actions of the pane that commands use. */
interface Hands {
  readonly exportPage: () => void;
  readonly toAddress: () => void;
}

export const TURNING: readonly KeyHint[] = [
  {
    label: 'Go back or forward in the preview, from within it',
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

const NOWHERE: Readonly<Record<HistoryDirection, string>> = {
  back: 'The preview has been nowhere else yet.',
  forward: 'The preview has not gone back.',
};

/** Commands available while the preview is on screen. */
export function previewCommands(
  { editor, screen }: Session,
  reader: Reader,
  editing: Editing,
  hands: Hands,
): readonly Command[] {
  const noSite = () => (reader.site ? undefined : 'There is nothing to see.');
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
  const turning = (way: HistoryDirection): Command =>
    command(
      way,
      `Go ${way} in the preview`,
      'previous next page history',
      () => reader.turn(way),
      () => (reader.canTurn(way) ? undefined : NOWHERE[way]),
    );
  return [
    command(
      'reveal',
      'Show the page of the preview in the navigation',
      'select edit',
      () => {
        const id = pageId();
        if (id !== undefined) editing.edit(id);
      },
      () => (pageId() === undefined ? 'The preview shows no page.' : undefined),
    ),
    turning('back'),
    turning('forward'),
    command('address', 'Go to an address in the preview', 'path url open page', hands.toAddress),
    command('hidden', 'Show hidden elements in the preview, or not', 'hide invisible', () => {
      reader.showsHidden = !reader.showsHidden;
    }),
    command(
      'dropped',
      'Show in the preview what is dropped, or not',
      'lost builder ignored',
      () => {
        reader.showsLost = !reader.showsLost;
      },
    ),
    command('scheme', 'Show the site of the preview light or dark', 'appearance theme', () => {
      reader.scheme = reader.isDark(screen.theme.dark) ? 'light' : 'dark';
    }),
    {
      ...command(
        'export',
        'Export the preview as a page',
        'html file share colleague send hand out download',
        hands.exportPage,
      ),
      section: 'Document',
    },
  ];
}

/* Whether page files go along with their entries: `moveFiles` in the site's signpost.config.json. */
import type { Command } from '../commands/commands.svelte';
import type { Session } from '../context';
import * as m from './moving-messages';
import { PageTexts } from './page-texts';

/** Writes it as a step of its own, and says so. */
export async function setMoveFiles(session: Session, value: 'always' | 'ask'): Promise<void> {
  const { editor } = session;
  const { withSetting } = await import('./config-steps');
  const planned = await withSetting(session, { files: [], edits: [] }, 'moveFiles', value);
  if (!planned.ok) return editor.say(planned.refusal.sentence, 'refusal');
  const label = m.moveFilesSet[value];
  editor.commit([], 'config.set', label, { after: editor.doc, pages: planned.value });
  editor.say(label, 'undoable');
}

/** Commands that set it, for the palette. */
export function moveFilesCommands(session: Session): readonly Command[] {
  const { editor } = session;
  const texts = new PageTexts(session);
  return (['always', 'ask'] as const).map((value) => {
    const barred = () => {
      if (editor.barred || texts.closed) return editor.barred || texts.closed;
      const now = editor.world.config?.moveFiles ?? 'ask';
      return now === value ? m.moveFilesIs[value] : undefined;
    };
    return {
      id: `files.${value}`,
      label: m.moveFilesCommands[value],
      words: m.moveFilesWords,
      section: 'Document',
      keys: [],
      where: 'window',
      minor: true,
      barred,
      run: () => {
        const why = barred();
        if (why) editor.say(why, 'refusal');
        else void setMoveFiles(session, value);
      },
    };
  });
}

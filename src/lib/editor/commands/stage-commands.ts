import type { Command } from './commands.svelte';
import type { Session } from '../context';
import { moveFilesCommands } from '../files/move-files-setting';
import { PageTexts } from '../files/page-texts';
import type { Stage } from '../view/screen.svelte';
import * as m from './stage-messages';

/** Commands for the stages, which are in place of the middle and the panel, and for what a dialog asks about. */
export function stageCommands(session: Session): readonly Command[] {
  const { editor, saving, screen } = session;
  const opens = (
    stage: Stage,
    label: string,
    words: string,
    barred: Command['barred'] = () => undefined,
  ): Command => ({
    id: `preview.${stage}`,
    label,
    words,
    section: 'View',
    keys: [],
    where: 'window',
    barred,
    run: () => {
      const why = barred();
      if (why) editor.say(why, 'refusal');
      else screen.toggleStage(stage);
    },
  });
  const { commit } = saving;
  return [
    // If Save can't write, it opens the commit form itself.
    ...(commit && saving.canWrite
      ? [
          {
            id: 'commit',
            label: m.commit,
            words: m.commitWords,
            section: 'Document',
            keys: [],
            where: 'window',
            barred: () => (editor.changed ? undefined : m.nothingChanged),
            run: commit,
          } as const,
        ]
      : []),
    movesFile(session),
    ...moveFilesCommands(session),
    opens('compare', m.compare, m.compareWords, () =>
      editor.changed ? undefined : m.nothingToCompare,
    ),
    opens('against', m.against, m.againstWords, () => (editor.stale ? m.fixJson : undefined)),
    opens('first-look', m.firstLook, m.firstLookWords),
    opens('findability', m.findability, m.findabilityWords),
    opens('redirects', m.redirects, m.redirectsWords),
    opens('lost', m.lost, m.lostWords),
  ];
}

/** Moves an image or another file that isn't text. */
function movesFile(session: Session): Command {
  const { editor, files, screen } = session;
  const texts = new PageTexts(session);
  const barred = () => {
    const why = editor.barred || texts.closed || files.problem;
    return why || (files.all && !texts.hasWholes ? m.noFiles : undefined);
  };
  return {
    id: 'file.move',
    label: m.moveFile,
    words: m.moveFileWords,
    section: 'Document',
    keys: [],
    where: 'window',
    barred,
    run: () => {
      const why = barred();
      if (why) editor.say(why, 'refusal');
      else screen.moving = {};
    },
  };
}

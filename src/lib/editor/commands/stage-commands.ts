import type { Command } from './commands.svelte';
import type { Session } from '../context';
import type { Stage } from '../view/screen.svelte';

const UNCHANGED = 'Nothing has been changed yet: before and after are the same.';

/** Commands for the stages that show the site as readers see it, in place of the middle and the panel. */
export function stageCommands({ editor, saving, screen }: Session): readonly Command[] {
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
            label: 'Commit…',
            words: 'git branch pull merge request push propose publish hand over save',
            section: 'Document',
            keys: [],
            where: 'window',
            barred: () => (editor.changed ? undefined : 'Nothing has been changed yet.'),
            run: commit,
          } as const,
        ]
      : []),
    opens('compare', 'Before and after', 'preview compare slider side by side changes', () =>
      editor.changed ? undefined : UNCHANGED,
    ),
    opens('first-look', 'First look', 'preview new reader landing full screen presentation'),
    opens('findability', 'Test findability', 'usability tree test task readers study'),
  ];
}

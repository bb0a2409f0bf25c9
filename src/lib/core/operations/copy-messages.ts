/* New versions and languages, made from existing ones. */

export const onlyDivisions = 'Choose a version or a language to copy.';
export const inAnotherFile =
  'Move its content back into this file first. It’s in another file and can’t be copied.';
export const partsInOtherFiles =
  'Move its parts back into this file first. Some are in other files, so it can’t be copied as a whole.';
export const needsName = (kind: string): string => `Enter a name for the new ${kind}.`;
export const hasNoName = (kind: string): string => `Name this ${kind} first.`;

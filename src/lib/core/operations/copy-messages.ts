/* New versions and languages, made from existing ones. */

export const onlyDivisions = 'Only a version or a language can be the start of a new one.';
export const inAnotherFile = 'Its content stands in another file, so it cannot be copied here.';
export const partsInOtherFiles =
  'Parts of it stand in other files, so it cannot be copied as one. Put them back first.';
export const needsName = (kind: string): string => `The new ${kind} needs a name.`;
export const hasNoName = (kind: string): string =>
  `This ${kind} has no name that could be changed.`;

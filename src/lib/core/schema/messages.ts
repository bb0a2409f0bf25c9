export const reference = 'Reference';
export const referenceHelp =
  'The path of a JSON file, relative to this one, whose content stands here.';

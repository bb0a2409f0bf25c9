export const reference = 'Reference';
export const referenceHelp = 'The path of a JSON file to include here, relative to this file.';

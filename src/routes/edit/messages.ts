export const title = (file: string): string => `${file} · Signpost`;
export const restore = 'Restore unsaved work';
export const restored = 'Your unsaved work is back.';

/** What is loading. */
export const parts = {
  preview: 'the preview',
  json: 'the JSON editor',
  review: 'the review',
  parity: 'the comparison',
  merge: 'the merge',
  compare: 'before and after',
  'first-look': 'the first look',
  findability: 'the findability test',
  problems: 'the problems',
  orphans: 'the pages',
  endpoints: 'the endpoints',
  history: 'the history',
  help: 'the help',
  properties: 'the properties',
} as const;

export const navigationWidth = 'Width of Navigation';
export const propertiesWidth = 'Width of Properties';
export const panel = 'Panel on the right';
export const foldPanel = 'Fold the panel away';
export const unfoldPanel = 'Show the panel';
export const jsonWidth = 'Width of JSON';

export const nothingDropped =
  'There is no docs.json in what was dropped. Drop the file itself, or the folder that holds it.';
/** `folder` in quotes. */
export const severalDropped = (folder: string): string =>
  `${folder} holds several documents. Open it from the start screen to choose one.`;

export const title = (file: string): string => `${file} · Signpost`;
export const restore = 'Restore draft';
export const restored = 'Restored your draft';

/** What is loading. */
export const parts = {
  preview: 'the preview',
  json: 'the JSON editor',
  review: 'the review',
  parity: 'the comparison',
  merge: 'the merge',
  compare: 'the before-and-after view',
  against: 'the comparison',
  'against-preview': 'the before-and-after view',
  'first-look': 'the first look',
  findability: 'the findability test',
  redirects: 'the redirects',
  lost: 'the lost URLs',
  problems: 'the problems',
  orphans: 'the pages not in the navigation',
  endpoints: 'the endpoints',
  history: 'the history',
  help: 'help',
  properties: 'the properties',
} as const;

export const navigationWidth = 'Navigation width';
export const propertiesWidth = 'Properties width';
export const panel = 'Right panel';
export const foldPanel = 'Hide panel';
export const unfoldPanel = 'Show panel';
export const jsonWidth = 'JSON width';

export const nothingDropped =
  'Drop a docs.json, or the folder that contains it. Other files can’t be opened.';
/** `folder` in quotes. */
export const severalDropped = (folder: string): string =>
  `${folder} contains more than one docs.json. Open it from the start screen to choose one.`;

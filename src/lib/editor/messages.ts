export const loading = 'One moment: the editor is still loading. Try again.';
export const alreadySo = (label: string): string => `${label}: it is so already.`;

export const undone = 'Undone';
export const redone = 'Done again';
export const restored = 'Brought back';
export const steps = (count: number): string => `${count} steps`;
export const turned = (how: string, what: string): string => `${how}: ${what}`;

export const helpOpened = 'Opened the help.';
export const helpClosed = 'Closed the help.';

export const notLoaded =
  'A part of Signpost could not be loaded. The network may be gone, or a new version of Signpost has come out. Your work is safe: download it if you like, then reload the page, which offers it again.';
export const wentWrong = (what: string): string =>
  `Something in Signpost went wrong: ${what} Your work is still here.`;

/** `file` in quotes. */
export const nothingShows = (file: string): string =>
  `Nothing shows ${file} any more; it stays where it is.`;

/* The words of the hints, the help and the keyboard sheet. */

/* The hints. */
export const hint = 'Hint';
export const aboutPreview =
  'This is what readers see. Click through it. What you select is highlighted.';
export const aboutMovingByTouch =
  'Touch and hold your selection, then drag it. Tap the three dots for all actions.';
/** `alt`: “Alt” or “⌥”. */
export const aboutMoving = (alt: string): string =>
  `Drag a row to move it, or hold ${alt} and press the arrow keys. Right-click for more.`;
export const aboutRefusal =
  'Nothing changed. Signpost prevents changes that would break your site and shows the reason.';
export const aboutJson =
  'This is your site as text. Changes here appear in the navigation, and the other way around.';
export const aboutDownload =
  'Your download contains all your changes. Replace the old files with it, or send it to whoever maintains the site.';
export const whatStandsWhere = 'What can go where';
export const gotIt = 'Got it';
export const showHints = 'Show hints';
export const turnHintsOff = 'Turn off hints';

/* The keyboard sheet. */
export const shortcuts = 'Keyboard shortcuts';
export const whereKeysWork = 'Most shortcuts work when the navigation has focus.';
export const headings = {
  Tree: 'Navigating',
  Expand: 'Expanding and collapsing',
  Select: 'Selecting',
  Element: 'Selected element',
  Add: 'Adding',
  Move: 'Moving',
  Find: 'Finding',
  Text: 'JSON',
  View: 'View',
  Document: 'File',
};

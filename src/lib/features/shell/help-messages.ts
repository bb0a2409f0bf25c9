/* The words of the hints, the help and the keyboard sheet. */

/* The hints. */
export const hint = 'Hint';
export const aboutPreview =
  'This is the site as readers will see it. Click through it; what you select in the tree is marked here.';
export const aboutMovingByTouch =
  'Hold what you selected for a moment, then drag it to move it. The three dots beside it open all that can be done.';
export const aboutMoving =
  'Drag what you selected to move it, or press Alt with the arrow keys. A right click shows all that can be done.';
export const aboutRefusal =
  'Nothing was changed: only what the site can show is done, so you cannot break it. The sentence says why not.';
export const aboutJson =
  'This is the same document as text. What you change here shows in the tree at once, and the other way round.';
export const aboutDownload =
  'The download holds all your changes. Put it in the place of the old docs.json, or give it to whoever keeps the site.';
export const whatStandsWhere = 'What may stand where';
export const gotIt = 'Got it';
export const showHints = 'Show hints';
export const turnHintsOff = 'Turn hints off';

/* The keyboard sheet. */
export const shortcuts = 'Keyboard shortcuts';
export const whereKeysWork = 'Most keys work while the navigation has the focus.';
export const headings = {
  Tree: 'Walking in the navigation',
  Element: 'The selected element',
  Add: 'Adding',
  Move: 'Moving',
  Find: 'Finding',
  Text: 'In the JSON',
  View: 'What is shown',
  Document: 'The document',
};

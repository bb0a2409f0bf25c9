/* What other pages show of the editor, and what the editor in the frame shows of failures in the page around it. */

export const frameTitle = 'Navigation editor';
export const notSaved =
  'The page that embeds this editor can’t save your work. Download it instead.';

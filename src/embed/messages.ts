/* What the editor in the frame shows of failures in the page around it. */

export const notSaved = 'This page does not save the work. Download it.';

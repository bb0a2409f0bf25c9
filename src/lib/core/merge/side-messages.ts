/* The sides of a merge, at the start of a sentence. Small, because the editor names them before anything is merged. */
export const you = 'You';
export const yourVersion = 'Your version';
export const theFile = 'The file';
export const fileVersion = 'The file’s version';

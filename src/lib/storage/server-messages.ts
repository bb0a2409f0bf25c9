/* What is said if the `signpost` command gives no answer. */

export const noAnswer =
  'The signpost command is no longer running, or does not answer. Start it again in a terminal; your work is kept as a draft in this browser.';
export const foreignAnswer =
  'Something else than the signpost command answers at this address. Start the command again in a terminal; your work is kept as a draft in this browser.';

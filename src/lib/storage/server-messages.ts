/* What is said if the `signpost` command gives no answer. */

export const noAnswer =
  'The signpost command stopped or isn’t responding. Start it again in a terminal.';
export const foreignAnswer =
  'Another program is using this URL. Start the signpost command again in a terminal.';

/* Why a storage can’t make file changes. */
export const onlyTexts =
  'Files can’t be moved or deleted here. Run the signpost command in their folder, or open their repository. Nothing was changed.';

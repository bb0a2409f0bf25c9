/* Texts of the preview's pane and commands. Those of the drawn site are in site/messages.ts. */
export const preview = 'Preview';
export const brokenJson =
  'The JSON cannot be read at the moment. This is the last state that could.';
export const showIt = 'Show it';
export const selectedInNavigation = 'Selected in the navigation';

// Why there is nothing to see
export const unreadableJson = 'Readers see nothing until the JSON can be read.';
export const navigationIsNoObject =
  'Readers see nothing: “navigation” is not an object with pages, groups, tabs or the like.';
export const noNavigation = 'Readers see nothing: this file has no “navigation”.';

// The bar
export const back = 'Back';
export const forward = 'Forward';
export const address = 'Address in the preview';
export const previewWidth = 'Width of the preview';
export const fitWidth = 'Fit to the pane';
export const phoneWidth = 'Phone width';
export const tabletWidth = 'Tablet width';
export const desktopWidth = 'Desktop width';
export const showLight = 'Show the site light';
export const showDark = 'Show the site dark';
export const firstLookHelp = (label: string): string =>
  `${label}: the site as a new reader lands on it`;
export const note = 'Preview note';

// Options
export const options = 'Preview options';
export const showHidden = 'Show hidden elements';
export const showDropped = 'Show what is dropped';
export const lightOrDark = 'Light or dark';
export const asReadersSeeIt = 'As a reader sees it first';
export const light = 'Light';
export const dark = 'Dark';
export const nestedGroupClick = 'A click on a nested group';
export const nestedGroupClickSet = 'A click on a nested group (set by the site)';
export const opensFirstPage = 'Opens its first page';
export const opensAndCloses = 'Only opens and closes';
export const editingHint = 'Alt-click, or Alt+Enter, edits what you point at.';

// Commands, with the words that find them
export const turnHint = 'Go back or forward in the preview, from within it';
export const nothingToSee = 'There is nothing to see.';
export const goBack = 'Go back in the preview';
export const goForward = 'Go forward in the preview';
export const turnWords = 'previous next page history';
export const nowhereToGoBack = 'The preview has been nowhere else yet.';
export const nowhereToGoForward = 'The preview has not gone back.';
export const showPageInNavigation = 'Show the page of the preview in the navigation';
export const showPageWords = 'select edit';
export const noPageShown = 'The preview shows no page.';
export const goToAddress = 'Go to an address in the preview';
export const goToAddressWords = 'path url open page';
export const toggleHidden = 'Show hidden elements in the preview, or not';
export const toggleHiddenWords = 'hide invisible';
export const toggleDropped = 'Show in the preview what is dropped, or not';
export const toggleDroppedWords = 'lost builder ignored';
export const switchScheme = 'Show the site of the preview light or dark';
export const switchSchemeWords = 'appearance theme';
export const exportAsPage = 'Export the preview as a page';
export const exportWords = 'html file share colleague send hand out download';

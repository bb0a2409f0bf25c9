/* Texts of the preview's pane and commands. Those of the drawn site are in site/messages.ts. */
export const preview = 'Preview';
export const brokenJson = 'The JSON has a syntax error. This is the last valid version.';
export const showIt = 'Show';
export const selectedInNavigation = 'Selected in the navigation';

// Why there is nothing to see
export const unreadableJson = 'Nothing to preview. Fix the syntax error in the JSON first.';
export const navigationIsNoObject =
  'Nothing to preview. “navigation” must be an object that contains pages, groups, or tabs.';
export const noNavigation = 'Nothing to preview. This file has no “navigation”.';

// The bar
export const back = 'Back';
export const forward = 'Forward';
export const address = 'URL in the preview';
export const previewWidth = 'Preview width';
export const fitWidth = 'Fit to pane';
export const phoneWidth = 'Phone width';
export const tabletWidth = 'Tablet width';
export const desktopWidth = 'Desktop width';
export const showLight = 'Switch to light mode';
export const showDark = 'Switch to dark mode';
export const firstLookHelp = (label: string): string => `${label}: what a new reader sees first`;
export const note = 'Preview note';

// Options
export const options = 'Preview options';
export const showHidden = 'Show hidden elements';
export const showDropped = 'Show elements with errors';
export const lightOrDark = 'Appearance';
export const asReadersSeeIt = 'Site default';
export const light = 'Light';
export const dark = 'Dark';
export const nestedGroupClick = 'Clicking a nested group';
export const nestedGroupClickSet = 'Clicking a nested group (set by the site)';
export const opensFirstPage = 'Opens its first page';
export const opensAndCloses = 'Only expands or collapses it';
/** `alt`: “Alt” or “⌥”. `altEnter`: “Alt+Enter” or “⌥Enter”. */
export const editingHint = (alt: string, altEnter: string): string =>
  `${alt}-click or ${altEnter} edits an element.`;

// Commands, with the words that find them
export const turnHint = 'Go back or forward in the preview';
export const nothingToSee = 'There’s nothing to preview.';
export const goBack = 'Go back in the preview';
export const goForward = 'Go forward in the preview';
export const turnWords = 'previous next page history';
export const nowhereToGoBack = 'No previous page.';
export const nowhereToGoForward = 'No next page.';
export const showPageInNavigation = 'Show the previewed page in the navigation';
export const showPageWords = 'select edit';
export const noPageShown = 'No page is shown.';
export const goToAddress = 'Go to a URL in the preview';
export const goToAddressWords = 'path url open page';
export const toggleHidden = 'Show or hide hidden elements in the preview';
export const toggleHiddenWords = 'hide invisible';
export const toggleDropped = 'Show or hide what won’t appear on the site';
export const toggleDroppedWords = 'lost builder ignored';
export const switchScheme = 'Switch the preview between light and dark';
export const switchSchemeWords = 'appearance theme';
export const exportAsPage = 'Export preview as HTML…';
export const exportWords = 'html file share colleague send hand out download';

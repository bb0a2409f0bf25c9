/* The words of the tree's commands, and what they report. */
import { inQuotes } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

/* Why a command is not possible. */
export const nothingSelected = 'Nothing is selected.';
export const severalSelected = 'Several elements are selected.';
export const selectOne = 'Select one element.';
export const fixJson = 'Fix the JSON first.';
export const sectionHasNoName = 'This section has no name of its own.';
export const hasNoName = 'This has no name of its own.';
export const navigationIsEmpty = 'The navigation is empty.';
export const nothingToDo = 'Nothing to do.';
/** The first sentence of a refusal, and what could be done. The bar below the tree has the rest. */
export const possibleInstead = (refusal: string, fixes: readonly string[]): string =>
  `${refusal.split(/(?<=[.!?])\s/)[0]} Possible: ${fixes.join(', ')}.`;
export const andLoseFields = (confirm: string): string => `${confirm} and lose these fields`;

/* Single elements. */
export const rename = 'Rename';
export const renameWords = 'title name label';
export const duplicate = 'Duplicate';
export const duplicateWords = 'copy clone';
export const remove = 'Remove';
export const removeWords = 'delete trash erase';
export const hide = 'Hide from readers';
export const unhide = 'Show to readers';
export const hideWords = 'hide hidden show unhide invisible visible private';
export const pageHidesItself = 'A page is hidden in its own file, with “hidden: true”.';
export const cannotBeHidden = 'This kind of element is always visible.';
export const startExpanded = 'Start expanded';
export const startCollapsed = 'Start collapsed';
export const startExpandedWords = 'collapsible collapsed collapse expanded fold open closed';
export const onlyNestedGroups = 'Only a group inside another group can be collapsed.';
export const contentUnknown = 'Its content is in a file that is not open.';
export const openMenu = 'Open the menu of the selected element';

/* Moving. */
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const moveIn = 'Move in';
export const moveOut = 'Move out';
export const moveTo = 'Move to…';

/* Adding. */
export const addPage = 'Add page';
export const addGroup = 'Add group';
export const noGroupHere = 'No group can be added here. Select another element first.';
export const add = 'Add…';
export const addWords = 'new create insert';
export const noNavigationToAdd = 'There is no navigation to add to. Begin one first.';
export const addedTo = (what: string, place: string): string => `Add ${what} to ${place}`;
export const nothingAdded = 'Nothing was added.';
export const addKind = (kind: string): string => `Add ${kind}`;
export const wrapInGroup = 'Wrap in a group';
/** The label of a new element. */
export const newKind = (kind: string): string => `New ${kind}`;
export const firstGroup = 'Getting started';
export const firstTab = 'Documentation';

/* Cut, copy and paste. */
export const cut = 'Cut';
export const copy = 'Copy';
export const paste = 'Paste';
export const cutDone = (what: string): string => `Cut ${what}`;
export const copied = (what: string): string => `Copied ${what}.`;
export const pasted = (what: string): string => `Paste ${what}`;
export const pastedInto = (what: string, place: string): string => `Paste ${what} into ${place}`;
export const pathChanged = (from: string, to: string, more: number): string =>
  `${inQuotes(from)} became ${inQuotes(to)}${more > 0 ? `, and ${counted(more, 'other path', 'other paths')} changed too` : ''}, because paths can't contain spaces or special characters.`;
export const noNavigationToPaste = 'There is no navigation to paste into.';
export const cannotCopyFromHere = 'The browser does not allow it from here. Use the keys instead.';
export const cannotReadClipboard = (keys: string): string =>
  `The browser does not let this page read the clipboard. Press ${keys} instead.`;

/* Files. */
export const keepInFile = 'Keep in its own file…';
export const keepInFileWords = 'extract split reference $ref separate';
export const noFolder =
  'Only docs.json was opened. Open its folder to keep parts of it in files of their own.';
export const putBack = (file: string): string => `Put back into ${file}`;
export const putBackWords = 'inline merge reference $ref dissolve file';

/* Levels. */
export const collapseAll = 'Collapse all';
export const collapseWords = 'fold close';
export const expandTo = (level: number): string => `Expand to level ${level}`;
export const expandAll = 'Expand all';
export const expandWords = 'unfold open';
export const searchShowsAll = 'While you search, everything that matches is shown.';
export const nothingHoldsAnything = 'Nothing here holds anything.';
export const onlyLevels = (count: number): string => `The navigation has only ${count} levels.`;

/* Going elsewhere. */
export const goToNavigation = 'Go to the navigation';
export const showInJson = 'Show in JSON';
export const showInPreview = 'Show in preview';

/* Keys that only move, open and select. */
export const goByOne = 'Go to the previous or the next row';
export const openOrGoIn = 'Open a row, then go into it';
export const closeOrGoOut = 'Close a row, then go to the one that holds it';
export const goToEnds = 'Go to the first or the last row';
export const goByScreen = 'Go one screen up or down';
export const goByTyping = 'Go to the next row that begins with what you type';
export const letters = 'A … Z';
export const openAllBeside = 'Open this row and all rows beside it';
export const selectOnly = 'Select only this row';
export const selectMore = 'Select more rows, one after the other';
export const goWithoutSelecting = 'Go on without selecting';
export const toggle = 'Add this row to what is selected, or take it out';
export const selectFromLast = 'Select everything from the last selected row to this one';
export const selectToEnds = 'Select everything up to the first or the last row';
export const selectBeside = 'Select all beside this row, then all rows';
export const keepOneOrEnd = 'Keep one of several selected rows, or end the search';

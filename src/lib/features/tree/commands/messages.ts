/* The words of the tree's commands, and what they report. */
import { inQuotes } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

/* Why a command is not possible. */
export const nothingSelected = 'Select something in the navigation first.';
export const severalSelected = 'Several elements are selected.';
export const selectOne = 'Select one element.';
export const fixJson = 'Fix the JSON first.';
export const sectionHasNoName = 'This section can’t be renamed.';
export const hasNoName = 'This can’t be renamed.';
export const navigationIsEmpty = 'The navigation is empty.';
export const nothingToDo = 'Nothing to do.';
/** The first sentence of a refusal, and what could be done. The bar below the tree has the rest. */
export const possibleInstead = (refusal: string, fixes: readonly string[]): string =>
  `${refusal.split(/(?<=[.!?])\s/)[0]} Instead, you can: ${fixes.join(', ')}.`;
export const andLoseFields = (confirm: string): string => `${confirm} and lose these fields`;

/* Single elements. */
export const rename = 'Rename';
export const renameWords = 'title name label';
/** The same for a page or an endpoint. */
export const renamePageWords = 'change path name title address url slug';
export const duplicate = 'Duplicate';
export const duplicateWords = 'copy clone';
export const remove = 'Remove';
export const removeWords = 'delete trash erase';
export const hide = 'Hide from readers';
export const unhide = 'Show to readers';
export const hideWords = 'hide hidden show unhide invisible visible private';
export const cannotBeHidden = 'This kind of element is always visible.';
export const startExpanded = 'Expand by default';
export const startCollapsed = 'Collapse by default';
export const startExpandedWords = 'collapsible collapsed collapse expanded fold open closed';
export const onlyNestedGroups = 'Only groups inside another group can be collapsed.';
export const contentUnknown = 'Its content is in a file that isn’t open.';
export const openMenu = 'Open the context menu';

/* Moving. */
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const moveIn = 'Move in';
export const moveOut = 'Move out';
export const moveTo = 'Move to…';

/* Adding. */
export const addPage = 'Add page';
export const addGroup = 'Add group';
export const noGroupHere = 'Groups can’t be added here. Select another element.';
export const add = 'Add…';
export const addWords = 'new create insert';
export const noNavigationToAdd = 'Create the navigation first.';
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
export const copied = (what: string): string => `Copied ${what}`;
export const pasted = (what: string): string => `Paste ${what}`;
export const pastedInto = (what: string, place: string): string => `Paste ${what} into ${place}`;
export const added = (what: string): string => `Add ${what}`;
export const pathChanged = (from: string, to: string, more: number): string =>
  `${inQuotes(from)} became ${inQuotes(to)}${more > 0 ? `, and ${counted(more, 'other path', 'other paths')} changed too` : ''}, because paths can’t contain spaces, special characters, or a file extension.`;
export const noNavigationToPaste = 'Create the navigation first.';
export const cannotCopyFromHere =
  'Your browser blocked copying. Use the keyboard shortcut instead.';
export const cannotReadClipboard = (keys: string): string =>
  `Your browser blocked access to the clipboard. Press ${keys} instead.`;

/* Files. */
export const keepInFile = 'Move to its own file…';
export const keepInFileWords = 'extract split reference $ref separate';
export const noFolder = 'Only docs.json is open. Open its folder to move parts to their own files.';
export const putBack = (file: string): string => `Move back into ${file}`;
export const putBackWords = 'inline merge reference $ref dissolve file';

/* Levels. */
export const collapseAll = 'Collapse all';
export const collapseWords = 'fold close';
export const expandTo = (level: number): string => `Expand to level ${level}`;
export const expandAll = 'Expand all';
export const expandWords = 'unfold open';
export const searchShowsAll = 'All matches are shown while you search.';
export const nothingHoldsAnything = 'Nothing to expand.';
export const onlyLevels = (count: number): string =>
  `The navigation has only ${counted(count, 'level', 'levels')}.`;

/* Going elsewhere. */
export const goToNavigation = 'Focus the navigation';
export const showInJson = 'Show in JSON';
export const showInPreview = 'Show in preview';

/* Keys that only move, open and select. */
export const goByOne = 'Previous or next row';
export const openOrGoIn = 'Expand a row, then go to its first child';
export const closeOrGoOut = 'Collapse a row, then go to its parent';
export const goToEnds = 'First or last row';
export const goByScreen = 'One screen up or down';
export const goByTyping = 'Next row that starts with what you type';
export const letters = 'A–Z';
export const openAllBeside = 'Expand all siblings';
export const selectOnly = 'Select this row only';
export const selectMore = 'Extend the selection by one row';
export const goWithoutSelecting = 'Move focus only';
export const toggle = 'Add this row to the selection, or deselect it';
export const selectFromLast = 'Extend the selection to this row';
export const selectToEnds = 'Extend the selection to the first or last row';
export const selectBeside = 'Select all siblings, then all rows';
export const keepOneOrEnd = 'Reduce the selection to one row, or clear the search';

/* Selecting multiple elements one by one. */
export const selectSeveral = 'Select multiple elements';
export const selectSeveralWords = 'several multi-select many checkbox';
export const selectingSeveral =
  'Select or deselect rows one by one. When you’re done, press Esc or choose “Done”.';

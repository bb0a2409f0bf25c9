/* The words of the tree that load first: the pane and its rows. */
import { plural } from '$lib/core/text/plural';

/* The pane. */
export const navigation = 'Navigation';
export const actions = 'Actions';
export const add = 'Add';
export const nothingToAdd = 'Nothing can be added here. Select another element first.';
export const restructure = 'Restructure navigation';
export const matches = 'Matches';

/* What a row is, after its name. */
export const pages = (count: number): string => `${count} ${plural(count, 'page', 'pages')}`;
export const openapi = 'OpenAPI';
export const hidden = 'hidden';
export const externalLink = 'external link';
export const inAnotherFile = 'in another file';
export const inFile = (file: string): string => `in ${file}`;
export const keptIn = (path: string): string => `Kept in ${path}`;

/* The marks of a row. */
export const error = (message: string): string => `error: ${message}`;
export const warning = (message: string): string => `warning: ${message}`;
export const errorInside = 'has an error inside';
export const warningInside = 'has a warning inside';
export const added = 'New';
export const addedSpoken = 'new';
export const moved = 'Moved';
export const movedSpoken = 'moved';
export const changed = 'Changed since you opened it';
export const changedSpoken = 'changed since you opened it';
export const changedInside = 'Something inside has changed';
export const changedInsideSpoken = 'something inside changed';

/* The words of the tree that load first: the pane and its rows. */
import { counted } from '$lib/core/text/plural';

/* The pane. */
export const navigation = 'Navigation';
export const actions = 'Actions';
export const add = 'Add';
export const nothingToAdd = 'Nothing can be added here. Select another element.';
export const restructure = 'Restructure navigation';
export const matches = 'Matches';

/* What a row is, after its name. */
export const pages = (count: number): string => counted(count, 'page', 'pages');
export const openapi = 'OpenAPI';
export const hidden = 'hidden';
export const externalLink = 'external link';
export const inAnotherFile = 'in another file';
export const inFile = (file: string): string => `in ${file}`;
export const keptIn = (path: string): string => `In ${path}`;

/* The marks of a row. */
export const error = (message: string): string => `error: ${message}`;
export const warning = (message: string): string => `warning: ${message}`;
export const errorInside = 'contains an error';
export const warningInside = 'contains a warning';
export const added = 'New';
export const addedSpoken = 'new';
export const moved = 'Moved';
export const movedSpoken = 'moved';
export const changed = 'Changed since you opened it';
export const changedSpoken = 'changed since you opened it';
export const lost = 'Something was removed from it';
export const lostSpoken = 'something was removed from it';
export const changedInside = 'Contains changes';
export const changedInsideSpoken = 'contains changes';

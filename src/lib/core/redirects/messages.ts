/* Why a redirect isn't imported or exported. */

// Import
export const noDestination = 'The source or the destination is missing.';
export const notARedirect = (status: string): string => `Status ${status} isn’t a redirect.`;
export const hasConditions = 'It has conditions, which docs.json doesn’t support.';
export const hasPattern = 'docs.json doesn’t support this pattern.';
export const notReadable = (reason: string): string => `The text can’t be read: ${reason}.`;
export const noList = 'No list of redirects was found.';

// Export
export const neverWorks = 'It doesn’t work in docs.json.';
export const cantSay = (format: string): string => `${format} doesn’t support this redirect.`;

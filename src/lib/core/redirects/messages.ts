/* Why a redirect isn't imported or exported. */

// Import
export const noDestination = 'The source or the destination is missing.';
export const notARedirect = (status: string): string => `Status ${status} isn’t a redirect.`;
export const hasConditions =
  'It applies only under conditions. Redirects in docs.json have no conditions.';
export const hasPattern = 'docs.json has no pattern like this one.';
export const notReadable = (reason: string): string => `The text can’t be read: ${reason}.`;
export const noList = 'No list of redirects was found.';

// Export
export const neverWorks = 'It doesn’t work in docs.json.';
export const cantSay = (format: string): string => `The format “${format}” can’t express it.`;

export const noNavigation = 'Create the navigation first.';
export const selectWhere = 'Select a place in the navigation first.';
export const add = (what: string, where: string): string => `Add ${what} to ${where}`;

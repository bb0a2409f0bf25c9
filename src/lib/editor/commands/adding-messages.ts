export const noNavigation = 'There is no navigation to add to. Begin one first.';
export const selectWhere = 'Select in the navigation where they should go.';
export const add = (what: string, where: string): string => `Add ${what} to ${where}`;

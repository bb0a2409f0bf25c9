/* The names of the icon libraries. */

export const fontAwesome = 'Font Awesome';
export const lucide = 'Lucide';
export const tabler = 'Tabler';

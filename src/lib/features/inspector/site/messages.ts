/* The words of the site's settings. */
import { counted } from '$lib/core/text/plural';

export const siteSettings = 'Site settings';
export const wholeOf = (file: string): string => `For the whole of ${file}`;
export const noObject = 'The file has no object to set anything in. Change it in JSON.';
export const more = 'More';
export const navigation = 'The navigation as a whole';
export const aboutNavigation = 'What holds for everything in it: a directory, specifications.';

/* Links on every page. */
export const links = 'Links on every page';
export const aboutLinks =
  'Stand at the top of the sidebar everywhere: a status page, support, a blog.';
export const otherEntries =
  'Other entries of this section are edited where they stand in the navigation.';
export const unnamedLink = 'Unnamed link';
export const leadsNowhere = 'Leads nowhere.';
export const moveUp = 'Move up';
export const moveLinkUp = (name: string): string => `Move ${name} up`;
export const moveDown = 'Move down';
export const moveLinkDown = (name: string): string => `Move ${name} down`;
export const show = 'Show in the navigation';
export const showLink = (name: string): string => `Show ${name} in the navigation`;
export const remove = 'Remove';
export const removeLink = (name: string): string => `Remove ${name}`;
export const newName = 'Name of a new link';
export const nameExample = 'Status';
export const newAddress = 'Its address';
export const addressExample = 'https://status.example.com';
export const addLink = 'Add the link';

/* A change of the icon library. */
export const changeTo = (library: string): string => `Change the icon library to ${library}`;
export const looking = 'Looking for the icons of this site…';
export const sameName = (count: number, library: string): string =>
  `${counted(count, 'icon has', 'icons have')} the same name in ${library}.`;
export const otherName = (count: number): string =>
  `${counted(count, 'name is', 'names are')} not in it; beside each stands what comes nearest.`;
export const nothingElse = 'Nothing else changes.';
export const withoutEqual = 'Icons without an equal name';
export const times = (count: number): string => `${count} times`;
export const iconFor = (name: string, icon: string): string => `Icon for ${name}: ${icon}`;
export const whatBecomesOf = (name: string): string => `What becomes of ${name}`;
export const useThis = 'Use this one';
export const keepFrom = (library: string): string => `Keep it, from ${library}`;
export const leaveName = 'Leave the name as it is';
export const chooseFor = (name: string): string => `Choose an icon for ${name}`;
export const notLoaded = 'The icons could not be loaded. Close this and try again.';
export const cancel = 'Cancel';
export const change = 'Change the library';
export const nothingChanged = 'Nothing was changed.';

/* The words of the site's settings. */
import { counted } from '$lib/core/text/plural';

export const siteSettings = 'Site settings';
export const wholeOf = (file: string): string => `For the whole site, in ${file}`;
export const noObject = 'Edit this file in JSON mode. It doesn’t contain a JSON object.';
export const more = 'More';
export const navigation = 'Whole navigation';
export const aboutNavigation =
  'Fields that apply to everything in it, such as Directory or OpenAPI.';
export const redirects = 'Redirects';
export const aboutRedirects = 'Send readers from old URLs to the pages that replaced them.';

/* Global links. */
export const links = 'Global links';
export const aboutLinks =
  'Shown at the top of every sidebar, such as a status page, support, or a blog.';
export const otherEntries = 'Edit the rest of this section in the navigation.';
export const unnamedLink = 'Untitled link';
export const leadsNowhere = 'No URL.';
export const moveUp = 'Move up';
export const moveLinkUp = (name: string): string => `Move ${name} up`;
export const moveDown = 'Move down';
export const moveLinkDown = (name: string): string => `Move ${name} down`;
export const show = 'Show in navigation';
export const showLink = (name: string): string => `Show ${name} in navigation`;
export const remove = 'Remove';
export const removeLink = (name: string): string => `Remove ${name}`;
export const newName = 'Name of new link';
export const nameExample = 'Status';
export const newAddress = 'URL of new link';
export const addressExample = 'https://status.example.com';
export const addLink = 'Add link';

/* A change of the icon library. */
export const changeTo = (library: string): string => `Change icon library to ${library}`;
export const looking = 'Checking this site’s icons…';
export const sameName = (count: number, library: string): string =>
  `${counted(count, 'icon has', 'icons have')} the same name in ${library}.`;
export const otherName = (count: number): string =>
  `${counted(count, 'icon doesn’t', 'icons don’t')} exist there. Choose what to use instead.`;
export const nothingElse = 'Nothing else changes.';
export const withoutEqual = 'Icons that don’t exist there';
export const times = (count: number): string => counted(count, 'time', 'times');
export const iconFor = (name: string, icon: string): string => `Icon for ${name}: ${icon}`;
export const whatBecomesOf = (name: string): string => `Replacement for ${name}`;
export const useThis = 'Use this icon';
export const keepFrom = (library: string): string => `Keep the ${library} icon`;
export const leaveName = 'Keep the name';
export const chooseFor = (name: string): string => `Choose an icon for ${name}`;
export const cancel = 'Cancel';
export const change = 'Change library';
export const nothingChanged = 'No changes were made.';

/* Changed fields and settings: their names, and what happened to them. */
import { inQuotes } from '../text/direction.ts';
import { counted, formatNumber } from '../text/plural.ts';

// Settings.
export const siteSettings = 'Site settings';
export const settingsOfSite = 'Site settings';
export const setting = (path: string): string => `Setting ${inQuotes(path)}`;
export const fields = 'Fields';

// Elements: their kind, their name, their path.
export const changedTo = (kind: string, before: string, after: string): string =>
  `${kind} ${inQuotes(before)} changed to ${inQuotes(after)}`;
export const pathChanged = (name: string, before: string, after: string): string =>
  `Path of ${inQuotes(name)} changed from ${inQuotes(before)} to ${inQuotes(after)}`;
export const renamedTo = (kind: string, before: string, after: string): string =>
  `${kind} ${inQuotes(before)} renamed to ${inQuotes(after)}`;
export const nowLabeled = (kind: string, parent: string, name: string): string =>
  `${kind} in ${parent} labeled ${inQuotes(name)}`;
export const lostLabel = (kind: string, name: string): string =>
  `${kind} ${inQuotes(name)} lost its label`;
export const isNow = (kind: string, name: string, aKind: string): string =>
  `${kind} ${inQuotes(name)} is now ${aKind}`;

/** A field of an element, or a setting, and what happened to it. */
export const fieldBecame = (field: string, owner: string, became: string): string =>
  became === switchedOn || became === switchedOff
    ? `${field.startsWith('“') ? field : inQuotes(field)} ${became} for ${owner}`
    : `${field} of ${owner} ${became}`;
export const settingBecame = (setting: string, became: string): string => `${setting} ${became}`;
export const theNavigation = 'the navigation';

// What happened.
export const reordered = 'reordered';
export const removed = 'removed';
export const added = 'added';
export const changed = 'changed';
export const switchedOn = 'turned on';
export const switchedOff = 'turned off';
export const setTo = (value: string): string => `set to ${value}`;
export const changedFrom = (before: string, after: string): string =>
  `changed from ${before} to ${after}`;
export const countChanged = (before: number, after: number): string =>
  `changed from ${formatNumber(before)} to ${counted(after, 'entry', 'entries')}`;

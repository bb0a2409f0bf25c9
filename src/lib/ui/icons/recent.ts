/*
 * Recently chosen icons. They belong to the person and apply to every document.
 */
import { isLibrary, type Library } from '$lib/core/icons/library';

export interface Recent {
  readonly library: Library;
  readonly name: string;
}

const ICONS_KEY = 'signpost-icons';
const ICONS_KEPT = 24;

/** Most recent first. Empty if nothing is stored. */
export function recentIcons(): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ICONS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    // Storage is blocked or contains something else.
    return [];
  }
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'library' in value &&
  isLibrary(value.library) &&
  'name' in value &&
  typeof value.name === 'string';

export function rememberIcon({ library, name }: Recent): void {
  const others = recentIcons().filter((one) => one.library !== library || one.name !== name);
  try {
    localStorage.setItem(
      ICONS_KEY,
      JSON.stringify([{ library, name }, ...others].slice(0, ICONS_KEPT)),
    );
  } catch {
    // Storage is blocked, so nothing is remembered.
  }
}

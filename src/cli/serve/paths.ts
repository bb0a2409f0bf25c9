/*
 * Which files of the folder may be requested. A path is a name in the folder, with slashes, and its real path must be
 * in the folder too. Files of tools, and names that start with a dot, are never visible.
 */
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';

/** Folders with thousands of files that no site consists of. Names in lower case. */
const PASSED = new Set(['node_modules', 'bower_components', '__pycache__']);
/** Names that Windows treats as devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i;
const LONGEST = 4096;

// Guard: hidden files are not shown
/** Whether a name in a folder is visible at all. `.mintignore` decides which files are pages. */
export const isShown = (name: string): boolean =>
  (!name.startsWith('.') || name === '.mintignore') && !PASSED.has(name.toLowerCase());

/** Whether a path is plausible, before the disk is accessed. */
export function isPlainPath(path: string, system: NodeJS.Platform = process.platform): boolean {
  if (path === '' || path.length > LONGEST || hasControls(path) || path.includes('\\'))
    return false;
  const parts = path.split('/');
  // Guard: no path leads up
  if (parts.some((part) => part === '' || !isShown(part))) return false;
  if (system !== 'win32') return true;
  return parts.every(
    (part) => !DEVICE.test(part) && !/[<>:"|?*~]/.test(part) && !/[. ]$/.test(part),
  );
}

const hasControls = (path: string): boolean =>
  [...path].some((unit) => unit < ' ' || unit === '\u007f') || !path.isWellFormed();

/**
 * The real path of a path in the folder. Undefined if it does not exist or is outside the folder. `root`: a real path.
 */
export async function realInside(root: string, path: string): Promise<string | undefined> {
  if (!isPlainPath(path)) return undefined;
  // Guard: no link leads out of the folder
  return realShown(root, join(root, path));
}

/** The real path of a file that is new, in a folder that may be new as well. */
export async function newInside(root: string, path: string): Promise<string | undefined> {
  if (!isPlainPath(path)) return undefined;
  const full = join(root, path);
  const missing = [basename(full)];
  for (let folder = dirname(full); ; folder = dirname(folder)) {
    const real = folder === root ? root : await realShown(root, folder);
    if (real !== undefined) return join(real, ...missing);
    // It exists and leads elsewhere, or is a broken link.
    if (folder.length <= root.length || (await isThere(folder))) return undefined;
    missing.unshift(basename(folder));
  }
}

/** The real path with all links resolved, if it is in the folder and visible. */
export async function realShown(root: string, full: string): Promise<string | undefined> {
  let real: string;
  try {
    real = await realpath(full);
  } catch {
    return undefined;
  }
  const within = relative(root, real);
  if (within === '' || within.startsWith('..') || within === real) return undefined;
  return within.split(sep).every(isShown) ? real : undefined;
}

async function isThere(full: string): Promise<boolean> {
  const { lstat } = await import('node:fs/promises');
  return lstat(full).then(
    () => true,
    () => false,
  );
}

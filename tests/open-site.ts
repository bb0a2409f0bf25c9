/* One way to open a docs.json in a story: from a value, a text, or a file. For folders, see folders.ts. */
import type { Page } from '@playwright/test';
import { fileText } from './make-document';
import { chooseFile, openFile, textFile, type StoryFile } from './story';

/** A docs.json as a text, as a value that is written as people write it, or as a file. */
export type Site = string | object | StoryFile;

const fileOf = (site: Site): StoryFile => {
  if (typeof site === 'string') return textFile(site);
  return 'buffer' in site ? site : textFile(fileText(site));
};

/** Opens a docs.json from the start screen and waits for its navigation. */
export const openSite = (page: Page, site: Site): Promise<void> => openFile(page, fileOf(site));

/** Chooses a docs.json on the start screen, which must be open. Its text may be broken. */
export const chooseSite = (page: Page, site: Site): Promise<void> => chooseFile(page, fileOf(site));

/*
 * Moments at which a browser may crash. Each works on its own document for a little over a second without a pause and
 * stops in the middle of something. Every state on the way is recorded with its time.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { grab, moveOver } from './drop-row';
import { expect, row, textFile, treeReady } from './story';
import { openSite } from './open-site';
import { saveState } from './screen-parts';

/** The content of a document; actions lead from one state to the next. */
export interface State {
  readonly name: string;
  readonly pages: readonly string[];
}

export function textOf({ name, pages }: State): string {
  const list = pages.map((page) => `      "${page}"`).join(',\n');
  return `{\n  "name": "${name}",\n  "navigation": {\n    "pages": [\n${list}\n    ]\n  }\n}\n`;
}

/** The work on one document, which has its own file name. */
export interface Work {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly file: string;
  /** Differs from crash to crash, so that each hits a different point of the work. */
  readonly round: number;
  /**
   * Every state, with the time (milliseconds since 1970) by which the document had reached it. The first is the state
   * as opened.
   */
  readonly states: { readonly state: State; readonly time: number }[];
}

export interface Moment {
  readonly title: string;
  readonly site: State;
  /** Opens the document in another way than by choosing its file. */
  readonly open?: (work: Work) => Promise<void>;
  readonly act: (work: Work) => Promise<void>;
  /** The content of the file the work is saved to. */
  readonly saved?: (page: Page, file: string) => Promise<string>;
}

/** The maximum loss, in milliseconds. */
export const SECOND = 1000;

const siteOf = (pages: number): State => ({
  name: '',
  pages: Array.from({ length: pages }, (_, i) => `guides/page-${String(i).padStart(5, '0')}`),
});
/** More pages than can be deleted one by one before a crash. */
const SMALL = siteOf(400);
const LARGE = siteOf(10_000);

const now = ({ states }: Work): State => states.at(-1)!.state;
const reach = ({ states }: Work, state: State) => void states.push({ state, time: Date.now() });
const isEarly = ({ states, round }: Work): boolean =>
  !states[1] || Date.now() - states[1].time < SECOND + 50 + round * 70;
export const restore = (page: Page) => page.getByRole('button', { name: 'Restore', exact: true });

export const choose = ({ page, file, states }: Work): Promise<void> =>
  openSite(page, textFile(textOf(states[0]!.state), file));

async function lengthenName(work: Work): Promise<void> {
  const { page } = work;
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  // By role: finding it by label reads every element, which takes seconds in a large document.
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  do {
    const name = `${now(work).name}x`;
    await field.fill(name);
    reach(work, { ...now(work), name });
  } while (isEarly(work));
}

/** Types key after key, without a pause. */
async function typeName(work: Work): Promise<void> {
  const { page } = work;
  await page.getByRole('radio', { name: 'JSON' }).click();
  await page.getByRole('region', { name: 'JSON' }).getByRole('textbox').first().focus();
  for (const key of ['ControlOrMeta+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key);
  do {
    await page.keyboard.press('x');
    reach(work, { ...now(work), name: `${now(work).name}x` });
  } while (isEarly(work));
}

/** Removes the first page. */
async function remove(work: Work): Promise<void> {
  const { page } = work;
  const [first, ...pages] = now(work).pages;
  await page.keyboard.press('Delete');
  await expect(row(page, first!)).toBeHidden();
  reach(work, { ...now(work), pages });
}

async function removeSome(work: Work): Promise<void> {
  await row(work.page, now(work).pages[0]!).click();
  do await remove(work);
  while (isEarly(work));
}

/** Undoes three of four steps, redoes them, and repeats. */
async function undoAndRedo(work: Work): Promise<void> {
  const { page, states } = work;
  await row(page, now(work).pages[0]!).click();
  for (let i = 0; i < 4; i++) await remove(work);
  const steps = states.map(({ state }) => state);
  const { pages } = steps[0]!;
  do {
    for (const to of [3, 2, 1]) {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(row(page, pages[to]!)).toBeVisible();
      reach(work, steps[to]!);
    }
    for (const to of [2, 3, 4]) {
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(row(page, pages[to - 1]!)).toBeHidden();
      reach(work, steps[to]!);
    }
  } while (isEarly(work));
}

/** Drags the second row below the fourth, and keeps the button down. */
async function carry(work: Work): Promise<void> {
  const { page } = work;
  const { pages } = now(work);
  await grab(page, row(page, pages[1]!));
  await moveOver(page, { below: row(page, pages[3]!) });
}

async function drop(work: Work): Promise<void> {
  const { name, pages } = now(work);
  await work.page.mouse.up();
  await expect(row(work.page, pages[1]!)).toHaveAttribute('aria-selected', 'true');
  reach(work, { name, pages: [pages[0]!, pages[2]!, pages[3]!, pages[1]!, ...pages.slice(4)] });
}

/** Opens a file from the browser's own file system, which the picker stubbed by `prepare` returns. */
async function openInPlace({ page, file, states }: Work): Promise<void> {
  await page.goto('/');
  await page.evaluate(
    async ({ file, text }) => {
      const root = await navigator.storage.getDirectory();
      const picked = await root.getFileHandle(file, { create: true });
      const stream = await picked.createWritable();
      await stream.write(text);
      await stream.close();
      Object.assign(window, { picked });
    },
    { file, text: textOf(states[0]!.state) },
  );
  await page.getByRole('button', { name: 'Open file' }).click();
  await treeReady(page);
}

const inPlace = (page: Page, file: string): Promise<string> =>
  page.evaluate(async (file) => {
    const root = await navigator.storage.getDirectory();
    return (await (await root.getFileHandle(file)).getFile()).text();
  }, file);

/** Stubs the native picker, which can't be automated, with a handle of the same class. */
export const prepare = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const picked = () => (window as unknown as { picked: FileSystemFileHandle }).picked;
    Object.assign(window, { showOpenFilePicker: () => Promise.resolve([picked()]) });
  });

/** The short run uses every fourth one. */
export const MOMENTS: readonly Moment[] = [
  { title: 'while typing JSON', site: SMALL, act: typeName },
  { title: 'while typing in a field', site: SMALL, act: lengthenName },
  {
    title: 'in the middle of a drag',
    site: SMALL,
    async act(work) {
      await removeSome(work);
      await carry(work);
    },
  },
  {
    title: 'right after a drop',
    site: SMALL,
    async act(work) {
      await removeSome(work);
      await carry(work);
      await drop(work);
    },
  },
  { title: 'while steps are undone and redone', site: SMALL, act: undoAndRedo },
  {
    title: 'with a dialog open',
    site: SMALL,
    async act(work) {
      await lengthenName(work);
      await work.page.keyboard.press('ControlOrMeta+k');
      await expect(work.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    title: 'while the file is saved in place',
    site: SMALL,
    open: openInPlace,
    async act(work) {
      await row(work.page, now(work).pages[0]!).click();
      do {
        await remove(work);
        await work.page.keyboard.press('ControlOrMeta+s');
      } while (isEarly(work));
    },
    saved: inPlace,
  },
  {
    title: 'without a network',
    site: SMALL,
    async act(work) {
      await work.context.setOffline(true);
      await removeSome(work);
    },
  },
  {
    title: 'while work is restored',
    site: SMALL,
    async act(work) {
      const { page, round } = work;
      await removeSome(work);
      await page.getByRole('link', { name: 'Back to start' }).click();
      await restore(page).click();
      if (round % 2 === 0) return;
      await treeReady(page);
      await removeSome(work);
    },
  },
  {
    title: 'right after the same file was opened again',
    site: SMALL,
    async act(work) {
      await removeSome(work);
      await choose(work);
    },
  },
  {
    title: 'with two windows, after the second took over',
    site: SMALL,
    async act(work) {
      await removeSome(work);
      const page = await work.context.newPage();
      const second = { ...work, page };
      await choose(second);
      await page.getByRole('button', { name: 'Edit here' }).click();
      await expect(saveState(page)).toHaveText('Draft saved');
      await treeReady(page);
      await removeSome(second);
    },
  },
  { title: 'in a document of 10,000 pages', site: LARGE, act: typeName },
];

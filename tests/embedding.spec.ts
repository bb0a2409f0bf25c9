/* The editor in other pages: the example in docs/embedding.md, and pages made for these stories. */
import type { FrameLocator, Page } from '@playwright/test';
import type { SignpostEditor } from '../src/embed/element';
import { embedFiles } from '../scripts/embed.mjs';
import { showPage, svelteApp } from './embedding-pages';
import { expect, test } from './story';
import * as m from '../src/routes/embed/messages';

const editorIn = (page: Page, selector = '#editor'): FrameLocator =>
  page.frameLocator(`${selector} iframe`);
const rowIn = (editor: FrameLocator, name: string) =>
  editor.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** The document's text as the example shows it. */
const textOf = (page: Page) => page.locator('#text');
const state = (page: Page) => page.locator('#state');

async function openExample(page: Page): Promise<FrameLocator> {
  await page.goto('/embedding/index.html');
  await expect(state(page)).toHaveText('Ready');
  return editorIn(page);
}

test(
  'a page with its own styles, keys and policy embeds the editor',
  { tag: '@main' },
  async ({ page }) => {
    const editor = await openExample(page);
    const before = await textOf(page).textContent();
    // Wait until the page's files are loaded.
    await expect(rowIn(editor, 'Welcome aboard')).toBeVisible();
    const undo = editor.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveCSS('text-transform', 'none');
    await expect(editor.getByRole('link', { name: 'Back to start' })).toHaveCount(0);

    await rowIn(editor, 'Guides').click();
    await editor.getByRole('textbox', { name: 'Label' }).fill('How-to');
    const renamed = before!.replace('"Guides"', '"How-to"');
    await expect.poll(() => textOf(page).textContent()).toBe(renamed);

    await rowIn(editor, 'How-to').press('Alt+ArrowUp');
    await expect(textOf(page)).toHaveText(/How-to.*Get started/s);
    await rowIn(editor, 'How-to').press('Control+z');
    await rowIn(editor, 'How-to').press('Control+z');
    await expect.poll(() => textOf(page).textContent()).toBe(before);

    // Keys pressed in the host page belong to that page.
    await page.getByRole('combobox', { name: 'Theme' }).press('Control+Shift+z');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await expect(editor.locator('html')).toHaveCSS('color-scheme', 'dark');
    expect(await textOf(page).textContent()).toBe(before);

    await rowIn(editor, 'Guides').press('Control+Shift+z');
    await expect.poll(() => textOf(page).textContent()).toBe(renamed);
    await rowIn(editor, 'How-to').press('Control+s');
    await expect(state(page)).toHaveText('Saved from the editor');
    await expect(editor.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
  },
);

const DOCUMENT = '{"navigation": {"groups": [{"group": "One", "pages": ["a", "b"]}]}}\n';

/** Adds a second editor to the page. */
async function addEditor(page: Page, value: string): Promise<void> {
  const ready = page.evaluate(async (text) => {
    const editor = document.createElement('signpost-editor');
    editor.id = 'second';
    editor.value = text;
    document.body.append(editor);
    await new Promise((done) => editor.addEventListener('ready', done, { once: true }));
  }, value);
  await ready;
}

/** Everything an editor could leave behind on the page. */
async function tracesOn(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `JSON.stringify({
      window: Object.entries(getEventListeners(window)).map(([type, { length }]) => [type, length]),
      document: Object.entries(getEventListeners(document)).map(([type, { length }]) => [type, length]),
      styles: document.styleSheets.length + document.adoptedStyleSheets.length,
      elements: document.querySelectorAll('*').length,
      attributes: document.documentElement.attributes.length + document.body.attributes.length,
      globals: Object.keys(window).length,
    })`,
    includeCommandLineAPI: true,
  });
  return JSON.parse(String(result.value));
}

test('two editors share a page; one keeps its work when moved, and is removed without a trace', async ({
  page,
}) => {
  const first = await openExample(page);
  const text = await textOf(page).textContent();
  // After a click, because the browser driver adds listeners for that too.
  await rowIn(first, 'Guides').click();
  const before = await tracesOn(page);
  await addEditor(page, DOCUMENT);
  const second = editorIn(page, '#second');
  const valueOf = () =>
    page.evaluate(() => document.querySelector<SignpostEditor>('#second')!.value);

  await rowIn(second, 'One').click();
  await second.getByRole('textbox', { name: 'Label' }).fill('Two');
  const work = DOCUMENT.replace('One', 'Two');
  await expect.poll(valueOf).toBe(work);
  await expect(rowIn(first, 'Guides')).toBeVisible();
  expect(await textOf(page).textContent()).toBe(text);

  // Moved elsewhere on the page, it restarts with the work as one step.
  await page.evaluate(() => document.body.prepend(document.querySelector('#second')!));
  await expect(rowIn(second, 'Two')).toBeVisible();
  await expect(second.getByRole('status', { name: 'Save state' })).toHaveText('Unsaved changes');
  expect(await valueOf()).toBe(work);
  await second.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(valueOf).toBe(DOCUMENT);

  // A change to the old text is not reported for the text the page set afterward.
  const other = DOCUMENT.replace('One', 'Other');
  await page.evaluate((next) => {
    const editor = document.querySelector<SignpostEditor>('#second')!;
    const inner = editor.shadowRoot!.querySelector('iframe')!.contentDocument!;
    const redo = new KeyboardEvent('keydown', { key: 'y', ctrlKey: true, bubbles: true });
    inner.querySelector('[role=treeitem]')!.dispatchEvent(redo);
    editor.value = next;
  }, other);
  await expect(rowIn(second, 'Other')).toBeVisible();
  expect(await valueOf()).toBe(other);

  await page.evaluate(() => document.querySelector('#second')!.remove());
  expect(await tracesOn(page)).toEqual(before);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('a value that is not a string is refused and the text stays; null and undefined mean an empty text', async ({
  page,
}) => {
  const editor = await openExample(page);
  const before = await textOf(page).textContent();
  const set = (value: unknown) =>
    page.evaluate((given) => {
      const element = document.querySelector<SignpostEditor>('#editor')!;
      try {
        Reflect.set(element, 'value', given === 'undefined' ? undefined : given);
        return { value: element.value };
      } catch (error) {
        return { value: element.value, error: String(error) };
      }
    }, value);
  const wrong: readonly (readonly [unknown, string])[] = [
    [5, 'number'],
    [{ navigation: {} }, 'object'],
    [['a'], 'array'],
  ];
  for (const [value, what] of wrong) {
    const after = await set(value);
    expect(after.value).toBe(before);
    expect(after.error).toMatch(new RegExp(`^TypeError: .* of type ${what}\\.$`));
  }
  await expect(rowIn(editor, 'Guides')).toBeVisible();
  for (const value of [null, 'undefined']) {
    expect(await set(value)).toEqual({ value: '' });
    await expect(rowIn(editor, 'Guides')).toHaveCount(0);
    expect(await set(before)).toEqual({ value: before });
    await expect(rowIn(editor, 'Guides')).toBeVisible();
  }
});

const HOST = `<script>
  import SignpostEditor from './SignpostEditor.svelte';
  let value = $state(${JSON.stringify(DOCUMENT)});
  let theme = $state('light');
  let isReadonly = $state(false);
  let isShown = $state(true);
  let said = $state('');
  const onsave = async ({ value }) => {
    if (value.includes('Two')) throw new Error('The disk is full');
    said = 'saved ' + value.length;
    return () => 'what cannot be sent';
  };
</script>
{#if isShown}
  <SignpostEditor src="/embed/" bind:value {theme} readonly={isReadonly} {onsave} onready={() => (said = 'ready')} />
{/if}
<textarea aria-label="Text" bind:value></textarea>
<button onclick={() => (theme = 'dark')}>Dark</button>
<button onclick={() => (isReadonly = true)}>Look only</button>
<button onclick={() => (isShown = false)}>Close it</button>
<output>{said}</output>`;

test(
  'a Svelte app binds the text, and receives its changes',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    await showPage(page, `${baseURL}/svelte-app/`, await svelteApp(HOST));
    const editor = editorIn(page, 'main');
    const [text, said] = [page.getByRole('textbox', { name: 'Text' }), page.getByRole('status')];
    const state = editor.getByRole('status', { name: 'Save state' });
    await expect(said).toHaveText('ready');

    // Both ways: from the tree, and from the app, whose text becomes a new document.
    await rowIn(editor, 'One').click();
    await editor.getByRole('textbox', { name: 'Label' }).fill('Two');
    await expect(text).toHaveValue(DOCUMENT.replace('One', 'Two'));
    await rowIn(editor, 'Two').press('Control+s');
    await expect(editor.getByText('The disk is full.').first()).toBeVisible();
    await text.fill(DOCUMENT.replace('One', 'Three'));
    await expect(rowIn(editor, 'Three')).toBeVisible();
    await expect(state).toHaveText('No changes');
    await rowIn(editor, 'Three').click();
    await editor.getByRole('textbox', { name: 'Label' }).fill('Four');
    await rowIn(editor, 'Four').press('Control+s');
    await expect(said).toHaveText(`saved ${DOCUMENT.length + 1}`);
    await expect(state).toHaveText('Saved');

    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(editor.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('button', { name: 'Look only' }).click();
    await expect(state).toHaveText('Read-only');
    await rowIn(editor, 'Four').press('Delete');
    await expect(editor.getByText(m.readOnly).first()).toBeVisible();
    await expect(text).toHaveValue(DOCUMENT.replace('One', 'Four'));
    await page.getByRole('button', { name: 'Close it' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

const ELSEWHERE = 'http://tool.test/';

test(
  'a page of another origin embeds the editor, with the files of a document',
  { tag: '@long' },
  async ({ page, baseURL, trouble }) => {
    // The editor's server has to allow it; docs/embedding.md describes the headers.
    await page.route(`${baseURL}/embed/`, async (route) => {
      const response = await route.fetch();
      const {
        'x-frame-options': _,
        'content-security-policy': policy,
        ...headers
      } = response.headers();
      const allowed = policy?.replace("'self'", ELSEWHERE);
      await route.fulfill({
        response,
        headers: { ...headers, ...(allowed && { 'content-security-policy': allowed }) },
      });
    });
    const files = {
      'site/nav.json': '{"groups": [{"group": "One", "pages": ["a"]}]}',
      'site/a.mdx': '---\ntitle: Ahoy\n---',
    };
    const docs = '{"navigation": {"$ref": "nav.json"}}';
    const script = `${embedFiles().get('messages.js')}
    ${embedFiles().get('answer.js')}
    ${embedFiles()
      .get('mount.js')!
      .replace(/^import .*$/gm, '')}
    const files = ${JSON.stringify(files)};
    window.heard = [];
    window.editor = mountEditor(document.querySelector('main'), {
      src: '${baseURL}/embed/', value: ${JSON.stringify(docs)}, name: 'site/docs.json',
      list: () => Object.keys(files), read: async (path) => new TextEncoder().encode(files[path]),
      onchange: (changed) => heard.push(changed), onsave: (saved) => void heard.push(saved),
    });`;
    await showPage(page, ELSEWHERE, script.replace(/^export /gm, ''), baseURL);
    const editor = editorIn(page, 'main');
    await expect(rowIn(editor, 'One')).toBeVisible();
    await page.evaluate('editor.focus()');
    await expect(editor.locator('[role=treeitem]:focus')).toBeVisible();
    await rowIn(editor, 'One').press('ArrowRight');
    await expect(rowIn(editor, 'Ahoy')).toBeVisible();
    await rowIn(editor, 'One').click();
    await editor.getByRole('textbox', { name: 'Label' }).fill('Two');
    await rowIn(editor, 'Two').press('Control+s');
    await expect(editor.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
    const nav = files['site/nav.json'].replace('One', 'Two');
    const heard = await page.evaluate<unknown[]>('heard');
    expect(heard.at(-2)).toEqual({ value: docs, files: { 'site/nav.json': nav }, isValid: true });
    expect(heard.at(-1)).toEqual({ value: docs, files: { 'site/nav.json': nav } });

    // The JSON view, with its editor's workers.
    await editor.getByRole('radio', { name: 'JSON' }).click();
    await editor.locator('.view-line').first().waitFor();
    await editor.locator('.code.monaco-component').click();
    const isValid = () => page.evaluate('heard.at(-1).isValid');
    await page.keyboard.type('x');
    await expect.poll(isValid).toBe(false);
    await page.keyboard.press('Control+z');
    await expect.poll(isValid).toBe(true);
    expect(trouble.splice(0).filter((line) => !line.includes(ELSEWHERE))).toEqual([]);
  },
);

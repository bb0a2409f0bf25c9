/*
 * Bundles what loads until the tree is painted into two files: one for the start screen, and one for what the editor
 * adds. The many small chunks that a bundler makes from shared modules compress badly, and each costs a request.
 */

/** The editor page, as the router's client names it. */
const EDITOR = '/src/routes/edit/+page.svelte';
/** The modules of the start screen, besides the client's entry. */
const START = [
  '/src/routes/+layout.svelte',
  '/src/routes/+page.svelte',
  '/src/routes/+error.svelte',
];

/** @returns {import('vite').Plugin} */
export function firstLoad() {
  /** @type {Set<string>} */
  const start = new Set();
  /** @type {Set<string>} */
  const editor = new Set();
  const inStart = (/** @type {string} */ id) => start.has(id);
  const inEditor = (/** @type {string} */ id) => editor.has(id) && !start.has(id);
  return {
    name: 'signpost:first-load',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', test: inStart, priority: 2 },
                { name: 'editor', test: inEditor, priority: 1 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      start.clear();
      editor.clear();
      const visit = (/** @type {string} */ id, /** @type {Set<string>} */ found) => {
        if (found.has(id)) return;
        const info = this.getModuleInfo(id);
        // An entry stays a separate file, because it is looked up by its name.
        if (!info?.isEntry) found.add(id);
        info?.importedIds.forEach((below) => visit(below, found));
      };
      for (const id of this.getModuleIds()) {
        const path = id.split('?')[0] ?? id;
        if (path.endsWith(EDITOR)) visit(id, editor);
        else if (START.some((page) => path.endsWith(page))) visit(id, start);
        else if (/\/client\/(entry|app)\.js$|runtime\/client\/entry\.js$/.test(path))
          visit(id, start);
      }
    },
  };
}

/*
 * Bundles what every visit loads into a few files, by when it's needed. The many small chunks that a bundler makes from
 * shared modules compress badly, and each costs a request.
 */

/** Bundles in the order in which they load, with their entry modules. A module is in the first one that needs it. */
const BUNDLES = {
  // The start screen, with the router's client.
  start: [
    '/src/routes/+layout.svelte',
    '/src/routes/+page.svelte',
    '/src/routes/+error.svelte',
    '/client/entry.js',
    '/client/app.js',
  ],
  // What the editor adds until the tree is painted.
  editor: ['/src/routes/edit/+page.svelte'],
  // What reasons about the document.
  analysis: ['/src/lib/editor/document-analysis.ts'],
  // The other panes, and what is next to them.
  panes: [
    '/src/lib/features/preview/PreviewPane.svelte',
    '/src/lib/features/inspector/PropertiesPane.svelte',
    '/src/lib/features/shell/Toasts.svelte',
    '/src/lib/ui/icons/know-icons.ts',
    '/src/lib/editor/commands/stage-commands.ts',
    '/src/lib/editor/files/files-along.ts',
    '/src/lib/features/languages/division-commands.ts',
  ],
};

/** Modules that only later parts use, though the index files that everything imports name them. */
const LATER =
  /\/svelte\/src\/(internal\/client\/dom\/elements\/(custom-element|bindings\/(input|size))|reactivity\/(map|set))\.js$/;

/** @returns {import('vite').Plugin} */
export function firstLoad() {
  const names = Object.keys(BUNDLES);
  /** The bundle of each module. @type {Map<string, string>} */
  const bundles = new Map();
  return {
    name: 'signpost:first-load',
    apply: 'build',
    config: () => ({
      build: {
        // Only style sheets are named ahead. The service worker has the scripts, and their names are 2 KB.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          treeshake: { moduleSideEffects: [{ test: LATER, sideEffects: false }] },
          output: {
            codeSplitting: {
              // They are in the bundles below already, but for those that load later.
              includeDependenciesRecursively: false,
              groups: names.map((name, at) => ({
                name,
                test: (/** @type {string} */ id) => bundles.get(id) === name,
                priority: names.length - at,
              })),
            },
          },
        },
      },
    }),
    buildEnd() {
      bundles.clear();
      const visit = (/** @type {string} */ id, /** @type {string} */ bundle) => {
        if (bundles.has(id) || LATER.test(id)) return;
        const info = this.getModuleInfo(id);
        // An entry stays a separate file, because it is looked up by its name.
        if (!info?.isEntry) bundles.set(id, bundle);
        info?.importedIds.forEach((below) => visit(below, bundle));
      };
      const ids = [...this.getModuleIds()];
      for (const [bundle, entries] of Object.entries(BUNDLES))
        for (const id of ids)
          if (entries.some((entry) => id.split('?')[0]?.endsWith(entry))) visit(id, bundle);
    },
  };
}

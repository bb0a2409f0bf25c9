/*
 * Puts the icons that are loaded until the tree is painted into one file: each of its own is a file of a few lines,
 * which compresses badly.
 */

/** @returns {import('vite').Plugin} */
export function firstLoad() {
  /** @type {Set<string>} */
  const first = new Set();
  const isIcon = (/** @type {string} */ id) => first.has(id) && id.includes('/@lucide/');
  return {
    name: 'signpost:first-load',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'icons', test: isIcon }] } },
        },
      },
    }),
    buildEnd() {
      first.clear();
      const visit = (/** @type {string} */ id) => {
        if (first.has(id)) return;
        first.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
    },
  };
}

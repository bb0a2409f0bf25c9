/*
 * Patches for libraries, applied when Vite loads their code: in builds, on the development server and in tests alike,
 * so nothing in node_modules changes. A patch whose text isn't found exactly once fails the build, and so does a
 * library that no longer has the file. In that case, check whether the new version still needs the patch.
 *
 * To report upstream, https://github.com/isaacHagoel/svelte-dnd-action/issues:
 *
 *   pointerAction.js: `elToIdx` keeps every item that a zone ever had (0.9.79)
 *
 *   Each zone has `let elToIdx = new Map()` from an item's element to its index. `configure()` adds the current
 *   children, and nothing ever removes one. A long-lived zone whose items change (a virtual list, a search) keeps each
 *   removed element, its subtree and its listeners until the zone itself is destroyed. Here, the tree of a real site
 *   held 1.7 million detached nodes and 111,000 listeners after 15 minutes.
 *   The fix is one line: `const elToIdx = new WeakMap();`, the same type as `elToMouseDownListener`. The map is only
 *   read by `elToIdx.get(originalDragTarget)`, with an element that is alive at that moment.
 *
 * Not an error: the library scrolls within 30 pixels of an edge, and no option turns this off. The tree scrolls in a
 * larger zone, and outside itself as well (features/tree/drag/scroll-at-edges.ts). Both together would scroll too fast.
 *
 * Nor this: the library draws what is dragged as a copy with all styles of the original, one by one. The tree draws its
 * own (features/tree/drag/Ghost.svelte) and hides the copy, so it needs no styles.
 */

/**
 * `file` is relative to the library's folder.
 * @typedef {{ library: string, file: string, is: string, becomes: string }} Patch
 */

/** @type {readonly Patch[]} */
export const PATCHES = [
  {
    library: 'svelte-dnd-action',
    file: 'dist/index.mjs',
    is: 'var elToIdx = new Map();',
    // Guard: the drag library keeps no row that was removed
    becomes: 'var elToIdx = new WeakMap();',
  },
  {
    library: 'svelte-dnd-action',
    file: 'dist/index.mjs',
    is: 'var SCROLL_ZONE_PX = 30;',
    becomes: 'var SCROLL_ZONE_PX = 0;',
  },
  {
    library: 'svelte-dnd-action',
    file: 'dist/index.mjs',
    is: 'copyStylesFromTo(originalElement, draggedEl);',
    becomes: '',
  },
];

/** Returns the patched text. Throws if the text to replace isn't found exactly once. @param {string} code @param {Patch} patch */
export function patchedText(code, { library, file, is, becomes }) {
  const [before = '', after, ...more] = code.split(is);
  if (after === undefined || more.length > 0)
    throw new Error(
      `${library}/${file} is not what scripts/patches.mjs corrects: “${is}” is not found exactly once. See whether this version still needs it.`,
    );
  return before + becomes + after;
}

/** @param {string} id */
const patchesFor = (id) => {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
  return PATCHES.filter(({ library, file }) => path.endsWith(`/node_modules/${library}/${file}`));
};

/** @returns {import('vite').Plugin} */
export function patches() {
  let isBuild = false;
  return {
    name: 'signpost:patches',
    enforce: 'pre',
    // Pre-bundled dependencies would skip this plugin on the development server.
    config: (_, { command }) => {
      isBuild = command === 'build';
      return { optimizeDeps: { exclude: PATCHES.map(({ library }) => library) } };
    },
    transform(code, id) {
      const found = patchesFor(id);
      return found.length ? { code: found.reduce(patchedText, code), map: null } : undefined;
    },
    buildEnd(error) {
      if (!isBuild || error || this.environment.name !== 'client') return;
      const ids = [...this.getModuleIds()];
      for (const patch of PATCHES)
        if (!ids.some((id) => patchesFor(id).includes(patch)))
          this.error(
            `${patch.library}/${patch.file} is not in the build: scripts/patches.mjs corrects nothing. See which file is read now.`,
          );
    },
  };
}

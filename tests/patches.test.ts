/* Checks that builds contain the patched libraries, and that no patch is lost silently. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { expect, test } from 'vitest';
import { PATCHES, patchedText, patches } from '../scripts/patches.mjs';
import config from '../vite.config';

/** Vite's output for a module with this text, inside this project. */
async function built(text: string): Promise<string> {
  const folder = mkdtempSync(join(process.cwd(), '.svelte-kit/patches-'));
  const input = join(folder, 'entry.js');
  writeFileSync(input, text);
  try {
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [patches()],
      build: { write: false, minify: false, rolldownOptions: { input } },
    });
    const [only] = [made].flat();
    if (!only || !('output' in only)) throw new Error('Nothing was built.');
    return only.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The plugin names in a configuration, which may nest lists and promises. */
const pluginNames = async (option: PluginOption): Promise<readonly string[]> => {
  const plugin = await option;
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(pluginNames))).flat();
  return plugin ? [plugin.name] : [];
};

test('the app is built, served and tested with the patches', async () => {
  expect(await pluginNames(config.plugins)).toContain('signpost:patches');
});

test('the drag library releases removed rows', async () => {
  const code = await built(`import { dndzone } from 'svelte-dnd-action'; dndzone(document.body);`);
  expect(code).toMatch(/elToIdx = (\/\*.*?\*\/ )?new WeakMap\(\)/);
  expect(code).not.toMatch(/elToIdx = .*new Map\(/);
});

test('the drag library leaves scrolling to the tree', async () => {
  const code = await built(`import { dndzone } from 'svelte-dnd-action'; dndzone(document.body);`);
  expect(code).toMatch(/SCROLL_ZONE_PX = (\/\*.*?\*\/ )?0;/);
});

test('a build without a patched library fails', async () => {
  await expect(built('document.title = "a";')).rejects.toThrow(
    'svelte-dnd-action/dist/index.mjs is not in the build',
  );
});

for (const patch of PATCHES)
  test(`an unexpected version of ${patch.library} fails the build: ${patch.is}`, () => {
    expect(patchedText(`a;${patch.is}b;`, patch)).toBe(`a;${patch.becomes}b;`);
    for (const text of ['', `${patch.is}${patch.is}`])
      expect(() => patchedText(text, patch)).toThrow('is not found exactly once');
  });

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brokenArrows } from './arrows.ts';

const source = (files: Record<string, string>) => brokenArrows(new Map(Object.entries(files)));

test('the imports of src follow the arrows of ARCHITECTURE.md', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/(\.test\.ts|\.d\.ts)$/.test(path));
  expect(paths.length).toBeGreaterThan(20);
  expect(brokenArrows(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual(
    [],
  );
});

describe('a wrong import is caught', () => {
  test('from core to the editor', () => {
    const broken = source({
      'src/lib/core/tree/rows.ts': "import { Editor } from '../../editor/editor.svelte.ts';",
      'src/lib/editor/editor.svelte.ts': '',
    });
    expect(broken).toEqual([expect.stringContaining('no arrow leads from core/tree to editor')]);
  });

  test('inside core, from text to the document', () => {
    const broken = source({
      'src/lib/core/text/edit.ts': "import type { Node } from '../document/node.ts';",
    });
    expect(broken).toEqual([expect.stringContaining('from core/text to core/document')]);
  });

  test('from one feature to another, but not to what they share', () => {
    const broken = source({
      'src/lib/features/tree/NavigationPane.svelte': `<script lang="ts">
        import Icon from '$lib/ui/Icon.svelte';
        import { show } from '$lib/features/preview/show';
      </script>`,
      'src/lib/features/preview/show.ts': 'export const show = 1;',
    });
    expect(broken).toEqual([expect.stringContaining('from features/tree to features/preview')]);
  });

  test('in markup and in a dynamic import', () => {
    const broken = source({
      'src/lib/features/tree/Row.svelte':
        "{#await import('$lib/storage/file') then it}{it}{/await}",
      'src/lib/editor/late.ts': "export const late = () => import('../features/tree/Row.svelte');",
    });
    expect(broken).toEqual([
      expect.stringContaining('from features/tree to storage'),
      expect.stringContaining('from editor to features/tree'),
    ]);
  });

  test('of a concrete storage from anywhere except the routes and the command', () => {
    const broken = source({
      'src/lib/editor/saving/saving.svelte.ts': "import { file } from '$lib/storage/file';",
      'src/routes/+page.svelte': "<script>import { file } from '$lib/storage/file';</script>",
      'src/cli/signpost.ts': "import { folder } from '../lib/storage/folder.ts';",
    });
    expect(broken).toEqual([expect.stringContaining('from editor to storage')]);
  });

  test('of a library that another file already imports', () => {
    const broken = source({
      'src/lib/features/json/one.ts': "import * as monaco from 'monaco-editor/editor';",
      'src/lib/features/review/two.ts': "import 'monaco-editor/features/register.all';",
      'src/lib/ui/Menu.svelte': "<script>import { Menu } from 'bits-ui';</script>",
      'src/lib/ui/Tip.svelte': "<script>import { Tooltip } from 'bits-ui';</script>",
    });
    expect(broken).toEqual([
      'monaco-editor is imported by 2 files: src/lib/features/json/one.ts, src/lib/features/review/two.ts',
    ]);
  });

  test('from core of a library, of Node, or without the extension', () => {
    const broken = source({
      'src/lib/core/site/site.ts':
        "import { marked } from 'marked'; import { join } from 'node:path'; import { rows } from './rows';",
      'src/lib/core/tree/rows.ts': '',
    });
    expect(broken).toEqual([
      expect.stringContaining('may not import marked'),
      expect.stringContaining('may not import node:path'),
      expect.stringContaining('must name ./rows'),
    ]);
  });

  test('that closes a cycle', () => {
    const broken = source({
      'src/lib/editor/a.ts': "import { b } from './b';",
      'src/lib/editor/b.ts': "import type { A } from './a';",
    });
    expect(broken).toEqual([
      'a cycle: src/lib/editor/a.ts → src/lib/editor/b.ts → src/lib/editor/a.ts',
    ]);
  });

  test('by a file outside the layout', () => {
    const broken = source({ 'src/lib/utils/text.ts': 'export const x = 1;' });
    expect(broken).toEqual([expect.stringContaining('lives outside of the layout')]);
  });
});

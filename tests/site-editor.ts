/* An editor over a whole site, for tests of steps that change page files. */
import { dirname, join } from 'node:path/posix';
import { vi } from 'vitest';
import { linkParser } from '../src/lib/core/links/link-parser';
import type { PageOperation } from '../src/lib/core/operation';
import { followInDocument } from '../src/lib/core/operations/follow-document';
import { planPages } from '../src/lib/core/operations/pages';
import { variablesOf } from '../src/lib/core/document/variables';
import { makeEditor } from './make-editor';
import type { Files } from './real-sites';

const isPage = (path: string) => /\.mdx?$/.test(path);

/** docs.json and the files that it refers to. */
function documentIn(files: Files): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (path: string) => {
    const text = files.get(path);
    if (typeof text !== 'string' || found.has(path)) return;
    found.set(path, text);
    for (const [, target] of text.matchAll(/"\$ref"\s*:\s*"([^"#]+)/g))
      add(join(dirname(path), target!));
  };
  add('docs.json');
  return found;
}

export function siteEditor(files: Files) {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  const document = documentIn(files);
  const editor = makeEditor(document);
  const others = [...files].filter(([path]) => !document.has(path));
  editor.loadPages(
    others.map(([path, text]) => (text === null || !isPage(path) ? { path } : { path, text })),
  );
  const linksOf = linkParser(variablesOf(editor.doc));
  return {
    editor,
    /** Carries out operations as one step. Returns whether it is possible. */
    run: (operations: readonly PageOperation[]): boolean => {
      const { doc, pages } = editor;
      const linked = { paths: new Set([...pages.at.keys(), ...document.keys()]), linksOf };
      const planned = planPages(pages, operations, '', linked);
      if (!planned.ok) return false;
      const followed = followInDocument(doc, operations, planned.value.moved, linked);
      if (!followed.ok) return false;
      const { edits, after } = followed.value;
      editor.commit(edits, 'test', planned.value.label, { after, pages: planned.value });
      return true;
    },
    /** The pages and the files of the document. */
    now: (): Files => {
      const { at, texts } = editor.pages;
      const pages = [...at]
        .filter(([path]) => isPage(path))
        .map(([path, id]) => [path, texts.get(id) ?? null] as const);
      const own = [...editor.doc.files].map(([path, { text }]) => [path, text] as const);
      return new Map<string, string | null>([...pages, ...own]);
    },
  };
}

/*
 * The page files of a folder, looked up by page, and which of them are probably not separate pages, judging by all
 * their texts. Facts learned later update only the files that they affect.
 */
import type { PageFacts } from '../../pages/page-file.ts';
import type { World } from '../diagnostic.ts';

/** Why an unlisted file is probably not a separate page. */
export type NoPage = 'imported' | 'hidden' | 'snippet' | 'notes' | 'agents' | 'put-aside';

export interface FolderFacts {
  readonly has: (page: string) => boolean;
  /** The files that a page can refer to: `a` is `a.mdx` or `a/index.mdx`. Page paths without extension. */
  readonly filesOf: (page: string) => readonly string[];
  /** The facts from the file of a page. Undefined while unknown. */
  readonly factsOf: (page: string) => PageFacts | undefined;
  readonly whyOf: (file: string) => NoPage | undefined;
  /** Every file that is probably not a separate page, with the reason. */
  readonly asides: ReadonlyMap<string, NoPage>;
  /** Updates the facts of page files. Returns the files whose facts or imports changed. */
  readonly learn: (pageFiles: World['pageFiles']) => ReadonlySet<string>;
}

/** `pages`: paths of page files in the folder, without extension. */
export function folderFacts(pages: ReadonlySet<string>): FolderFacts {
  const withIndex = new Set<string>();
  const asides = new Map<string, NoPage>();
  for (const file of pages) {
    if (file === 'index') withIndex.add('');
    else if (file.endsWith('/index')) withIndex.add(file.slice(0, -'/index'.length));
    const why = whyNoPage(file);
    if (why) asides.set(file, why);
  }
  const filesOf = (page: string) => [
    ...(pages.has(page) ? [page] : []),
    ...(withIndex.has(page) ? [page === '' ? 'index' : `${page}/index`] : []),
  ];
  let known: World['pageFiles'];
  /** The number of files that import each file. */
  const importers = new Map<string, number>();

  const count = (file: string, facts: PageFacts | undefined, by: 1 | -1, out: Set<string>) => {
    for (const path of facts?.imports ?? []) {
      const target = path.replace(/\.mdx?$/i, '');
      if (target === file) continue;
      importers.set(target, (importers.get(target) ?? 0) + by);
      out.add(target);
    }
  };

  return {
    has: (page) => pages.has(page) || withIndex.has(page),
    filesOf,
    factsOf: (page) => {
      const [file] = filesOf(page);
      return file === undefined ? undefined : known?.get(file);
    },
    whyOf: (file) => asides.get(file),
    asides,
    learn(pageFiles) {
      if (pageFiles === known) return NO_FILES;
      const touched = new Set<string>();
      for (const [file, facts] of pageFiles ?? []) {
        const before = known?.get(file);
        if (before === facts) continue;
        touched.add(file);
        count(file, before, -1, touched);
        count(file, facts, 1, touched);
      }
      for (const [file, before] of known ?? [])
        if (!pageFiles?.has(file)) {
          touched.add(file);
          count(file, before, -1, touched);
        }
      known = pageFiles;
      for (const file of touched) {
        if (!pages.has(file)) continue;
        const isImported = (importers.get(file) ?? 0) > 0;
        const isHidden = known?.get(file)?.hidden === true;
        const why = whyNoPage(file) ?? (isImported ? 'imported' : isHidden ? 'hidden' : undefined);
        if (why) asides.set(file, why);
        else asides.delete(file);
      }
      return touched;
    },
  };
}
const NO_FILES: ReadonlySet<string> = new Set();

/**
 * Why a file isn't an orphan, by its path alone: a part of other pages, notes for people who work on the files, or a
 * file that was put aside.
 */
export function whyNoPage(file: string): NoPage | undefined {
  if (/(^|\/)_?snippets\//.test(file)) return 'snippet';
  if (/(^|\/)[._]/.test(file)) return 'put-aside';
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/^(AGENTS|CLAUDE|SKILL|skill)$/.test(name) || /(^|\/)skills\/[^/]+\//.test(file))
    return 'agents';
  return NOTES.test(name) ? 'notes' : undefined;
}
const NOTES = /^(readme|Readme|README|license|License|LICENSE|CONTRIBUTING|CODE_OF_CONDUCT)$/;

/* Plans operations on page files. */
import { pageName } from '../document/page-name.ts';
import { quoted } from '../document/kind-words.ts';
import type { PageOperation } from '../operation.ts';
import type { PageFiles, PagePlan } from '../page-files.ts';
import { frontmatterOf } from '../pages/frontmatter.ts';
import { setFrontmatter } from '../pages/set-frontmatter.ts';
import { ok, refuse, type Result } from '../result.ts';
import { labelOf } from '../schema/page-fields.ts';
import * as m from './set-messages.ts';
import { fileUnread } from './messages.ts';

export interface PlannedPages extends PagePlan {
  /** For the history and the live region: "Set title of “Quickstart”". */
  readonly label: string;
}

/**
 * How to carry out operations on different page files, as one step. Refuses a file whose text isn't known
 * (`needs-files`). `home`: the folder of docs.json, with a trailing slash, or '' at the top.
 */
export function planPages(
  pages: PageFiles,
  operations: readonly PageOperation[],
  home: string,
): Result<PlannedPages> {
  const edits = [];
  const labels: string[] = [];
  for (const operation of operations) {
    const { path, field, value } = operation;
    const file = fileOf(pages, home + path);
    const text = file === undefined ? undefined : pages.texts.get(pages.at.get(file)!);
    if (file === undefined || text === undefined) return refuse('needs-files', fileUnread(path));
    const set = setFrontmatter(file, text, field, value);
    if (!set.ok) return set;
    edits.push(...set.value);
    const owner = quoted(frontmatterOf(text).title ?? pageName(path));
    const name = labelOf(field);
    const isText = typeof value === 'string' && value.trim() !== '';
    labels.push(
      value === undefined
        ? m.clear(name, owner)
        : isText
          ? m.setTo(name, owner, value)
          : m.set(name, owner),
    );
  }
  return ok({ files: [], edits, label: labels[0] ?? '' });
}

/** The file of a page: `a` is `a.mdx`, `a.md`, or the index of a folder. */
export const fileOf = ({ at }: PageFiles, page: string): string | undefined =>
  [page, `${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`].find((file) =>
    at.has(file),
  );

/* Plans operations on page files. */
import { pageName } from '../document/page-name.ts';
import { pageOf } from '../document/page-index.ts';
import { quoted } from '../document/kind-words.ts';
import type { PageOperation } from '../operation.ts';
import type { PageChange, PageFiles, PagePlan } from '../page-files.ts';
import { frontmatterOf } from '../pages/frontmatter.ts';
import { isPageFile } from '../pages/page-paths.ts';
import { newPage } from '../pages/new-page.ts';
import { setFrontmatter } from '../pages/set-frontmatter.ts';
import { ok, refuse, type Result } from '../result.ts';
import { labelOf } from '../schema/page-fields.ts';
import type { TextEdit } from '../text/edit.ts';
import * as words from './set-messages.ts';
import * as m from './page-messages.ts';

export interface PlannedPages extends PagePlan {
  /** For the history and the live region: "Set title of “Quickstart”". */
  readonly label: string;
}

/**
 * How to carry out operations on different page files, as one step. Refuses a file whose text isn't known
 * (`needs-files`), and a new page whose path is taken or can't be a page's. `home`: the folder of docs.json, with a
 * trailing slash, or '' at the top.
 */
export function planPages(
  pages: PageFiles,
  operations: readonly PageOperation[],
  home: string,
): Result<PlannedPages> {
  const files: PageChange[] = [];
  const edits: TextEdit[] = [];
  const labels: string[] = [];
  for (const operation of operations) {
    const planned =
      operation.op === 'create-page'
        ? planNew(pages, operation, home)
        : operation.op === 'rename-page'
          ? planRename(pages, operation, home)
          : planChange(pages, operation, home);
    if (!planned.ok) return planned;
    files.push(...planned.value.files);
    edits.push(...planned.value.edits);
    labels.push(planned.value.label);
  }
  const label = labels.length > 1 ? labelOfAll(operations) : (labels[0] ?? '');
  return ok({ files, edits, label });
}

/** The name of a step that does something to several pages. */
function labelOfAll(operations: readonly PageOperation[]): string {
  const [first] = operations;
  if (!first) return '';
  if (first.op !== 'set-frontmatter') return m.several(first.op, operations.length);
  const isSame = operations.every(
    (one) => one.op === first.op && one.field === first.field && one.value === first.value,
  );
  return isSame
    ? setLabel(first, m.pages(operations.length))
    : m.several(first.op, operations.length);
}

function setLabel(
  { field, value }: PageOperation & { op: 'set-frontmatter' },
  owner: string,
): string {
  const name = labelOf(field);
  if (value === undefined) return words.clear(name, owner);
  const isText = typeof value === 'string' && value.trim() !== '';
  return isText ? words.setTo(name, owner, value) : words.set(name, owner);
}

function planNew(
  pages: PageFiles,
  { path, title, extension, like }: PageOperation & { op: 'create-page' },
  home: string,
): Result<PlannedPages> {
  const page = pageOf(path).replace(/\.mdx?$/i, '');
  if (!isPossible(page)) return refuse('page-path', m.impossiblePath(path));
  const taken = fileOf(pages, home + page);
  if (taken !== undefined) return refuse('exists', m.exists(taken));
  const example = like === undefined ? undefined : fileOf(pages, home + like);
  const kind = extension ?? (/\.md$/i.test(example ?? '') ? 'md' : 'mdx');
  const text = newPage(title, textOf(pages, example));
  const label = m.create(quoted(title));
  return ok({ files: [{ path: `${home}${page}.${kind}`, text }], edits: [], label });
}

function planRename(
  pages: PageFiles,
  { from, to }: PageOperation & { op: 'rename-page' },
  home: string,
): Result<PlannedPages> {
  const file = fileOf(pages, home + pageOf(from));
  const text = textOf(pages, file);
  if (file === undefined || text === undefined) return refuse('needs-files', m.noPageFile(from));
  const page = pageOf(to).replace(/\.mdx?$/i, '');
  if (!isPossible(page)) return refuse('page-path', m.impossiblePath(to));
  const path = `${home}${page}${file.slice(file.lastIndexOf('.'))}`;
  const taken = fileOf(pages, home + page);
  if (taken !== undefined && taken !== file) return refuse('exists', m.exists(taken));
  const owner = quoted(frontmatterOf(text).title ?? pageName(from));
  const files = path === file ? [] : [{ from: file, to: path }];
  return ok({ files, edits: [], label: m.movePage(owner, page) });
}

/** Whether a file may have this path: within the folder, and with a name. */
const isPossible = (page: string): boolean =>
  page.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
  !/[\u0000-\u001f<>"|*:?#\\]/.test(page);

function planChange(
  pages: PageFiles,
  operation: PageOperation & { op: 'set-frontmatter' | 'delete-page' },
  home: string,
): Result<PlannedPages> {
  const { path } = operation;
  const file = fileOf(pages, home + path);
  const text = textOf(pages, file);
  if (file === undefined || text === undefined) return refuse('needs-files', m.noPageFile(path));
  const owner = quoted(frontmatterOf(text).title ?? pageName(path));
  if (operation.op === 'delete-page')
    return ok({ files: [{ deleted: file }], edits: [], label: m.deletePage(owner) });
  const set = setFrontmatter(file, text, operation.field, operation.value);
  return set.ok ? ok({ files: [], edits: set.value, label: setLabel(operation, owner) }) : set;
}

const textOf = ({ at, texts }: PageFiles, file: string | undefined): string | undefined =>
  file === undefined ? undefined : texts.get(at.get(file) ?? '');

/** The files that a page can have: `a` is `a.mdx`, `a.md`, or the index of a folder. */
export const filesOf = (page: string): readonly string[] => [
  ...(isPageFile(page) ? [page] : []),
  ...[`${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`],
];

const fileOf = ({ at }: PageFiles, page: string): string | undefined =>
  filesOf(page).find((file) => at.has(file));

/* Plans operations on page files. */
import { pageName } from '../document/page-name.ts';
import { pageOf } from '../document/page-index.ts';
import { quoted } from '../document/kind-words.ts';
import type { LinkedFiles } from '../links/linked-files.ts';
import type { PageOperation } from '../operation.ts';
import type { PageChange, PageFiles, PagePlan } from '../page-files.ts';
import { frontmatterOf } from '../pages/frontmatter.ts';
import { newPage } from '../pages/new-page.ts';
import { setFrontmatter } from '../pages/set-frontmatter.ts';
import { ok, refuse, type Result } from '../result.ts';
import { labelOf } from '../schema/page-fields.ts';
import type { TextEdit } from '../text/edit.ts';
import { filesMoved, type FilesMoved } from './files-moved.ts';
import { followLinks, type Followed, type LeftAlone } from './follow-links.ts';
import { nameClash } from './name-clash.ts';
import {
  clashIn,
  fileOf,
  isPossible,
  leftPath,
  planFolderMove,
  planPageMove,
  textOf,
  type Planned,
} from './page-moves.ts';
import { describeSet } from './set.ts';
import * as m from './page-messages.ts';

export interface PlannedPages extends PagePlan {
  /** For the history and the live region: "Set title of “Quickstart”". */
  readonly label: string;
  /** All that happens to files, for what follows them in the document. */
  readonly moved: FilesMoved;
  readonly left: readonly LeftAlone[];
}

/**
 * How to carry out operations on different page files, as one step. Refuses a file whose text isn't known
 * (`needs-files`), and a path that is taken, can't be a page's, or differs only in case from that of another file.
 * `home`: the folder of docs.json, with a trailing slash, or '' at the top. `linked`: what links lead to what. Without
 * it, links stay as they are. `others`: the files that aren't among `pages`.
 */
export function planPages(
  pages: PageFiles,
  operations: readonly PageOperation[],
  home: string,
  linked?: LinkedFiles,
  others: ReadonlySet<string> = new Set(),
): Result<PlannedPages> {
  const files: PageChange[] = [];
  const own: TextEdit[] = [];
  const labels: string[] = [];
  const instead = new Map<string, string>();
  const silent = new Set<string>();
  for (const operation of operations) {
    const planned = planOne(pages, operation, home);
    if (!planned.ok) return planned;
    files.push(...planned.value.files);
    own.push(...planned.value.edits);
    labels.push(planned.value.label);
    for (const path of planned.value.files.flatMap(leftPath)) {
      const file = path.slice(home.length);
      if (operation.op === 'delete-page' && operation.to !== undefined)
        instead.set(file, pageOf(operation.to));
      if ('redirect' in operation) silent.add(file);
    }
  }
  const { at } = pages;
  const clash =
    clashIn((path) => at.has(path) || others.has(path), files) ??
    nameClash([at.keys(), others], files, home);
  if (clash) return clash;
  const moved = filesMoved(files, home, { instead, silent });
  const label = labels.length > 1 ? labelOfAll(operations) : (labels[0] ?? '');
  const isFollowed = linked && moved.to.size + moved.created.length > 0;
  const followed = isFollowed ? followLinks(pages, moved, linked, home) : ok(NOTHING);
  if (!followed.ok) return followed;
  const edits = [...own, ...followed.value.edits];
  return ok({ files, edits, label, moved, left: followed.value.left });
}
const NOTHING: Followed = { edits: [], left: [] };

function planOne(pages: PageFiles, operation: PageOperation, home: string): Result<Planned> {
  if (operation.op === 'create-page') return planNew(pages, operation, home);
  if (operation.op !== 'rename-page') return planChange(pages, operation, home);
  return operation.from.endsWith('/')
    ? planFolderMove(pages, operation, home)
    : planPageMove(pages, operation, home);
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
  return describeSet(labelOf(field), owner, value);
}

function planNew(
  pages: PageFiles,
  { path, title, extension, like, frontmatter }: PageOperation & { op: 'create-page' },
  home: string,
): Result<Planned> {
  const page = pageOf(path).replace(/\.mdx?$/i, '');
  if (!isPossible(page)) return refuse('page-path', m.impossiblePath(path));
  const example = like === undefined ? undefined : fileOf(pages, home + like);
  const kind = extension ?? (/\.md$/i.test(example ?? '') ? 'md' : 'mdx');
  const file = `${home}${page}.${kind}`;
  const text = newPage(file, title, frontmatter, textOf(pages, example));
  if (!text.ok) return text;
  const label = m.create(quoted(title));
  return ok({ files: [{ path: file, text: text.value }], edits: [], label });
}

function planChange(
  pages: PageFiles,
  operation: PageOperation & { op: 'set-frontmatter' | 'delete-page' },
  home: string,
): Result<Planned> {
  const { path } = operation;
  const file = fileOf(pages, home + path);
  const text = textOf(pages, file);
  if (file === undefined || text === undefined) return refuse('needs-files', m.noPageFile(path));
  const owner = quoted(frontmatterOf(text).title ?? pageName(path));
  if (operation.op === 'delete-page') {
    const { to } = operation;
    const target = to === undefined ? undefined : fileOf(pages, home + pageOf(to));
    if (to !== undefined && (target === undefined || target === file))
      return refuse('no-target', m.noTarget(to));
    return ok({ files: [{ deleted: file }], edits: [], label: m.deletePage(owner) });
  }
  const set = setFrontmatter(file, text, operation.field, operation.value);
  return set.ok ? ok({ files: [], edits: set.value, label: setLabel(operation, owner) }) : set;
}

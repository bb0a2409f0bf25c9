/* A link that a file writes, and where each of its forms may lead from. */
import { folderOf } from '../pages/page-paths.ts';
import { destinationIn, meaning, type Base, type Destination } from './destination.ts';
import type { LinkTargets } from './link-targets.ts';

export type LinkForm =
  | 'markdown'
  | 'attribute'
  | 'value'
  | 'import'
  | 'snippet'
  | 'frontmatter'
  /** The path of a specification in frontmatter. */
  | 'specification'
  /** In a text of a specification. */
  | 'description';

export interface FileLink {
  /** With escapes resolved. */
  readonly address: string;
  /** The address as written, without brackets and quotes. */
  readonly at: { readonly from: number; readonly to: number };
  readonly form: LinkForm;
  /** The prop, key or field that holds it. `src` for an image in Markdown. */
  readonly key?: string;
}

export interface FileLinks {
  readonly links: readonly FileLink[];
  /** Why the file isn't MDX. `isRead`: its links are known all the same, since it is plain Markdown. */
  readonly problem:
    | { readonly reason: string; readonly line: number | undefined; readonly isRead: boolean }
    | undefined;
}

/** A path that is to be written in the place of another. */
export interface NewPath {
  /** What it was, without query and anchor. */
  readonly old: string;
  readonly path: string;
  /** What is written before and after the path. */
  readonly before: string;
  readonly after: string;
}

/** What a link means: the file, and how that was found. */
export interface Meant {
  readonly file: string;
  /** The path that the destination means. */
  readonly path: string;
  /** Where it leads from. Undefined for the folder of the file that the link is in. */
  readonly base: Base | undefined;
}

/** Where paths without a leading slash may lead from. */
function basesOf({ form, address }: FileLink): readonly (Base | undefined)[] {
  if (form === 'snippet') return ['snippets/', '_snippets/'];
  if (form === 'specification') return [''];
  if (form !== 'import' || /^[./]/.test(address)) return [undefined];
  // A name without a suffix is that of a package.
  return /\.(mdx?|[jt]sx?|json)$/i.test(address) ? ['', undefined] : [];
}

/** A name without a suffix, which an import finds among the installed packages. */
export const isPackage = ({ form, address }: FileLink): boolean =>
  form === 'import' && !/^[./]/.test(address) && !/\.[a-z]+$/i.test(address);

/** The parts of a link's address. In a `<Snippet>` a leading slash means nothing. */
export const destinationOf = (link: FileLink, siteUrl?: string): Destination | undefined =>
  destinationIn(link.form === 'snippet' ? link.address.replace(/^\/+/, '') : link.address, siteUrl);

/** The file that a link in `file` means. Undefined if it leads nowhere, or to what isn't a file. */
export function meantBy(
  link: FileLink,
  destination: Destination,
  file: string,
  { fileAt }: LinkTargets,
): Meant | undefined {
  for (const base of basesOf(link)) {
    const path = meaning(destination, base ?? folderOf(file));
    const found = fileAt(path);
    if (found !== undefined) return { file: found, path, base };
  }
  return undefined;
}

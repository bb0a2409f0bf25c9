/* All links that a page file writes, in its frontmatter and in its text. */
import { linksIn } from '../page/links.ts';
import { parseMarkdown, type PageProblem } from '../page/markdown.ts';
import { frontmatterBlock } from '../pages/frontmatter.ts';
import { frontmatterTexts } from '../pages/set-frontmatter.ts';
import type { FileLink, FileLinks } from './link.ts';

/** Fields of the frontmatter that hold an address. */
const ADDRESSES = new Set(['url', 'related', 'canonical', 'og:image', 'twitter:image']);
/** Fields that may start with the path of a specification. */
const SPECIFICATIONS = new Set(['openapi', 'api', 'asyncapi']);
const MAY_HAVE =
  /^["']?(url|related|canonical|og:image|twitter:image|openapi|api|asyncapi)["']?\s*:/m;

/**
 * The links of a page file. One that isn't MDX has none that are known, unless it ends in `.md`: then it is read as plain
 * Markdown. `variables`: the site's, for `{{name}}`.
 */
export function fileLinks(
  path: string,
  text: string,
  variables: ReadonlyMap<string, string> = NO_VARIABLES,
): FileLinks {
  const markdown = parseMarkdown(text, variables);
  const isRead = !markdown.problem || /\.md$/i.test(path);
  const own: readonly FileLink[] = isRead ? linksIn(text, markdown) : [];
  const links = [...topLinks(text), ...own];
  return { links, problem: markdown.problem && problemOf(markdown.problem, isRead) };
}
const NO_VARIABLES: ReadonlyMap<string, string> = new Map();

const problemOf = (problem: PageProblem, isRead: boolean) => ({ ...problem, isRead });

function topLinks(text: string): readonly FileLink[] {
  if (!MAY_HAVE.test(frontmatterBlock(text)?.block ?? '')) return [];
  const isAsked = (key: string) => ADDRESSES.has(key) || SPECIFICATIONS.has(key);
  return frontmatterTexts(text, isAsked).flatMap(({ key, value, from, to }): FileLink[] => {
    if (ADDRESSES.has(key)) return [{ address: value, at: { from, to }, form: 'frontmatter', key }];
    const file = /^\S+\.(json|ya?ml)(?=\s|$)/i.exec(value)?.[0];
    if (file === undefined || !text.startsWith(file, from)) return [];
    return [{ address: file, at: { from, to: from + file.length }, form: 'specification' }];
  });
}

/*
 * Finds the links of page files, and the files that they lead to, by its own means: nothing of the product is used. Code
 * and comments are blanked first; what is left is searched by patterns.
 */
import { posix } from 'node:path';

export interface FoundLink {
  readonly from: number;
  readonly to: number;
  readonly address: string;
  readonly is: 'link' | 'import' | 'snippet';
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

function withoutCode(text: string): string {
  return text
    .replace(
      /^([ \t>]*)(`{3,}|~{3,})[^`\r\n]*\r?\n[^]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![^]))/gm,
      blank,
    )
    .replace(/\{\/\*[^]*?\*\/\}/g, blank)
    .replace(/(`+)(?!`)(?:(?!\r?\n\s*\r?\n)[^])*?[^`]\1(?!`)/g, (code, _ticks, at: number) =>
      text[at - 1] === '{' ? code : blank(code),
    );
}

const PATTERNS: readonly (readonly [FoundLink['is'], RegExp])[] = [
  [
    'link',
    /(?<=\]\([ \t]*)(?:(?<=<)[^<>\r\n]*(?=>)|[^\s<>()]+(?:\([^\s()]*\)[^\s<>()]*)*)(?=[ \t]*(?:["'(][^\r\n]*)?\))/g,
  ],
  ['link', /(?<=^[ ]{0,3}\[[^\]\r\n]+\]:[ \t]*)[^\s<>]+/gm],
  ['link', /(?<=[\s"'](?:href|to|url|src|link|img)=["'])[^"'\r\n]*(?=["'])/g],
  ['link', /(?<=[\s](?:href|to|url|src|link|img)=\{["'`])[^"'`\r\n$]*(?=["'`]\})/g],
  ['link', /(?<=[\s{,]["']?(?:href|to|url|src|link|img)["']?:[ \t]*["'`])[^"'`\r\n$]*(?=["'`])/g],
  ['import', /(?<=^(?:import|export)\b[^;'"]*from[ \t]*["'])[^"'\r\n]+(?=["'])/gm],
  ['snippet', /(?<=<Snippet\b[^>]*?\bfile=["'])[^"'\r\n]+(?=["'])/g],
];

export function findLinks(text: string): readonly FoundLink[] {
  const plain = withoutCode(text);
  const found = new Map<number, FoundLink>();
  for (const [is, pattern] of PATTERNS)
    for (const { index, 0: address } of plain.matchAll(pattern))
      found.set(index, { from: index, to: index + address.length, address, is });
  return [...found.values()].sort((one, other) => one.from - other.from);
}

/** The file that a link in a file leads to, or undefined. */
export function leadsTo(
  { address, is }: FoundLink,
  file: string,
  files: ReadonlySet<string>,
): string | undefined {
  if (/^\s*([a-z][a-z\d+.-]*:|\/\/)/i.test(address) || /^\s*[#?]/.test(address)) return undefined;
  const plain = address.replace(/[?#].*$/s, '').trim();
  if (plain === '') return undefined;
  const path = decode(plain);
  const bases =
    is === 'snippet'
      ? ['snippets', '_snippets']
      : path.startsWith('/')
        ? ['']
        : is === 'import' && !path.startsWith('.')
          ? ['', posix.dirname(file)]
          : [posix.dirname(file)];
  if (is === 'import' && !/^[./]/.test(path) && !/\.\w+$/.test(path)) return undefined;
  for (const base of bases) {
    const full = posix.join('/', base, path).replace(/^\/|\/$/g, '');
    const page = full.replace(/\.mdx?$/, '');
    const names = [full, ...[full, page].flatMap(pagesAt)];
    const there = names.find((name) => files.has(name));
    if (there !== undefined) return there;
  }
  return undefined;
}

const pagesAt = (page: string): readonly string[] =>
  page === ''
    ? ['index.mdx', 'index.md']
    : [`${page}.mdx`, `${page}.md`, `${page}/index.mdx`, `${page}/index.md`];

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

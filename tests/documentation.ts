/* Parts of the documentation: its files, and in each file the links, pictures, headings and bold words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Document {
  readonly file: string;
  /** Without fenced code, which contains no links. */
  readonly prose: string;
  readonly text: string;
}

/** The files under a folder with one of these endings. */
export const filesIn = (folder: string, ...endings: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => join(folder, file))
    .sort();

const ours = readdirSync('.').filter((file) => file.endsWith('.md'));
const folders = ['docs', 'examples', '.github'].filter((folder) => existsSync(folder));

export const documents: readonly Document[] = [
  ...ours,
  ...folders.flatMap((folder) => filesIn(folder, '.md')),
]
  .sort()
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, prose: text.replace(/^```.*?^```/gms, '') };
  });

/** The target of a link: a file relative to the repository root, and a heading in it. */
export interface Link {
  readonly to: string;
  readonly heading: string | undefined;
}

/** Every link and picture that points to one of our files. */
export function linksIn({ file, prose }: Document): readonly Link[] {
  const written = prose.replace(/`[^`\n]*`/g, '`').matchAll(/\]\(([^)\s]+)\)/g);
  return [...written].flatMap(([, address = '']) => {
    if (/^[a-z]+:/.test(address)) return [];
    const [path = '', heading] = address.split('#');
    return [{ to: path ? normalize(join(dirname(file), path)) : file, heading }];
  });
}

export const picturesIn = (document: Document): readonly string[] =>
  linksIn(document).flatMap(({ to }) => (to.endsWith('.png') ? [to] : []));

/**
 * The headings' anchors, as GitHub makes them: https://docs.github.com/get-started/writing-on-github (section links).
 */
export function anchorsIn({ prose }: Document): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+)$/gm)) {
    const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}_\- ]/gu, '');
    const anchor = plain.trim().replaceAll(' ', '-');
    let own = anchor;
    for (let n = 1; anchors.has(own); n++) own = `${anchor}-${n}`;
    anchors.add(own);
  }
  return anchors;
}

/** Bold words, which quote the screen. */
export const boldIn = ({ prose }: Document): readonly string[] =>
  [...prose.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' '));

/** All text the app can show, as in its source, plus a copy with `{}` for inserted values. */
export function wordsOfTheApp(): string {
  const files = ['src/lib', 'src/routes'].flatMap((folder) => filesIn(folder, '.svelte', '.ts'));
  const source = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return `${source} ${source.replace(/\$?\{[^{}]*\}/g, '{}')}`.replace(/\s+/g, ' ');
}

/** Whether the app can show these words, either literally or with the name of a kind inserted. */
export function isSaid(app: string, words: string): boolean {
  const filled = words.replace(/\b(version|language|group)s?\b/g, '{}');
  return [words, filled].some((one) =>
    new RegExp(`(?<!\\p{L})${escaped(one)}(?!\\p{L})`, 'u').test(app),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/* What the documentation says of itself: its files, and in each the links, pictures, headings and words in bold. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Document {
  readonly file: string;
  /** Without fenced code, in which nothing is a link. */
  readonly prose: string;
  readonly text: string;
}

/** The files below a folder of the repository whose names end so. */
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

/** Where a link leads: a file from the repository's root, and a heading in it. */
export interface Link {
  readonly to: string;
  readonly heading: string | undefined;
}

/** Every link and picture that leads to a file of ours. */
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

/** The headings as they are linked to: https://docs.github.com/get-started/writing-on-github (section links). */
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

/** Words that stand on the screen. */
export const boldIn = ({ prose }: Document): readonly string[] =>
  [...prose.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' '));

/** All that the app can say, as it is written in its source; and once more with `{}` for what is filled in. */
export function wordsOfTheApp(): string {
  const files = ['src/lib', 'src/routes'].flatMap((folder) => filesIn(folder, '.svelte', '.ts'));
  const source = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return `${source} ${source.replace(/\$?\{[^{}]*\}/g, '{}')}`.replace(/\s+/g, ' ');
}

/** Whether the app can say this: as it stands, or with the name of a kind filled in. */
export function isSaid(app: string, words: string): boolean {
  const filled = words.replace(/\b(version|language|group)s?\b/g, '{}');
  return [words, filled].some((one) =>
    new RegExp(`(?<!\\p{L})${escaped(one)}(?!\\p{L})`, 'u').test(app),
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

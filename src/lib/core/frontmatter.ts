/*
 * What a page's file says of the page, in the lines between `---` at its top. It is read to be shown, never to be
 * written; what cannot be read as YAML is read line by line, so that a slip in one line hides no other.
 */
import { readYaml } from './yaml.ts';

/** What decides how a page shows. */
export interface Frontmatter {
  readonly title?: string;
  /** Wins over the title in the navigation. */
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly hidden?: boolean;
  readonly deprecated?: boolean;
  /** The entry leads there instead of to the page. */
  readonly url?: string;
  /** The endpoint that the page describes: "GET /users". */
  readonly openapi?: string;
}

const TEXTS = ['title', 'sidebarTitle', 'description', 'icon', 'tag', 'url', 'openapi'] as const;
const FLAGS = ['hidden', 'deprecated'] as const;
const NONE: Frontmatter = {};

/** So many units of a file's beginning hold all that is read. */
export const FRONTMATTER_LIMIT = 32_768;

/** What the top of a page file says; empty where it says nothing. */
export function frontmatterOf(text: string): Frontmatter {
  const block = /^\ufeff?---[ \t]*\r?\n(?:([^]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/.exec(text)?.[1];
  if (!block?.trim()) return NONE;
  const read = readYaml(block);
  return pick(read.ok && isRecord(read.value) ? read.value : linesOf(block));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pick(said: Readonly<Record<string, unknown>>): Frontmatter {
  const texts = TEXTS.flatMap((key) => {
    const text = textOf(said[key]);
    return text ? [[key, text] as const] : [];
  });
  const flags = FLAGS.flatMap((key) =>
    said[key] === true || said[key] === 'true' ? [[key, true] as const] : [],
  );
  return Object.fromEntries<string | boolean>([...texts, ...flags]);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return String(value);
  // An icon may be an object that holds its name.
  return isRecord(value) ? textOf(value.name) : undefined;
}

/** `key: value` on lines of their own, quotes taken off. */
function linesOf(block: string): Readonly<Record<string, string>> {
  const pairs = block.split(/\r?\n/).flatMap((line) => {
    const [, key, value] = /^([A-Za-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    return key && value ? [[key, value.replace(/^(["'])(.*)\1$/, '$2')] as const] : [];
  });
  return Object.fromEntries(pairs);
}

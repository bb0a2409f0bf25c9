/*
 * The frontmatter of a page file: the lines between `---` at its top. It is read for display, and never written. What
 * isn't valid YAML is read line by line, so that a mistake in one line doesn't hide the others.
 */
import { parseYaml } from '../yaml.ts';

/** The fields that decide how a page is displayed. */
export interface Frontmatter {
  readonly title?: string;
  /** Takes precedence over the title in the navigation. */
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: string;
  readonly tag?: string;
  readonly hidden?: boolean;
  readonly deprecated?: boolean;
  /** The entry links to this address instead of the page. */
  readonly url?: string;
  /** The endpoint that the page describes: "GET /users". */
  readonly openapi?: string;
  /** The same for a page that describes its endpoint itself: "POST https://api.example.com/users". */
  readonly api?: string;
}

/** Why the lines at the top of a page aren't YAML. */
export interface YamlProblem {
  /** In the parser's words, without a period. */
  readonly reason: string;
  /** Line in the file, from 1. */
  readonly line: number;
}

const TEXTS = [
  'title',
  'sidebarTitle',
  'description',
  'icon',
  'tag',
  'url',
  'openapi',
  'api',
] as const;
const FLAGS = ['hidden', 'deprecated'] as const;
const NO_FIELDS: Frontmatter = {};

const TOP = /^(\ufeff?---[ \t]*\r?\n)(?:([^]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** The lines between `---`, without the last line break, and where they start. Undefined if there are none. */
export function frontmatterBlock(
  text: string,
): { readonly block: string; readonly at: number } | undefined {
  const top = TOP.exec(text);
  return top ? { block: top[2] ?? '', at: top[1]!.length } : undefined;
}

/**
 * Every field of a page file's frontmatter, as written. Empty if there is none, or if it isn't YAML. Leaves out fields
 * whose aliases repeat without end.
 */
export function frontmatterFields(text: string): Readonly<Record<string, unknown>> {
  const block = frontmatterBlock(text)?.block;
  const read = block?.trim() ? parseYaml(block) : undefined;
  if (!read?.ok || !isRecord(read.value)) return {};
  return Object.fromEntries(Object.entries(read.value).filter(([, value]) => isBounded(value)));
}

/** Limit on the values of a field. Those that an alias repeats count each time. */
const MOST_VALUES = 10_000;

function isBounded(value: unknown): boolean {
  const rest = [value];
  for (let count = 0; rest.length > 0; count++) {
    if (count > MOST_VALUES || rest.length > MOST_VALUES) return false;
    const one = rest.pop();
    if (typeof one === 'object' && one !== null)
      for (const child of Object.values(one).slice(0, MOST_VALUES + 1)) rest.push(child);
  }
  return true;
}

/** The frontmatter of a page file. Empty if there is none. */
export const frontmatterOf = (text: string): Frontmatter => readTop(text).said;

/** The frontmatter of a page file, why it isn't YAML if it isn't, and the text after it. */
export function readTop(text: string): {
  readonly said: Frontmatter;
  readonly problem: YamlProblem | undefined;
  readonly body: string;
} {
  const top = TOP.exec(text);
  const block = top?.[2];
  const body = top ? text.slice(top[0].length) : text;
  if (!block?.trim()) return { said: NO_FIELDS, problem: undefined, body };
  const read = parseYaml(block);
  const isRead = read.ok && isRecord(read.value);
  return {
    said: pick(isRead ? read.value : linesOf(block)),
    // The first line of the file opens the block.
    problem: read.ok ? undefined : { reason: read.reason, line: (read.line ?? 1) + 1 },
    body,
  };
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
  // An icon may be an object with a name.
  return isRecord(value) ? textOf(value.name) : undefined;
}

/** Reads lines of the form `key: value`, without quotes. */
function linesOf(block: string): Readonly<Record<string, string>> {
  const pairs = block.split(/\r?\n/).flatMap((line) => {
    const [, key, value] = /^([A-Za-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    return key && value ? [[key, value.replace(/^(["'])(.*)\1$/, '$2')] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/* Page files as the MDX compiler reads them: the JavaScript that it makes, and the strings in it. */
import { compile } from '@mdx-js/mdx';

export interface Compiled {
  /** The JavaScript without the contents of its strings. */
  readonly code: string;
  /** In the order in which they're written. */
  readonly strings: readonly string[];
}

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** By text: a page that moved before is the same as then. */
const known = new Map<string, Promise<Compiled | undefined>>();

/** Undefined if the text isn't MDX. Its frontmatter is left out. */
export function compiled(text: string): Promise<Compiled | undefined> {
  const found = known.get(text) ?? compiledNow(text);
  known.set(text, found);
  return found;
}

async function compiledNow(text: string): Promise<Compiled | undefined> {
  const plain = text.replace(/^\ufeff?---\r?\n[^]*?\r?\n---[ \t]*(?=\r?\n|$)/, '');
  try {
    const code = String(await compile(plain));
    return {
      code: code.replace(STRING, '""'),
      strings: [...code.matchAll(STRING)].map(([string]) => contentOf(string)),
    };
  } catch {
    return undefined;
  }
}

const contentOf = (string: string): string =>
  string
    .slice(1, -1)
    .replace(/\\u([\da-f]{4})|\\(.)/gi, (_, code: string, char: string) =>
      code ? String.fromCharCode(parseInt(code, 16)) : char,
    );

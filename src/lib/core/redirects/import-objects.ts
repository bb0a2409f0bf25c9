/* Redirects as lists of objects: `vercel.json`, `docs.json`, the options of Docusaurus; and `.gitbook.yaml`. */
import { isUrl } from '../schema/links.ts';
import { parseYaml } from '../yaml.ts';
import type { ImportFormat, Imported } from './imported-redirects.ts';
import { entryOf, skip, type Entry } from './imported-entry.ts';
import * as m from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `text`: not empty. Reads JSON, YAML, and lists in JavaScript that are written out. */
export function redirectsInObjects(text: string): Imported {
  const parsed = parseYaml(listIn(text) ?? text);
  if (!parsed.ok) return failed(text, m.notReadable(parsed.reason));
  const { value } = parsed;
  const list = isFields(value) ? value.redirects : value;
  if (Array.isArray(list)) return fromList(list as readonly unknown[]);
  return isFields(list) ? fromMap(list) : failed(text, m.noList);
}

const failed = (text: string, why: string): Imported => ({
  format: undefined,
  redirects: [],
  skipped: [{ written: text.split('\n', 1)[0]!, why }],
});

/** The list after `redirects:` in JavaScript, without comments and ready to be read as YAML. */
function listIn(text: string): string | undefined {
  const start = /^(?!\s*[[{]\s*").*\bredirects\s*:\s*(?=\[)/ms.exec(text);
  if (!start) return undefined;
  const rest = text.slice(start[0].length);
  let depth = 0;
  for (const { 0: sign, index } of rest.matchAll(/'[^'\n]*'|"[^"\n]*"|\/\/.*|[[\]]/g)) {
    depth += sign === '[' ? 1 : sign === ']' ? -1 : 0;
    if (depth === 0) return rest.slice(0, index + 1).replace(/(?<=^|\s)\/\/.*$/gm, '');
  }
  return undefined;
}

function fromList(list: readonly unknown[]): Imported {
  const entries = list.flatMap((one) =>
    isFields(one) ? entriesOf(one) : [skip(JSON.stringify(one), m.noDestination)],
  );
  return result(formatOf(list.filter(isFields)), entries);
}

function formatOf(list: readonly Fields[]): ImportFormat {
  if (list.some((one) => 'from' in one)) return 'docusaurus';
  const isVercel = (one: Fields) =>
    'statusCode' in one || 'has' in one || /[()]/.test(textOf(one.source));
  return list.some(isVercel) ? 'vercel' : 'docs';
}

/** `{ source, destination }` is one redirect, `{ from, to }` one for each source. */
function entriesOf(one: Fields): readonly Entry[] {
  const destination = textOf(one.destination ?? one.to);
  const from = one.source ?? one.from;
  const sources = Array.isArray(from) ? from.map(textOf) : [textOf(from)];
  const status = one.statusCode ?? one.permanent;
  return sources.map((source) =>
    'has' in one || 'missing' in one
      ? skip(`${source} → ${destination}`, m.hasConditions)
      : entryOf({
          ...{ source, destination },
          status:
            typeof status === 'number' || typeof status === 'boolean' ? `${status}` : undefined,
        }),
  );
}

/** `old/path: new/page.md` */
const fromMap = (map: Fields): Imported =>
  result(
    'gitbook',
    Object.entries(map).map(([source, file]) => {
      const to = textOf(file);
      return entryOf({ source, destination: isUrl(to) ? to : addressOfFile(to) });
    }),
  );

/** The path of a page from its file: a README is the page of its folder. */
const addressOfFile = (file: string): string =>
  file
    .replace(/\.mdx?(?=$|[?#])/i, '')
    .replace(/(^|\/)README(?=$|[?#])/i, '$1')
    .replace(/(?<=[^/])\/(?=$|[?#])/, '');

const result = (format: ImportFormat, entries: readonly Entry[]): Imported => ({
  format,
  redirects: entries.flatMap((entry) => (entry.ok ? [entry.value] : [])),
  skipped: entries.flatMap((entry) => (entry.ok ? [] : [entry.value])),
});

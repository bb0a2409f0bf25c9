/*
 * Redirects as other hosts write them. Single sources come first, since most hosts take the first match. What a host can't
 * say is left out and returned.
 */
import { isSitePath } from '../schema/links.ts';
import type { RedirectRule } from './rules.ts';

export type RedirectFormat = 'netlify' | 'vercel' | 'docusaurus' | 'csv';
export const REDIRECT_FORMATS: readonly RedirectFormat[] = [
  'netlify',
  'vercel',
  'docusaurus',
  'csv',
];

export interface Exported {
  readonly text: string;
  readonly left: readonly RedirectRule[];
}

export function exported(rules: readonly RedirectRule[], format: RedirectFormat): Exported {
  const sorted = [
    ...rules.filter(({ hasWildcard }) => !hasWildcard),
    ...rules.filter(({ hasWildcard }) => hasWildcard),
  ];
  const written = WRITERS[format];
  const rows = sorted.map((rule) => ({ rule, row: written.row(rule) }));
  return {
    text: written.text(rows.flatMap(({ row }) => (row === undefined ? [] : [row]))),
    left: rows.flatMap(({ rule, row }) => (row === undefined ? [rule] : [])),
  };
}

interface Writer {
  /** Undefined for what the host can't say. */
  readonly row: (rule: RedirectRule) => string | undefined;
  readonly text: (rows: readonly string[]) => string;
}

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('');
/** A list of JSON objects under a key, one a line. */
const listIn =
  (key: string) =>
  (rows: readonly string[]): string =>
    `{\n  "${key}": [\n${rows.map((row) => `    ${row}`).join(',\n')}\n  ]\n}\n`;
const object = (fields: object): string =>
  `{ ${Object.entries(fields)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`;

/** The rest of a path at the end: `/:slug*` and `/*`. */
const REST = /\/(?::\w+\*|\*)$/;
const WILDCARD = /:\w+\*?|\*/;

const WRITERS: Readonly<Record<RedirectFormat, Writer>> = {
  /** https://docs.netlify.com/routing/redirects/ */
  netlify: {
    row({ source, destination, isTemporary }) {
      const [start, end] = [source.replace(REST, ''), destination.replace(REST, '')];
      const hasRest = start !== source;
      // Only a whole part, or the rest at the end, can be a wildcard there.
      if (
        /\*|[^/]:/.test(start) ||
        (end.includes('*') && isSitePath(end)) ||
        /\s/.test(source + destination)
      )
        return undefined;
      const to = end === destination ? end : hasRest ? `${end}/:splat` : undefined;
      return to && `${hasRest ? `${start}/*` : source} ${to} ${isTemporary ? 302 : 301}`;
    },
    text: lines,
  },
  /** https://vercel.com/docs/projects/project-configuration#redirects */
  vercel: {
    row({ source, destination, isTemporary }) {
      const named = (path: string, isSource: boolean) =>
        path
          .replace(/(?<=\/)\*/g, ':rest*')
          .replace(/(?<![\w*])\*|(?<!:\w*)\*/g, isSource ? ':rest(.*)' : ':rest');
      if ((source.match(/(?<!:\w+)\*/g) ?? []).length > 1) return undefined;
      return object({
        source: named(source, true),
        destination: isSitePath(destination) ? named(destination, false) : destination,
        permanent: !isTemporary,
      });
    },
    text: listIn('redirects'),
  },
  /** https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects */
  docusaurus: {
    row: ({ source, destination, hasWildcard }) =>
      hasWildcard || WILDCARD.test(source) || !isSitePath(destination)
        ? undefined
        : object({ from: source, to: destination }),
    text: listIn('redirects'),
  },
  csv: {
    row: ({ source, destination, isTemporary }) =>
      [source, destination, String(!isTemporary)].map(cell).join(','),
    text: (rows) => lines(['source,destination,permanent', ...rows]),
  },
};

const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

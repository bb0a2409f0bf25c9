/* Applies signpost.config.json to findings: their severity, and which ones are hidden. */
import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { rootSpot } from '../document/walk.ts';
import { SEVERITY, type Code } from './codes/codes.ts';
import type { Config } from './config.ts';
import type { Diagnostic } from './diagnostic.ts';
import { plainPath } from '../document/paths.ts';

/** The problems of the configuration, followed by the findings that it keeps, with its severities. */
export function configured(
  doc: Doc,
  found: readonly Diagnostic[],
  config: Config | undefined,
): readonly Diagnostic[] {
  if (!config) return found;
  const problems = config.problems.map((message) => problemOf(doc, message));
  const kept = keptBy(doc, found, config);
  return problems.length === 0 ? kept : [...problems, ...kept];
}

/** The findings that the configuration keeps, with its severities. */
export function keptBy(
  doc: Doc,
  found: readonly Diagnostic[],
  config: Config | undefined,
): readonly Diagnostic[] {
  if (!config || (config.ignore.length === 0 && Object.keys(config.severity).length === 0))
    return found;
  return found.flatMap((one) => asDecided(doc, one, config));
}

/** Whether findings with this code are hidden for a page or a file. */
export const isIgnored = (config: Config | undefined, code: Code, path: string): boolean =>
  config !== undefined &&
  config.ignore.some(
    ({ paths, codes }) =>
      (codes?.includes(code) ?? true) && (paths?.some((pattern) => fits(path, pattern)) ?? true),
  );

function asDecided(doc: Doc, one: Diagnostic, config: Config): readonly Diagnostic[] {
  const severity = config.severity[one.code] ?? one.severity;
  if (severity === 'off') return [];
  const home = folderOf(doc.main);
  const file = one.file.startsWith(home) ? one.file.slice(home.length) : one.file;
  const paths = [pathMarked(doc, one), one.file, file, plainPath(file)];
  if (paths.some((path) => path !== undefined && isIgnored(config, one.code as Code, path)))
    return [];
  return [severity === one.severity ? one : { ...one, severity }];
}

/** The page or file that a finding marks: "guides/start" for the entry "/guides/start.mdx". */
function pathMarked(doc: Doc, { file, at, length }: Diagnostic): string | undefined {
  const text = doc.files.get(file)?.text.slice(at, at + length);
  if (text?.[0] !== '"') return undefined;
  try {
    return plainPath(JSON.parse(text) as string);
  } catch {
    return undefined;
  }
}

/** Reported at the start of docs.json, because the configuration isn't part of the document. */
function problemOf(doc: Doc, message: string): Diagnostic {
  const at = rootSpot(doc)?.at ?? 0;
  return {
    ...{ code: 'config', severity: SEVERITY.config, message, pointer: '', file: doc.main, at },
    ...{ length: Math.min(1, doc.files.get(doc.main)!.text.length - at), fixes: [] },
  };
}

const expressions = new Map<string, RegExp>();

/**
 * Whether a path (without a leading slash) matches a pattern: `*` is any part of a name, `**` any folders, `?` one
 * character. A folder includes everything below it. A leading `/` or `./` in the pattern is ignored.
 */
function fits(path: string, pattern: string): boolean {
  let expression = expressions.get(pattern);
  if (!expression) expressions.set(pattern, (expression = expressionOf(pattern)));
  return expression.test(path);
}

function expressionOf(pattern: string): RegExp {
  const plain = pattern.replace(/^\.?\//, '').replace(/\/$/, '');
  const body = plain.replace(/\*\*\/|\/\*\*$|\*\*|\*|\?|[\\^$.|+()[\]{}]/g, (found) => {
    if (found === '**/') return '(?:[^/]+/)*';
    if (found === '/**') return '/.+';
    if (found === '**') return '.*';
    if (found === '*') return '[^/]*';
    if (found === '?') return '[^/]';
    return `\\${found}`;
  });
  return new RegExp(`^${body}(?:/.*)?$`, 'su');
}

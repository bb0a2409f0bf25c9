/*
 * Findings as SARIF 2.1.0, the format of code scanning.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CATALOGUE, type Rule } from '../lib/core/check/codes/catalogue.ts';
import { SEVERITY, type Code } from '../lib/core/check/codes/codes.ts';
import type { Diagnostic, Severity } from '../lib/core/check/diagnostic.ts';
import { TITLE } from '../lib/core/check/codes/titles.ts';
import type { Places } from '../lib/core/text/lines.ts';

interface Run {
  /** The program's version. */
  readonly version: string;
  /** The repository's root, which paths are relative to. */
  readonly root: string;
}

type Located = Pick<Diagnostic, 'file' | 'at' | 'length' | 'pointer'>;

/** GitHub refuses a result with more than 1,000 locations, and shows 100. */
const MOST_RELATED = 99;

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  hint: 'note',
};

/** The text of a SARIF file with one run. Columns count UTF-16 units. Paths are relative to the root where possible. */
export function sarif(found: readonly Diagnostic[], lines: Places, { version, root }: Run): string {
  const codes = [...new Set(found.map(({ code }) => code as Code))].sort();
  const fingerprint = fingerprints();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Signpost', semanticVersion: version, rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: found.map((one) => ({
          ruleId: one.code,
          ruleIndex: codes.indexOf(one.code as Code),
          level: LEVELS[one.severity],
          message: { text: one.message },
          locations: [locationOf(one, lines, root)],
          ...(one.related && {
            relatedLocations: one.related.slice(1, 1 + MOST_RELATED).map((place) => ({
              ...locationOf(place, lines, root),
              message: { text: place.message },
            })),
          }),
          partialFingerprints: { 'signpostFinding/v1': fingerprint(one) },
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function locationOf(place: Located, lines: Places, root: string) {
  return {
    physicalLocation: {
      artifactLocation: artifactOf(place.file, root),
      region: regionOf(place, lines),
    },
    ...(place.pointer && { logicalLocations: [{ fullyQualifiedName: place.pointer }] }),
  };
}

function ruleOf(code: Code) {
  const { what, note }: Rule = CATALOGUE[code];
  return {
    id: code,
    name: code.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase()),
    shortDescription: { text: TITLE[code] },
    fullDescription: { text: withoutBackticks(what) },
    help: {
      text: withoutBackticks(note ? `${what} ${note}` : what),
      markdown: note ? `${what}\n\n${note}` : what,
    },
    defaultConfiguration: { level: LEVELS[SEVERITY[code]] },
  };
}

const withoutBackticks = (markdown: string): string => markdown.replaceAll('`', '');

function regionOf({ file, at, length }: Located, lines: Places) {
  const start = lines(file, at);
  const end = lines(file, at + length);
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

function artifactOf(file: string, root: string) {
  const path = relative(root, resolve(file));
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
  if (isOutside) return { uri: pathToFileURL(resolve(file)).href };
  return {
    uri: path.split(sep).map(encodeURIComponent).join('/'),
    uriBaseId: '%SRCROOT%',
  };
}

/**
 * Returns a function that gives a finding the same fingerprint on any line: a hash of its code and message, plus a
 * count if the message repeats. For several places the first one's message is used, so their number doesn't matter.
 */
function fingerprints(): (finding: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ code, message, related }) => {
    const said = `${code}\n${related?.[0]?.message ?? message}`;
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    const hash = createHash('sha256').update(said).digest('hex').slice(0, 32);
    return `${hash}:${count}`;
  };
}

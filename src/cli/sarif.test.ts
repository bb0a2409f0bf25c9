import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../lib/core/document/read.ts';
import { check } from '../lib/core/check/check.ts';
import { TITLE } from '../lib/core/check/codes/titles.ts';
import { placesIn } from '../lib/core/text/lines.ts';
import { sarif } from './sarif.ts';
import * as m from '../lib/core/check/pages/messages.ts';

interface Log {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly {
    readonly columnKind: string;
    readonly tool: {
      readonly driver: {
        readonly name: string;
        readonly semanticVersion: string;
        readonly rules: readonly {
          readonly id: string;
          readonly shortDescription: { readonly text: string };
          readonly fullDescription: { readonly text: string };
          readonly help: { readonly text: string; readonly markdown: string };
          readonly defaultConfiguration: { readonly level: string };
        }[];
      };
    };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly partialFingerprints: Readonly<Record<string, string>>;
      readonly relatedLocations?: readonly { readonly message: { readonly text: string } }[];
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string; readonly uriBaseId?: string };
          readonly region: Readonly<
            Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>
          >;
        };
      }[];
    }[];
  }[];
}

const TEXT =
  '{"name": "A", "theme": "mint", "colors": {"primary": "#0d9373"}, "navigation": {"pages": [\n  "", "a.mdx", "/c", "a.mdx", ""\n]}}\n';
const ROOT = resolve('/repository');
const FILE = resolve(ROOT, 'my docs/docs#1.json');

function logOf(text: string, file = FILE): Log {
  const source = new Map([[file, text]]);
  const found = check(read(source, file));
  return JSON.parse(sarif(found, placesIn(source), { version: '1.2.3', root: ROOT })) as Log;
}
const [run] = logOf(TEXT).runs;
const { driver } = run!.tool;

test('names the format, its version and the program', () => {
  const { $schema, version, runs } = logOf(TEXT);
  expect($schema).toMatch(/^https:\/\/.*sarif-2\.1\.0\.json$/);
  expect(version).toBe('2.1.0');
  expect(runs).toHaveLength(1);
  expect(run!.columnKind).toBe('utf16CodeUnits');
  expect(driver).toMatchObject({ name: 'Signpost', semanticVersion: '1.2.3' });
});

test('each result has a rule, a level, a message and a location', () => {
  expect(run!.results.length).toBeGreaterThan(5);
  expect(new Set(run!.results.map(({ level }) => level))).toEqual(
    new Set(['error', 'warning', 'note']),
  );
  for (const { ruleId, ruleIndex, level, message, locations } of run!.results) {
    expect(driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(driver.rules[ruleIndex]!.defaultConfiguration.level).toBe(level);
    expect(message.text).toMatch(/[.?]$/);
    const { artifactLocation, region } = locations[0]!.physicalLocation;
    expect(artifactLocation).toEqual({ uri: 'my%20docs/docs%231.json', uriBaseId: '%SRCROOT%' });
    const { startLine, startColumn, endLine, endColumn } = region;
    for (const one of [startLine, startColumn, endLine, endColumn])
      expect(one).toBeGreaterThanOrEqual(1);
    expect(endLine > startLine || endColumn > startColumn).toBe(true);
  }
  expect(run!.results[0]!.locations[0]!.physicalLocation.region).toEqual({
    ...{ startLine: 2, startColumn: 3, endLine: 2, endColumn: 5 },
  });
});

test('each rule that was broken is described once, in words', () => {
  const ids = driver.rules.map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(run!.results.map(({ ruleId }) => ruleId)));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, shortDescription, fullDescription, help } of driver.rules) {
    expect(shortDescription.text).toBe(TITLE[id as keyof typeof TITLE]);
    expect(fullDescription.text).toMatch(/\.$/);
    expect(help.text).not.toContain('`');
    expect(help.markdown).not.toBe('');
  }
});

test('fingerprints are unique, and stay when lines move', () => {
  const of = ({ runs }: Log) =>
    runs[0]!.results.map(({ partialFingerprints }) => Object.values(partialFingerprints)[0]!);
  const before = of(logOf(TEXT));
  expect(new Set(before).size).toBe(before.length);
  expect(of(logOf(`\n\n${TEXT.replace('""', '\n\n  ""')}`))).toEqual(before);
});

test('a file outside the repository has a file URL', () => {
  const log = logOf(TEXT, resolve('/elsewhere/docs.json'));
  const { physicalLocation } = log.runs[0]!.results[0]!.locations[0]!;
  expect(physicalLocation.artifactLocation.uri).toMatch(/^file:\/\/\/.*elsewhere\/docs\.json$/);
});

test('a run without findings has no results', () => {
  const { runs } = logOf(
    '{"name": "A", "theme": "mint", "colors": {"primary": "#0d9373"}, "navigation": {"pages": ["a"]}}',
  );
  expect(runs[0]!.results).toEqual([]);
  expect(runs[0]!.tool.driver.rules).toEqual([]);
});

test('a finding about several places names the others, and keeps its fingerprint when their number changes', () => {
  const shared = (count: number) => {
    const pages = Array.from({ length: count }, (_, i) => `p${i}`);
    const groups = ['G', 'H'].map((group) => ({ group, pages }));
    const [{ results } = { results: [] }] = logOf(JSON.stringify({ navigation: { groups } })).runs;
    return results.find(({ ruleId }) => ruleId === 'page-twice')!;
  };
  const [six, many] = [shared(6), shared(200)];
  expect(six.relatedLocations).toHaveLength(11);
  expect(six.relatedLocations![0]!.message.text).toMatch(
    m.hereAndInPlaces('p1', [m.inElement('H')]),
  );
  expect(six.relatedLocations![0]).toMatchObject({
    physicalLocation: { region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: '/navigation/groups/0/pages/1' }],
  });
  expect(many.relatedLocations).toHaveLength(99);
  expect(many.partialFingerprints).toEqual(six.partialFingerprints);
});

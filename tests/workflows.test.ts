/* Checks that what .github and docs/check-docs.yml ask machines to do works. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readYaml } from '../src/lib/core/yaml.ts';
import { buildCommand } from './built-command.ts';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly env?: Readonly<Record<string, string>>;
        readonly steps: readonly {
          readonly run?: string;
          readonly uses?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly id: string;
    readonly attributes: { readonly label: string };
    readonly validations?: { readonly required: boolean };
  }[];
}

function yamlAt(path: string): unknown {
  const read = readYaml(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}: ${read.refusal.sentence}`);
  return read.value;
}
const commandsOf = (path: string): readonly string[] =>
  Object.values((yamlAt(path) as Workflow).jobs).flatMap(({ steps }) =>
    steps.flatMap((step) => step.run ?? []),
  );

describe('the example that checks a repository', () => {
  const [line = '', ...more] = commandsOf('docs/check-docs.yml');
  const { env = {}, steps } = (yamlAt('docs/check-docs.yml') as Workflow).jobs.check!;
  let built = '';
  let docs = '';
  beforeAll(async () => {
    built = await buildCommand();
    docs = mkdtempSync(join(tmpdir(), 'signpost-workflow-'));
    cpSync('examples', docs, { recursive: true });
    write((pages) => [...pages, 'nowhere-of-old']);
    git('init', '--quiet', '--initial-branch', 'main');
    commit();
  }, 120_000);
  afterAll(() => {
    rmSync(docs, { recursive: true });
    rmSync(dirname(dirname(built)), { recursive: true });
  });

  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: docs,
      encoding: 'utf8',
    }).trim();
  const commit = (): void => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Change the docs');
  };
  /** Writes docs.json with other pages in its first group. */
  const write = (pages: (list: readonly unknown[]) => readonly unknown[]): void => {
    const path = join(docs, 'docs.json');
    const site = JSON.parse(readFileSync(path, 'utf8')) as object;
    const group = firstGroup(site)!;
    group.pages = pages(group.pages);
    writeFileSync(path, `${JSON.stringify(site, null, 2)}\n`);
  };
  /** Runs the step in a shell as a runner would, for a change that started at HEAD~1. */
  const step = () =>
    spawnSync('bash', ['-e', '-c', line], {
      cwd: docs,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...{ DOCS: env.DOCS, SIGNPOST: built, BASE: git('rev-parse', 'HEAD~1') },
        GITHUB_WORKSPACE: docs,
      },
    });

  test('has a single run step, names everything it needs, and fetches the history', () => {
    expect(more).toEqual([]);
    expect(Object.keys(env).filter((key) => !line.includes(`"$${key}"`))).toEqual([]);
    expect(env.SIGNPOST).toMatch(/\.js$/);
    expect(line).not.toMatch(/\b(npx|npm|curl|wget)\b/);
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toMatchObject({
      'fetch-depth': 0,
    });
  });

  test('passes a change without new problems, whatever existed before', () => {
    write((pages) => [...pages].reverse());
    commit();
    const { status, stdout, stderr } = step();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).not.toContain('nowhere-of-old');
  });

  test('fails for a page without a file, and reports only that page', () => {
    write((pages) => [...pages, 'nowhere-yet']);
    commit();
    const { status, stdout } = step();
    expect(status).toBe(1);
    expect(stdout.match(/^::/gm)).toHaveLength(1);
    expect(stdout).toMatch(/^::warning file=docs\.json,line=\d+,.*“nowhere-yet”/m);
  });

  test('fails for a site that does not build', () => {
    writeFileSync(
      join(docs, 'docs.json'),
      '{\n  "navigation": { "tabs": [{ "tab": "A", "pages": ["a"], "groups": [{ "group": "G", "pages": ["b"] }] }] }\n}\n',
    );
    commit();
    const { status, stdout } = step();
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=docs\.json,line=2,/m);
  });
});

interface Group {
  readonly group: string;
  pages: readonly unknown[];
}

/** The first group anywhere in a document. */
function firstGroup(value: object): Group | undefined {
  if ('group' in value && 'pages' in value) return value as Group;
  for (const inner of Object.values(value) as unknown[]) {
    const found = typeof inner === 'object' && inner !== null && firstGroup(inner);
    if (found) return found;
  }
  return undefined;
}

test.each(['ci', 'nightly'])('our own workflow %s runs existing commands', (name) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = commandsOf(`.github/workflows/${name}.yml`);
  expect(commands).toContain(name === 'ci' ? '.ci/run' : 'npm run test:long');
  accessSync('.ci/run', constants.X_OK);
  for (const command of commands) {
    const script = /^npm run (\S+)$/.exec(command)?.[1];
    const isThere = ['.ci/run', 'npm ci'].includes(command) || (script ?? '') in scripts;
    expect(isThere, command).toBe(true);
  }
});

test('every issue form asks for what is needed, each item once', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((name) => name !== 'config.yml');
  expect(forms.sort()).toEqual(['bug.yml', 'idea.yml', 'rules.yml']);
  for (const form of forms) {
    const { name, description, body } = yamlAt(join(folder, form)) as Form;
    expect([name, description].every(Boolean)).toBe(true);
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    expect(body.every(({ attributes }) => attributes.label !== '')).toBe(true);
    expect(body.some(({ validations }) => validations?.required)).toBe(true);
  }
});

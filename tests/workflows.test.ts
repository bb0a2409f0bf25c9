/* Checks that what .github and the ready workflows of docs ask machines to do works, and has no more rights than it needs. */
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
import { buildCommand } from './built-command.ts';
import { scriptsOf, stepsOf, workflowAt, yamlAt, type Workflow } from './workflow-files.ts';

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly id: string;
    readonly attributes: { readonly label: string };
    readonly validations?: { readonly required: boolean };
  }[];
}

describe('the example that checks a repository', () => {
  const [line = '', ...more] = scriptsOf(workflowAt('docs/check-docs.yml'));
  const { env = {}, steps } = workflowAt('docs/check-docs.yml').jobs.check!;
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

describe('the workflows that review a pull request', () => {
  const making = workflowAt('docs/review-docs.yml');
  const posting = workflowAt('docs/post-review.yml');

  test('the one that runs code of the pull request has no rights', () => {
    expect(Object.keys(making.on)).toEqual(['pull_request']);
    expect(making.permissions).toEqual({ contents: 'read' });
    expect(JSON.stringify(making)).not.toMatch(/secrets|token/i);
    const checkout = stepsOf(making).find(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkout?.with).toEqual({ 'persist-credentials': false, 'fetch-depth': 0 });
  });

  test('the one with rights runs no code of the pull request, and can only comment', () => {
    expect(posting.on).toEqual({
      workflow_run: { workflows: [making.name], types: ['completed'] },
    });
    expect(posting.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
    expect(stepsOf(posting).flatMap(({ uses }) => uses?.split('@')[0] ?? [])).toEqual([
      'actions/download-artifact',
      'actions/setup-node',
    ]);
    expect(stepsOf(posting)[0]!.with).toMatchObject({ path: '${{ runner.temp }}/review' });
    expect(scriptsOf(posting).join('')).not.toMatch(/child_process|eval|Function|import\(/);
  });

  test('no script contains an expression, whose value would be run', () => {
    const scripts = [making, posting].flatMap(scriptsOf);
    expect(scripts).toHaveLength(2);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
    const values = [making, posting].flatMap(({ jobs }) =>
      Object.values(jobs).flatMap(({ env = {}, steps }) => [
        ...Object.values(env),
        ...steps.flatMap((step) => Object.values(step.env ?? {})),
      ]),
    );
    // Ids and numbers only: never a title, a branch or a text.
    expect(values.filter((value) => value.includes('${{')).sort()).toEqual([
      '${{ github.event.pull_request.base.sha }}',
      '${{ github.event.pull_request.head.sha }}',
      '${{ github.event.pull_request.number }}',
      '${{ github.token }}',
    ]);
  });

  test('name the same versions of actions as the example that checks', () => {
    const uses = (workflow: Workflow) => stepsOf(workflow).flatMap((step) => step.uses ?? []);
    const known = uses(workflowAt('docs/check-docs.yml'));
    const shared = [making, posting].flatMap(uses).filter((one) => /checkout|setup-node/.test(one));
    expect(shared.filter((one) => !known.includes(one))).toEqual([]);
    expect(
      [making, posting].flatMap(uses).filter((one) => !/^actions\/[\w-]+@v\d+$/.test(one)),
    ).toEqual([]);
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
  const commands = scriptsOf(workflowAt(`.github/workflows/${name}.yml`));
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

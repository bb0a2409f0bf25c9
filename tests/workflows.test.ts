/* What .github and docs/check-docs.yml tell machines to do can be done. */
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
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../src/cli/command.ts';
import { readYaml } from '../src/lib/core/yaml.ts';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly env?: Readonly<Record<string, string>>;
        readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
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

/** Runs a command line of the example's `signpost`, its folder put in. */
async function signpost(line: string, docs: string) {
  const words = line.slice(line.indexOf('-- signpost ') + '-- signpost '.length).split(' ');
  let [out, err] = ['', ''];
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    hasColours: false,
    workspace: docs,
  };
  const desk = { app: 'build', stopped: () => Promise.resolve() };
  const args = words.map((word) => (word === '"$DOCS"' ? docs : word));
  return { code: await run(args, io, desk), out, err };
}

describe('the example that checks a repository', () => {
  const [line = '', ...more] = commandsOf('docs/check-docs.yml');
  const { version, name } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly version: string;
    readonly name: string;
  };

  test('runs the command of this version over the folder that it names', () => {
    expect(more).toEqual([]);
    const { env } = (yamlAt('docs/check-docs.yml') as Workflow).jobs.check!;
    expect(Object.keys(env!).filter((key) => !line.includes(`"$${key}"`))).toEqual([]);
    expect(env!.SIGNPOST).toBe(`${name}@${version}`);
    expect(line).toMatch(/^npx --yes --package "\$SIGNPOST" -- signpost check "\$DOCS"/);
  });

  test('lets the sample through', async () => {
    expect(await signpost(line, 'examples')).toMatchObject({ code: 0, err: '' });
  });

  test('stops a broken one, and says where', async () => {
    const docs = mkdtempSync(join(tmpdir(), 'signpost-workflow-'));
    cpSync('examples', docs, { recursive: true });
    writeFileSync(
      join(docs, 'docs.json'),
      '{\n  "navigation": { "tabs": [{ "tab": "A", "pages": ["a"], "groups": [{ "group": "G", "pages": ["b"] }] }] }\n}\n',
    );
    const { code, out } = await signpost(line, docs);
    expect(code).toBe(1);
    expect(out).toMatch(/^::error file=docs\.json,line=2,/m);
    rmSync(docs, { recursive: true });
  });
});

test('our own workflow runs what is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = commandsOf('.github/workflows/ci.yml');
  expect(commands).toContain('.ci/run');
  accessSync('.ci/run', constants.X_OK);
  for (const command of commands) {
    const script = /^npm run (\S+)$/.exec(command)?.[1];
    expect(command === '.ci/run' || (script !== undefined && script in scripts), command).toBe(
      true,
    );
  }
});

test('every form for an issue asks for what is needed, each once', () => {
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

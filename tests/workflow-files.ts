/* Files that ask a machine to do something: workflows of GitHub and GitLab, and issue forms. */
import { readFileSync } from 'node:fs';
import { readYaml } from '../src/lib/core/yaml.ts';

export interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, object>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly env?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }
    >
  >;
}

/** Throws where the file isn't YAML. */
export function yamlAt(path: string): unknown {
  const read = readYaml(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}: ${read.refusal.sentence}`);
  return read.value;
}

export const workflowAt = (path: string): Workflow => yamlAt(path) as Workflow;

export const stepsOf = ({ jobs }: Workflow): readonly Step[] =>
  Object.values(jobs).flatMap(({ steps }) => steps);

export const scriptsOf = (workflow: Workflow): readonly string[] =>
  stepsOf(workflow).flatMap(({ run }) => run ?? []);

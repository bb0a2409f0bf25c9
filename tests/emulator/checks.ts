/*
 * What apps report about a commit at GitHub. The emulator has check runs. Statuses and deployments are kept here, as
 * documented at https://docs.github.com/rest/commits/statuses and https://docs.github.com/rest/deployments.
 */
import type { GitHub } from './github.ts';

interface Status {
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly context: string;
  readonly target_url: string | null;
}
interface Deployment {
  readonly sha: string;
  readonly environment: string;
  readonly environment_url: string;
  readonly state?: string;
}

export interface Reports {
  readonly status: (commit: string, told: Status) => void;
  readonly deployment: (told: Deployment) => void;
  readonly clear: () => void;
  /** The value of an answer, or undefined if something else is asked. `rest`: what follows the repository's name. */
  readonly answer: (method: string, rest: string, query: URLSearchParams) => unknown;
}

export function reports(): Reports {
  /** The latest of each context, by commit. */
  const statuses = new Map<string, Map<string, Status>>();
  const deployments: Deployment[] = [];
  return {
    status: (commit, told) => {
      const all = statuses.get(commit) ?? new Map<string, Status>();
      statuses.set(commit, all.set(told.context, told));
    },
    deployment: (told) => deployments.push(told),
    clear: () => {
      statuses.clear();
      deployments.length = 0;
    },
    answer: (method, rest, query) => {
      const [, sha] = /^\/commits\/(\w+)\/status$/.exec(rest) ?? [];
      const [, id] = /^\/deployments\/(\d+)\/statuses$/.exec(rest) ?? [];
      if (method !== 'GET') return undefined;
      if (sha !== undefined) return combined(sha, [...(statuses.get(sha)?.values() ?? [])]);
      if (id !== undefined) return statusesOf(deployments[Number(id)]!);
      if (rest !== '/deployments') return undefined;
      const all = deployments.map(({ sha, environment }, id) => ({
        ...{ id, sha, ref: sha, environment, task: 'deploy' },
        ...{ production_environment: environment === 'production', transient_environment: false },
      }));
      return all
        .filter((one) => one.sha === query.get('sha'))
        .reverse()
        .slice(0, Number(query.get('per_page') ?? 30));
    },
  };
}

const combined = (sha: string, all: readonly Status[]) => ({
  state: all.some(({ state }) => state === 'failure' || state === 'error')
    ? 'failure'
    : all.length > 0 && all.every(({ state }) => state === 'success')
      ? 'success'
      : 'pending',
  ...{ sha, total_count: all.length, statuses: all },
});

const statusesOf = ({ environment, environment_url, state = 'success' }: Deployment) => [
  { id: 1, state, environment, environment_url, target_url: '', log_url: '' },
];

async function ask(github: GitHub, method: string, path: string, body: object): Promise<void> {
  const response = await fetch(github.address + path, {
    method,
    headers: { authorization: `Bearer ${github.tokens.olga}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
}

/** An app reports a check run. `conclusion`: absent while it runs. */
export const reportCheck = (
  github: GitHub,
  repository: string,
  run: { readonly head_sha: string; readonly name: string; readonly conclusion?: string },
): Promise<void> =>
  ask(github, 'POST', `/repos/${repository}/check-runs`, {
    ...run,
    status: run.conclusion === undefined ? 'in_progress' : 'completed',
  });

export const mergePull = (github: GitHub, repository: string, number: number): Promise<void> =>
  ask(github, 'PUT', `/repos/${repository}/pulls/${number}/merge`, {});

export const closePull = (github: GitHub, repository: string, number: number): Promise<void> =>
  ask(github, 'PATCH', `/repos/${repository}/pulls/${number}`, { state: 'closed' });

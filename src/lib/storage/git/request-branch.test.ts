import { afterAll, describe, expect, it } from 'vitest';
import { answer } from '../../../../tests/documented-hosts/documented-server.ts';
import { startGitea } from '../../../../tests/documented-hosts/gitea.ts';
import { startGitLab } from '../../../../tests/documented-hosts/gitlab.ts';
import {
  ADA,
  EVE,
  FILES,
  headOf,
  NAME,
  value,
} from '../../../../tests/documented-hosts/host-calls.ts';
import { emptyStore, fill } from '../../../../tests/documented-hosts/repositories.ts';
import { startGitHub } from '../../../../tests/emulator/github.ts';
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import type { Server } from './host.ts';
import { proposedBranchGone } from './messages.ts';

describe.each([
  [
    'GitLab',
    startGitLab,
    gitlab,
    '!1',
    { source_project_id: null, project_id: 1, source_branch: 'a' },
  ],
  [
    'Gitea',
    startGitea,
    gitea,
    '#1',
    { number: 1, html_url: 'https://a.b/1', head: { ref: 'a', repo: null } },
  ],
] as const)('the branch of a request at %s', (name, start, make, request, gone) => {
  const store = fill(emptyStore(), FILES);
  const starting = start(store);
  afterAll(async () => (await starting).close());
  const host = async () => make({ name, site: (await starting).site } satisfies Server);

  it('is found in the repository and in a fork', async () => {
    const at = await host();
    const fork = value(await at.fork(EVE, { name: NAME, branch: 'main', commit: headOf(store) }));
    const from = [
      { name: NAME, branch: 'guarded' },
      { name: fork.name, branch: 'main' },
    ];
    for (const [i, one] of from.entries()) {
      const asked = { name: NAME, into: 'main', from: one, title: 'Order', body: '' };
      value(await at.propose(i === 0 ? ADA : EVE, asked));
      expect(value(await at.requestBranch(ADA, NAME, i + 1))).toEqual({
        repository: one.name,
        branch: one.branch,
      });
    }
  });

  it('may be gone, and the request may not exist', async () => {
    const at = await host();
    expect(await at.requestBranch(ADA, NAME, 99)).toMatchObject({ refusal: { code: 'missing' } });
    const server = await starting;
    server.fault = () => answer(200, gone);
    expect(await at.requestBranch(ADA, NAME, 1)).toMatchObject({
      refusal: { code: 'missing', sentence: proposedBranchGone(request) },
    });
    server.fault = undefined;
  });
});

it('the branch of a request at GitHub is found', async () => {
  const hub = await startGitHub();
  const at = github({ address: hub.address });
  const access = { token: hub.tokens.ada };
  const commit = (await hub.branches(NAME)).main!;
  const made = {
    ...{ name: NAME, branch: 'docs/order', isNew: true, parent: commit, message: 'Order' },
    files: [{ path: 'new.mdx', bytes: new TextEncoder().encode('# New\n') }],
  };
  value(await at.commit(access, made));
  const from = { name: NAME, branch: 'docs/order' };
  value(await at.propose(access, { name: NAME, into: 'main', from, title: 'Order', body: '' }));
  expect(value(await at.requestBranch(access, NAME, 1))).toEqual({
    repository: NAME,
    branch: 'docs/order',
  });
  await hub.close();
});

/*
 * A repository at a host: GitHub's emulator, and GitLab, Gitea and Forgejo emulated from their documentation
 * (tests/documented-hosts; not the real ones).
 */
import type { Host } from '../../src/lib/storage/git/host.ts';
import { gitea } from '../../src/lib/storage/git/gitea/gitea.ts';
import { github } from '../../src/lib/storage/git/github/github.ts';
import { gitlab } from '../../src/lib/storage/git/gitlab/gitlab.ts';
import { repositoryAt } from '../../src/lib/storage/git/repository.ts';
import type { Server } from '../../src/lib/storage/git/host.ts';
import { startGitea } from '../documented-hosts/gitea.ts';
import { startGitLab } from '../documented-hosts/gitlab.ts';
import type { DocumentedServer } from '../documented-hosts/documented-server.ts';
import {
  at,
  emptyStore,
  fill,
  history,
  push,
  type Store,
  touched,
} from '../documented-hosts/repositories.ts';
import { startGitHub } from '../emulator/github.ts';
import { decoded, encoded, FILES, type TestedStorage, HIDDEN, TEXTS } from './tested-storage.ts';
import { contract } from './suite.ts';

const NAME = 'acme/docs';

/** Someone who may not write there is signed in, until the returned function is called. */
function signedInAs(token: string, access: { token: string }): () => Promise<void> {
  const before = access.token;
  access.token = token;
  return () => {
    access.token = before;
    return Promise.resolve();
  };
}

async function ground(
  start: (store: Store) => Promise<DocumentedServer>,
  make: (server: Server) => Host,
): Promise<TestedStorage> {
  const modules = Object.entries(HIDDEN).filter(([path]) => !path.startsWith('.git/'));
  const store = fill(emptyStore(), { ...FILES, ...Object.fromEntries(modules) });
  const server = await start(store);
  const repo = store.repos.get(NAME)!;
  const access = { token: 'ada-token' };
  const place = () =>
    repositoryAt(make({ name: 'The host', site: server.site, pause: 1 }), access, {
      ...{ name: NAME, branch: 'main' },
    });
  return {
    place: place(),
    again: place,
    bytesOf: (path) => Promise.resolve(at(repo, 'main')?.tree.get(path)),
    disturb: (path, bytes) => {
      push(repo, 'main', 'Theirs', { [path]: bytes });
      return Promise.resolve();
    },
    barred: () => Promise.resolve(signedInAs('eve-token', access)),
    log: (branch) =>
      Promise.resolve(
        [...history(repo, branch)].map((commit) => ({
          commit: commit.id,
          message: commit.message,
          paths: touched(repo, commit),
        })),
      ),
    close: server.close,
  };
}

/** The emulator accepts only texts, and starts each repository with a README. */
async function atGitHub(): Promise<TestedStorage> {
  const files = { ...TEXTS, 'README.md': encoded('# docs\n') };
  const texts = Object.entries({ ...files, 'node_modules/a/docs.json': encoded('{}') }).map(
    ([path, bytes]) => [path, decoded(bytes)] as const,
  );
  const seed = { name: NAME, writers: ['ada'], files: Object.fromEntries(texts) } as const;
  const hub = await startGitHub([seed]);
  const host = github({ address: hub.address, pause: 1 });
  const access: { token: string } = { token: hub.tokens.ada };
  const place = () => repositoryAt(host, access, { name: NAME, branch: 'main' });
  return {
    place: place(),
    files,
    again: place,
    bytesOf: async (path) => {
      const text = await hub.text(NAME, 'main', path);
      return text === undefined ? undefined : encoded(text);
    },
    disturb: async (path, bytes) => {
      if (!bytes) throw new Error('The emulator does not remove files');
      await hub.push(NAME, 'main', { [path]: decoded(bytes) }, 'Theirs');
    },
    barred: () => Promise.resolve(signedInAs(hub.tokens.bob, access)),
    log: async (branch) =>
      (await hub.commits(NAME, branch)).map(({ sha, message, paths }) => ({
        ...{ commit: sha, message, paths },
      })),
    close: hub.close,
  };
}

const ABLE = ['list', 'bytes', 'git', 'change', 'barred'] as const;
contract('a repository at GitHub', ABLE, atGitHub);
contract('a repository at GitLab', ABLE, () => ground(startGitLab, gitlab));
contract('a repository at Gitea', ABLE, () => ground(startGitea, gitea));
// Forgejo differs from Gitea in few answers, so this runs only in full mode.
if (process.env.SIGNPOST_RUNS === 'full')
  contract('a repository at Forgejo', ABLE, () =>
    ground((store) => startGitea(store, true), gitea),
  );

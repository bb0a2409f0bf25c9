/* The git hosts of this build. `scripts/git-hosts.mjs` describes how others are named. */
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import type { Host, Server } from './host.ts';
import { limited } from './limits.ts';

/** Inserted by the build. */
declare const __GIT_HOSTS__: readonly (Server & { readonly kind: Host['id'] })[];

const KINDS: Readonly<Record<Host['id'], (server: Server) => Host>> = {
  github: () => github(),
  gitlab,
  gitea,
};

/** GitHub first, unless the build says otherwise. No two have the same `site`. */
export const hosts: readonly Host[] = __GIT_HOSTS__.map((one) => limited(KINDS[one.kind](one)));

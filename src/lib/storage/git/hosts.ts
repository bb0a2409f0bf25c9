/*
 * The git hosts of this copy of Signpost. `scripts/git-hosts.mjs` describes how others are named: when it is built, or by
 * the server that sends the page, which writes them into it together with its content security policy.
 */
import { gitea } from './gitea/gitea.ts';
import { github } from './github/github.ts';
import { gitlab } from './gitlab/gitlab.ts';
import type { Host, Server } from './host.ts';
import { limited } from './limits.ts';

type Named = Server & { readonly kind: Host['id'] };

/** Inserted by the build. */
declare const __GIT_HOSTS__: readonly Named[];

const KINDS: Readonly<Record<Host['id'], (server: Server) => Host>> = { github, gitlab, gitea };

/** GitHub first, unless the build says otherwise. No two have the same `site`. */
export const hosts: readonly Host[] = (inPage() ?? __GIT_HOSTS__).map(({ kind, ...server }) =>
  limited(KINDS[kind](server)),
);

/** What the server wrote into the page. */
function inPage(): readonly Named[] | undefined {
  const { document } = globalThis as { document?: Document };
  const given = document?.querySelector<HTMLMetaElement>('meta[name="signpost-git-hosts"]');
  return given ? (JSON.parse(given.content) as readonly Named[]) : undefined;
}

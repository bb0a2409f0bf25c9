/*
 * The location of a document at a git host, as a link to the editor. A link never contains a secret.
 */
import type { RepositoryLocation } from './repositories';

/** The default host of a link. */
export const FIRST = 'https://github.com';

/** `?repo=acme/docs&branch=main&path=docs.json`. `host` is included only if it isn't GitHub. */
export function queryOf({ host, repository, branch, path }: RepositoryLocation): string {
  const parts = [
    ['host', host === FIRST ? undefined : host.replace(/^https:\/\//, '')],
    ['repo', repository],
    ['branch', branch],
    ['path', path],
  ] as const;
  const said = parts.flatMap(([key, value]) =>
    value ? [`${key}=${encodeURIComponent(value).replaceAll('%2F', '/')}`] : [],
  );
  return `?${said.join('&')}`;
}

/** The location in a link, or undefined if it names no repository. */
export function repositoryLocationIn(query: URLSearchParams): RepositoryLocation | undefined {
  const repository = query.get('repo')?.replace(/^\/+|\/+$/g, '');
  if (!repository || !NAME.test(repository)) return undefined;
  const branch = query.get('branch');
  const path = query.get('path')?.replace(/^\/+/, '');
  const host = query.get('host')?.trim();
  return {
    host: host ? siteOf(host) : FIRST,
    repository,
    ...(branch && { branch }),
    ...(path && { path }),
  };
}

/** A repository's full name: owner and repository, with optional groups in between at GitLab. */
export const NAME = /^(?!\.{1,2}\/)[\w.-]+(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;
const siteOf = (host: string): string => (/^https?:\/\//.test(host) ? host : `https://${host}`);

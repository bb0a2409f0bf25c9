/*
 * Where a document is at a git host, as a link to the editor and as people paste it: a repository's name, or the
 * address of it, of a branch or of a file as the browser shows it. A link never holds anything secret.
 */
import type { GitHost, RepositoryLocation } from './repositories';

/** The host that a link means where it names none. */
export const FIRST = 'https://github.com';

/** `?repo=acme/docs&branch=main&path=docs.json`; `host` stands only for another host than GitHub. */
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

/** Where a link leads; nothing where it names no repository. */
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

/** What was pasted: a repository, perhaps at another host than the chosen one, and what stands behind its name. */
export interface Pasted {
  readonly host: string;
  readonly repository: string;
  /** "main/docs/docs.json": a branch, which may hold slashes, and perhaps a path. */
  readonly rest?: string;
}

/** Reads "acme/docs" and addresses; nothing where it is neither, `'foreign'` where it leads to a host that is not known. */
export function readPasted(
  text: string,
  hosts: readonly GitHost[],
  chosen: string,
): Pasted | 'foreign' | undefined {
  const given = text.trim().replace(/^git@([^:/]+):/, 'https://$1/');
  const named = hosts.find(({ site }) => given.startsWith(`${siteName(site)}/`));
  const address = named ? `https://${given}` : given.replace(/^(ssh|git):\/\/(git@)?/, 'https://');
  if (!/^https?:\/\//i.test(address)) {
    const repository = without(address);
    return NAME.test(repository) ? { host: chosen, repository } : undefined;
  }
  const url = URL.parse(address);
  if (!url) return undefined;
  const host = hosts.find(({ site }) => siteName(site) === url.host.replace(/^www\./, ''));
  if (!host) return 'foreign';
  const path = plainOf(url.pathname);
  // GitLab, GitHub, then Gitea and Forgejo.
  const [, name = path, rest] =
    /^(.+?)\/-\/(?:tree|blob|raw|edit)\/(.+)$/.exec(path) ??
    /^(\/[^/]+\/[^/]+)\/(?:tree|blob|raw|edit)\/(.+)$/.exec(path) ??
    /^(\/[^/]+\/[^/]+)\/src\/branch\/(.+)$/.exec(path) ??
    [];
  // Of GitLab a group may lie in a group; elsewhere more than two parts are a page of the repository.
  const isDeep = /gitlab/i.test(host.name);
  const repository = without(isDeep ? name.replace(/\/-\/.*$/, '') : firstTwo(name));
  if (!NAME.test(repository)) return undefined;
  return { host: host.site, repository, ...(rest && { rest: rest.replace(/\/+$/, '') }) };
}

/** Parts what stands behind a repository's name into the longest branch that there is, and a path. */
export function partRest(
  rest: string,
  branches: readonly string[],
): { readonly branch: string; readonly path?: string } | undefined {
  const [branch] = branches
    .filter((name) => rest === name || rest.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length);
  if (branch === undefined) return undefined;
  const path = rest.slice(branch.length + 1);
  return { branch, ...(path && { path }) };
}

/** A name at a host: an owner and a repository, at GitLab perhaps with groups between them. */
const NAME = /^(?!\.{1,2}\/)[\w.-]+(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;

/** As a person reads it; as it stands where it is no text (“%zz”). */
function plainOf(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
const siteName = (site: string): string => site.replace(/^https?:\/\//, '');
const siteOf = (host: string): string => (/^https?:\/\//.test(host) ? host : `https://${host}`);
const without = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
const firstTwo = (path: string): string => path.split('/').filter(Boolean).slice(0, 2).join('/');

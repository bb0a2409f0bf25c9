/*
 * A repository as users paste it: its name, or the browser address of a repository, a branch or a file.
 */
import type { GitHost } from '$lib/editor/repositories';
import { NAME } from '$lib/editor/repository-location';

/** A pasted repository, which can be at another host than the chosen one, and the rest of its address. */
export interface Pasted {
  readonly host: string;
  readonly repository: string;
  /** "main/docs/docs.json": a branch, which can contain slashes, and optionally a path. */
  readonly rest?: string;
  /** The number of a pull or merge request, whose branch is meant. */
  readonly request?: number;
}

/** Reads "acme/docs" and addresses. Returns undefined for anything else, and `'foreign'` for an unknown host. */
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
  // GitLab groups can be nested. Elsewhere, more than two parts are a page of the repository.
  const isDeep = /gitlab/i.test(host.name);
  const repository = without(isDeep ? name.replace(/\/-\/.*$/, '') : firstTwo(name));
  if (!NAME.test(repository)) return undefined;
  // GitHub, Gitea and Forgejo, then GitLab.
  const [, number] =
    /^\/(?:[^/]+\/[^/]+\/pulls?|.+\/-\/merge_requests)\/(\d+)(?:\/|$)/.exec(path) ?? [];
  if (number) return { host: host.site, repository, request: Number(number) };
  return { host: host.site, repository, ...(rest && { rest: rest.replace(/\/+$/, '') }) };
}

/** Splits the rest of an address into the longest existing branch and a path. */
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

/** Decodes a path for display. Returns it unchanged if it is malformed (“%zz”). */
function plainOf(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
const siteName = (site: string): string => site.replace(/^https?:\/\//, '');
const without = (path: string): string => path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
const firstTwo = (path: string): string => path.split('/').filter(Boolean).slice(0, 2).join('/');

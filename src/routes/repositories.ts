/*
 * Opens documents at git hosts. Loaded on demand. Each token is checked with the host once. Storages read the token on
 * every call, so signing in again is enough to continue.
 */
import type { Draft, FileState, Recent } from '$lib/core/storage';
import { ok, refuse, type Result } from '$lib/core/result';
import { documentsIn } from '$lib/core/document/paths';
import type { OpenableDocument } from '$lib/editor/storage-kinds';
import type { Repositories, RepositoryLocation } from '$lib/editor/repositories';
import type { Access, Host } from '$lib/storage/git/host';
import { hosts } from '$lib/storage/git/hosts';
import { repositoryAt, type RepositoryPlace } from '$lib/storage/git/repository';
import { accessTo, accounts, hostAt, limitsOf, load } from './accounts';
import * as m from './opening-messages';

export const repositories: Repositories = {
  hosts,
  ...accounts,
  limit: (site) => limitsOf(site)?.now(accessTo(site)),
  allowance: (site) => hosts.find((one) => one.site === site)?.allowance?.(accessTo(site)),
  goOn: (site) => limitsOf(site)?.goOn(accessTo(site)),
  list: (site, words) =>
    asked(site, (host, access) => host.repositories(access, words, MOST_REPOSITORIES)),
  repository: (site, name) => asked(site, (host, access) => host.repository(access, name)),
  requestBranch: (site, name, number) =>
    asked(site, (host, access) => host.requestBranch(access, name, number)),
  branches: async (site, name) => {
    const found = await asked(site, (host, access) => host.branches(access, name));
    return found.ok ? ok(found.value.map((branch) => branch.name)) : found;
  },
  documents: async (site, name, branch) => {
    const host = hostAt(site);
    if (!host.ok) return host;
    await load(site);
    const place = repositoryAt(host.value, accessTo(site), { name, branch });
    listed = { key: branchKey(host.value, name, branch), place };
    return mapped(await place.list!(), documentsIn);
  },
};

/** Limit of listed repositories. Others can be found by name. */
const MOST_REPOSITORIES = 30;

/** Opens the document of a link, or the only docs.json there is. */
export async function open(where: RepositoryLocation): Promise<Result<OpenableDocument>> {
  const { host: site, repository, path } = where;
  const host = hostAt(site);
  if (!host.ok) return host;
  await load(site);
  const branch = where.branch
    ? ok(where.branch)
    : mapped(await host.value.repository(accessTo(site), repository), (one) => one.defaultBranch);
  if (!branch.ok) return branch;
  const known = { ...where, branch: branch.value };
  const place = placeAt(host.value, known);
  if (path !== undefined) return readAt(place, { ...known, path });
  const listed = await place.list!();
  if (!listed.ok) return listed;
  const [only, ...others] = documentsIn(listed.value);
  if (others.length > 0) return refuse('several', m.severalDocs(known.branch));
  return only === undefined
    ? refuse('no-docs', m.noDocsOnBranch(known.branch, repository))
    : readAt(place, { ...known, path: only });
}

async function readAt(
  place: RepositoryPlace,
  where: Required<RepositoryLocation>,
): Promise<Result<OpenableDocument>> {
  return mapped(await place.read(where.path), (file) => foundAt(place, where, file));
}

const foundAt = (
  place: RepositoryPlace,
  where: Required<RepositoryLocation>,
  file: FileState,
): OpenableDocument => ({
  place,
  file,
  world: {},
  where: () => ({ ...where, repository: place.where.name, branch: place.where.branch }),
});

/** Reuses the storage whose documents were just listed, because it already knows the files. */
function placeAt(host: Host, { repository: name, branch }: Branched): RepositoryPlace {
  const place = listed;
  listed = undefined;
  if (place?.key === branchKey(host, name, branch)) return place.place;
  return repositoryAt(host, accessTo(host.site), { name, branch });
}

type Branched = RepositoryLocation & { readonly branch: string };
let listed: { readonly key: string; readonly place: RepositoryPlace } | undefined;
const branchKey = (host: Host, name: string, branch: string) => `${host.site} ${name} ${branch}`;

/** Reopens a recent document. */
export async function reopen({ handle }: Recent): Promise<Result<OpenableDocument | undefined>> {
  return isWhereabouts(handle) ? open(handle) : ok(undefined);
}

/** The repository of a draft, with the file as the draft knew it. */
export async function returnTo(draft: Draft, known: Recent): Promise<OpenableDocument | undefined> {
  const { handle } = known;
  if (!isWhereabouts(handle) || handle.branch === undefined) return undefined;
  const host = hostAt(handle.host);
  if (!host.ok) return undefined;
  await load(handle.host);
  const { path, before: text } = draft;
  const where = { ...handle, branch: handle.branch, path };
  return foundAt(placeAt(host.value, where), where, { path, text, mark: text });
}

export const isWhereabouts = (handle: unknown): handle is RepositoryLocation =>
  typeof handle === 'object' &&
  handle !== null &&
  'repository' in handle &&
  typeof handle.repository === 'string' &&
  'host' in handle &&
  typeof handle.host === 'string';

async function asked<T>(
  site: string,
  ask: (host: Host, access: Access) => Promise<Result<T>>,
): Promise<Result<T>> {
  const host = hostAt(site);
  if (!host.ok) return host;
  await load(site);
  return ask(host.value, accessTo(site));
}

const mapped = <A, B>(result: Result<A>, make: (value: A) => B): Result<B> =>
  result.ok ? ok(make(result.value)) : result;

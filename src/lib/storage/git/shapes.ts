/* What hosts answer in the same shape. Gitea's API follows GitHub's where it can. */
import * as z from '../../core/schema/zod.ts';
import type { Change } from '../../core/past.ts';
import type { Blob, Repository, Request } from './host.ts';
import { inAddress } from './http.ts';

/** A web address from a host. Only http and https addresses may be linked to. */
export const webAddress = z.url({ protocol: /^https?$/ });

export const user = z.object({ id: z.number(), login: z.string() });

/** A repository at GitHub and Gitea. */
export const repository = z.object({
  full_name: z.string(),
  html_url: webAddress,
  default_branch: z.string(),
  private: z.boolean(),
  archived: z.optional(z.boolean()),
  permissions: z.optional(z.object({ push: z.boolean() })),
});

export const repositoryOf = (told: z.infer<typeof repository>): Repository => ({
  name: told.full_name,
  // At Gitea, empty as long as the repository is.
  defaultBranch: told.default_branch || 'main',
  canWrite: told.permissions?.push === true && told.archived !== true,
  isPrivate: told.private,
  address: told.html_url,
});

/** A repository's path in the API of GitHub and Gitea: "/repos/acme/docs". */
export const at = (name: string): string => `/repos/${inAddress(name)}`;

/** The owner of "acme/docs". */
export const ownerOf = (name: string): string => name.split('/')[0] ?? '';

/** A file or a folder at GitHub and Gitea. */
export const content = z.union([
  z.object({ type: z.string(), sha: z.string() }),
  z.array(z.object({ path: z.string() })),
]);

/** A commit at GitHub and Gitea. */
export const commit = z.object({ sha: z.string(), commit: z.object({ message: z.string() }) });

/** Commits at GitHub and Gitea. */
export const past = z.object({
  sha: z.string(),
  commit: z.object({
    message: z.string(),
    committer: z.optional(z.nullable(z.object({ date: z.optional(z.string()) }))),
  }),
});
export const history = z.array(past);

export const changeOf = ({ sha, commit: { message, committer } }: z.infer<typeof past>): Change =>
  change(sha, message, committer?.date);

/** `time`: as in ISO 8601, or undefined if the host doesn't say. */
export const change = (id: string, message: string, time = ''): Change => ({
  id,
  date: time.slice(0, 10),
  subject: message.split('\n', 1)[0]!,
});

/** Tags at all hosts. */
export const tags = z.array(z.object({ name: z.string() }));

/** A pull request at GitHub and Gitea. */
export const pull = z.object({
  number: z.number(),
  html_url: webAddress,
  head: z.object({
    ref: z.string(),
    repo: z.nullable(z.object({ full_name: z.string() })),
  }),
});

export const requestOf = ({ number, html_url }: z.infer<typeof pull>): Request => ({
  name: `#${number}`,
  number,
  address: html_url,
});

interface TreeEntry {
  readonly path: string;
  readonly type: string;
  readonly mode: string;
  readonly sha: string | null;
}

/** The files among the entries of a tree, without folders and other repositories in it. */
export const blobsOf = (entries: readonly TreeEntry[]): readonly Blob[] =>
  entries.flatMap(({ path, type, mode, sha }) =>
    type === 'blob' && sha !== null ? [{ path, sha, ...(mode === '100644' ? {} : { mode }) }] : [],
  );

/* Repositories as Gitea and Forgejo describe them, and their lists, which are paged. */
import { ok, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Access, Repository } from '../host.ts';
import { inAddress, type Asked, type Call } from '../server.ts';
import { webAddress } from '../web-address.ts';

/** The default maximum of a page. A server may return fewer entries. */
const PAGE = 50;
/** Beyond five thousand entries, people find one by its name. */
const MOST_PAGES = 100;

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
  // Empty as long as the repository is.
  defaultBranch: told.default_branch || 'main',
  canWrite: told.permissions?.push === true && told.archived !== true,
  isPrivate: told.private,
  address: told.html_url,
});

/** A repository's path in the API: "/repos/acme/docs". */
export const at = (name: string): string => `/repos/${inAddress(name)}`;

/** All pages of a list, in order, until there is enough. */
export async function list<T>(
  call: Call,
  access: Access,
  { query, ...asked }: Asked,
  shape: z.ZodMiniType<T>,
  isEnough: (all: readonly T[]) => boolean = () => false,
): Promise<Result<readonly T[]>> {
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const paged = { ...asked, query: { ...query, limit: PAGE, page } };
    const told = await call(access, paged, z.array(shape));
    if (!told.ok) return told;
    all.push(...told.value.value);
    const total = Number(told.value.header('x-total-count') ?? Infinity);
    if (told.value.value.length === 0 || all.length >= total || isEnough(all)) break;
  }
  return ok(all);
}

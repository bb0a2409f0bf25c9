/* A repository as GitLab describes it: https://docs.gitlab.com/api/projects/#get-a-single-project */
import * as z from '../../../core/schema/zod.ts';
import type { Repository } from '../host.ts';
import { webAddress } from '../shapes.ts';

/** The lowest role that may write: https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const DEVELOPER = 30;

const access = z.optional(z.nullable(z.object({ access_level: z.number() })));
export const project = z.object({
  id: z.number(),
  path_with_namespace: z.string(),
  web_url: webAddress,
  // Absent as long as the repository is empty, and if only the project may be seen.
  default_branch: z.optional(z.nullable(z.string())),
  visibility: z.optional(z.string()),
  archived: z.optional(z.boolean()),
  permissions: z.optional(z.object({ project_access: access, group_access: access })),
});
export const repositoryOf = (told: z.infer<typeof project>): Repository => ({
  name: told.path_with_namespace,
  defaultBranch: told.default_branch ?? 'main',
  canWrite:
    told.archived !== true &&
    [told.permissions?.project_access, told.permissions?.group_access].some(
      (role) => role && role.access_level >= DEVELOPER,
    ),
  isPrivate: told.visibility !== 'public',
  address: told.web_url,
});

/** A repository's path in the API: https://docs.gitlab.com/api/rest/#namespaced-paths */
export const at = (name: string): string => `/projects/${encodeURIComponent(name)}`;

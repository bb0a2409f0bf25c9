/* Lists at Gitea and Forgejo, which are paged. */
import { ok, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Access } from '../host.ts';
import type { Http, HttpRequest } from '../http.ts';

/** The default maximum of a page. A server may return fewer entries. */
const PAGE = 50;
/** Beyond five thousand entries, people find one by its name. */
const MOST_PAGES = 100;

/** All pages of a list, in order, until there is enough. */
export async function list<T>(
  tea: Http,
  access: Access,
  { path, query }: HttpRequest,
  shape: z.ZodMiniType<T>,
  isEnough: (all: readonly T[]) => boolean = () => false,
): Promise<Result<readonly T[]>> {
  const told = await tea.pages(
    access,
    {
      path,
      query: { ...query, limit: PAGE, page: 1 },
      most: MOST_PAGES,
      next: (pages, header) => {
        const all = pages.flat();
        const total = Number(header('x-total-count') ?? Infinity);
        const isLast = pages.at(-1)!.length === 0 || all.length >= total || isEnough(all);
        return isLast ? undefined : { page: pages.length + 1 };
      },
    },
    z.array(shape),
  );
  return told.ok ? ok(told.value.pages.flat()) : told;
}

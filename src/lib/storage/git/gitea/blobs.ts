/*
 * Many files of a commit with few requests: https://docs.gitea.com/api/#tag/repository/operation/repoGetFileContents,
 * since Gitea 1.24; Forgejo doesn't have it. The same as POST is only for people who may write. A response has as many
 * of the first files as the server's limits allow, in their order: 30 files and 10 MB unless its administrator set
 * others (DEFAULT_PAGING_NUM and DEFAULT_MAX_RESPONSE_SIZE in
 * https://docs.gitea.com/administration/config-cheat-sheet#api-api).
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { fromBase64 } from '../base64.ts';
import type { Access, Blob } from '../host.ts';
import type { Http, Means } from '../http.ts';
import * as m from '../messages.ts';
import { at } from '../shapes.ts';

/** Files of one request. */
const MOST = 30;
/** Length of their paths together, as sent. Servers refuse addresses of more than about 8,000 characters. */
const LONGEST = 4000;

// A file that doesn't exist is null, and one that is too large has no content.
const file = z.object({
  sha: z.string(),
  encoding: z.optional(z.nullable(z.string())),
  content: z.optional(z.nullable(z.string())),
});
const files = z.array(z.nullable(file));

interface Asked {
  readonly host: string;
  readonly name: string;
  readonly commit: string;
}

/** Refuses with `one-by-one` if this server can't send files like this. */
export async function blobsOf(
  tea: Http,
  access: Access,
  { host, name, commit }: Asked,
  wanted: readonly Blob[],
): Promise<Result<ReadonlyMap<string, Uint8Array>>> {
  const path = `${at(name)}/file-contents`;
  const means: Means = (status) =>
    status === 404 || status === 405 ? refuse('one-by-one', m.oneByOne(host)) : undefined;
  const found = new Map<string, Uint8Array>();
  let left = wanted;
  while (left.length > 0) {
    const some = firstOf(left);
    const body = JSON.stringify({ files: some.map((one) => one.path) });
    const told = await tea.ask(access, { path, query: { ref: commit, body }, means }, files);
    if (!told.ok) return told;
    for (const one of told.value) {
      const bytes =
        one?.encoding === 'base64' && typeof one.content === 'string'
          ? fromBase64(one.content, host)
          : undefined;
      if (one && bytes?.ok) found.set(one.sha, bytes.value);
    }
    // The first one may be more than a response can have.
    left = left.slice(Math.max(1, Math.min(some.length, told.value.length)));
  }
  return ok(found);
}

function firstOf(wanted: readonly Blob[]): readonly Blob[] {
  let length = 0;
  const end = wanted.findIndex(({ path }, i) => {
    length += encodeURIComponent(path).length + 9;
    return i > 0 && (i >= MOST || length > LONGEST);
  });
  return end < 0 ? wanted : wanted.slice(0, end);
}

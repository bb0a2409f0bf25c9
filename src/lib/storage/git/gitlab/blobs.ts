/*
 * Many text files of a commit with one request, by GraphQL: https://docs.gitlab.com/api/graphql/reference/#repository.
 * GitLab counts how complex a query is (https://docs.gitlab.com/api/graphql/#max-query-complexity), which `first` keeps
 * low, and sends at most 20 MB. What is too much for it is asked for in halves.
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Access, Blob } from '../host.ts';
import type { Http } from '../http.ts';
import * as m from '../messages.ts';

const QUERY = `query($name: ID!, $ref: String!, $paths: [String!]!, $first: Int!) {
  project(fullPath: $name) {
    repository { blobs(ref: $ref, paths: $paths, first: $first) { nodes { oid rawTextBlob } } }
  }
}`;

/** With fewer files, what is too much isn't their number. */
const FEWEST = 8;

const node = z.object({ oid: z.string(), rawTextBlob: z.optional(z.nullable(z.string())) });
const blobs = z.object({ nodes: z.nullable(z.array(z.nullable(node))) });
const repository = z.object({ blobs: z.nullable(blobs) });
const project = z.object({ repository: z.nullable(repository) });
const answer = z.object({
  data: z.optional(z.nullable(z.object({ project: z.optional(z.nullable(project)) }))),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});

interface Asked {
  readonly host: string;
  readonly name: string;
  readonly commit: string;
}

/** `graph`: the API at `/api`, where GraphQL is. Refuses with `one-by-one` if this server can't send files like this. */
export async function blobsOf(
  graph: Http,
  access: Access,
  asked: Asked,
  wanted: readonly Blob[],
): Promise<Result<ReadonlyMap<string, Uint8Array>>> {
  const { host, name, commit } = asked;
  const paths = wanted.map(({ path }) => path);
  const variables = { name, ref: commit, paths, first: paths.length };
  const body = { query: QUERY, variables };
  const told = await graph.ask(access, { method: 'POST', path: '/graphql', body }, answer);
  if (!told.ok)
    return told.refusal.code === 'missing' ? refuse('one-by-one', m.oneByOne(host)) : told;
  const { data, errors = [] } = told.value;
  if (errors.length > 0) {
    const says = (words: RegExp) => errors.some(({ message }) => words.test(message));
    const isLarge = says(/size limit/i);
    if (wanted.length <= FEWEST && isLarge) return ok(new Map());
    if (wanted.length <= FEWEST || !(isLarge || says(/complexity/i)))
      return refuse('one-by-one', m.oneByOne(host));
    const half = Math.ceil(wanted.length / 2);
    const first = await blobsOf(graph, access, asked, wanted.slice(0, half));
    if (!first.ok) return first;
    const second = await blobsOf(graph, access, asked, wanted.slice(half));
    return second.ok ? ok(new Map([...first.value, ...second.value])) : second;
  }
  const encoder = new TextEncoder();
  const nodes = data?.project?.repository?.blobs?.nodes ?? [];
  return ok(
    new Map(
      nodes.flatMap((one) =>
        typeof one?.rawTextBlob === 'string'
          ? [[one.oid, encoder.encode(one.rawTextBlob)] as const]
          : [],
      ),
    ),
  );
}

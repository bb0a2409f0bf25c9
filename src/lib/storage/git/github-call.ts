/*
 * Requests to GitHub's REST API: https://docs.github.com/rest. An answer counts when it has the shape that is asked
 * for; a page of something between, or half an answer, never passes for one.
 */
import { Octokit } from '@octokit/core';
import { ok, refuse, type Refusal, type Result } from '../../core/result.ts';
import type { ZodMiniType } from '../../core/schema/zod.ts';
import { refusalOf, type Asker } from './failures.ts';
import type { Access } from './host.ts';
import { failureOf, parsed, PATIENCE, patiently, said, unusable } from './http.ts';

export interface GitHubOptions {
  /** Where the API is; another one for tests and for GitHub Enterprise Server. */
  readonly address?: string;
  /** How long one answer may take, of all requests or of each route: milliseconds. */
  readonly patience?: number | ((route: string) => number);
  /** How long is waited between two looks at a copy that is being made: milliseconds. */
  readonly pause?: number;
}

/** `means`: what a failed answer means here, where it is not what it means everywhere. */
export type Call = <T>(
  access: Access,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  shape: ZodMiniType<T>,
  means?: (status: number, message: string) => Refusal | undefined,
) => Promise<Result<T>>;

/** "acme/docs" as the API's routes name it. */
export const named = (name: string) => {
  const [owner = '', repo = ''] = name.split('/');
  return { owner, repo };
};

const silent = () => undefined;

/** A list of a hundred thousand files is some 20 MB. */
const patienceFor = (route: string): number => (route.includes('/git/trees/') ? 4 : 1) * PATIENCE;

export function callGitHub({ address, patience = patienceFor }: GitHubOptions): Call {
  const octokit = new Octokit({
    baseUrl: address ?? 'https://api.github.com',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  return async (access, route, parameters, shape, means) => {
    const { token } = access;
    const limit = typeof patience === 'number' ? patience : patience(route);
    // What has not changed costs the limit nothing, but only with a token: without one GitHub's own minute is kept.
    const cache = token === undefined ? 'default' : 'no-cache';
    const asker: Asker = { host: 'GitHub', isSignedIn: token !== undefined };
    try {
      const answer = await octokit.request(route, {
        ...parameters,
        headers: {
          accept: 'application/vnd.github+json',
          'x-github-api-version': '2022-11-28',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        // The library's own reading takes ten times as long, which is felt where a tree has many files.
        request: { fetch: patiently(cache, limit), parseSuccessResponseBody: false },
      });
      const data = parsed(await new Response(answer.data as BodyInit | null).text());
      const read = shape.safeParse(data);
      if (read.success) return ok(read.data);
      return no(
        refusalOf(unusable(data, answer.headers['content-type']) ?? { kind: 'cut' }, asker),
      );
    } catch (error) {
      const response = answered(error);
      if (!response) return no(refusalOf(failureOf(cause(error)), asker));
      const { status, data, headers } = response;
      const message = said(data);
      const header = (name: string) => headers[name];
      const meant = means?.(status, message) ?? meantAlways(message);
      return no(meant ?? refusalOf({ kind: 'status', status, message, header }, asker));
    }
  };
}

const no = (refusal: Refusal) => ({ ok: false, refusal }) as const;

interface Failed {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** The library throws for a failed answer; where there was none the reason hangs on it. */
const answered = (error: unknown): Failed | undefined =>
  (error as { readonly response?: Failed }).response;

const cause = (error: unknown): unknown =>
  error instanceof Error && error.name === 'HttpError' ? error.cause : error;

function meantAlways(message: string): Refusal | undefined {
  if (/protected branch|through a pull request|rule violation|required status/i.test(message))
    return refuse(
      'no-right',
      'The branch is protected: changes reach it through a pull request only. Your work is kept. Commit to a new branch and open a pull request.',
    ).refusal;
  if (/repository is empty/i.test(message))
    return refuse(
      'missing',
      'The repository is empty: there is no branch yet. Your work is kept. Make the first commit at GitHub, then try again.',
    ).refusal;
  return undefined;
}

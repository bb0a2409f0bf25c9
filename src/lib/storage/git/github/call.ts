/*
 * Requests to GitHub's REST API: https://docs.github.com/rest. A response counts only if it has the expected shape. A
 * page of something in between, or half a response, never passes for one.
 */
import { Octokit } from '@octokit/core';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { ZodMiniType } from '../../../core/schema/zod.ts';
import * as m from './messages.ts';
import { refusalOf, type Asker } from '../failures.ts';
import type { Access } from '../host.ts';
import { failureOf, parsed, PATIENCE, patiently, said, unusable } from '../http.ts';

export interface GitHubOptions {
  /** The address of the API. Differs for tests and for GitHub Enterprise Server. */
  readonly address?: string;
  /** Time limit for one response, of all requests or by route, in milliseconds. */
  readonly patience?: number | ((route: string) => number);
  /** Pause between two checks of a fork that is being created, in milliseconds. */
  readonly pause?: number;
}

/** `means`: what a failed response means here, if that differs from its general meaning. */
export type Call = <T>(
  access: Access,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  shape: ZodMiniType<T>,
  means?: (status: number, message: string) => Refusal | undefined,
) => Promise<Result<T>>;

/** "acme/docs" as parameters of the API's routes. */
export const named = (name: string) => {
  const [owner = '', repo = ''] = name.split('/');
  return { owner, repo };
};

const silent = () => undefined;

/** A list of a hundred thousand files is about 20 MB. */
const patienceFor = (route: string): number => (route.includes('/git/trees/') ? 4 : 1) * PATIENCE;

export function callGitHub({ address, patience = patienceFor }: GitHubOptions): Call {
  const octokit = new Octokit({
    baseUrl: address ?? 'https://api.github.com',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  return async (access, route, parameters, shape, means) => {
    const { token } = access;
    const limit = typeof patience === 'number' ? patience : patience(route);
    // Unchanged responses don't count against the limit, but only with a token. Without one, responses are cached for
    // the minute that GitHub sets.
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
        // The library's own parsing takes ten times as long, which is noticeable for trees with many files.
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

/** The library throws for a failed response. If there was no response, the reason is in the error's cause. */
const answered = (error: unknown): Failed | undefined =>
  (error as { readonly response?: Failed }).response;

const cause = (error: unknown): unknown =>
  error instanceof Error && error.name === 'HttpError' ? error.cause : error;

function meantAlways(message: string): Refusal | undefined {
  if (/protected branch|through a pull request|rule violation|required status/i.test(message))
    return refuse('no-right', m.branchProtected).refusal;
  if (/repository is empty/i.test(message)) return refuse('missing', m.repositoryEmpty).refusal;
  return undefined;
}

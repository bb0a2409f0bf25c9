/*
 * Handles the request limit of a host. After the host's first refusal, nothing more is sent with the same token: every
 * request is refused here, with the same sentence, until the time that the host named has passed or the user continues.
 * Then one request is sent first, and the others follow when it is answered. Each token has a separate limit.
 */
import type { Refusal, Result } from '../../core/result.ts';
import type { Access, Host } from './host.ts';
import type { HostReviews } from './host-reviews.ts';

/** The same host, which sends no requests while the host allows none. */
export function limited(host: Host): Host {
  /** Why nothing is sent, by token. */
  const shut = new Map<string, Refusal>();
  /** Tokens whose next request is sent alone, and those requests. */
  const untried = new Set<string>();
  const trials = new Map<string, Promise<unknown>>();
  const watchers = new Set<() => void>();

  const tell = () => [...watchers].forEach((changed) => changed());
  const open = (key: string) => {
    if (!shut.delete(key)) return;
    untried.add(key);
    tell();
  };
  /** Requests that were running when the first was refused are refused in the same words. */
  const noted = <T>(key: string, answer: Result<T>): Result<T> => {
    if (answer.ok || answer.refusal.code !== 'limited') return answer;
    const first = shut.get(key);
    if (first) return { ok: false, refusal: first };
    shut.set(key, answer.refusal);
    tell();
    return answer;
  };

  const guarded =
    <A extends readonly unknown[], T>(ask: (access: Access, ...rest: A) => Promise<Result<T>>) =>
    async (access: Access, ...rest: A): Promise<Result<T>> => {
      const key = signInOf(access);
      for (let trial = trials.get(key); trial; trial = trials.get(key)) await trial;
      const refusal = shut.get(key);
      if (refusal && untilOf(refusal) > Date.now()) return { ok: false, refusal };
      open(key);
      if (!untried.delete(key)) return noted(key, await ask(access, ...rest));
      const asking = ask(access, ...rest).then((answer) => noted(key, answer));
      const over = () => void trials.delete(key);
      trials.set(key, asking.then(over, over));
      return asking;
    };

  return {
    ...host,
    limits: {
      now: (access) => {
        const refusal = shut.get(signInOf(access));
        const isSignedIn = access.token !== undefined;
        return refusal && { host: host.name, until: untilOf(refusal), isSignedIn };
      },
      watch: (changed) => {
        watchers.add(changed);
        return () => void watchers.delete(changed);
      },
      goOn: (access) => open(signInOf(access)),
      turned: tell,
    },
    user: guarded(host.user),
    repositories: guarded(host.repositories),
    repository: guarded(host.repository),
    branches: guarded(host.branches),
    ...(host.isBarred && { isBarred: guarded(host.isBarred) }),
    tip: guarded(host.tip),
    revision: guarded(host.revision),
    tags: guarded(host.tags),
    requestBranch: guarded(host.requestBranch),
    files: guarded(host.files),
    find: guarded(host.find),
    past: { ...host.past, changes: guarded(host.past.changes) },
    blob: guarded(host.blob),
    ...(host.blobs && { blobs: guarded(host.blobs) }),
    commit: guarded(host.commit),
    fork: guarded(host.fork),
    propose: guarded(host.propose),
    ...(host.proposal && { proposal: guarded(host.proposal) }),
    ...(host.reviews && { reviews: guardedReviews(host.reviews, guarded) }),
  };
}

type Guarded = <A extends readonly unknown[], T>(
  ask: (access: Access, ...rest: A) => Promise<Result<T>>,
) => (access: Access, ...rest: A) => Promise<Result<T>>;

const guardedReviews = (
  { authors, among, request }: HostReviews,
  guarded: Guarded,
): HostReviews => ({
  ...(authors && { authors: guarded(authors) }),
  ...(among && { among: guarded(among) }),
  request: guarded(request),
});

const signInOf = ({ token }: Access): string => token ?? '';
const untilOf = ({ until }: Refusal): number => until ?? 0;

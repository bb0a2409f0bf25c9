/*
 * What can go wrong between this page and a git host, as a code and a sentence. None repeats the request, so that a
 * token can never appear in one.
 */
import { refuse, type Refusal } from '../../core/result.ts';
import * as m from './failure-messages.ts';

/** Why there is no usable response. */
export type Failure =
  | {
      readonly kind: 'status';
      readonly status: number;
      /** The host's message, in its own words. */
      readonly message: string;
      readonly header: (name: string) => string | undefined;
    }
  /** `slow`: no response in time. `unreachable`: no connection, or it broke. `stopped`: we canceled the request. */
  | { readonly kind: 'slow' | 'unreachable' | 'stopped' }
  /** `cut`: the response is incomplete. `foreign`: it is a page of something in between, not the host's own. */
  | { readonly kind: 'cut' | 'foreign' };

/** The host, as the sentences name it, and whether requests have a token. */
export interface Asker {
  readonly host: string;
  readonly isSignedIn: boolean;
}

/** Whether it is unknown if the request was carried out. */
export const isUncertain = ({ code }: Refusal): boolean =>
  code === 'offline' || code === 'unanswered';

/**
 * A failure in words. Codes: `signed-out`, `no-right`, `missing`, `changed`, `limited`, `refused`, `offline` (no
 * connection), `unanswered` (connected, but without a usable response), `stopped`.
 */
export function refusalOf(failure: Failure, asker: Asker): Refusal {
  const { host } = asker;
  switch (failure.kind) {
    case 'status':
      return ofStatus(failure, asker);
    case 'slow':
      return no('unanswered', m.slow(host));
    case 'unreachable':
      return no('offline', isOffline() ? m.offline(host) : m.unreachable(host));
    case 'cut':
      return no('unanswered', m.brokeOff(host));
    case 'foreign':
      return no('unanswered', m.foreign(host));
    case 'stopped':
      return no('stopped', m.stopped(host));
  }
}

type Status = Extract<Failure, { readonly kind: 'status' }>;

function ofStatus(failure: Status, asker: Asker): Refusal {
  const { status } = failure;
  const { host, isSignedIn } = asker;
  if (status === 401) return no('signed-out', isSignedIn ? m.badToken(host) : m.unknownUser(host));
  if (status === 429 || (status === 403 && isLimit(failure))) return limited(failure, asker);
  if (status === 403) return forbidden(failure, asker);
  if (status === 404) return no('missing', isSignedIn ? m.notSeen(host) : m.notPublic(host));
  if (status === 409 || status === 412) return no('changed', m.changedByOthers(host));
  if (status === 413) return no('refused', m.tooMuch(host));
  if (status >= 500) return no('unanswered', m.hostTrouble(host));
  const said = failure.message.replace(/\s+/g, ' ').trim().slice(0, 200);
  return no('refused', said ? m.refusedBecause(host, said) : m.refused(host));
}

const isLimit = ({ message, header }: Status): boolean =>
  header('x-ratelimit-remaining') === '0' ||
  header('retry-after') !== undefined ||
  /rate limit|abuse detection/i.test(message);

/**
 * GitHub allows 60 requests an hour without a token, 5,000 with one, and fewer at the same time:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function limited({ header }: Status, { host, isSignedIn }: Asker): Refusal {
  const until = untilOf(header);
  const minutes = Math.max(1, Math.ceil((until - Date.now()) / 60_000));
  const clock = new Date(until).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  const sentence = (isSignedIn ? m.limited : m.limitedSignedOut)(host, clock, minutes);
  return { ...no('limited', sentence), until };
}

/** Waiting time if the host names none, or one that is over, in milliseconds. GitHub asks for a minute at least. */
const LEAST = 60_000;

/**
 * When requests are allowed again. The reset of the hour only applies if the hour's requests are used up. Otherwise
 * they were sent too fast.
 */
function untilOf(header: Status['header']): number {
  const now = Date.now();
  const after = header('retry-after');
  const pause = after === undefined ? NaN : Number(after) * 1000;
  if (pause > 0) return now + pause;
  const left = header('x-ratelimit-remaining') ?? header('ratelimit-remaining') ?? '0';
  const reset = header('x-ratelimit-reset') ?? header('ratelimit-reset');
  const named = after !== undefined ? Date.parse(after) : left === '0' ? Number(reset) * 1000 : NaN;
  return named > now ? named : now + LEAST;
}

function forbidden({ message, header }: Status, { host, isSignedIn }: Asker): Refusal {
  if (!isSignedIn) return no('signed-out', m.notWithoutUser(host));
  if (header('x-github-sso') !== undefined || /\bSAML\b|single sign-on/i.test(message))
    return no('no-right', m.singleSignOn(host));
  if (/archived/i.test(message)) return no('no-right', m.archived);
  if (/forbids access via|approv|lifetime/i.test(message))
    return no('no-right', m.tokenKindRefused);
  return no('no-right', m.tokenTooWeak(host));
}

const no = (code: string, sentence: string): Refusal => refuse(code, sentence).refusal;

/** Only a clear no counts: browsers say yes for any network, and Node says nothing. */
const isOffline = (): boolean =>
  (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false;

/*
 * What can go wrong between this page and a git host, in plain words. Each sentence says what happened, that the work
 * is kept, and what to do next. None repeats the request, so that a token can never appear in one.
 */
import { refuse, type Refusal } from '../../core/result.ts';

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

const KEPT = 'Your work is kept.';

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
      return no('unanswered', `${host} did not answer in time. ${KEPT} Try again in a moment.`);
    case 'unreachable':
      return isOffline()
        ? no(
            'offline',
            `You are offline, so ${host} cannot be reached. ${KEPT} Try again when you are connected.`,
          )
        : no(
            'offline',
            `${host} cannot be reached, or the connection broke. ${KEPT} Check the connection and try again.`,
          );
    case 'cut':
      return no(
        'unanswered',
        `The answer of ${host} broke off in the middle. ${KEPT} Try again in a moment.`,
      );
    case 'foreign':
      return no(
        'unanswered',
        `Something between you and ${host} answered in its place, perhaps the sign-in page of a network. ${KEPT} Open ${host} in another tab, then try again.`,
      );
    case 'stopped':
      return no(
        'stopped',
        `${host} was not waited for any longer. ${KEPT} Try again when you like.`,
      );
  }
}

type Status = Extract<Failure, { readonly kind: 'status' }>;

function ofStatus(failure: Status, asker: Asker): Refusal {
  const { status } = failure;
  const { host, isSignedIn } = asker;
  if (status === 401)
    return isSignedIn
      ? no(
          'signed-out',
          `${host} does not accept the token: it is wrong, or it has ended. ${KEPT} Sign in again with a new one.`,
        )
      : no('signed-out', `${host} wants to know who you are. ${KEPT} Sign in and try again.`);
  if (status === 429 || (status === 403 && isLimit(failure))) return limited(failure, asker);
  if (status === 403) return forbidden(failure, asker);
  if (status === 404)
    return isSignedIn
      ? no(
          'missing',
          `${host} has nothing there, or your token may not see it. ${KEPT} Check the name and what the token may do.`,
        )
      : no(
          'missing',
          `${host} has nothing there that everybody may see. ${KEPT} Check the name, or sign in if it is private.`,
        );
  if (status === 409 || status === 412)
    return no(
      'changed',
      `Somebody else changed the same thing at ${host} at this moment. ${KEPT} Look at what is there now and try again.`,
    );
  if (status === 413)
    return no('refused', `This is more than ${host} takes at once. ${KEPT} Commit fewer files.`);
  if (status >= 500)
    return no(
      'unanswered',
      `${host} has trouble of its own at the moment. ${KEPT} Try again soon.`,
    );
  const said = failure.message.replace(/\s+/g, ' ').trim().slice(0, 200);
  return no(
    'refused',
    `${host} did not accept this${said ? `: “${said}”` : ''}. ${KEPT} Change it accordingly and try again.`,
  );
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
  const more = isSignedIn ? '' : ', or sign in: then far more is allowed';
  return {
    ...no(
      'limited',
      `${host} allows no more requests for now. ${KEPT} Try again ${inWords(until)}${more}.`,
    ),
    until,
  };
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

function inWords(until: number): string {
  const minutes = Math.max(1, Math.ceil((until - Date.now()) / 60_000));
  const clock = new Date(until).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return `at ${clock} (in ${minutes === 1 ? 'a minute' : `${minutes} minutes`})`;
}

function forbidden({ message, header }: Status, { host, isSignedIn }: Asker): Refusal {
  if (!isSignedIn)
    return no(
      'signed-out',
      `${host} does not allow this without signing in. ${KEPT} Sign in first.`,
    );
  if (header('x-github-sso') !== undefined || /\bSAML\b|single sign-on/i.test(message))
    return no(
      'no-right',
      `The organization asks for single sign-on. ${KEPT} At ${host}, allow your token for the organization (“Configure SSO” beside the token), then try again.`,
    );
  if (/archived/i.test(message))
    return no(
      'no-right',
      `The repository is archived: nobody can change it. ${KEPT} Download the file, or have the repository taken out of the archive.`,
    );
  if (/forbids access via|approv|lifetime/i.test(message))
    return no(
      'no-right',
      `The organization does not accept this kind of token. ${KEPT} Ask its owner, or sign in with a token that it accepts.`,
    );
  return no(
    'no-right',
    `Your token may not do this at ${host}. ${KEPT} Sign in with one that may write contents and requests of this repository.`,
  );
}

const no = (code: string, sentence: string): Refusal => refuse(code, sentence).refusal;

/** Only a clear no counts: browsers say yes for any network, and Node says nothing. */
const isOffline = (): boolean =>
  (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false;

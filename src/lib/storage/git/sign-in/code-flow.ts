/*
 * The authorization code flow with PKCE, from a page without a secret: https://www.rfc-editor.org/rfc/rfc7636. The host's
 * own page asks the person and sends them to `redirect` with a code, which is worthless without the verifier that only
 * this page knows.
 */
import * as oauth from 'oauth4webapi';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Grant } from '../credentials.ts';
import type { CodeSignIn } from './account-sign-in.ts';
import * as m from './messages.ts';

/** The host, as sentences name it, and where its answer goes: a page of ours. */
export interface Asker {
  readonly host: string;
  readonly redirect: string;
}

/** One attempt to sign in. It accepts one answer. */
export interface Attempt {
  /** The host's page to show. */
  readonly address: string;
  /** What the answer has to carry: nobody else knows it. */
  readonly state: string;
  /** Exchanges the answer, the query of `redirect`, for a token. */
  readonly exchange: (answer: URLSearchParams) => Promise<Result<Grant>>;
}

/** Time limit for one response, in milliseconds. */
const PATIENCE = 30_000;

export async function begin(flow: CodeSignIn, asker: Asker): Promise<Attempt> {
  const state = oauth.generateRandomState();
  const verifier = oauth.generateRandomCodeVerifier();
  const address = new URL(flow.authorize);
  const asked = {
    client_id: flow.clientId,
    redirect_uri: asker.redirect,
    response_type: 'code',
    state,
    ...(flow.scope && { scope: flow.scope }),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return {
    address: address.href,
    state,
    exchange: (answer) =>
      granted(flow, asker, async (server, client, options) => {
        const valid = oauth.validateAuthResponse(server, client, answer, state);
        const response = await oauth.authorizationCodeGrantRequest(
          ...[server, client, oauth.None(), valid, asker.redirect, verifier, options],
        );
        return oauth.processAuthorizationCodeResponse(server, client, response);
      }),
  };
}

/** Exchanges a refresh token for another token. The host accepts it once. */
export const renew = (flow: CodeSignIn, asker: Asker, refresh: string): Promise<Result<Grant>> =>
  granted(flow, asker, async (server, client, options) => {
    // Hosts want the address again, although the standard doesn't.
    const additionalParameters = { redirect_uri: asker.redirect };
    const response = await oauth.refreshTokenGrantRequest(
      ...[server, client, oauth.None(), refresh, { ...options, additionalParameters }],
    );
    return oauth.processRefreshTokenResponse(server, client, response);
  });

/** Ends a token at its host, if the host can do that. Failing that, it ends by itself. */
export async function revoke(flow: CodeSignIn, token: string): Promise<void> {
  if (flow.revoke === undefined) return;
  const { server, client, options } = partiesOf(flow);
  await oauth
    .revocationRequest(server, client, oauth.None(), token, options)
    .catch(() => undefined);
}

/** What the library asks for. It accepts only https, and a host on this machine may do without. */
function partiesOf(flow: CodeSignIn) {
  const secure = (address: string) => address.replace(/^http:/, 'https:');
  const server: oauth.AuthorizationServer = {
    issuer: flow.site,
    token_endpoint: secure(flow.token),
    ...(flow.revoke && { revocation_endpoint: secure(flow.revoke) }),
  };
  const options: oauth.TokenEndpointRequestOptions = {
    [oauth.customFetch]: (address, { headers, body, method }) =>
      fetch(address === secure(flow.token) ? flow.token : (flow.revoke ?? ''), {
        ...{ method, headers, body, signal: AbortSignal.timeout(PATIENCE) },
        ...{ credentials: 'omit', cache: 'no-store', redirect: 'error' },
      }),
  };
  return { server, client: { client_id: flow.clientId }, options };
}

type Parties = ReturnType<typeof partiesOf>;

async function granted(
  flow: CodeSignIn,
  { host }: Asker,
  ask: (
    server: Parties['server'],
    client: Parties['client'],
    options: Parties['options'],
  ) => Promise<oauth.TokenEndpointResponse>,
): Promise<Result<Grant>> {
  const { server, client, options } = partiesOf(flow);
  try {
    const { access_token: token, refresh_token: refresh } = await ask(server, client, options);
    return ok({ token, ...(refresh !== undefined && { refresh }) });
  } catch (error) {
    return await failed(error, flow, host);
  }
}

/** A failure in words, without anything that was sent. Rethrows errors of our own. */
async function failed(error: unknown, flow: CodeSignIn, host: string) {
  if (error instanceof oauth.AuthorizationResponseError)
    return error.error === 'access_denied'
      ? refuse('declined', m.declined(host))
      : refuse('refused', m.rejected(host, error.error_description ?? error.error));
  if (error instanceof oauth.ResponseBodyError)
    return error.error === 'invalid_grant'
      ? refuse('signed-out', m.codeOver(host))
      : refuse('refused', m.rejected(host, error.error_description ?? error.error));
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return refuse('unanswered', m.slow(host));
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return refuse('refused', m.applicationUnknown(host));
  if (error instanceof oauth.OperationProcessingError)
    return refuse('unanswered', m.notUnderstood(host));
  if (!(error instanceof TypeError)) throw error;
  // The browser says the same of a server that can't be reached and of one that doesn't allow this site.
  return (await isReachable(flow.site))
    ? refuse('refused', m.otherSitesBarred(host, flow.remedy))
    : refuse('offline', m.unreachable(host));
}

const isReachable = (site: string): Promise<boolean> =>
  fetch(site, {
    ...{ mode: 'no-cors', credentials: 'omit', cache: 'no-store', redirect: 'follow' },
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => true,
    () => false,
  );

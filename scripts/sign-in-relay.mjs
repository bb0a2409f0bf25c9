/*
 * Exchanges the code of a sign-in at GitHub for a token, which GitHub allows only with a secret. It stores nothing, needs
 * nothing else, and runs as it is
 *
 *   on Cloudflare Workers    npx wrangler deploy scripts/sign-in-relay.mjs --name signpost-sign-in
 *   in Node                  node scripts/sign-in-relay.mjs
 *   in Signpost's container  at /sign-in, if GITHUB_CLIENT_ID is set
 *
 * It speaks as the relays of Decap CMS and Sveltia CMS do, so each can take the place of another. docs/sign-in.md says how
 * to set it up. Its settings are environment variables:
 *
 *   GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET   of an OAuth app or a GitHub App, whose callback is ADDRESS/callback
 *   ALLOWED_ORIGINS                          the sites that may get tokens: "https://signpost.example.com"
 *   GITHUB_SITE                              another GitHub: "https://github.example.com"
 *   CALLBACK                                 which callback, if the app has several
 */

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Settings
 * @typedef {{ readonly isOk: boolean, readonly content: unknown }} Outcome
 */

/** How long a sign-in may take, in seconds. */
const LIFETIME = 600;
/** How long GitHub may take to respond, in milliseconds. */
const PATIENCE = 10_000;
/** What may be asked for. A GitHub App has its own rights, whatever is asked. */
const SCOPES = new Set(['repo', 'public_repo', 'user', 'read:user', 'user:email']);

export default { fetch: relay };

/**
 * Answers `…/auth`, where a sign-in begins, and `…/callback`, where GitHub sends people back to.
 * @param {Request} request @param {Settings} settings @returns {Promise<Response>}
 */
export async function relay(request, settings) {
  const { pathname, searchParams } = new URL(request.url);
  const missing = ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'ALLOWED_ORIGINS'].filter(
    (name) => !settings[name],
  );
  if (missing.length > 0) return page(500, `The relay is not set up: ${missing.join(', ')}.`);
  if (request.method !== 'GET') return page(405, 'Only GET is supported.', { allow: 'GET' });
  if (pathname.endsWith('/auth')) return begin(searchParams, settings);
  if (pathname.endsWith('/callback')) return finish(request, searchParams, settings);
  return page(404, 'There is nothing here.');
}

/** @param {Settings} settings */
const originsOf = ({ ALLOWED_ORIGINS = '' }) => ALLOWED_ORIGINS.split(/[\s,]+/).filter(Boolean);
/** @param {Settings} settings */
const siteOf = ({ GITHUB_SITE }) => (GITHUB_SITE ?? 'https://github.com').replace(/\/+$/, '');

/** @param {URLSearchParams} query @param {Settings} settings */
async function begin(query, settings) {
  const provider = query.get('provider') ?? 'github';
  if (provider !== 'github') return page(400, 'This relay only signs in to GitHub.');
  const asker = query.get('site_id');
  const names = originsOf(settings).map((origin) => new URL(origin).hostname);
  // Guard: the relay refuses sites that it does not serve
  if (asker && !names.includes(asker)) return page(403, 'This relay doesn’t serve this site.');
  const scope = (query.get('scope') ?? 'repo').split(/[\s,]+/).filter((one) => SCOPES.has(one));
  const [state, verifier] = [random(), random()];
  const address = new URL(`${siteOf(settings)}/login/oauth/authorize`);
  const asked = {
    client_id: settings.GITHUB_CLIENT_ID ?? '',
    scope: scope.join(' '),
    state,
    code_challenge: base64(await crypto.subtle.digest('SHA-256', bytesOf(verifier))),
    code_challenge_method: 'S256',
    ...(settings.CALLBACK && { redirect_uri: settings.CALLBACK }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return new Response(null, {
    status: 302,
    headers: {
      ...HEADERS,
      location: address.href,
      'set-cookie': cookie(state, verifier, LIFETIME),
    },
  });
}

/** @param {Request} request @param {URLSearchParams} query @param {Settings} settings */
async function finish(request, query, settings) {
  const state = query.get('state') ?? '';
  const verifier = verifierOf(request.headers.get('cookie') ?? '', state);
  // Guard: the relay exchanges only codes of sign-ins that began in the same browser
  if (!verifier)
    return page(
      403,
      'This sign-in is over, or began elsewhere. Close the window and sign in again.',
    );
  const outcome = await outcomeOf(query, verifier, settings);
  const nonce = random();
  const text = JSON.stringify({ ...outcome, origins: originsOf(settings) });
  return new Response(answerPage(nonce, text.replaceAll('<', '\\u003c')), {
    headers: {
      ...HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${POLICY}; script-src 'nonce-${nonce}'`,
      // A code works once, and so does what belongs to it.
      'set-cookie': cookie(state, '', 0),
    },
  });
}

/**
 * @param {URLSearchParams} query @param {string} verifier @param {Settings} settings
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(query, verifier, settings) {
  const said = query.get('error');
  if (said) return failed(query.get('error_description') ?? said);
  const body = {
    client_id: settings.GITHUB_CLIENT_ID,
    client_secret: settings.GITHUB_CLIENT_SECRET,
    code: query.get('code') ?? '',
    code_verifier: verifier,
    ...(settings.CALLBACK && { redirect_uri: settings.CALLBACK }),
  };
  try {
    const response = await fetch(`${siteOf(settings)}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer = /** @type {Record<string, unknown>} */ (await response.json());
    const { access_token: token, error_description: why } = answer;
    if (typeof token === 'string' && token !== '')
      return { isOk: true, content: { provider: 'github', token } };
    return failed(typeof why === 'string' ? why : 'GitHub sent no token.');
  } catch {
    return failed('GitHub can’t be reached. Try again in a moment.');
  }
}

/** @param {string} error @returns {Outcome} */
const failed = (error) => ({ isOk: false, content: { provider: 'github', error } });

/** Each sign-in has its own cookie, so that two at a time don't disturb each other. @param {string} state */
const cookieName = (state) => `__Host-signpost-${state.slice(0, 12)}`;

/** @param {string} state @param {string} verifier @param {number} age in seconds */
const cookie = (state, verifier, age) =>
  `${cookieName(state)}=${state}.${verifier}; Path=/; Max-Age=${age}; HttpOnly; Secure; SameSite=Lax`;

/** @param {string} cookies @param {string} state */
function verifierOf(cookies, state) {
  if (!/^[\w-]{43}$/.test(state)) return undefined;
  const start = `${cookieName(state)}=`;
  const own = cookies.split(/;\s*/).find((one) => one.startsWith(start));
  const [known = '', verifier] = own?.slice(start.length).split('.') ?? [];
  return isSame(known, state) ? verifier : undefined;
}

/** Compares in the same time, whatever differs. @param {string} a @param {string} b */
function isSame(a, b) {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

const random = () => base64(crypto.getRandomValues(new Uint8Array(32)));
/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text);
/** @param {ArrayBuffer | Uint8Array} bytes */
const base64 = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** @param {number} status @param {string} text @param {Record<string, string>} [more] */
const page = (status, text, more) =>
  new Response(text, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', ...more },
  });

/**
 * Announces itself to the page that opened it, and answers it if it is one of the allowed sites. Nothing but the
 * announcement is sent to a site that isn't known.
 * @param {string} nonce @param {string} json
 */
const answerPage = (nonce, json) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Signing in</title>
<p>Finishing sign-in…</p>
<script type="application/json" nonce="${nonce}">${json}</script>
<script nonce="${nonce}">
  history.replaceState(null, '', location.pathname);
  const data = document.querySelector('script[type="application/json"]');
  const { isOk, content, origins } = JSON.parse(data.textContent);
  data.remove();
  const text = document.querySelector('p');
  const result = 'authorization:github:' + (isOk ? 'success:' : 'error:') + JSON.stringify(content);
  addEventListener('message', ({ data, origin, source }) => {
    if (data !== 'authorizing:github' || source !== opener || !origins.includes(origin)) return;
    opener.postMessage(result, origin);
    text.textContent = isOk ? 'You’re signed in. You can close this window.' : content.error;
  });
  if (opener) opener.postMessage('authorizing:github', '*');
  else text.textContent = 'The page that asked for this sign-in is gone. Close this window and sign in again.';
</script>
`;

/**
 * The relay as a handler of Node's HTTP server.
 * @param {Settings} settings
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export const forNode = (settings) => async (request, response) => {
  const { method = 'GET', headers, url = '/' } = request;
  const answer = await Promise.resolve()
    .then(() => {
      const cookies = { cookie: headers.cookie ?? '' };
      return relay(
        new Request(`http://relay.invalid${url}`, { method, headers: cookies }),
        settings,
      );
    })
    .catch(() => page(400, 'The request can’t be read.'));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
};

if (/sign-in-relay\.mjs$/.test(globalThis.process?.argv?.[1] ?? '')) {
  // Its name is no literal, because Cloudflare's bundler would look for the module.
  const http = 'node:http';
  /** @type {typeof import('node:http')} */
  const { createServer } = await import(http);
  const port = Number(process.env.PORT ?? 8081);
  const handle = forNode(process.env);
  createServer((request, response) => void handle(request, response)).listen(port);
  console.log(`The sign-in relay listens on port ${port}.`);
}

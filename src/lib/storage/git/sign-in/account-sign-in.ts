/* Ways to sign in to a host with an account, as each host describes its own. */

/**
 * How people sign in with their account. `code`: the authorization code flow with PKCE, from the page itself. `relay`: a
 * window of a relay, which keeps the secret that GitHub asks for.
 */
export type AccountSignIn = CodeSignIn | RelaySignIn;

export interface CodeSignIn {
  readonly kind: 'code';
  readonly site: string;
  readonly clientId: string;
  /** Endpoints: web addresses. `revoke` is absent if the host can't end a token. */
  readonly authorize: string;
  readonly token: string;
  readonly revoke?: string;
  /** What is asked for, as the host names it. */
  readonly scope: string;
  /** Servers of this kind may ignore the scope: the token can do everything then. */
  readonly isUnlimited?: true;
  /** What the host's administrator can do if other sites can't ask for tokens, to follow “ask its administrator to”. */
  readonly remedy: string;
}

export interface RelaySignIn {
  readonly kind: 'relay';
  /** Without a slash at the end: "https://auth.example.com". */
  readonly address: string;
  readonly scope: string;
}

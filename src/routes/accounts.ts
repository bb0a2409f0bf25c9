/*
 * Who is signed in to the git hosts. Each token is checked with the host once. Storages read the token on every call, so
 * signing in again is enough to continue.
 */
import { resolve } from '$app/paths';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Account, Accounts } from '$lib/editor/repositories';
import { credentials as credentialsIn, type Grant } from '$lib/storage/git/credentials';
import type { Access, Host } from '$lib/storage/git/host';
import { hosts } from '$lib/storage/git/hosts';
import * as m from './opening-messages';
import { remembered, TOKEN } from './served-token';

const credentials = credentialsIn();
/** Tokens that the host has accepted. */
const accepted = new Set<string>();
const signing = () => import('$lib/storage/git/sign-in/sign-in');
const renewing = () => import('$lib/storage/git/sign-in/code-flow');

export const load = credentials.load;

export const accounts: Accounts = {
  canRemember: credentials.canRemember,
  account: async (site) => {
    const host = hostAt(site);
    if (!host.ok) return host;
    const [known] = await load(site);
    const used = credentials.get(site);
    if (!used || !known) return ok(undefined);
    if (known.login && accepted.has(used.token)) return ok(known);
    const user = await host.value.user(accessTo(site));
    if (!user.ok) return user.refusal.code === 'signed-out' ? ok(undefined) : user;
    await credentials.name(site, user.value.login);
    accepted.add(credentials.get(site)!.token);
    return ok({ ...known, login: user.value.login });
  },
  accounts: load,
  use: async (site, login) => {
    await load(site);
    credentials.use(site, login);
    limitsOf(site)?.turned();
  },
  signIn: (site, token, remember) => keep(site, { token }, remember),
  signInWithAccount: async (site, popup, remember, signal) => {
    const host = hostAt(site);
    if (!host.ok) return host;
    const { name, signIn: means } = host.value;
    if (!means) return refuse('refused', m.noAccountSignIn(name));
    const { signIn } = await signing();
    const grant = await signIn(means, askerAt(name), popup, signal);
    return grant.ok ? keep(site, grant.value, remember) : grant;
  },
  // The command has opened this tab.
  ...(remembered(TOKEN) !== null && {
    signInFromComputer: async (site, remember) => {
      const account = await (await import('./served-document')).accountAt(site);
      return account.ok ? keep(site, account.value, remember) : account;
    },
  }),
  signOut: async (site) => {
    const [used] = await load(site);
    const token = credentials.get(site)?.token;
    if (!used || token === undefined) return;
    await credentials.remove(site, used.login);
    limitsOf(site)?.turned();
    const means = hosts.find((host) => host.site === site)?.signIn;
    if (means?.kind === 'code') await (await renewing()).revoke(means, token);
  },
};

async function keep(site: string, grant: Grant, remember: boolean): Promise<Result<Account>> {
  const host = hostAt(site);
  if (!host.ok) return host;
  const user = await host.value.user({ token: grant.token });
  if (!user.ok) return user;
  const { login } = user.value;
  accepted.add(grant.token);
  const isRemembered = await credentials.put(site, { login, ...grant }, remember);
  host.value.limits?.turned();
  return ok({ login, isRemembered });
}

const askerAt = (host: string) => ({
  host,
  redirect: location.origin + resolve('/signed-in'),
});

/** Reads the token on every call, so that a signed-out token is never used. */
export const accessTo = (site: string): Access => ({
  get token() {
    return credentials.get(site)?.token;
  },
  renew: (refused) =>
    credentials.renew(site, refused, async (refresh) => {
      const host = hostAt(site);
      if (!host.ok) return host;
      const { name, signIn: means } = host.value;
      if (means?.kind !== 'code') return refuse('signed-out', m.signInEnded(name));
      const grant = await (await renewing()).renew(means, askerAt(name), refresh);
      if (grant.ok) accepted.add(grant.value.token);
      return grant;
    }),
});

export const limitsOf = (site: string) => hosts.find((one) => one.site === site)?.limits;

export function hostAt(site: string): Result<Host> {
  const host = hosts.find((one) => one.site === site);
  if (host) return ok(host);
  const known = hosts.map(({ name }) => name);
  return refuse('foreign', m.unknownHost(site.replace(/^https?:\/\//, ''), known));
}

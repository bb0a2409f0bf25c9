/*
 * The git hosts that a copy of Signpost knows: the only other servers it ever contacts, and only when the user opens a
 * repository there. A team with its own servers lists each one with its kind:
 *
 *   SIGNPOST_GIT_HOSTS="gitlab:https://git.example.com gitea:https://code.example.com"
 *
 * The list replaces the four default hosts. To keep any of those, add their names ("github", "gitlab", "codeberg",
 * "gitea.com"). An empty string makes a copy that knows no host.
 *
 * SIGNPOST_SIGN_IN lets people sign in with their account instead of a token. For GitHub, it names the relay that
 * exchanges the code; for other hosts, the client ID of an application there. A host is named as above, without its kind:
 *
 *   SIGNPOST_SIGN_IN="github=https://auth.example.com gitlab=CLIENT_ID https://code.example.com=CLIENT_ID"
 *
 * Both are read when the app is built, and again when the container starts (scripts/host.mjs).
 */

/**
 * `api` is the base address of its API. `clientId` and `relay` are what SIGNPOST_SIGN_IN names.
 * @typedef {{
 *   kind: import('../src/lib/storage/git/host.ts').Host['id'],
 *   name: string,
 *   site: string,
 *   api: string,
 *   clientId?: string,
 *   relay?: string,
 * }} GitHost
 */

/** @type {Readonly<Record<string, GitHost>>} */
const KNOWN = {
  github: {
    kind: 'github',
    name: 'GitHub',
    site: 'https://github.com',
    api: 'https://api.github.com',
  },
  gitlab: host('gitlab', 'GitLab', 'https://gitlab.com'),
  codeberg: host('gitea', 'Codeberg', 'https://codeberg.org'),
  'gitea.com': host('gitea', 'Gitea', 'https://gitea.com'),
};

/** @type {Readonly<Record<string, GitHost['kind']>>} */
const KINDS = { github: 'github', gitlab: 'gitlab', gitea: 'gitea', forgejo: 'gitea' };

/** @param {GitHost['kind']} kind @param {string} name @param {string} site @returns {GitHost} */
function host(kind, name, site) {
  return { kind, name, site, api: new URL(site).origin };
}

/**
 * Parses `SIGNPOST_GIT_HOSTS` and `SIGNPOST_SIGN_IN`. Throws on a word it doesn't understand, which stops the build or the
 * start.
 * @param {string | undefined} setting
 * @param {string} signIn
 * @returns {readonly GitHost[]}
 */
export function gitHosts(
  setting = process.env.SIGNPOST_GIT_HOSTS,
  signIn = process.env.SIGNPOST_SIGN_IN ?? '',
) {
  const named = setting === undefined ? Object.values(KNOWN) : words(setting).map(hostOf);
  const hosts = named.filter(({ site }, i) => named.findIndex((one) => one.site === site) === i);
  const ways = new Map(words(signIn).map((word) => signInOf(word, hosts)));
  return hosts.map((one) => ({ ...one, ...ways.get(one.site) }));
}

/** @param {string} setting */
const words = (setting) => setting.split(/\s+/).filter(Boolean);

/** @param {string} word @returns {GitHost} */
function hostOf(word) {
  const known = KNOWN[word];
  if (known) return known;
  const [, kind, address = ''] = /^(?:(\w+):(?!\/\/))?(.*)$/s.exec(word) ?? [];
  const site = addressOf('SIGNPOST_GIT_HOSTS', word, address, 'gitlab:https://git.example.com');
  const same = Object.values(KNOWN).find((one) => one.site === site || one.api === site);
  if (same) return same;
  const url = new URL(site);
  const type = KINDS[kind ?? guess(url.hostname)];
  if (!type)
    throw new Error(
      `SIGNPOST_GIT_HOSTS: which kind of server is “${address}”? Write github:, gitlab:, gitea: or forgejo: before it.`,
    );
  return host(type, url.host, site);
}

/**
 * The site of a host, and how people sign in there.
 * @param {string} word
 * @param {readonly GitHost[]} hosts
 * @returns {[site: string, way: { clientId: string } | { relay: string }]}
 */
function signInOf(word, hosts) {
  const [, name = '', value = ''] = /^(.+?)=(.+)$/s.exec(word) ?? [];
  if (!value)
    throw new Error(
      `SIGNPOST_SIGN_IN: “${word}” names no application. Write it as gitlab=CLIENT_ID or github=https://auth.example.com.`,
    );
  const site = KNOWN[name]?.site ?? name.replace(/\/+$/, '');
  const found = hosts.find((one) => one.site === site);
  if (!found)
    throw new Error(
      `SIGNPOST_SIGN_IN: “${name}” is none of the git hosts. Add it to SIGNPOST_GIT_HOSTS, or name it as there.`,
    );
  if (found.kind !== 'github') return [site, { clientId: value }];
  const example = 'github=https://auth.example.com';
  return [site, { relay: addressOf('SIGNPOST_SIGN_IN', word, value, example) }];
}

/**
 * A web address without a slash at the end.
 * @param {string} setting @param {string} word @param {string} address @param {string} example
 */
function addressOf(setting, word, address, example) {
  if (!URL.canParse(address))
    throw new Error(`${setting}: “${word}” is no address. Write it as ${example}.`);
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isThisMachine(url))
    throw new Error(
      `${setting}: “${word}” must begin with https://, or tokens could be read on their way.`,
    );
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Guesses the kind of a bare address from its host name. @param {string} name */
const guess = (name) => /github|gitlab|gitea|forgejo/.exec(name)?.[0] ?? '';

/** @param {URL} url */
const isThisMachine = ({ hostname }) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

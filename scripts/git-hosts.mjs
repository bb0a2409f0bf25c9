/*
 * The git hosts that a build knows: the only other servers Signpost ever contacts, and only when the user opens a
 * repository there. A team with its own servers lists each one with its kind:
 *
 *   SIGNPOST_GIT_HOSTS="gitlab:https://git.example.com gitea:https://code.example.com" npm run build
 *
 * The list replaces the four default hosts. To keep any of those, add their names ("github", "gitlab", "codeberg",
 * "gitea.com"). An empty string makes a build that knows no host.
 */

/**
 * `api` is the base address of its API.
 * @typedef {{ kind: import('../src/lib/storage/git/host.ts').Host['id'], name: string, site: string, api: string }} GitHost
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
const KINDS = { gitlab: 'gitlab', gitea: 'gitea', forgejo: 'gitea' };

/** @param {GitHost['kind']} kind @param {string} name @param {string} site @returns {GitHost} */
function host(kind, name, site) {
  return { kind, name, site, api: new URL(site).origin };
}

/**
 * Parses `SIGNPOST_GIT_HOSTS`. Throws on a word it doesn't understand, which stops the build.
 * @param {string | undefined} setting
 * @returns {readonly GitHost[]}
 */
export function gitHosts(setting = process.env.SIGNPOST_GIT_HOSTS) {
  if (setting === undefined) return Object.values(KNOWN);
  const hosts = setting.split(/\s+/).filter(Boolean).map(hostOf);
  return hosts.filter(({ site }, i) => hosts.findIndex((one) => one.site === site) === i);
}

/** @param {string} word @returns {GitHost} */
function hostOf(word) {
  const known = KNOWN[word];
  if (known) return known;
  const [, kind, address = ''] = /^(?:(\w+):(?!\/\/))?(.*)$/s.exec(word) ?? [];
  if (!URL.canParse(address))
    throw new Error(
      `SIGNPOST_GIT_HOSTS: “${word}” is no address. Write it as gitlab:https://git.example.com.`,
    );
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isThisMachine(url))
    throw new Error(
      `SIGNPOST_GIT_HOSTS: “${word}” must begin with https://, or tokens could be read on their way.`,
    );
  const site = url.origin + url.pathname.replace(/\/+$/, '');
  const same = Object.values(KNOWN).find((one) => one.site === site || one.api === site);
  if (same) return same;
  const type = KINDS[kind ?? guess(url.hostname)];
  if (!type)
    throw new Error(
      `SIGNPOST_GIT_HOSTS: which kind of server is “${address}”? Write gitlab:, gitea: or forgejo: before it.`,
    );
  return host(type, url.host, site);
}

/** Guesses the kind of a bare address from its host name. @param {string} name */
const guess = (name) => /gitlab|gitea|forgejo/.exec(name)?.[0] ?? '';

/** @param {URL} url */
const isThisMachine = ({ hostname }) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

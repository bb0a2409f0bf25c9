/* Writes git hosts into a built page: their list, and the content security policy that lets the page contact only them. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gitHosts } from './git-hosts.mjs';

/** @typedef {import('./git-hosts.mjs').GitHost} GitHost */

const POLICY = /(<meta http-equiv="content-security-policy" content="[^"]*connect-src )[^;"]*/;
const LIST = /\s*<meta name="signpost-git-hosts"[^>]*>/;

/**
 * The page with these hosts instead of those that it had. Throws if it isn't a page of this app.
 * @param {string} page
 * @param {readonly GitHost[]} hosts
 */
export function withHosts(page, hosts) {
  if (!POLICY.test(page)) throw new Error('The page has no content security policy to extend.');
  const sources = ["'self'", ...new Set(hosts.map(({ api }) => api))].join(' ');
  const list = `<meta name="signpost-git-hosts" content="${escaped(JSON.stringify(hosts))}">`;
  return page
    .replace(POLICY, (_, start) => start + sources)
    .replace(LIST, '')
    .replace('<head>', () => `<head>\n    ${list}`);
}

/**
 * Writes the hosts of the environment into the app in `folder`, if there are any. The service worker changes with them,
 * so that browsers that keep the app fetch the new page.
 * @param {string} folder
 */
export function writeHosts(folder) {
  const { SIGNPOST_GIT_HOSTS, SIGNPOST_SIGN_IN } = process.env;
  if (SIGNPOST_GIT_HOSTS === undefined && SIGNPOST_SIGN_IN === undefined) return;
  const hosts = gitHosts();
  const mark = createHash('sha256').update(JSON.stringify(hosts)).digest('hex');
  change(folder, 'index.html', (page) => withHosts(page, hosts));
  change(folder, 'service-worker.js', (script) =>
    script.replace(/\n\/\/ git hosts: \w+\n$/, '').concat(`\n// git hosts: ${mark}\n`),
  );
}

/** @param {string} folder @param {string} name @param {(text: string) => string} rewrite */
function change(folder, name, rewrite) {
  const path = join(folder, name);
  const before = readFileSync(path, 'utf8');
  const after = rewrite(before);
  if (after === before) return;
  writeFileSync(path, after);
  for (const copy of ['br', 'gz']) rmSync(`${path}.${copy}`, { force: true });
}

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

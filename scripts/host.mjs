/*
 * `node scripts/host.mjs`: serves the built app to other computers, as in a container. PORT defaults to 8080. The git hosts
 * of the environment (scripts/git-hosts.mjs) are written into the app first. With GITHUB_CLIENT_ID, the relay for signing
 * in to GitHub is at /sign-in (scripts/sign-in-relay.mjs). The service worker and stored tokens need https in front of it.
 */
import { join } from 'node:path';
import process from 'node:process';
import { writeHosts } from './page-hosts.mjs';
import { root, serve } from './serve.mjs';
import { forNode } from './sign-in-relay.mjs';

const folder = join(root, 'build');
writeHosts(folder);
const relay = process.env.GITHUB_CLIENT_ID ? forNode(process.env) : undefined;
const { url, close } = await serve(
  [Number(process.env.PORT ?? 8080)],
  folder,
  '0.0.0.0',
  (request, response) => {
    if (!relay || !request.url?.startsWith('/sign-in/')) return false;
    void relay(request, response);
    return true;
  },
);
console.log(`Signpost is at ${url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());

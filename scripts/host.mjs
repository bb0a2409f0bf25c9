/*
 * `node scripts/host.mjs`: serves the built app to other computers, as in a container. PORT defaults to 8080. The
 * service worker and stored tokens need https in front of it.
 */
import process from 'node:process';
import { serve } from './serve.mjs';

const { url, close } = await serve([Number(process.env.PORT ?? 8080)], undefined, '0.0.0.0');
console.log(`Signpost is at ${url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());

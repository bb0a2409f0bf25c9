/*
 * `node scripts/host.mjs`: the built app for other computers, as a container serves it. PORT is 8080 where nobody says
 * otherwise. A service worker, and tokens that are kept, need https in front of it.
 */
import process from 'node:process';
import { serve } from './serve.mjs';

const { url, close } = await serve([Number(process.env.PORT ?? 8080)], undefined, '0.0.0.0');
console.log(`Signpost is at ${url}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());

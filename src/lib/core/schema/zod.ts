/* The only file that imports zod. Without `jitless`, zod would use `eval`, which the page forbids. */
import { config } from 'zod/mini';

config({ jitless: true });

export * from 'zod/mini';

/* Where a person can go on the web, as a host tells it: what a link leads to is the web and nothing else. */
import * as z from '../../core/schema/zod.ts';

export const webAddress = z.url({ protocol: /^https?$/ });

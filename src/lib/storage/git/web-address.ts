/* A web address from a host. Only http and https addresses may be linked to. */
import * as z from '../../core/schema/zod.ts';

export const webAddress = z.url({ protocol: /^https?$/ });

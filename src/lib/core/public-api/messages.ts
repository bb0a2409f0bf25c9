/* Why operations from a program are not possible. */
export { exists as fileExists } from '../operations/refs-messages.ts';

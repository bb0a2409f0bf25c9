/* What is said when a drag starts. */
import { counted } from '$lib/core/text/plural';

export const pickedUp = (what: string): string => `Picked up ${what}.`;
export const pickedUpSeveral = (count: number): string =>
  pickedUp(counted(count, 'element', 'elements'));

/* What is said when a drag starts. */

export const pickedUp = (what: string): string => `Picked up ${what}.`;
export const pickedUpSeveral = (count: number): string => pickedUp(`${count} entries`);

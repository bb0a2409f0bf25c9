const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 minutes ago", "yesterday", "a moment ago". Both times in milliseconds since 1970. */
export function ago(time: number, now: number): string {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - time) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return 'a moment ago';
}

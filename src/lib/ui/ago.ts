import * as m from './messages';

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** For example "2 minutes ago", "yesterday" or "a moment ago". Both times are in milliseconds since 1970. */
export function ago(time: number, now: number): string {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - time) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return m.aMomentAgo;
}

/** For example "March 9, 2026", of "2026-03-09". */
export const day = (date: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** For example "today, 14:32" or "Nov 3, 14:32". Both times are in milliseconds since 1970. */
export function moment(time: number, now: number): string {
  const [date, today] = [new Date(time), new Date(now)];
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23' });
  const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
  const isToday = date.toDateString() === today.toDateString();
  return `${isToday ? m.today : day.format(date)}, ${clock.format(date)}`;
}

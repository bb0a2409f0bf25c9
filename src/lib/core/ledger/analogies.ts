/*
 * Where an address leads if it moved like others: when `settings/x` is `customize/x` today, then `settings/y` may be
 * `customize/y`. Languages follow each other.
 */
import { inLanguage } from './path-likeness.ts';

/** An old address and where it leads today. */
export interface Led {
  readonly from: string;
  readonly to: string;
}

/** Finds living addresses that others suggest, with how many others do. */
export function analogies(
  known: readonly Led[],
  isAlive: (address: string) => boolean,
): (address: string) => ReadonlyMap<string, number> {
  const starts = new Map<string, Map<string, number>>();
  for (const { from, to } of known)
    for (const [old, now] of startsOf(inLanguage(from).rest, inLanguage(to).rest)) {
      const targets = starts.get(old) ?? new Map<string, number>();
      targets.set(now, (targets.get(now) ?? 0) + 1);
      starts.set(old, targets);
    }
  return (address) => {
    const { language, rest } = inLanguage(address);
    const found = new Map<string, number>();
    for (let end = rest.length; end > 0; end = rest.lastIndexOf('/', end - 1)) {
      for (const [now, count] of starts.get(rest.slice(0, end)) ?? []) {
        const target = [language, now + rest.slice(end)]
          .filter(Boolean)
          .join('/')
          .replace(/\/$/, '');
        if (target !== address && isAlive(target))
          found.set(target, Math.max(count, found.get(target) ?? 0));
      }
      if (found.size > 0) break;
    }
    return found;
  };
}

/** The address itself, and the folders that were exchanged. */
function startsOf(from: string, to: string): readonly (readonly [old: string, now: string])[] {
  const [old, now] = [from.split('/'), to.split('/')];
  let same = 0;
  while (same < Math.min(old.length, now.length) - 1 && old.at(-1 - same) === now.at(-1 - same))
    same++;
  const starts: [string, string][] = [[from, to]];
  // A folder that was put below another one, or taken out of it, is a change of its start, too.
  for (let kept = 1; kept <= same; kept++)
    starts.push([
      old.slice(0, old.length - kept).join('/'),
      now.slice(0, now.length - kept).join('/'),
    ]);
  return starts;
}

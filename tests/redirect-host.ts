/*
 * A host that serves redirects, to try lists of them against. It shares no code with the product. What hosts don't
 * document is a variant: the order of rules, whether a page or a redirect wins, and whether `/a/:rest*` matches `/a`.
 */

export interface HostRule {
  readonly source: string;
  readonly destination: string;
}

export interface HostVariant {
  readonly order: 'first-match' | 'exact-first';
  readonly wins: 'page' | 'redirect';
  /** Whether the rest of a path can be empty. */
  readonly matchesFolder: boolean;
}

export const HOST_VARIANTS: readonly HostVariant[] = (
  ['first-match', 'exact-first'] as const
).flatMap((order) =>
  (['page', 'redirect'] as const).flatMap((wins) =>
    [true, false].map((matchesFolder) => ({ order, wins, matchesFolder })),
  ),
);

/** Where a reader ends: the last address without slashes, and the number of redirects. More than 30 is endless. */
export interface Arrival {
  readonly at: string;
  readonly hops: number;
}

export const ENDLESS = 30;

/** Follows an address, as long as pages and rules stay the same. `isPage`: of an address without slashes at its ends. */
export function hostWith(
  rules: readonly HostRule[],
  isPage: (address: string) => boolean,
  variant: HostVariant,
): (address: string) => Arrival {
  const isWild = ({ source }: HostRule) => source.includes(':') || source.includes('*');
  const sorted =
    variant.order === 'first-match'
      ? rules
      : [...rules.filter((rule) => !isWild(rule)), ...rules.filter(isWild)];
  const steps = sorted.map((rule) => ({
    pattern: canonical(rule.source).split('/'),
    destination: rule.destination.split('/'),
  }));
  return (address) => {
    let at = canonical(address);
    for (let hops = 0; ; hops++) {
      if (hops === ENDLESS || (variant.wins === 'page' && isPage(at))) return { at, hops };
      const next = redirected(at.split('/'), steps, variant);
      if (next === undefined) return { at, hops };
      at = canonical(next);
    }
  };
}

function canonical(path: string): string {
  const parts = path
    .split(/[?#]/)[0]!
    .split('/')
    .filter((part) => part !== '');
  if (parts.at(-1) === 'index') parts.pop();
  return parts.join('/');
}

function redirected(
  at: readonly string[],
  rules: readonly {
    readonly pattern: readonly string[];
    readonly destination: readonly string[];
  }[],
  { matchesFolder }: HostVariant,
): string | undefined {
  for (const { pattern, destination } of rules) {
    const values = matched(pattern, at, matchesFolder);
    if (!values) continue;
    return destination
      .map((part) => {
        if (part.startsWith(':')) return values.get(part.replace(/[:*]/g, '')) ?? part;
        return part.endsWith('*') ? part.slice(0, -1) + (values.get('*') ?? '') : part;
      })
      .join('/');
  }
  return undefined;
}

/** The values of a pattern's wildcards, part by part. */
function matched(
  pattern: readonly string[],
  parts: readonly string[],
  matchesFolder: boolean,
): ReadonlyMap<string, string> | undefined {
  const values = new Map<string, string>();
  for (const [i, want] of pattern.entries()) {
    const isLast = i === pattern.length - 1;
    if (isLast && want.endsWith('*')) {
      const rest = parts.slice(i).join('/');
      const prefix = want.startsWith(':') ? '' : want.slice(0, -1);
      if (!rest.startsWith(prefix) || (rest === '' && !matchesFolder)) return undefined;
      values.set(want.startsWith(':') ? want.slice(1, -1) : '*', rest.slice(prefix.length));
      return values;
    }
    const part = parts[i];
    if (part === undefined || part === '') return want === '' && part === '' ? values : undefined;
    if (want.startsWith(':')) values.set(want.slice(1), part);
    else if (want !== part) return undefined;
  }
  return pattern.length === parts.length ? values : undefined;
}

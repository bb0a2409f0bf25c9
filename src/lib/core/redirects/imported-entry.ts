/* One redirect of another tool, as docs.json writes it. */
import { isAbsoluteLink, isSitePath } from '../schema/links.ts';
import { withoutHost } from './address.ts';
import type { ImportedRedirect, SkippedRedirect } from './imported-redirects.ts';
import * as m from './messages.ts';

/** A redirect as written elsewhere. */
export interface ForeignRedirect {
  readonly source: string;
  readonly destination: string;
  /** 301, or nothing for a permanent redirect. */
  readonly status?: string | undefined;
  /** The text to show if it is skipped. */
  readonly written?: string;
}

export type Entry =
  | { readonly ok: true; readonly value: ImportedRedirect }
  | { readonly ok: false; readonly value: SkippedRedirect };

export const skip = (written: string, why: string): Entry => ({
  ok: false,
  value: { written, why },
});

const PERMANENT = /^(301|308|true|permanent)$/i;
const TEMPORARY = /^(302|303|307|false|temporary)$/i;

/** Hosts of full URLs are dropped: redirects of a site only match its own paths. */
export function entryOf({ source, destination, status = '301', written }: ForeignRedirect): Entry {
  const shown = written ?? [source, destination].filter(Boolean).join(' → ');
  if (!source.trim() || !destination.trim()) return skip(shown, m.noDestination);
  const isTemporary = TEMPORARY.test(status);
  if (!isTemporary && !PERMANENT.test(status)) return skip(shown, m.notARedirect(status));
  const origin = originOf(source);
  const target = destination.trim();
  const isSameHost = origin !== '' && originOf(target) === origin;
  const [from, to] = withNames(
    pathFrom(withoutHost(source.trim())),
    isSameHost ? withoutHost(target) : target,
  );
  if (from === undefined || to === undefined) return skip(shown, m.hasPattern);
  const isElsewhere = isAbsoluteLink(to);
  return {
    ok: true,
    value: { source: from, destination: isElsewhere ? to : pathFrom(to), isTemporary },
  };
}

/** "https://example.com", or '' for a path. */
const originOf = (link: string): string => /^\s*https?:\/\/[^/?#]+/i.exec(link)?.[0].trim() ?? '';

const pathFrom = (path: string): string =>
  isSitePath(path) ? path : `/${path.replace(/^(\.?\/)+/, '')}`;

/**
 * A source and a destination with wildcards as docs.json writes them: `:slug*` for the rest of a path, whatever it is
 * called elsewhere (`:splat`, `$1`, `:path(.*)`, `:path+`), and `*` for any ending. Undefined for patterns that it
 * doesn't have.
 */
function withNames(source: string, destination: string): readonly (string | undefined)[] {
  let to = destination;
  let from = source
    .replace(/:(\w+)\+$/, ':$1*')
    // The rest of a path by an expression: `:path(.*)`, or `(.*)` and `$1`.
    .replace(/(?<=\/):(\w+)\(\.[*+]\)$/, (_, name: string) => {
      to = to.replace(new RegExp(`:${name}(?![\\w*])`), `:${name}*`);
      return `:${name}*`;
    })
    .replace(/(?<=\/)\(\.[*+]\)$/, () => {
      to = to.replace('$1', ':slug*');
      return ':slug*';
    })
    .replace(/(?<!\/):?(\w*)\(\.[*+]\)$/, (_, name: string) => {
      to = name ? to.replace(new RegExp(`:${name}(?!\\w)`), '*') : to.replace('$1', '*');
      return '*';
    });
  if (from.endsWith('/*') && /:splat\b/.test(to)) {
    from = from.replace(/\*$/, ':slug*');
    to = to.replace(/:splat\b\*?/, ':slug*');
  }
  const isForeign = (path: string) => /[()\\$]|:\w+[?+]|\*./.test(path.replace(/:\w+\*/g, '-'));
  return isForeign(from) || /\$\d|:splat\b/.test(to) ? [] : [from, to];
}

/*
 * Links to places on this site, if the content of the site is known: in elements, navbar, footer, logo, banner and the
 * contextual menu. Findings are remembered per node as long as what is known stays the same.
 */
import { memoLast } from '../../memo.ts';
import type { Doc, Member } from '../../document/node.ts';
import { member, spotAt } from '../../document/walk.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { elementCheck, findingAt, foundBy, type FieldFix } from '../element-findings.ts';
import type { Finding } from '../finding.ts';
import { foldEqual } from '../fold-findings.ts';
import { linksIn, type WrittenLink } from './link-places.ts';
import { isScriptLink, isSitePath } from '../../schema/links.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { addressOf } from '../../redirects/address.ts';
import { redirectRules, type RedirectRules } from '../../redirects/rules.ts';
import { quotedPath } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** What links are checked against. */
interface Ground {
  readonly addresses: Addresses;
  readonly rules: RedirectRules;
}

export function linkProblems(doc: Doc, world: World): readonly Diagnostic[] {
  const addresses = addressesOf(doc, world);
  const rules = redirectRules(spotAt(doc, ['redirects'])?.node);
  return foldEqual(foundBy(doc, linkCheck(addresses, rules)));
}

const SETTINGS = ['logo', 'navbar', 'footer', 'banner', 'contextual', 'errors'];
const SETTINGS_WITH_LINKS = ['navbar', 'footer', 'banner'];

const linkCheck = memoLast((addresses: Addresses, rules: RedirectRules) =>
  elementCheck((node, isSite) => {
    const parts = isSite ? SETTINGS : SETTINGS_WITH_LINKS;
    return [...node.members].flatMap((one): readonly Finding[] => {
      if (member(node, one.key) !== one) return [];
      return linksOf(one, parts).flatMap((link) => {
        const judged = judge(link.href, { addresses, rules });
        return judged ? [findingAt(node, one, link, judged, fixesOf(link, judged.meant))] : [];
      });
    });
  }),
);

/** An element's own link, and the links in these fields of the element. */
function linksOf({ key, value }: Member, parts: readonly string[]): readonly WrittenLink[] {
  if (key === 'href' && value.type === 'string')
    return [{ href: value.value, path: [], at: 0, length: value.length }];
  return parts.includes(key) ? linksIn(value) : [];
}

function fixesOf({ href, within }: WrittenLink, meant: string | undefined): FieldFix | undefined {
  if (meant === undefined) return undefined;
  const value = within === undefined ? meant : within.replaceAll(href, meant);
  return (pointer, field) => [fix(shared.write(quotedPath(meant)), setTo(pointer, field, value))];
}

interface Judged extends Pick<Finding, 'code' | 'message'> {
  /** The replacement. */
  readonly meant: string | undefined;
}

/** Nothing is reported about what is unknown. */
function judge(href: string, { addresses, rules }: Ground): Judged | undefined {
  if (/\{\{|\$\{|\$[a-z]/i.test(href) || isScriptLink(href)) return undefined;
  const address = href.trim();
  const scheme = meantScheme(address);
  if (scheme !== undefined)
    return {
      code: 'link-scheme',
      message: m.wrongScheme(address, address.slice(0, address.indexOf(':') + 1), scheme),
      meant: scheme,
    };
  if (!isSitePath(address)) return undefined;
  const at = addresses.at(address);
  if (at === 'page' || at === 'file') return undefined;
  const isNowhere = at === 'nothing' && !rules.mayTake(addressOf(address));
  return (
    redirected(address, addresses, rules) ?? (isNowhere ? nowhere(address, addresses) : undefined)
  );
}

/** The web address that a link with a misspelled scheme was meant to be: `htps://`, `http:/`. */
function meantScheme(href: string): string | undefined {
  const [, scheme = '', slashes = '', rest = ''] =
    /^([htps]{3,8}):(\/*)([^/\s]\S*)$/i.exec(href) ?? [];
  if (!scheme || (/^https?$/i.test(scheme) && slashes === '//')) return undefined;
  return `${/s/i.test(scheme) ? 'https' : 'http'}://${rest}`;
}

function redirected(href: string, { isPage }: Addresses, rules: RedirectRules): Judged | undefined {
  const rule = rules.ruleFor(addressOf(href));
  if (!rule) return undefined;
  // There may be an unknown page at an address that a wildcard matches.
  if (rule.hasWildcard && isPage('') === undefined) return undefined;
  const way = rules.follow(href, (address) => isPage(address) === true);
  if (way.end === 'loop') return undefined;
  const anchor = /[?#].*$/s.exec(href)?.[0] ?? '';
  const meant = /[?#]/.test(way.destination) ? way.destination : `${way.destination}${anchor}`;
  return {
    code: 'link-redirected',
    message: m.linkRedirected(href, way.destination),
    meant,
  };
}

function nowhere(href: string, { near }: Addresses): Judged {
  const [meant] = near(addressOf(href));
  const rest = /[?#].*$/s.exec(href)?.[0] ?? '';
  const name = meant && `/${meant.name.replace(/(^|\/)index$/, '')}${rest}`;
  return {
    code: 'link-nowhere',
    message: `${m.linkNowhere(href)} ${name ? shared.isMeant(quotedPath(name)) : m.linkElsewhere}`,
    meant: name,
  };
}

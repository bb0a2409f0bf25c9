/*
 * What a value does for readers of the site, in a sentence that follows the typing: where a link points, what a number
 * means, what the chosen entry of a list is.
 */
import type { World } from '$lib/core/check/diagnostic';
import type { Doc } from '$lib/core/document/node';
import { isBareLink, meantLink } from '$lib/core/schema/links';
import { plainPath } from '$lib/core/document/paths';
import { spotAt } from '$lib/core/document/walk';
import { addressOf } from '$lib/core/redirects/address';
import { destinationFor, redirectRules } from '$lib/core/redirects/rules';
import { linkTo } from '$lib/core/site/link';
import type { InspectorField } from './row';
import * as m from './effect-messages';

/** The sentence for a row. Empty if its value needs no explanation. `doc`: whose redirects count. */
export function effectOf(row: InspectorField, world: World = {}, doc?: Doc): string {
  const { control, value } = row;
  if (control === 'choice')
    return row.options.find((option) => option.value === value)?.meaning ?? '';
  if (control === 'number' && typeof value === 'number') return rankOf(value);
  if (control === 'link' && typeof value === 'string') return leadsTo(value, world, doc);
  return '';
}

function rankOf(boost: number): string {
  if (boost === 1) return m.ranksAsOthers;
  if (boost <= 0) return m.ranksBelowAll;
  return boost > 1 ? m.ranksHigher : m.ranksLower;
}

/** Where a link takes a reader. The rules report broken links separately. */
export function leadsTo(href: string, world: World = {}, doc?: Doc): string {
  const { is, address } = linkTo(href);
  if (is === 'dead' || address === '') return '';
  if (is === 'part') return m.goesToPart(address.slice(1));
  if (is === 'path') {
    if (isBareLink(address)) {
      const meant = meantLink(address);
      return meant ? m.leadsNowhere(meant) : '';
    }
    return withinSite(address, world, doc);
  }
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(address) ?? [];
  const person = rest.replace(/\?.*$/s, '');
  if (/^mailto$/i.test(scheme)) return m.beginsMail(person);
  if (/^tel$/i.test(scheme)) return m.calls(person);
  const host = /^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/?#]*@)?([^/?#]+)/i.exec(address)?.[1];
  return host ? m.opensTab(host) : m.opensProgram(scheme);
}

function withinSite(address: string, { pages, titles }: World, doc: Doc | undefined): string {
  const path = plainPath(address.replace(/[?#].*$/s, ''));
  const title = titles?.get(path);
  if (title) return m.goesToTitled(title);
  if (path === '') return m.goesToFirst;
  if (!pages || pages.has(path) || pages.has(`${path}/index`)) return m.goesToPage;
  const rule = doc && redirectRules(spotAt(doc, ['redirects'])?.node).ruleFor(addressOf(path));
  return rule ? m.goesThrough(destinationFor(rule, addressOf(path))) : m.noSuchPage;
}

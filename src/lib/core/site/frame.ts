/*
 * The frame around the navigation: the site's name, banner, navbar, and settings. A language's banner and
 * navbar replace the site's.
 */
import { tableOf } from '../text/lookup-table.ts';
import type { Doc, Node, NodeId } from '../document/node.ts';
import { member, spotAt } from '../document/walk.ts';
import { stringField, type Child } from '../document/elements.ts';
import { iconOf, type Icon } from './icon.ts';
import { linkTo, type Link } from './link.ts';
import * as m from './messages.ts';
import { themeOf, type Layout, type Look } from './theme.ts';

export interface Banner {
  /** Markdown. */
  readonly content: string;
  readonly dismissible: boolean;
  readonly type: 'info' | 'warning' | 'critical';
  /** Its own background color. */
  readonly color: Shades;
  /** The language that the banner belongs to; absent for the site's. */
  readonly owner: NodeId | undefined;
}

export interface NavbarLink {
  readonly label: string;
  readonly icon: Icon | undefined;
  readonly link: Link | undefined;
  /** The call to action, drawn as a button. Not for links to a repository, which only have an icon. */
  readonly isPrimary: boolean;
}

/** A list of links at the foot of every page. */
export interface FooterColumn {
  readonly header: string | undefined;
  readonly links: readonly { readonly label: string; readonly link: Link }[];
}

export interface Footer {
  /** By the names of the networks. */
  readonly socials: readonly { readonly name: string; readonly link: Link }[];
  readonly columns: readonly FooterColumn[];
}

/** Six-digit hex colors for light and dark mode. */
export interface Shades {
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

/** The site's logo, as written: a file of the site or an address, for each of the two appearances. */
export interface Logo {
  readonly light: string | undefined;
  readonly dark: string | undefined;
  /** Where a click on it goes, if not to the first page. */
  readonly href: string | undefined;
}

export interface Appearance {
  readonly default: 'system' | 'light' | 'dark';
  /** Readers cannot change it. */
  readonly strict: boolean;
}

export interface Frame {
  readonly name: string;
  /** As written; mint if not set. */
  readonly theme: string;
  readonly logo: Logo | undefined;
  readonly appearance: Appearance;
  readonly banner: Banner | undefined;
  readonly links: readonly NavbarLink[];
  readonly footer: Footer;
  readonly color: Shades;
  /** Six-digit hex color of buttons. */
  readonly buttonColor: string | undefined;
  readonly layout: Layout;
  readonly look: Look;
  /** What is not published about this theme, and therefore drawn by guess, as sentences. */
  readonly approximate: readonly string[];
  /** A click on a nested group goes to its first page. If unset, the theme decides. */
  readonly drilldown: boolean | undefined;
  /** The full path is shown above the title, not only the last section. */
  readonly breadcrumbs: boolean;
}

export function frameOf(doc: Doc, stops: readonly Child[]): Frame {
  const at = (...path: string[]) => spotAt(doc, path)?.node;
  const language = stops.findLast((stop) => stop.kind === 'language')?.node;
  const own = (key: string) => language && member(language, key)?.value;
  const localBanner = bannerOf(own('banner'), language?.id);
  const navbar = own('navbar') ?? at('navbar');
  const drilldown = at('interaction', 'drilldown');
  return {
    name: valueText(at('name'))?.trim() || m.documentation,
    banner: localBanner ?? bannerOf(at('banner'), undefined),
    links: navbar ? linksOf(navbar) : [],
    footer: footerOf(own('footer') ?? at('footer')),
    buttonColor: hexOf(at('colors', 'dark')) ?? hexOf(at('colors', 'primary')),
    // The file's `light` is the color for dark mode.
    color: shades(at('colors', 'primary'), at('colors', 'light') ?? at('colors', 'primary')),
    ...themeOf(valueText(at('theme'))),
    logo: logoOf(at('logo')),
    appearance: appearanceOf(at('appearance')),
    drilldown: drilldown?.type === 'boolean' ? drilldown.value === true : undefined,
    breadcrumbs: valueText(at('styling', 'eyebrows')) === 'breadcrumbs',
  };
}

const valueText = (node: Node | undefined) => (node?.type === 'string' ? node.value : undefined);

/** Two colors as written, each only if it is hex. */
export const shades = (light: Node | undefined, dark: Node | undefined): Shades => ({
  light: hexOf(light),
  dark: hexOf(dark),
});

function hexOf(node: Node | undefined): string | undefined {
  const text = valueText(node)?.trim() ?? '';
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`.toLowerCase()
    : undefined;
}

function bannerOf(node: Node | undefined, owner: NodeId | undefined): Banner | undefined {
  const content = node && stringField(node, 'content')?.trim();
  if (!node || !content) return undefined;
  const dismissible = member(node, 'dismissible')?.value;
  const type = stringField(node, 'type');
  const color = member(node, 'color')?.value;
  const shade = (key: string) => color && member(color, key)?.value;
  return {
    content,
    dismissible: dismissible?.type === 'boolean' && dismissible.value === true,
    type: type === 'warning' || type === 'critical' ? type : 'info',
    color: shades(shade('light'), shade('dark') ?? shade('light')),
    owner,
  };
}

function logoOf(node: Node | undefined): Logo | undefined {
  const one = valueText(node)?.trim();
  if (one) return { light: one, dark: one, href: undefined };
  const [light, dark, href] = ['light', 'dark', 'href'].map(
    (key) => (node && stringField(node, key)?.trim()) || undefined,
  );
  return light || dark ? { light: light ?? dark, dark: dark ?? light, href } : undefined;
}

function appearanceOf(node: Node | undefined): Appearance {
  const said = node && stringField(node, 'default');
  const strict = member(node, 'strict')?.value;
  return {
    default: said === 'light' || said === 'dark' ? said : 'system',
    strict: strict?.type === 'boolean' && strict.value === true,
  };
}

const PRIMARY: Readonly<Record<string, string>> = tableOf({ github: 'GitHub', discord: 'Discord' });

function linksOf(navbar: Node): NavbarLink[] {
  const links = member(navbar, 'links')?.value;
  const primary = member(navbar, 'primary')?.value;
  const read = (node: Node, isPrimary: boolean): NavbarLink[] => {
    const label =
      stringField(node, 'label')?.trim() ||
      PRIMARY[stringField(node, 'type') ?? ''] ||
      stringField(node, 'name')?.trim();
    if (!label) return [];
    const address = stringField(node, 'href') ?? stringField(node, 'url');
    const type = stringField(node, 'type') ?? '';
    const brand = Object.hasOwn(PRIMARY, type) ? brandIcon(type) : undefined;
    return [
      {
        label,
        icon: iconOf(node) ?? brand,
        link: address ? linkTo(address) : undefined,
        isPrimary: isPrimary && type !== 'github',
      },
    ];
  };
  return [
    ...(links?.type === 'array' ? links.items.flatMap((node) => read(node, false)) : []),
    ...(primary ? read(primary, true) : []),
  ];
}

/** The icon of a network or a host. */
export const brandIcon = (name: string): Icon => ({
  name,
  sort: 'name',
  style: 'brands',
  library: 'fontawesome',
});

function footerOf(node: Node | undefined): Footer {
  const socials = node && member(node, 'socials')?.value;
  const columns = node && member(node, 'links')?.value;
  return {
    socials:
      socials?.type === 'object'
        ? socials.members.flatMap(({ key, value }) => {
            const address = valueText(value)?.trim();
            return address ? [{ name: key, link: linkTo(address) }] : [];
          })
        : [],
    columns: columns?.type === 'array' ? columns.items.flatMap(columnOf) : [],
  };
}

function columnOf(node: Node): FooterColumn[] {
  const items = member(node, 'items')?.value;
  const links =
    items?.type === 'array'
      ? items.items.flatMap((item) => {
          const label = stringField(item, 'label')?.trim();
          const address = stringField(item, 'href')?.trim();
          return label && address ? [{ label, link: linkTo(address) }] : [];
        })
      : [];
  return links.length > 0
    ? [{ header: stringField(node, 'header')?.trim() || undefined, links }]
    : [];
}

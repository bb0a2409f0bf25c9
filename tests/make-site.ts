/* A site for viewing in tests: read from plain values, with its sidebar as lines. */
import { parsePointer } from '../src/lib/core/document/walk.ts';
import { elementAt } from '../src/lib/core/document/elements.ts';
import type { Division } from '../src/lib/core/site/division.ts';
import { visibleRows, type Shown } from '../src/lib/core/site/sidebar.ts';
import { siteOf, type Site } from '../src/lib/core/site/site.ts';
import { locationOf, type SiteLocation } from '../src/lib/core/site/location.ts';
import { makeDoc } from './make-document.ts';

export const MAIN = 'docs.json';
export const documentOf = (value: unknown) => makeDoc(value);

/** A site for viewing: its navigation, other settings, and page titles. */
export function makeSite(
  navigation: unknown,
  settings: object = {},
  titles: Record<string, string> = {},
) {
  const doc = documentOf({ ...settings, navigation });
  const world = { titles: new Map(Object.entries(titles)) };
  const to = (pointer: string): SiteLocation => {
    const element = elementAt(doc, parsePointer(`/navigation${pointer}`)!);
    if (!element) throw new Error(`No element at ${pointer}`);
    return locationOf(element);
  };
  const at = (visit: string | SiteLocation | undefined): Site =>
    siteOf(doc, typeof visit === 'string' ? to(visit) : visit, world)!;
  return { doc, to, at, home: at(undefined) };
}

export const divisionLabels = (slot: readonly Division[] | undefined) =>
  slot?.map(({ label }) => label);
export const currentDivision = (slot: readonly Division[] | undefined) =>
  slot?.find((d) => d.current)?.label;
export const sidebarRows = (site: Site, toggled = new Map<number, boolean>()): readonly Shown[] =>
  visibleRows(site.sidebar, site.above, site.at, toggled).slice(0, Infinity);
/** The sidebar as lines: depth as spaces, `>` a collapsed group, `v` an expanded one, `*` the current page. */
export const sidebarLines = (site: Site, toggled?: Map<number, boolean>) =>
  sidebarRows(site, toggled).map(({ row, depth, open, current }) => {
    const mark = row.is === 'group' ? (open ? 'v ' : '> ') : '';
    return `${' '.repeat(depth)}${mark}${row.method ? `${row.method} ` : ''}${row.label}${current ? ' *' : ''}`;
  });
export const currentPath = (site: Site) => site.page?.path;
export const crumbs = (site: Site) => site.crumbs.map(({ label }) => label);
export const BREADCRUMBS = { styling: { eyebrows: 'breadcrumbs' } };

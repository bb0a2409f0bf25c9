/*
 * How a theme lays a site out. Nothing is published of it in detail: what is known of the nine themes is their
 * family; the rest is drawn by guess, and said to be.
 */
import { inQuotes } from '../text/direction.ts';

/** Tabs over the page; everything led by the sidebar; as little as possible round the page. */
export type Layout = 'top' | 'sidebar' | 'minimal';

const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ['mint', 'top'],
  ['palm', 'top'],
  ['linden', 'top'],
  ['aspen', 'top'],
  ['luma', 'top'],
  ['almond', 'top'],
  ['maple', 'sidebar'],
  ['willow', 'sidebar'],
  ['sequoia', 'minimal'],
]);

const UNKNOWN = [
  'Fonts, sizes and distances are Signpost’s own.',
  'Where the theme puts the language switcher is a guess.',
  'Whether a click on a group goes to its first page is a guess while “drilldown” is not set.',
];

/** The layout of a theme as docs.json names it, and what is not known of it. */
export function themeOf(written: string | undefined): {
  readonly theme: string;
  readonly layout: Layout;
  readonly approximate: readonly string[];
} {
  const theme = written?.trim() || 'mint';
  const layout = LAYOUTS.get(theme);
  if (layout) return { theme, layout, approximate: UNKNOWN };
  const strange = `No theme is called ${inQuotes(theme)}. It is drawn like mint.`;
  return { theme, layout: 'top', approximate: [strange, ...UNKNOWN] };
}

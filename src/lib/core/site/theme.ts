/*
 * How a theme lays out a site. No details are published: only the layout family of the nine themes is known.
 * The rest is drawn by guess, and labeled as such.
 */
import * as m from './messages.ts';

/** Tabs above the page; everything in the sidebar; as little as possible around the page. */
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

const UNKNOWN = [m.ownFonts, m.guessedSwitcher, m.guessedClick];

/** Returns the layout of a theme named in docs.json, and what is not known about it. */
export function themeOf(written: string | undefined): {
  readonly theme: string;
  readonly layout: Layout;
  readonly approximate: readonly string[];
} {
  const theme = written?.trim() || 'mint';
  const layout = LAYOUTS.get(theme);
  if (layout) return { theme, layout, approximate: UNKNOWN };
  return { theme, layout: 'top', approximate: [m.unknownTheme(theme), ...UNKNOWN] };
}

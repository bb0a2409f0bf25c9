/*
 * How a theme lays out a site. Little is published: the layout family of the nine themes, that one puts pages on cards,
 * and that one uses a monospace font. The rest is drawn by guess, and labeled as such.
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

/** The page on a card; names and headings in a monospace font. */
export type Look = 'plain' | 'cards' | 'monospace';

const LOOKS: ReadonlyMap<string, Look> = new Map([
  ['almond', 'cards'],
  ['linden', 'monospace'],
]);

const UNKNOWN = [m.ownFonts, m.guessedSwitcher, m.guessedClick, m.notFromFile];

/** Returns the layout of a theme named in docs.json, and what is not known about it. */
export function themeOf(written: string | undefined): {
  readonly theme: string;
  readonly layout: Layout;
  readonly look: Look;
  readonly approximate: readonly string[];
} {
  const theme = written?.trim() || 'mint';
  const layout = LAYOUTS.get(theme);
  const look = LOOKS.get(theme) ?? 'plain';
  if (layout) return { theme, layout, look, approximate: UNKNOWN };
  return { theme, layout: 'top', look, approximate: [m.unknownTheme(theme), ...UNKNOWN] };
}

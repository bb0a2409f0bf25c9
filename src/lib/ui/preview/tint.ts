/*
 * The site's own colours, used only where text in them can be read: 4.5:1 against the surface and against
 * its own tint of it. Otherwise Signpost's accent stands in.
 */
import type { Shades } from '$lib/core/views/frame';

/** `--surface` of app.css, light and dark. */
const SURFACES = { light: '#ffffff', dark: '#1c1b18' } as const;
const TINT = 0.1;

type Rgb = readonly [number, number, number];
export const rgb = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((unit) => {
    const part = unit / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour when text in it can be read on the surface, tinted or not. */
export function readableOn(theme: 'light' | 'dark', hex: string | undefined): string | undefined {
  if (!hex) return undefined;
  const color = rgb(hex);
  const surface = rgb(SURFACES[theme]);
  const tinted = surface.map((unit, i) => unit + (color[i]! - unit) * TINT) as unknown as Rgb;
  return contrast(color, surface) >= 4.5 && contrast(color, tinted) >= 4.5 ? hex : undefined;
}

/** Black or white, whichever reads better on a colour. */
export const textOn = (hex: string): string =>
  contrast(rgb(hex), [255, 255, 255]) >= contrast(rgb(hex), [0, 0, 0]) ? '#ffffff' : '#000000';

/** Custom properties for the frame; what is absent falls back to the accent. */
export const tintOf = ({ light, dark }: Shades): string =>
  `--site: light-dark(${readableOn('light', light) ?? 'var(--accent)'}, ${readableOn('dark', dark) ?? 'var(--accent)'})`;

/** Background and text of a banner in a colour of its own; nothing without one. */
export function bannerColors({ light, dark }: Shades): string | undefined {
  if (!light || !dark) return undefined;
  return `background: light-dark(${light}, ${dark}); color: light-dark(${textOn(light)}, ${textOn(dark)})`;
}

/*
 * Adjusts the site's own colors so that text in them is readable: 4.5:1 against the surface and against their tint of
 * it. A color that is too pale or too deep keeps its hue, and its lightness moves just far enough.
 */
import type { Shades } from '$lib/core/site/frame';

/** `--surface` of app.css, light and dark. */
const SURFACES = { light: '#ffffff', dark: '#1c1b18' } as const;
/** Share of the color in the tint behind the current entry. */
const TINT = 0.1;
const ENOUGH = 4.5;

type SurfaceTheme = keyof typeof SURFACES;
type Rgb = readonly [number, number, number];
export const rgb = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const hexOf = (color: Rgb): string =>
  `#${color.map((unit) => Math.round(unit).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((unit) => {
    const part = unit / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colors, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function isReadable(theme: SurfaceTheme, color: Rgb): boolean {
  const surface = rgb(SURFACES[theme]);
  const tinted = surface.map((unit, i) => unit + (color[i]! - unit) * TINT) as unknown as Rgb;
  return contrast(color, surface) >= ENOUGH && contrast(color, tinted) >= ENOUGH;
}

/** Hue in degrees; saturation and lightness from 0 to 1. */
export function hsl(color: Rgb): Rgb {
  const [r, g, b] = color.map((unit) => unit / 255) as unknown as Rgb;
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return [0, 0, lightness];
  const turn =
    most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return [(turn * 60 + 360) % 360, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl([hue, saturation, lightness]: Rgb): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (at: number) => {
    const k = (at + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4)];
}

/**
 * The color itself if text in it is readable on the plain and the tinted surface, or else the nearest of its hue that
 * is.
 */
export function readableOn(theme: SurfaceTheme, hex: string | undefined): string | undefined {
  if (!hex) return undefined;
  if (isReadable(theme, rgb(hex))) return hex;
  const [hue, saturation, lightness] = hsl(rgb(hex));
  const step = theme === 'light' ? -0.01 : 0.01;
  for (let at = lightness + step; at > 0 && at < 1; at += step) {
    const moved = hexOf(fromHsl([hue, saturation, at]));
    if (isReadable(theme, rgb(moved))) return moved;
  }
  return theme === 'light' ? '#000000' : '#ffffff';
}

/** Black or white, whichever is more readable on a color. */
export const textOn = (hex: string): string =>
  contrast(rgb(hex), [255, 255, 255]) >= contrast(rgb(hex), [0, 0, 0]) ? '#ffffff' : '#000000';

/** A readable CSS color for text. Undefined if the site sets none. */
export function inkOf({ light, dark }: Shades): string | undefined {
  const [day, night] = [light ?? dark, dark ?? light];
  return day && `light-dark(${readableOn('light', day)}, ${readableOn('dark', night)})`;
}

/** Background and text of a banner with its own color. Undefined without one. */
export function bannerColors({ light, dark }: Shades): string | undefined {
  if (!light || !dark) return undefined;
  return `background: light-dark(${light}, ${dark}); color: light-dark(${textOn(light)}, ${textOn(dark)})`;
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bannerColors, contrast, hsl, inkOf, readableOn, rgb, textOn } from './tint';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const numRuns = process.env.SIGNPOST_RUNS === 'full' ? 5_000 : 500;
const SURFACES = { light: '#ffffff', dark: '#1c1b18' } as const;

it('keeps a color that is readable on the surface', () => {
  expect(readableOn('light', '#0b6e5a')).toBe('#0b6e5a');
  expect(readableOn('dark', '#45cfa9')).toBe('#45cfa9');
});

it('darkens a color that is too pale in light mode, and lightens one that is too deep in dark mode', () => {
  expect(readableOn('light', '#ffee00')).toBe('#756d00');
  expect(readableOn('dark', '#101040')).toBe('#8383e0');
});

it('keeps the hue of every color and makes its text readable', () => {
  console.log(`Colours looked at: ${numRuns}`);
  fc.assert(
    fc.property(hex, fc.constantFrom('light', 'dark'), (color, theme) => {
      const seen = readableOn(theme, color)!;
      expect(contrast(rgb(seen), rgb(SURFACES[theme]))).toBeGreaterThanOrEqual(4.5);
      const [hue, saturation] = hsl(rgb(color));
      const [now, left, lightness] = hsl(rgb(seen));
      // A color close to gray, black or white has hardly any hue to keep.
      if (saturation < 0.15 || left < 0.15 || lightness < 0.06 || lightness > 0.94) return;
      const away = Math.abs(hue - now);
      expect(Math.min(away, 360 - away)).toBeLessThan(6);
    }),
    { seed: 7, numRuns },
  );
});

it('has no ink without a site color, and one for both themes from a single color', () => {
  expect(inkOf({ light: undefined, dark: undefined })).toBeUndefined();
  expect(inkOf({ light: '#0b6e5a', dark: undefined })).toMatch(
    /^light-dark\(#0b6e5a, #[0-9a-f]{6}\)$/,
  );
});

it('writes black or white on a banner, whichever is readable', () => {
  expect(bannerColors({ light: '#ffffff', dark: '#000000' })).toContain(
    'light-dark(#000000, #ffffff)',
  );
  fc.assert(
    fc.property(hex, (color) => contrast(rgb(color), rgb(textOn(color))) >= 4.5),
    { seed: 1 },
  );
});

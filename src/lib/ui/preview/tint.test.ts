import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bannerColors, contrast, readableOn, rgb, textOn, tintOf } from './tint';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('takes a colour whose text can be read on the surface', () => {
  expect(readableOn('light', '#0b6e5a')).toBe('#0b6e5a');
  expect(readableOn('dark', '#45cfa9')).toBe('#45cfa9');
});

it('does not take one that is too pale in light or too deep in dark', () => {
  expect(readableOn('light', '#ffee00')).toBeUndefined();
  expect(readableOn('dark', '#101040')).toBeUndefined();
  expect(tintOf({ light: '#ffee00', dark: undefined })).toContain('var(--accent), var(--accent)');
});

it('writes black or white on a banner so that it can be read', () => {
  expect(bannerColors({ light: '#ffffff', dark: '#000000' })).toContain(
    'light-dark(#000000, #ffffff)',
  );
  fc.assert(
    fc.property(hex, (color) => contrast(rgb(color), rgb(textOn(color))) >= 4.5),
    { seed: 1 },
  );
});

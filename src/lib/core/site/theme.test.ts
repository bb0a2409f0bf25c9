import { expect, test } from 'vitest';
import { THEMES } from '../schema/kinds.ts';
import { themeOf } from './theme.ts';

test('every theme has a layout, and two have a look of their own', () => {
  for (const theme of THEMES)
    expect(themeOf(theme).approximate, theme).toEqual(themeOf('mint').approximate);
  const plain = THEMES.filter((theme) => themeOf(theme).look === 'plain');
  expect(THEMES.length - plain.length).toBe(2);
  expect(themeOf('almond')).toMatchObject({ layout: 'top', look: 'cards' });
  expect(themeOf('linden')).toMatchObject({ layout: 'top', look: 'monospace' });
  expect(themeOf('palm')).toMatchObject({ layout: 'top', look: 'plain' });
});

test('an unknown theme is drawn as mint and says so', () => {
  const { theme, approximate, ...drawn } = themeOf('peach');
  const { theme: _, approximate: usual, ...mint } = themeOf('mint');
  expect(theme).toBe('peach');
  expect(drawn).toEqual(mint);
  expect(approximate).toHaveLength(usual.length + 1);
});

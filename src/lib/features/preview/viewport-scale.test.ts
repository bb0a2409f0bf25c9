import { expect, it } from 'vitest';
import { viewportScaleFor } from './viewport-scale';

it.each([
  ['desktop', 1200, { width: 1200, height: 900, scale: 1 }],
  ['desktop', 400, { width: 800, height: 1800, scale: 0.5 }],
  ['desktop', 100, { width: 800, height: 900 / 0.42, scale: 0.42 }],
  ['tablet', 800, { width: 768, height: 900, scale: 1 }],
  ['tablet', 740, { width: 740, height: 900, scale: 1 }],
  ['phone', 800, { width: 390, height: 900, scale: 1 }],
  ['phone', 360, { width: 360, height: 900, scale: 1 }],
] as const)('fits a %s into a pane of %d pixels', (chosen, width, stage) => {
  expect(viewportScaleFor(chosen, { width, height: 900 })).toEqual(stage);
});

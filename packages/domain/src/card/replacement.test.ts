import { expect, it } from 'vitest';
import { minorUnits, zero } from '../money/index.ts';
import { replacementReason } from './enums.ts';
import { replacementFee, statusAfterReplacement } from './replacement.ts';

it.each([
  ['Lost', 5_00, 5_00, 5_00],
  ['Lost', 120_00, 5_00, 5_00],
  ['Lost', 4_99, 5_00, 0],
  ['Lost', 120_00, 0, 0],
  ['Damaged', 120_00, 5_00, 0],
  ['Stolen', 120_00, 5_00, 0],
] as const)('a card that is %s, with %i on it, costs of a fee of %i: %i', (reason, balance, lostFee, fee) => {
  expect(replacementFee({ reason, balance: minorUnits(balance), lostFee: minorUnits(lostFee) })).toBe(
    fee || zero,
  );
});

it('no card that was replaced stays open [card-018]', () => {
  expect(replacementReason.names.map((reason) => statusAfterReplacement[reason])).toEqual([
    ...['LostCard', 'CardReissued', 'StolenCard'],
  ]);
});

import { epochMs, minorUnits, startTransfer } from '@dayfare/domain/money';
import { describe, expect, it } from 'vitest';
import { steps } from '../../../../kit/money/transfer/steps.ts';
import { detour } from './step-guard.ts';

const amount = minorUnits(4000);
const quote = { fee: minorUnits(0), totalDebit: amount, received: amount, arrivesAt: epochMs(1) };
const draft = { amount, instrumentId: 501, speed: 'NextDay' } as const;

describe('coming to a step of getting money', () => {
  it.each([
    ['an amount', startTransfer({ key: 'k', instrumentId: 501 })],
    ['a destination', startTransfer({ key: 'k', amount })],
  ])('without %s leads to the screen that asks for it, each question of which can be opened', (_, state) => {
    expect(steps.map((step) => detour(step, state))).toEqual([null, null, null, 'amount']);
  });

  it('with all answers is free to go back and forth', () => {
    const state = startTransfer({ key: 'k', amount, instrumentId: 501 });
    expect(steps.map((step) => detour(step, state))).toEqual([null, null, null, null]);
  });

  it.each(['sending', 'unknown'] as const)('while it is %s leads to what becomes of it', (step) => {
    const state = { step, key: 'k', draft, quote, attempts: 1, sighting: null };
    expect(steps.map((wanted) => detour(wanted, state))).toEqual(['review', 'review', 'review', null]);
  });
});

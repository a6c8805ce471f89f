import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/index.ts';
import {
  canDepositBecome,
  type DepositState,
  depositShareProblem,
  depositSplit,
  depositSplitBy,
  depositState,
  nextDepositState,
} from './direct-deposit.ts';

describe('the share of a paycheck', () => {
  it('is all of it, or a part by percentage or amount [card-024]', () => {
    expect([depositSplit.names, depositSplitBy.names]).toEqual([
      ['EntirePaycheck', 'Specified'],
      ['Percentage', 'Amount'],
    ]);
    expect(depositShareProblem({ split: 'EntirePaycheck' })).toBeNull();
    const percent = (value: number) =>
      depositShareProblem({ split: 'Specified', by: 'Percentage', percent: value });
    expect([1, 99].map(percent)).toEqual([null, null]);
    expect([0, 100, 101, 33.3, Number.NaN].map(percent)).toEqual(Array.from({ length: 5 }).fill('percent'));
    const amount = (minor: number) =>
      depositShareProblem({ split: 'Specified', by: 'Amount', amount: minorUnits(minor) });
    expect([100, 9_999_99].map(amount)).toEqual([null, null]);
    expect([0, 99, 10_000_00].map(amount)).toEqual(['amount', 'amount', 'amount']);
  });
});

describe('the state of a direct deposit', () => {
  it('goes by approval and review to the first deposit, and fails from anywhere before [card-025]', () => {
    const way: DepositState[] = ['PendingApproval'];
    for (let at = nextDepositState('PendingApproval'); at; at = nextDepositState(at)) way.push(at);
    expect(way).toEqual(['PendingApproval', 'InReview', 'PendingFirstDeposit', 'Setup']);
    for (const state of way.slice(0, 3)) expect(canDepositBecome(state, 'Failure')).toBe(true);
    expect(canDepositBecome('Setup', 'Failure')).toBe(false);
    expect(canDepositBecome('Failure', 'PendingApproval')).toBe(true);
    expect(canDepositBecome('PendingApproval', 'Setup')).toBe(false);
    expect(nextDepositState('Failure')).toBeNull();
  });

  it('never leaves a state for itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...depositState.names), (state) => {
        expect(canDepositBecome(state, state)).toBe(false);
        const after = nextDepositState(state);
        expect(after === null || canDepositBecome(state, after)).toBe(true);
      }),
    );
  });
});

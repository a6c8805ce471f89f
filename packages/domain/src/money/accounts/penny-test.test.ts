import { describe, expect, it } from 'vitest';
import { epochMs } from '../calendar/iso-date.ts';
import { areDeposits, canSendAgain, depositProblem, type PennyTest, pennyTestStep } from './penny-test.ts';

const test: PennyTest = {
  status: 'PennyNotVerified',
  arrivesAt: epochMs(1000),
  expiresAt: epochMs(2000),
  triesLeft: 3,
  resendsLeft: 2,
};
const at = (now: number, change: Partial<PennyTest> = {}) =>
  pennyTestStep({ ...test, ...change }, epochMs(now));

describe('pennyTestStep', () => {
  it.each([
    [999, 'underway'],
    [1000, 'arrived'],
    [1999, 'arrived'],
    [2000, 'expired'],
  ] as const)('at %i is %s', (now, step) => {
    expect(at(now)).toBe(step);
  });

  it.each([
    ['PennyVerified', 'verified'],
    ['Verified', 'verified'],
    ['PennyRejected', 'returned'],
    ['PennyVerificationFailed', 'locked'],
  ] as const)('%s is %s whatever the time', (status, step) => {
    expect([at(0, { status }), at(1500, { status }), at(9999, { status })]).toEqual([step, step, step]);
  });
});

describe('canSendAgain', () => {
  it('once they should have been seen, as long as a resend is left', () => {
    const can = (now: number, change: Partial<PennyTest> = {}) =>
      canSendAgain({ ...test, ...change }, epochMs(now));
    expect([can(999), can(1000), can(2000)]).toEqual([false, true, true]);
    expect(can(1000, { resendsLeft: 0 })).toBe(false);
    expect(can(1000, { status: 'PennyVerificationFailed' })).toBe(false);
  });
});

describe('areDeposits', () => {
  it.each([
    [[12, 7], true],
    [[7, 12], true],
    [[12, 12], false],
    [[7, 7], false],
    [[12, 8], false],
  ] as const)('%j of 12 and 7: %s', (entered, is) => {
    expect(areDeposits(entered, [12, 7])).toBe(is);
  });
});

describe('depositProblem', () => {
  it.each([
    ['1', null],
    ['07', null],
    ['99', null],
    ['', 'Required'],
    ['0', 'DepositNotValid'],
    ['100', 'DepositNotValid'],
    ['1.5', 'DepositNotValid'],
    ['-1', 'DepositNotValid'],
  ])('%j: %s', (text, problem) => {
    expect(depositProblem(text)).toBe(problem);
  });
});

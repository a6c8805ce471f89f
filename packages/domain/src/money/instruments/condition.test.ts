import { describe, expect, it } from 'vitest';
import { instrumentStatus, instrumentVerification } from '../enums/instrument-status.ts';
import { instrumentCondition, verificationOfStep } from './condition.ts';

describe('instrumentCondition', () => {
  it.each([
    ['Active', null, 'usable'],
    ['Active', 'Disconnected', 'usable'],
    ['InActive', 'NeedVerification', 'closed'],
    ['Deleted', null, 'closed'],
    ['PendingManualVerification', 'Pending', 'checking'],
    ['PendingManualVerification', 'NeedVerification', 'amountsDue'],
    ['PendingManualVerification', 'UpdateRequired', 'amountsExpired'],
    ['PendingManualVerification', 'VerificationFailed', 'amountsLocked'],
    ['PendingManualVerification', 'DepositFailed', 'depositsReturned'],
    ['PendingAutomaticVerification', 'Disconnected', 'linkExpired'],
    ['Pending', null, 'checking'],
  ] as const)('%s with %s is %s', (status, verification, condition) => {
    expect(instrumentCondition({ status, verification })).toBe(condition);
  });

  it('calls nothing usable that is not active', () => {
    for (const status of instrumentStatus.names)
      for (const verification of instrumentVerification.names)
        expect(instrumentCondition({ status, verification }) === 'usable').toBe(status === 'Active');
  });

  it('of each step of small deposits differs from the others', () => {
    const conditions = Object.values(verificationOfStep).map((verification) =>
      instrumentCondition({ status: 'PendingManualVerification', verification }),
    );
    // Nothing to do while they travel; once verified, the account is active.
    expect(new Set(conditions).size).toBe(conditions.length - 1);
  });
});

import { describe, expect, it } from 'vitest';
import { instrumentStatus, instrumentVerification } from '../enums/instrument-status.ts';
import { instrumentCondition, verificationOfStep } from './condition.ts';

describe('instrumentCondition', () => {
  it.each([
    ['Active', null, null, 'usable'],
    ['Active', 'Disconnected', null, 'usable'],
    ['InActive', 'NeedVerification', null, 'closed'],
    ['Deleted', null, null, 'closed'],
    ['None', null, null, 'notVerified'],
    ['PendingManualVerification', 'Pending', {}, 'checking'],
    ['PendingManualVerification', 'NeedVerification', {}, 'amountsDue'],
    ['PendingManualVerification', 'NeedVerification', null, 'notVerified'],
    ['PendingManualVerification', 'UpdateRequired', {}, 'amountsExpired'],
    ['PendingAutomaticVerification', 'UpdateRequired', null, 'detailsOld'],
    ['PendingManualVerification', 'VerificationFailed', {}, 'amountsLocked'],
    ['PendingManualVerification', 'VerificationFailed', null, 'verificationFailed'],
    ['PendingManualVerification', 'DepositFailed', {}, 'depositsReturned'],
    ['PendingAutomaticVerification', 'Disconnected', null, 'linkExpired'],
    ['PendingAutomaticVerification', null, null, 'checkingAtBank'],
  ] as const)('%s with %s and the deposits %o is %s', (status, verification, pennyTest, condition) => {
    expect(instrumentCondition({ status, verification, pennyTest, card: null })).toBe(condition);
  });

  it.each([
    ['NotVerified', 'confirmationDue'],
    ['VerificationFailed', 'confirmationRefused'],
    ['NeedVerification', 'cardCheckDue'],
    ['UpdateRequired', 'cardExpired'],
    ['Pending', 'checking'],
  ] as const)('a linked card with %s is %s', (verification, condition) => {
    const card = { status: 'PendingAutomaticVerification', pennyTest: null, card: {} } as const;
    expect(instrumentCondition({ ...card, verification })).toBe(condition);
  });

  it('calls nothing usable that is not active', () => {
    for (const status of instrumentStatus.names)
      for (const verification of instrumentVerification.names)
        for (const pennyTest of [null, {}])
          expect(instrumentCondition({ status, verification, pennyTest, card: null }) === 'usable').toBe(
            status === 'Active',
          );
  });

  it('of each step of small deposits differs from the others', () => {
    const conditions = Object.values(verificationOfStep).map((verification) =>
      instrumentCondition({ status: 'PendingManualVerification', verification, pennyTest: {}, card: null }),
    );
    // Nothing to do while they travel; once verified, the account is active.
    expect(new Set(conditions).size).toBe(conditions.length - 1);
  });
});

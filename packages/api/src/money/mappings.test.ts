import { describe, expect, it } from 'vitest';
import { instrumentSamples } from '../mocks/index.ts';
import { earningsFromWire, fundsFromWire, instrumentsFromWire } from './from-wire.ts';
import { historyFromWire, previewFromWire, transactionDetailFromWire } from './transfer-from-wire.ts';

// Every value is another one, so that two fields that were exchanged cannot look alike.

const at = (minute: number) => Date.UTC(2026, 10, 20, 13, minute);
const iso = (minute: number) => new Date(at(minute)).toISOString();

describe('every field of the wire comes into its own', () => {
  it('of what can be taken', () => {
    const funds = fundsFromWire({
      ...{ accessibleAmount: 1.01, currency: 'CAD', remainingToday: 7.07, dailyLimit: 8.08 },
      breakdown: {
        earned: 2.02,
        withheld: 3.03,
        alreadyTaken: 4.04,
        fees: 5.05,
        limit: 6.06,
        carriedOver: 9.08,
      },
      ...{ availabilityReason: 4, updatedAt: iso(1), nextUpdateAt: iso(2), feesThisYear: 9.09 },
      ...{ availableFrom: '2026-11-27', remainingReason: 13, remainingUntil: '2026-11-23' },
      ...{ agreementType: 12, unavailableOwn: 'pause', remainingOwn: 'dayLimit' },
      ownLimits: [{ span: 'day', amount: 1.11, left: 0.22 }],
      takenElsewhereToday: 3.33,
      owed: { total: 4.44, fromPay: 3.33, toClear: 1.11, payday: '2026-11-19' },
      ...{ freeArrivesAt: iso(3), today: '2026-11-20' },
    });
    expect(funds).toEqual({
      ...{ accessible: 101, currency: 'CAD', remainingToday: 707, dailyLimit: 808 },
      breakdown: { earned: 202, withheld: 303, alreadyTaken: 404, pendingFees: 505, maxAccess: 606 },
      ...{ reason: 'FundsNotAvailable', updatedAt: at(1), nextUpdateAt: at(2), feesThisYear: 909 },
      ...{
        carriedOver: 908,
        availableFrom: '2026-11-27',
        remainingReason: 'MaxedOutWeekly',
        remainingUntil: '2026-11-23',
      },
      ...{ agreementType: 12, own: 'pause', remainingOwn: 'dayLimit' },
      ownLimits: [{ span: 'day', amount: 111, left: 22 }],
      takenElsewhereToday: 333,
      owed: { total: 444, fromPay: 333, toClear: 111, payday: '2026-11-19' },
      ...{ freeArrivesAt: at(3), today: '2026-11-20' },
    });
  });

  it('of earnings', () => {
    const earnings = earningsFromWire({
      summary: {
        ...{ totalEarnings: 1.01, accessibleAmount: 2.02, totalHoursWorked: 3.5, hourlyRate: 4.04 },
        ...{ maxAccessLimit: 5.05, expectedNetPay: 6.06 },
        currentPayPeriod: { startDate: '2026-11-01', endDate: '2026-11-14', payDate: '2026-11-19' },
        payFrequency: 4,
        payFrequencyChange: { payFrequency: 2, from: '2026-11-15' },
        nextPaydays: [
          {
            ...{ startDate: '2026-11-15', endDate: '2026-11-30', payDate: '2026-12-07' },
            bankHoliday: '2026-12-05',
          },
        ],
      },
      days: [
        {
          ...{ earningDate: '2026-11-02', totalEarnings: 7.07, totalHours: 8.5 },
          ...{ regHours: 5.25, oTHours: 2.25, dOTHours: 1 },
        },
      ],
    });
    expect(earnings).toEqual({
      ...{ total: 101, accessible: 202, hoursWorked: 3.5, hourlyRate: 404, maxAccess: 505 },
      expectedNetPay: 606,
      period: { start: '2026-11-01', end: '2026-11-14', payday: '2026-11-19', holiday: null },
      payFrequency: 'SemiMonthly',
      frequencyChange: { frequency: 'Weekly', from: '2026-11-15' },
      nextPaydays: [{ start: '2026-11-15', end: '2026-11-30', payday: '2026-12-07', holiday: '2026-12-05' }],
      days: [
        {
          ...{ date: '2026-11-02', earned: 707, hours: 8.5 },
          ...{ regularHours: 5.25, overtimeHours: 2.25, doubleOvertimeHours: 1 },
        },
      ],
    });
  });

  it.each([true, false])('of a place to send money to, where one flag is %s and the other is not', (flag) => {
    const [instrument] = instrumentsFromWire({
      instruments: [
        {
          ...{ id: 501, displayText: 'Everyday checking', instrumentType: 1, instrumentSubType: 4 },
          ...{ isDefaultSelected: flag, imageName: 'bank.svg', status: 2, last4: '4417' },
          instantEligible: !flag,
        },
      ],
    });
    expect(instrument).toEqual({
      ...{ id: 501, name: 'Everyday checking', kind: 'BankAccount', subType: 'ManualBank' },
      ...{ status: 'Active', isDefault: flag, imageName: 'bank.svg', last4: '4417' },
      isInstantEligible: !flag,
      ...{ verification: null, accountType: null, card: null, pennyTest: null },
    });
  });

  it('of an account that waits for the amounts of its deposits [money-028] [money-037]', () => {
    const [account] = instrumentsFromWire({
      instruments: [
        instrumentSamples.manualAccount({
          ...{ status: 4, arrivesAt: iso(1), expiresAt: iso(2), triesLeft: 0, resendsLeft: 1 },
        }),
      ],
    });
    expect(account).toMatchObject({
      ...{ subType: 'ManualBank', status: 'PendingManualVerification', verification: 'Pending' },
      accountType: 'PersonalChecking',
      pennyTest: {
        ...{ status: 'PennyVerificationFailed', arrivesAt: Date.parse(iso(1)) },
        ...{ expiresAt: Date.parse(iso(2)), triesLeft: 0, resendsLeft: 1 },
      },
    });
  });

  it('of a quote', () => {
    const quote = previewFromWire({
      ...{ previewId: 'p-1', amount: 10.01, transferSpeed: 0, fee: 2.02, feeKind: 1, totalDebit: 30.03 },
      ...{ feeName: 'program', usualFee: 9.09, serviceChargeMode: 1, received: 29.29 },
      ...{ arrivalDate: '2026-11-21', arrivesAt: iso(1), availableAfter: 4.04, leftOnPayday: 5.05 },
      ...{ feesThisYear: 6.06, contractType: 12, contractIds: [120, 121], expiresAt: iso(2) },
      contractsAgreed: [120],
      options: [
        { transferSpeed: 1, fee: 7.07, arrivalDate: '2026-11-22', arrivesAt: iso(3), available: true },
        {
          ...{ transferSpeed: 0, fee: 8.08, arrivalDate: '2026-11-23', arrivesAt: iso(4) },
          ...{ available: false, unavailableReason: 'InstrumentNotUsable' },
        },
      ],
    });
    const usual = (fee: number) => ({ name: 'instant', kind: null, usual: fee, mode: 'OnTop' });
    expect(quote).toEqual({
      ...{ previewId: 'p-1', amount: 1001, speed: 'Instant' },
      feeFacts: { name: 'program', kind: 'FreeDeductions', usual: 909, mode: 'Inclusive' },
      quote: { fee: 202, totalDebit: 3003, received: 2929, arrivesAt: at(1) },
      ...{ arrivalDate: '2026-11-21', availableAfter: 404, leftOnPayday: 505 },
      ...{ feesThisYear: 606, contractType: 12, contractIds: [120, 121], expiresAt: at(2) },
      contractsToRead: [121],
      options: [
        {
          ...{
            speed: 'NextDay',
            fee: 707,
            feeFacts: usual(707),
            totalDebit: 1708,
            arrivalDate: '2026-11-22',
            arrivesAt: at(3),
          },
          ...{ isAvailable: true, unavailableReason: null },
        },
        {
          ...{
            speed: 'Instant',
            fee: 808,
            feeFacts: usual(808),
            totalDebit: 1809,
            arrivalDate: '2026-11-23',
            arrivesAt: at(4),
          },
          ...{ isAvailable: false, unavailableReason: 'InstrumentNotUsable' },
        },
      ],
    });
  });

  it.each([true, false])('of a transaction that can be cancelled: %s', (canCancel) => {
    const wire = {
      ...{ transactionID: 'T-1', title: 'To checking', transferredTo: 'Checking ••4417' },
      ...{ amount: 1.01, fee: 2.02, transactionStatus: '3', transactionType: 0, transferSpeed: 1 },
      ...{ createdAt: iso(1), arrivalDate: '2026-11-21', arrivesAt: iso(2), canCancel },
      instrumentId: 7,
      source: 6,
      ...{ returnedAmount: 0.11, returnedFee: 0.22 },
      carriedOver: { amount: 1.23, payday: '2026-11-19', next: '2026-12-03' },
      failure: { reason: 'CardDeclined', returnsOn: '2026-12-04', isSeen: true },
    };
    const line = {
      ...{ id: 'T-1', title: 'To checking', transferredTo: 'Checking ••4417' },
      ...{ amount: 101, fee: 202, statusCode: '3', status: 'Failed', type: 'Bank', speed: 'NextDay' },
      ...{ createdAt: at(1), arrivalDate: '2026-11-21', arrivesAt: at(2), canCancel },
      instrumentId: 7,
      source: 'FriendIndeed',
      ...{ returnedAmount: 11, returned: 33 },
      carriedOver: { amount: 123, payday: '2026-11-19', next: '2026-12-03' },
      failure: { reason: 'CardDeclined', returnsOn: '2026-12-04', isSeen: true },
    };
    expect(historyFromWire({ transactionDetails: [wire], totalRecords: 17 })).toEqual({
      transactions: [line],
      ...{ total: 17, totals: null, sources: [] },
    });
    const totals = { taken: 5.05, fees: 0.5, months: [{ month: '2026-11', taken: 4.04, fees: 0.4 }] };
    expect(
      historyFromWire({ transactionDetails: [], totalRecords: 0, totals, sources: [0, 6, 99] }),
    ).toMatchObject({
      totals: { taken: 505, fees: 50, months: [{ month: '2026-11', taken: 404, fees: 40 }] },
      sources: ['EWA', 'FriendIndeed'],
    });
    const detail = transactionDetailFromWire({
      ...wire,
      ...{ totalDebit: 3.03, returnsOn: '2026-12-04', statusReason: 'CardDeclined' },
      promisedArrivesAt: iso(5),
      ...{ instrumentId: 501, instrumentLast4: '4417', wageState: 2, source: 1, settlement: 2 },
      billerReference: '48201-93755',
      ...{
        leavesAt: iso(6),
        sentAt: iso(7),
        acceptedAt: iso(8),
        feeResult: 4,
        feeName: 'cardPayment',
        usualFee: 7.77,
      },
      ...{ feeKind: 2, serviceChargeMode: 0 },
      events: [
        { at: iso(3), status: '0' },
        { at: iso(4), status: '3' },
      ],
    });
    expect(detail).toEqual({
      ...line,
      ...{ totalDebit: 303, returnsOn: '2026-12-04', statusReason: 'CardDeclined' },
      promisedArrivesAt: at(5),
      ...{ instrumentId: 501, instrumentLast4: '4417' },
      ...{ wageState: 'PartialDeposited', source: 'Incentive_Referrals', settlement: 'PartiallyCompleted' },
      billerReference: '48201-93755',
      ...{ leavesAt: at(6), sentAt: at(7), acceptedAt: at(8), feeResult: 'PrincipalAmountFailed' },
      feeFacts: { name: 'cardPayment', kind: 'Offer', usual: 777, mode: 'Debit' },
      events: [
        { at: at(3), statusCode: '0' },
        { at: at(4), statusCode: '3' },
      ],
    });
  });
});

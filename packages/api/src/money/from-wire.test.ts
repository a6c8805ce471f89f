import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneySamples, transferSamples } from '../mocks/index.ts';
import { earningsFromWire, fundsFromWire, instrumentsFromWire } from './from-wire.ts';
import { historyFromWire, previewFromWire, transactionDetailFromWire } from './transfer-from-wire.ts';

// The same values each time: what a law finds, it finds at once.
fc.configureGlobal({ seed: 20_261_122 });

describe('payloads become entities', () => {
  it('with amounts in minor units and instants in milliseconds', () => {
    const funds = fundsFromWire(moneySamples.availableFunds());
    expect(funds).toMatchObject({
      accessible: 18_240,
      currency: 'USD',
      breakdown: {
        earned: 41_200,
        withheld: 12_710,
        alreadyTaken: 10_000,
        pendingFees: 250,
        maxAccess: 50_000,
      },
      reason: 'Available',
      updatedAt: Date.UTC(2026, 10, 20, 13, 5),
    });
    expect(fundsFromWire(moneySamples.nothingToTake())).toMatchObject({
      accessible: 0,
      reason: 'MaxedOut',
      nextUpdateAt: null,
    });
  });

  it('without losing a cent, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const funds = fundsFromWire(moneySamples.availableFunds({ feesThisYear: cents / 100 }));
        expect(funds.feesThisYear).toBe(cents);
      }),
    );
  });

  it('unless the currency is none of ours, because a figure in another would be a wrong one', () => {
    expect(() => fundsFromWire(moneySamples.availableFunds({ currency: 'EUR' }))).toThrow(RangeError);
  });

  it('and a reason from a later server is one that nobody knows', () => {
    expect(fundsFromWire(moneySamples.availableFunds({ availabilityReason: 99 })).reason).toBe('Unknown');
  });

  it('with days whose hours are named in full', () => {
    const { days, total, period } = earningsFromWire(moneySamples.earnings());
    expect(total).toBe(41_200);
    expect(period).toEqual({ start: '2026-11-09', end: '2026-11-22', payday: '2026-11-27', holiday: null });
    expect(days.find(({ overtimeHours }) => overtimeHours > 0)).toEqual({
      date: '2026-11-16',
      earned: 10_800,
      hours: 6,
      regularHours: 4.5,
      overtimeHours: 1.5,
      doubleOvertimeHours: 0,
    });
  });

  it('and instruments of kinds that we do not know are left out', () => {
    const list = [
      moneySamples.bankAccount(),
      moneySamples.debitCard({ instrumentType: 77 }),
      moneySamples.debitCard({ instrumentSubType: 77 }),
    ];
    expect(instrumentsFromWire({ instruments: list })).toMatchObject([
      { id: 501, kind: 'BankAccount', subType: 'ManualBank', status: 'Active', isDefault: true },
      { id: 502, kind: 'Card', subType: null, isInstantEligible: true },
    ]);
  });
});

describe('a quote', () => {
  it('says what is taken, what arrives, and what the other speed would do', () => {
    expect(previewFromWire(transferSamples.instantPreview())).toMatchObject({
      amount: 4000,
      speed: 'Instant',
      quote: { fee: 250, totalDebit: 4250, received: 4000, arrivesAt: Date.UTC(2026, 10, 20, 15, 35) },
      availableAfter: 13_990,
      leftOnPayday: 46_525,
      options: [
        { speed: 'NextDay', fee: 0, isAvailable: true, unavailableReason: null },
        { speed: 'Instant', fee: 250, isAvailable: true },
      ],
    });
  });

  it('at a speed that nobody knows is no quote', () => {
    expect(() => previewFromWire(transferSamples.preview({ transferSpeed: 9 }))).toThrow(RangeError);
  });
});

describe('transactions', () => {
  it('keep an unknown status as its code rather than claim an outcome', () => {
    const line = transferSamples.transaction({ transactionStatus: '11', transactionType: 9 });
    expect(historyFromWire(transferSamples.history([line])).transactions).toMatchObject([
      { statusCode: '11', status: null, type: null },
    ]);
  });

  it('in full say why they failed and what happened when', () => {
    expect(transactionDetailFromWire(transferSamples.failedTransaction())).toMatchObject({
      status: 'Failed',
      statusReason: 'CardDeclined',
      totalDebit: 4250,
      events: [{ statusCode: '0' }, { at: Date.UTC(2026, 10, 20, 15, 31), statusCode: '3' }],
    });
    expect(transactionDetailFromWire(transferSamples.transactionDetail())).toMatchObject({
      statusReason: null,
      returnsOn: null,
    });
    const late = { ...transferSamples.failedTransaction(), returnsOn: '2026-12-04' };
    expect(transactionDetailFromWire(late).returnsOn).toBe('2026-12-04');
  });
});

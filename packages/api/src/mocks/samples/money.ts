import type {
  WireAvailableFunds,
  WireEarnings,
  WireInstrument,
  WireInstruments,
} from '../../money/contract.ts';
import type { WireAssets, WireEarningsOfRange } from '../../money/records/earnings-contract.ts';

type Day = WireEarnings['days'][number];

/** $182.40 to take, in the middle of a pay period. */
export function availableFunds(overrides: Partial<WireAvailableFunds> = {}): WireAvailableFunds {
  return {
    accessibleAmount: 182.4,
    currency: 'USD',
    breakdown: { earned: 412, withheld: 127.1, alreadyTaken: 100, fees: 2.5, limit: 500 },
    remainingToday: 182.4,
    dailyLimit: 250,
    availabilityReason: 0,
    updatedAt: '2026-11-20T13:05:00Z',
    nextUpdateAt: '2026-11-21T11:00:00Z',
    feesThisYear: 21.5,
    ...overrides,
  };
}

/** Everything has been taken, and the reason says so. */
export function nothingToTake(): WireAvailableFunds {
  return availableFunds({
    accessibleAmount: 0,
    breakdown: { earned: 412, withheld: 127.1, alreadyTaken: 284.9, fees: 0, limit: 500 },
    remainingToday: 0,
    availabilityReason: 11,
    nextUpdateAt: null,
  });
}

/** Amounts of nine digits, to see that they fit. */
export function hugeFunds(): WireAvailableFunds {
  return availableFunds({
    accessibleAmount: 123_456_789.01,
    breakdown: {
      earned: 987_654_321.99,
      withheld: 864_197_532.98,
      alreadyTaken: 0,
      fees: 0,
      limit: 999_999_999.99,
    },
    remainingToday: 123_456_789.01,
    dailyLimit: 999_999_999.99,
    feesThisYear: 12_345.67,
  });
}

/** A day with only regular hours. */
export function day(earningDate: string, totalHours: number, totalEarnings: number): Day {
  return { earningDate, totalEarnings, totalHours, regHours: totalHours, oTHours: 0, dOTHours: 0 };
}

/** Six days worked of a fortnight, one of them with overtime. */
export function earnings(days: WireEarnings['days'] = usualDays): WireEarnings {
  const cents = days.reduce((total, { totalEarnings }) => total + Math.round(totalEarnings * 100), 0);
  return {
    summary: {
      totalEarnings: cents / 100,
      accessibleAmount: 182.4,
      totalHoursWorked: days.reduce((total, { totalHours }) => total + totalHours, 0),
      currentPayPeriod: { startDate: '2026-11-09', endDate: '2026-11-22', payDate: '2026-11-27' },
      hourlyRate: 16,
      maxAccessLimit: 500,
      expectedNetPay: 610.25,
    },
    days,
  };
}

const usualDays: WireEarnings['days'] = [
  day('2026-11-10', 4, 64),
  day('2026-11-11', 5, 80),
  day('2026-11-13', 4, 64),
  { ...day('2026-11-16', 6, 108), regHours: 4.5, oTHours: 1.5 },
  day('2026-11-18', 3, 48),
  day('2026-11-19', 3, 48),
];

/** This pay period and the one before it. */
export function earningsOfRange(overrides: Partial<WireEarningsOfRange> = {}): WireEarningsOfRange {
  const earlier = [day('2026-10-27', 8, 128), day('2026-10-29', 7.5, 120)];
  return {
    payPeriods: [
      {
        ...{ startDate: '2026-11-09', endDate: '2026-11-22', payDate: '2026-11-27' },
        ...{ totalEarnings: 412, totalHours: 25 },
      },
      {
        ...{ startDate: '2026-10-26', endDate: '2026-11-08', payDate: '2026-11-13' },
        ...{ totalEarnings: 248, totalHours: 15.5 },
      },
    ],
    days: [...earlier, ...usualDays],
    ...overrides,
  };
}

/** What has come in of tips or mileage. */
export function tipsAsset(subType: 5 | 6, amount: number): WireAssets['assets'][number] {
  return {
    ...{ id: 0, title: subType === 5 ? 'Tips' : 'Mileage', amount, imageURL: 'tips', assetType: 9 },
    ...{ instrumentRemoteReferenceID: null, instrumentType: 9, instrumentSubType: subType },
  };
}

/** Tips, mileage, a bank account and two cards. */
export function assets(
  list: WireAssets['assets'] = [
    tipsAsset(5, 86.4),
    tipsAsset(6, 12.25),
    ...[bankAccount(), debitCard(), debitCard({ id: 503, displayText: 'Travel debit' })].map(
      ({ id, displayText, imageName, instrumentType, instrumentSubType }) => ({
        ...{ id, title: displayText, amount: null, imageURL: imageName, assetType: instrumentType },
        ...{ instrumentRemoteReferenceID: null, instrumentType, instrumentSubType },
      }),
    ),
  ],
): WireAssets {
  return { assets: list };
}

/** A bank account, next-day only. */
export function bankAccount(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return {
    id: 501,
    displayText: 'First Harbor checking',
    instrumentType: 1,
    instrumentSubType: 4,
    isDefaultSelected: true,
    imageName: 'bank',
    status: 2,
    last4: '6789',
    instantEligible: false,
    bankAccountType: 0,
    ...overrides,
  };
}

/** A debit card, instant too. */
export function debitCard(overrides: Partial<WireInstrument> = {}): WireInstrument {
  return {
    id: 502,
    displayText: 'Visa debit',
    instrumentType: 2,
    instrumentSubType: 1,
    isDefaultSelected: false,
    imageName: 'visa',
    status: 2,
    last4: '4242',
    instantEligible: true,
    ...overrides,
  };
}

/** A bank account and a debit card, or the given ones. */
export function instruments(list: WireInstrument[] = [bankAccount(), debitCard()]): WireInstruments {
  return { instruments: list };
}

/** Instruments with names that no line holds. */
export function longNamedInstruments(): WireInstruments {
  return instruments([
    bankAccount({ displayText: 'The Farmers and Mechanics Cooperative Savings Bank of Upper Chattahoochee' }),
    debitCard({ displayText: 'Everyday Rewards Preferred Platinum Debit (shared with Maximiliana)' }),
  ]);
}

import type { WireGoalReceipt } from '../../savings/contract.ts';
import type { WireGoal, WireGoalHistory, WireSavings } from '../../savings/goal.ts';

/** A trip for $600.00, more than half of it saved, $25.00 every week. */
export function goal(overrides: Partial<WireGoal> = {}): WireGoal {
  return {
    ...{ goalID: 7, name: 'Trip to Lisbon', picture: 1, status: 0 },
    ...{ goalAmount: 600, depositAmount: 25, frequency: 1, startDate: '2026-09-04', endDate: '2027-02-05' },
    ...{ fromInstrumentID: null, fromName: null, roundUpTo: null, partOfTransfers: null },
    ...{ balance: 325, onItsWay: 0, instrumentID: 907, createdAt: '2026-08-28T15:30:00Z' },
    next: { date: '2026-11-27', amount: 25 },
    ...overrides,
  };
}

/** One goal in each state. */
export const goals = (): WireGoal[] => [
  goal(),
  goal({ goalID: 8, name: 'New tires', picture: 3, status: 1, goalAmount: 480, balance: 440, next: null }),
  goal({ goalID: 9, name: 'Rainy day', picture: 0, status: 2, goalAmount: 1000, balance: 140 }),
  goal({ goalID: 10, name: 'Language course', picture: 5, status: 3, balance: 45, next: null }),
  goal({
    goalID: 12,
    name: 'Birthday present',
    picture: 6,
    status: 5,
    goalAmount: 80,
    balance: 80,
    next: null,
  }),
  goal({ goalID: 11, name: 'Winter coat', picture: 7, status: 4, goalAmount: 120, balance: 0, next: null }),
];

/** Every other Friday, for a year. */
const paydays = Array.from({ length: 26 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 27 + 14 * index)).toISOString().slice(0, 10),
);

/** Goals in every state, $1,030.00 in all, with pay to save from. */
export function savings(overrides: Partial<WireSavings> = {}): WireSavings {
  return {
    ...{ balance: 1030, currency: 'USD', isOpen: true, goals: goals() },
    sources: [{ instrumentID: null, name: null, available: 300 }],
    limits: { leastGoal: 10, mostGoal: 50_000, leastDeposit: 5, mostDeposit: 500, mostGoals: 10 },
    ...{ earliestDay: '2026-11-21', contractType: 12, contractIds: [120] },
    paydays,
    ...overrides,
  };
}

/** Before the first goal. */
export const noSavings = (overrides: Partial<WireSavings> = {}): WireSavings =>
  savings({ balance: null, goals: [], ...overrides });

/** What went in and out: as planned, by hand, by a rule, left out, on its way, and withdrawn. */
export function history(overrides: Partial<WireGoalHistory> = {}): WireGoalHistory {
  const entry = { kind: 'deposit', place: null, reason: null, state: 'done' } as const;
  return {
    entries: [
      { ...entry, id: 'G-6', at: '2026-11-20T14:00:00Z', how: 'byHand', amount: 10, state: 'onItsWay' },
      {
        ...{ ...entry, id: 'G-5', at: '2026-11-13T14:00:00Z', how: 'scheduled', amount: 25 },
        ...{ state: 'skipped', reason: 'FundsAmountExceeds' },
      },
      { ...entry, id: 'G-4', at: '2026-11-10T02:00:00Z', how: 'rule', amount: 7.3 },
      {
        ...{ id: 'M-3', at: '2026-11-08T14:00:00Z', kind: 'withdrawal', how: null, amount: 50 },
        ...{ place: 'First Harbor checking ••6789', reason: null, state: 'done' },
      },
      { ...entry, id: 'G-2', at: '2026-11-06T14:00:00Z', how: 'scheduled', amount: 25 },
    ],
    total: 5,
    ...overrides,
  };
}

/** $30.00 that went in from pay. */
export function goalReceipt(overrides: Partial<WireGoalReceipt> = {}): WireGoalReceipt {
  return {
    ...{ goalID: 7, transferID: 'T-10050', instrumentID: null, amount: 30, fee: 0, currency: 'USD' },
    ...{ balanceAfter: 325, arrivesAt: '2026-11-20T15:31:00Z' },
    ...overrides,
  };
}

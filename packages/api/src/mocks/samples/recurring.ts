import type { WireRecurring, WireRecurringPreview } from '../../money/recurring/recurring-contract.ts';

/** $40.00 every week, of which two were made and one was left out. */
export function recurring(overrides: Partial<WireRecurring> = {}): WireRecurring {
  return {
    recurringTransactionID: 'R-1',
    ...{ amount: 40, instrumentId: 501, interval: 1, startDate: '2026-11-06' },
    ...{ endBy: 2, endDate: null, endAmount: null, numberOfTimes: 10 },
    transferredTo: 'First Harbor checking ••6789',
    status: 1,
    createdAt: '2026-11-05T15:30:00Z',
    ...{ madeCount: 2, madeAmount: 80 },
    next: {
      scheduledTransactionID: 'S-4',
      ...{ date: '2026-11-27', status: 1, transactionID: null, reason: null },
    },
    past: [
      {
        scheduledTransactionID: 'S-3',
        ...{ date: '2026-11-20', status: 4, transactionID: null, reason: 'FundsAmountExceeds' },
      },
      {
        scheduledTransactionID: 'S-2',
        ...{ date: '2026-11-13', status: 3, transactionID: 'T-10042', reason: null },
      },
      {
        scheduledTransactionID: 'S-1',
        ...{ date: '2026-11-06', status: 3, transactionID: 'T-10041', reason: null },
      },
    ],
    ...overrides,
  };
}

/** Ten weeks of $40.00, free. */
export function recurringPreview(overrides: Partial<WireRecurringPreview> = {}): WireRecurringPreview {
  return {
    dates: Array.from({ length: 10 }, (_, week) =>
      new Date(Date.UTC(2026, 10, 27 + 7 * week)).toISOString().slice(0, 10),
    ),
    firstArrivalDate: '2026-11-30',
    totalAmount: 400,
    fee: 0,
    maximumAmount: 200,
    contractType: 12,
    contractIds: [120],
    ...overrides,
  };
}

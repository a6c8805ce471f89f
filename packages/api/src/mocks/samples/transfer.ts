import type { WireInstrumentHistory } from '../../money/accounts/account-history-contract.ts';
import type {
  WireHistory,
  WirePreview,
  WireTransactionDetail,
  WireTransactionLine,
  WireTransferOutcome,
} from '../../money/contract.ts';

type Option = WirePreview['options'][number];

const arrival = {
  instant: { arrivalDate: '2026-11-20', arrivesAt: '2026-11-20T15:35:00Z' },
  nextDay: { arrivalDate: '2026-11-23', arrivesAt: '2026-11-23T14:00:00Z' },
};

/** Instant for a fee. */
export function instantOption(overrides: Partial<Option> = {}): Option {
  return { transferSpeed: 0, fee: 2.5, ...arrival.instant, available: true, ...overrides };
}

/** Next-day for nothing. */
export function nextDayOption(overrides: Partial<Option> = {}): Option {
  return { transferSpeed: 1, fee: 0, ...arrival.nextDay, available: true, ...overrides };
}

/** $40.00 by next day, free; the instant speed is quoted beside it. */
export function preview(overrides: Partial<WirePreview> = {}): WirePreview {
  return {
    ...{ previewId: 'sample-preview', amount: 40 },
    transferSpeed: 1,
    fee: 0,
    feeKind: null,
    totalDebit: 40,
    ...arrival.nextDay,
    availableAfter: 142.4,
    leftOnPayday: 467.75,
    feesThisYear: 21.5,
    options: [nextDayOption(), instantOption()],
    contractType: 12,
    contractIds: [120],
    expiresAt: '2026-11-20T15:45:00Z',
    ...overrides,
  };
}

/** $40.00 at once, for $2.50. */
export function instantPreview(): WirePreview {
  return preview({
    transferSpeed: 0,
    fee: 2.5,
    totalDebit: 42.5,
    ...arrival.instant,
    availableAfter: 139.9,
    leftOnPayday: 465.25,
    feesThisYear: 24,
  });
}

/** A destination that instant transfers do not reach. */
export function nextDayOnlyPreview(): WirePreview {
  const closed = instantOption({ available: false, unavailableReason: 'InstrumentNotInstant' });
  return preview({ options: [nextDayOption(), closed] });
}

/** A transfer that has arrived. */
export function transaction(overrides: Partial<WireTransactionLine> = {}): WireTransactionLine {
  return {
    transactionID: 'T-10042',
    title: 'Early pay',
    transferredTo: 'First Harbor checking ••6789',
    amount: 40,
    fee: 0,
    transactionStatus: '2',
    transactionType: 0,
    transferSpeed: 1,
    createdAt: '2026-11-20T15:30:00Z',
    ...arrival.nextDay,
    canCancel: false,
    ...overrides,
  };
}

/** Arrived, on its way, failed and cancelled: one line each. */
export function history(lines: WireTransactionLine[] = usualLines): WireHistory {
  const kept = lines.filter(({ transactionStatus }) => ['0', '1', '2', '5', '8'].includes(transactionStatus));
  const total = (of: readonly WireTransactionLine[]) => ({
    taken: of.reduce((sum, { amount }) => sum + amount, 0),
    fees: of.reduce((sum, { fee }) => sum + fee, 0),
  });
  const monthOf = ({ createdAt }: WireTransactionLine) => createdAt.slice(0, 7);
  const months = [...new Set(lines.map(monthOf))].map((month) => ({
    ...{ month, ...total(kept.filter((line) => monthOf(line) === month)) },
  }));
  return {
    ...{ transactionDetails: lines, totalRecords: lines.length },
    ...{ totals: { ...total(kept), months }, sources: [0] },
  };
}

const usualLines: WireTransactionLine[] = [
  transaction({ transactionID: 'T-10045', transactionStatus: '0', canCancel: true }),
  transaction({
    transactionID: 'T-10044',
    amount: 60,
    fee: 2.5,
    transferSpeed: 0,
    transactionType: 1,
    transferredTo: 'Visa debit ••4242',
    createdAt: '2026-11-17T18:12:00Z',
    arrivalDate: '2026-11-17',
    arrivesAt: '2026-11-17T18:17:00Z',
  }),
  transaction({ transactionID: 'T-10043', transactionStatus: '3', createdAt: '2026-11-12T09:40:00Z' }),
  transaction({ transactionID: 'T-10041', transactionStatus: '4', createdAt: '2026-11-10T21:03:00Z' }),
];

/** What went to one account: the transfers of the history that went there. */
export function instrumentHistory(): WireInstrumentHistory {
  return {
    itDashboardSummary: {
      userInstrumentId: 501,
      transactionCount: 5,
      totalAmount: 320,
      totalFees: 2.5,
      lastTransactionAt: '2026-11-20T15:30:00Z',
    },
    transactionDetails: usualLines,
  };
}

/** No transfer yet. */
export function emptyHistory(): WireHistory {
  return history([]);
}

/** A transfer on its way that can still be called back. */
export function transactionDetail(overrides: Partial<WireTransactionDetail> = {}): WireTransactionDetail {
  return {
    ...transaction({ transactionStatus: '0', canCancel: true }),
    ...{ source: 0, leavesAt: '2026-11-20T22:00:00Z' },
    totalDebit: 40,
    returnsOn: null,
    instrumentId: 501,
    instrumentLast4: '6789',
    events: [{ at: '2026-11-20T15:30:00Z', status: '0' }],
    ...overrides,
  };
}

/** What became of a transfer: it was made. */
export function madeTransfer(): WireTransferOutcome {
  return { outcome: 'done', transaction: transactionDetail() };
}

/** A transfer that has arrived, a little earlier than was said. */
export function arrivedTransaction(overrides: Partial<WireTransactionDetail> = {}): WireTransactionDetail {
  return transactionDetail({
    ...{ transactionStatus: '2', canCancel: false },
    ...{ sentAt: '2026-11-20T22:00:00Z', acceptedAt: '2026-11-20T22:00:20Z' },
    events: [
      { at: '2026-11-20T15:30:00Z', status: '0' },
      { at: '2026-11-23T13:12:00Z', status: '2' },
    ],
    ...overrides,
  });
}

/** An instant transfer of which half arrived. */
export function partialTransaction(): WireTransactionDetail {
  return transactionDetail({
    ...{ transactionStatus: '5', wageState: 3, settlement: 2, returnedAmount: 20, returnedFee: 2.5 },
    ...{ transferSpeed: 0, fee: 2.5, totalDebit: 42.5, canCancel: false },
    ...arrival.instant,
    ...{
      leavesAt: '2026-11-20T15:30:00Z',
      sentAt: '2026-11-20T15:30:02Z',
      acceptedAt: '2026-11-20T15:30:04Z',
    },
    events: [
      { at: '2026-11-20T15:30:00Z', status: '0' },
      { at: '2026-11-20T15:35:00Z', status: '5' },
    ],
  });
}

/** An instant transfer that the card's bank declined. */
export function failedTransaction(): WireTransactionDetail {
  return transactionDetail({
    ...{ transactionStatus: '3', statusReason: 'CardDeclined' },
    ...{ transferSpeed: 0, fee: 2.5, totalDebit: 42.5, canCancel: false },
    ...{ transferredTo: 'Visa debit ••4242', instrumentId: 502, instrumentLast4: '4242' },
    ...arrival.instant,
    ...{ leavesAt: '2026-11-20T15:30:00Z', sentAt: '2026-11-20T15:30:02Z' },
    events: [
      { at: '2026-11-20T15:30:00Z', status: '0' },
      { at: '2026-11-20T15:31:00Z', status: '3' },
    ],
  });
}

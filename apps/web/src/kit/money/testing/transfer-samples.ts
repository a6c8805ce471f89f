import type { TransactionDetail, TransferPreview } from '@dayfare/api/money/queries';
import { epochMs, isoDate, minorUnits, transactionStatusOf } from '@dayfare/domain/money';

/** When it arrives. */
export const arrivesAt = epochMs(Date.parse('2026-11-23T14:00:00Z'));

/** The facts of a transfer that costs nothing. */
export const noFee = { name: 'instant', kind: null, usual: minorUnits(0), mode: 'OnTop' } as const;

/** The quoted free transfer of $40.00. */
export function preview(overrides: Partial<TransferPreview> = {}): TransferPreview {
  const amount = minorUnits(4000);
  return {
    previewId: 'first',
    amount,
    speed: 'NextDay',
    quote: { fee: minorUnits(0), totalDebit: amount, received: amount, arrivesAt },
    feeFacts: noFee,
    arrivalDate: isoDate('2026-11-23'),
    availableAfter: minorUnits(14240),
    leftOnPayday: minorUnits(46775),
    feesThisYear: minorUnits(2150),
    options: [
      {
        speed: 'NextDay',
        fee: minorUnits(0),
        feeFacts: noFee,
        totalDebit: amount,
        arrivalDate: isoDate('2026-11-23'),
        arrivesAt,
        isAvailable: true,
        unavailableReason: null,
      },
    ],
    contractType: 12,
    contractIds: [120],
    contractsToRead: [120],
    expiresAt: arrivesAt,
    ...overrides,
  };
}

/** The server's response when it is made. */
export function detail(): TransactionDetail {
  return {
    id: 'T-1',
    title: 'To checking',
    transferredTo: 'Checking ••6789',
    amount: minorUnits(4000),
    fee: minorUnits(0),
    statusCode: '0',
    status: transactionStatusOf('0'),
    type: 'Bank',
    speed: 'NextDay',
    createdAt: arrivesAt,
    arrivalDate: isoDate('2026-11-23'),
    arrivesAt,
    canCancel: true,
    carriedOver: null,
    failure: null,
    totalDebit: minorUnits(4000),
    ...{ promisedArrivesAt: null, leavesAt: null, sentAt: null, acceptedAt: null },
    returnsOn: null,
    statusReason: null,
    wageState: null,
    source: null,
    feeFacts: noFee,
    returnedAmount: minorUnits(0),
    returned: minorUnits(0),
    settlement: null,
    feeResult: null,
    billerReference: null,
    instrumentId: 501,
    instrumentLast4: '6789',
    events: [],
  };
}

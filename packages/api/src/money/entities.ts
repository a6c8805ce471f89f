import type {
  AvailabilityReason,
  CurrencyCode,
  DayEarnings,
  Earned,
  EpochMs,
  FeeKind,
  InstrumentKind,
  InstrumentStatus,
  InstrumentSubType,
  IsoDate,
  MinorUnits,
  TransactionStatus,
  TransactionType,
  TransferQuote,
  TransferSpeed,
} from '@dayfare/domain/money';

/** What can be taken now. */
export interface AvailableFunds {
  readonly accessible: MinorUnits;
  readonly currency: CurrencyCode;
  /** Fit for the domain's `availability`, which works out the lines of "How is this worked out?". */
  readonly breakdown: Earned;
  readonly remainingToday: MinorUnits;
  readonly dailyLimit: MinorUnits;
  readonly reason: AvailabilityReason;
  readonly updatedAt: EpochMs;
  readonly nextUpdateAt: EpochMs | null;
  readonly feesThisYear: MinorUnits;
}

/** What was earned in the current pay period. */
export interface Earnings {
  readonly total: MinorUnits;
  readonly accessible: MinorUnits;
  readonly hoursWorked: number;
  readonly period: { readonly start: IsoDate; readonly end: IsoDate; readonly payday: IsoDate };
  readonly hourlyRate: MinorUnits;
  readonly maxAccess: MinorUnits;
  readonly expectedNetPay: MinorUnits;
  readonly days: readonly DayEarnings[];
}

/** A place that money can be sent to. */
export interface Instrument {
  readonly id: number;
  readonly name: string;
  readonly kind: InstrumentKind;
  readonly subType: InstrumentSubType | null;
  readonly status: InstrumentStatus;
  readonly isDefault: boolean;
  readonly imageName: string;
  readonly last4: string;
  readonly isInstantEligible: boolean;
}

/** What one speed would cost and when it would arrive. */
export interface SpeedOption {
  readonly speed: TransferSpeed;
  readonly fee: MinorUnits;
  readonly arrivalDate: IsoDate;
  readonly arrivesAt: EpochMs;
  readonly isAvailable: boolean;
  /** Code of the reason; null when it is available. */
  readonly unavailableReason: string | null;
}

/** The server's quote for a transfer. */
export interface TransferPreview {
  readonly previewId: string;
  readonly amount: MinorUnits;
  readonly speed: TransferSpeed;
  readonly quote: TransferQuote;
  /** Null when the ordinary fee applies. */
  readonly feeKind: FeeKind | null;
  readonly arrivalDate: IsoDate;
  readonly availableAfter: MinorUnits;
  readonly leftOnPayday: MinorUnits;
  readonly feesThisYear: MinorUnits;
  readonly options: readonly SpeedOption[];
  /** Wire number of the contract type. */
  readonly contractType: number;
  readonly contractIds: readonly number[];
  readonly expiresAt: EpochMs;
}

/** A line of the history. */
export interface Transaction {
  readonly id: string;
  readonly title: string;
  readonly transferredTo: string;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  /** Wire code, for the domain's `moneyStatus`. */
  readonly statusCode: string;
  /** Null for a code that we don't know. */
  readonly status: TransactionStatus | null;
  readonly type: TransactionType | null;
  readonly speed: TransferSpeed | null;
  readonly createdAt: EpochMs;
  readonly arrivalDate: IsoDate;
  readonly arrivesAt: EpochMs;
  readonly canCancel: boolean;
}

/** One transaction in full. */
export interface TransactionDetail extends Transaction {
  readonly totalDebit: MinorUnits;
  /** The pay with which its money comes back, or would if it were cancelled now; null for into the balance. */
  readonly returnsOn: IsoDate | null;
  readonly statusReason: string | null;
  readonly instrumentId: number;
  readonly instrumentLast4: string;
  /** Oldest first. */
  readonly events: readonly { readonly at: EpochMs; readonly statusCode: string }[];
}

/** A page of history. */
export interface TransactionPage {
  readonly transactions: readonly Transaction[];
  /** On all pages. */
  readonly total: number;
}

/** What the server knows about an idempotency key: see the contract's `transactionByKey`. */
export type TransferOutcome =
  | { readonly status: 'done'; readonly detail: TransactionDetail }
  | { readonly status: 'refused'; readonly code: string }
  | { readonly status: 'closed' }
  | { readonly status: 'inProgress' }
  | { readonly status: 'neverSeen' };

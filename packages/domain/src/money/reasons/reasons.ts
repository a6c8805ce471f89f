/** Where a person goes on after a refusal that would only be repeated. */
export type ReasonStep = 'amount' | 'where' | 'history' | 'home' | 'limits';

/**
 * What sort of refusal it is, from which its HTTP status and level follow. `input`: what was asked for; `limit`: more than a limit leaves;
 * `closed`: early pay is not open; `state`: something else comes first, or came before; `mismatch`: a key with another body; `proof`: a code
 * comes first.
 */
export type ReasonKind = 'input' | 'limit' | 'closed' | 'state' | 'mismatch' | 'proof';

interface Reason {
  readonly kind: ReasonKind;
  /** Whether the money service keeps it under the key: later copies of the request get the same answer. */
  readonly endsMove: boolean;
  /** Whether the same transfer may go through when it is tried again; otherwise where to go instead. */
  readonly next: ReasonStep | 'again';
  /** Amounts in its text. */
  readonly params?: readonly ('min' | 'max')[];
  /** Whether the balance or a limit is the reason, so that what is left is worth showing. */
  readonly isAboutBalance?: true;
  /** Whether a regular transfer may be left out on its day because of it. */
  readonly skips?: true;
}

/**
 * Every reason for which the money service refuses to move money. Its texts are in `texts.<language>.ts` beside; the server's error table, the
 * mocks, the screens, the API's description and docs/reasons.md are made of both.
 */
export const moneyReasons = {
  InvalidAmount: { kind: 'input', endsMove: true, next: 'amount', params: ['min', 'max'] },
  FundsNotAvailable: { kind: 'input', endsMove: true, next: 'home', isAboutBalance: true, skips: true },
  FundsAmountExceeds: {
    ...{ kind: 'input', endsMove: true, next: 'amount' },
    ...{ params: ['max'], isAboutBalance: true, skips: true },
  },
  DailyLimitExceeded: {
    ...{ kind: 'limit', endsMove: true, next: 'amount' },
    ...{ params: ['max'], isAboutBalance: true, skips: true },
  },
  OwnLimitExceeded: { kind: 'limit', endsMove: true, next: 'limits', params: ['max'], skips: true },
  PausedByYou: { kind: 'closed', endsMove: true, next: 'home', skips: true },
  ClosingByYou: { kind: 'closed', endsMove: true, next: 'home', skips: true },
  ParallelNotAllowed: { kind: 'state', endsMove: true, next: 'again' },
  EWAServicesArePaused: { kind: 'closed', endsMove: true, next: 'home', skips: true },
  AccessNotAvailable: { kind: 'closed', endsMove: true, next: 'home', skips: true },
  PreviewExpired: { kind: 'state', endsMove: true, next: 'again' },
  PreviewUsed: { kind: 'state', endsMove: true, next: 'history' },
  IdempotencyKeyReused: { kind: 'mismatch', endsMove: false, next: 'again' },
  TransferClosed: { kind: 'state', endsMove: true, next: 'home' },
  ContractNotAccepted: { kind: 'state', endsMove: true, next: 'again' },
  InstrumentNotUsable: { kind: 'input', endsMove: true, next: 'where', skips: true },
  ProofRequired: { kind: 'proof', endsMove: false, next: 'again', skips: true },
} as const satisfies Readonly<Record<string, Reason>>;

/** A code of the table. */
export type MoneyReason = keyof typeof moneyReasons;

/** A reason why a regular transfer was not made on its day. */
export type SkipReason = {
  [Code in MoneyReason]: (typeof moneyReasons)[Code] extends { readonly skips: true } ? Code : never;
}[MoneyReason];

/** Whether a code says why a regular transfer was not made on its day. */
export function isSkipReason(code: string): code is SkipReason {
  return reasonOf(code)?.skips ?? false;
}

/** Every code of the table. */
export const moneyReasonCodes = Object.keys(moneyReasons) as readonly MoneyReason[];

/** Whether a code is in the table. */
export function isMoneyReason(code: string): code is MoneyReason {
  return Object.hasOwn(moneyReasons, code);
}

/** What is known of a code; null for one that is not in the table. */
export function reasonOf(code: MoneyReason): Reason;
export function reasonOf(code: string): Reason | null;
export function reasonOf(code: string): Reason | null {
  return isMoneyReason(code) ? moneyReasons[code] : null;
}

/** Whether a code is a final refusal by the money service, not by something in front of it: it is kept under the key of the move. */
export function isTransferRefusal(code: string): code is MoneyReason {
  return reasonOf(code)?.endsMove ?? false;
}

import type { Destination } from '@dayfare/domain/money';

const payoutKinds = [
  'bank',
  'card',
  'cash',
  'gift',
  'biller',
  'issuer',
] as const satisfies readonly Destination[];

/** Where a transfer's money travels to. */
export type PayoutKind = (typeof payoutKinds)[number];

/** The owner of an entry: a person at one of their employers, or without one. */
export interface LedgerOwner {
  readonly employeeId: number;
  readonly employerId: number | null;
  readonly currency: string;
}

/** An account as it is opened: its id says all that its kind and owner do. */
export interface LedgerAccount {
  readonly id: string;
  readonly kind: string;
  readonly employeeId: number | null;
  readonly employerId: number | null;
  readonly currency: string;
}

/** Ids of the accounts. A positive balance is a debit. */
export const accountId = {
  /** Wages earned at an employer that can still be taken. */
  wages: ({ employeeId, employerId }: LedgerOwner) => `employee:${employeeId}:wages:${employerId ?? 0}`,
  /** Wages taken early, to be deducted from the employer's next pay. */
  receivable: ({ employeeId, employerId }: LedgerOwner) =>
    `employee:${employeeId}:receivable:${employerId ?? 0}`,
  /** What was taken early in a pay period that is over, until its payday takes it. */
  due: ({ employeeId, employerId }: LedgerOwner) => `employee:${employeeId}:due:${employerId ?? 0}`,
  /** The counterpart of every employee's `wages`: what the employer guarantees. */
  funding: (employerId: number | null, currency: string) => `employer:${employerId ?? 0}:funding:${currency}`,
  /** What the employer withheld from pay and remitted. */
  remittance: (employerId: number | null, currency: string) =>
    `employer:${employerId ?? 0}:remittance:${currency}`,
  /** Sent, and not yet arrived. */
  payout: (kind: PayoutKind, currency: string) => `payout:${kind}:${currency}`,
  /** Arrived at the bank or the card. */
  paidOut: (kind: PayoutKind, currency: string) => `paid-out:${kind}:${currency}`,
  /** Fees earned. */
  fees: (currency: string) => `fees:${currency}`,
  /** Money that we hold for a person, in a card or a pot of theirs: owed to them, so a credit. */
  held: (instrumentId: number) => `instrument:${instrumentId}:held`,
  /** The counterpart of what was there before the ledger began. */
  issuer: (currency: string) => `issuer:${currency}`,
  /** Fees that cards were charged. */
  charged: (currency: string) => `charged:card:${currency}`,
  /** Small deposits that verify accounts: a cost. */
  verification: (currency: string) => `verification:${currency}`,
} as const;

const shared = (kind: string, id: string, currency: string) => ({
  ...{ id, kind, employeeId: null, employerId: null, currency },
});

/** The accounts of a currency that belong to no one. */
export function sharedAccountsOf(currency: string): LedgerAccount[] {
  return [
    ...payoutKinds.flatMap((kind) => [
      shared('payout', accountId.payout(kind, currency), currency),
      shared('paid-out', accountId.paidOut(kind, currency), currency),
    ]),
    shared('fees', accountId.fees(currency), currency),
    shared('charged', accountId.charged(currency), currency),
    shared('verification', accountId.verification(currency), currency),
    shared('issuer', accountId.issuer(currency), currency),
  ];
}

/** Every account that entries about this owner can touch. */
export function accountsOf(owner: LedgerOwner): LedgerAccount[] {
  const { employeeId, employerId, currency } = owner;
  const own = (kind: 'wages' | 'receivable' | 'due') => ({
    id: accountId[kind](owner),
    kind,
    employeeId,
    employerId,
    currency,
  });
  return [
    own('wages'),
    own('receivable'),
    own('due'),
    shared('funding', accountId.funding(employerId, currency), currency),
    shared('remittance', accountId.remittance(employerId, currency), currency),
    ...sharedAccountsOf(currency),
  ];
}

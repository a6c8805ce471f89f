import { accountId, type LedgerOwner, type PayoutKind } from './accounts.ts';
import type { Line } from './post.ts';

/** What a transfer moves, in minor units: `amount` reaches the person, `fee` stays, both come off what can be taken. */
export interface Movement {
  readonly amount: number;
  readonly fee: number;
  readonly payout: PayoutKind;
}

/** Earned wages become available, guaranteed by the employer. */
export function accrualLines(owner: LedgerOwner, minor: number): Line[] {
  return [
    { account: accountId.wages(owner), minor },
    { account: accountId.funding(owner.employerId, owner.currency), minor: -minor },
  ];
}

/** Money is taken early: less is available, the next pay owes it, and it is on its way. */
export function transferLines(owner: LedgerOwner, { amount, fee, payout }: Movement): Line[] {
  return [
    ...accrualLines(owner, -(amount + fee)),
    { account: accountId.receivable(owner), minor: amount + fee },
    { account: accountId.payout(payout, owner.currency), minor: -amount },
    { account: accountId.fees(owner.currency), minor: -fee },
  ];
}

/** The transfer did not happen: each of its lines reversed, including the fee. */
export function reversalLines(owner: LedgerOwner, movement: Movement): Line[] {
  return transferLines(owner, movement).map(({ account, minor }) => ({ account, minor: -minor }));
}

/**
 * The transfer did not happen, and its pay period is closed: the money is returned with the employer's next pay, because the wages it was
 * taken from have been paid out.
 */
export function lateReversalLines(owner: LedgerOwner, { amount, fee, payout }: Movement): Line[] {
  return [
    { account: accountId.remittance(owner.employerId, owner.currency), minor: -(amount + fee) },
    { account: accountId.payout(payout, owner.currency), minor: amount },
    { account: accountId.fees(owner.currency), minor: fee },
  ];
}

/** What was on its way has arrived. */
export function settlementLines(currency: string, { amount, payout }: Movement): Line[] {
  return [
    { account: accountId.payout(payout, currency), minor: amount },
    { account: accountId.paidOut(payout, currency), minor: -amount },
  ];
}

/** Small deposits go to an account that is being verified. A bank that sends them back reverses it. */
export function verificationLines(currency: string, minor: number): Line[] {
  return [
    { account: accountId.verification(currency), minor },
    { account: accountId.paidOut('bank', currency), minor: -minor },
  ];
}

/** Payday: what was taken is deducted from the pay, and the rest is paid out with it as usual. */
export function paydayLines(
  owner: LedgerOwner,
  balance: { readonly wages: number; readonly receivable: number },
) {
  return [
    ...accrualLines(owner, -balance.wages),
    { account: accountId.receivable(owner), minor: -balance.receivable },
    { account: accountId.remittance(owner.employerId, owner.currency), minor: balance.receivable },
  ];
}

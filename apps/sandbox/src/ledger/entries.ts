import { accountId, type LedgerOwner, type PayoutKind } from './accounts.ts';
import type { Line } from './post.ts';

/** What a transfer moves, in minor units: `amount` reaches the person, `fee` stays, both come off what can be taken. */
export interface Movement {
  readonly amount: number;
  readonly fee: number;
  readonly payout: PayoutKind;
}

/** Where the money is that goes back: it had not arrived yet, or it had. */
export type ReturnedFrom = 'payout' | 'paidOut';

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

/** Money that did not arrive, or came back after it had, can be taken again, with its fee. */
export function reversalLines(
  owner: LedgerOwner,
  { amount, fee, payout }: Movement,
  from: ReturnedFrom,
): Line[] {
  return [
    ...accrualLines(owner, amount + fee),
    { account: accountId.receivable(owner), minor: -(amount + fee) },
    { account: accountId[from](payout, owner.currency), minor: amount },
    { account: accountId.fees(owner.currency), minor: fee },
  ];
}

/** The same when its pay period is closed: it comes with the employer's next pay, because the wages it was taken from have been paid out. */
export function lateReversalLines(
  owner: LedgerOwner,
  { amount, fee, payout }: Movement,
  from: ReturnedFrom,
): Line[] {
  return [
    { account: accountId.remittance(owner.employerId, owner.currency), minor: -(amount + fee) },
    { account: accountId[from](payout, owner.currency), minor: amount },
    { account: accountId.fees(owner.currency), minor: fee },
  ];
}

/**
 * The same when its pay period is closed and its payday is still to come: that payday takes off so much less.
 */
export function dueReversalLines(
  owner: LedgerOwner,
  { amount, fee, payout }: Movement,
  from: ReturnedFrom,
): Line[] {
  return [
    { account: accountId.due(owner), minor: -(amount + fee) },
    { account: accountId[from](payout, owner.currency), minor: amount },
    { account: accountId.fees(owner.currency), minor: fee },
  ];
}

/** The same when no pay of that employer comes any more: what is still owed there is less by it, and the rest is held for the person in an instrument of theirs. */
export function heldReversalLines(
  owner: LedgerOwner,
  { amount, fee, payout }: Movement,
  from: ReturnedFrom,
  { owed, instrumentId }: { readonly owed: number; readonly instrumentId: number },
): Line[] {
  return [
    { account: accountId.receivable(owner), minor: -owed },
    { account: accountId.held(instrumentId), minor: owed - amount - fee },
    { account: accountId[from](payout, owner.currency), minor: amount },
    { account: accountId.fees(owner.currency), minor: fee },
  ];
}

/** What went back of a closed pay period, and has been paid out since, is with its person after all: the pays to come owe it. */
export function owedAgainLines(owner: LedgerOwner, { amount, payout }: Omit<Movement, 'fee'>): Line[] {
  return [
    { account: accountId.receivable(owner), minor: amount },
    { account: accountId.payout(payout, owner.currency), minor: -amount },
  ];
}

/** A fee is charged to a card by itself. A charge that is called back reverses it. */
export function chargeLines(currency: string, minor: number): Line[] {
  return [
    { account: accountId.charged(currency), minor },
    { account: accountId.fees(currency), minor: -minor },
  ];
}

/** What was on its way has arrived. */
export function settlementLines(currency: string, { amount, payout }: Movement): Line[] {
  return [
    { account: accountId.payout(payout, currency), minor: amount },
    { account: accountId.paidOut(payout, currency), minor: -amount },
  ];
}

/** What was on its way to the product's own card is in it: we hold it for the person. */
export function loadLines(currency: string, { amount, payout }: Movement, instrumentId: number): Line[] {
  return [
    { account: accountId.payout(payout, currency), minor: amount },
    { account: accountId.held(instrumentId), minor: -amount },
  ];
}

/** Money that was in an instrument of a person's before the ledger knew of it: the issuer has it, and we owe it. */
export function openingLines(instrumentId: number, currency: string, minor: number): Line[] {
  return [
    { account: accountId.issuer(currency), minor },
    { account: accountId.held(instrumentId), minor: -minor },
  ];
}

/** A card was paid with: what we hold for its owner is less, and the issuer pays the merchant. */
export function purchaseLines(instrumentId: number, currency: string, minor: number): Line[] {
  return openingLines(instrumentId, currency, -minor);
}

/** What a card costs its owner comes off what we hold on it. */
export function cardFeeLines(instrumentId: number, currency: string, minor: number): Line[] {
  return [
    { account: accountId.held(instrumentId), minor },
    { account: accountId.fees(currency), minor: -minor },
  ];
}

/** What is moved from an instrument that we hold; `to` is another one, or the way that it leaves. */
export interface Move {
  readonly from: number;
  readonly to: number | PayoutKind;
  readonly amount: number;
  readonly fee: number;
}

/** Money moves from an instrument that we hold: into another one, or on its way out. */
export function betweenLines(currency: string, { from, to, amount, fee }: Move): Line[] {
  const target = typeof to === 'number' ? accountId.held(to) : accountId.payout(to, currency);
  return [
    { account: accountId.held(from), minor: amount + fee },
    { account: target, minor: -amount },
    { account: accountId.fees(currency), minor: -fee },
  ];
}

/** Small deposits are on their way to an account that is being verified. */
export function verificationLines(currency: string, minor: number): Line[] {
  return [
    { account: accountId.verification(currency), minor },
    { account: accountId.payout('bank', currency), minor: -minor },
  ];
}

/** Small deposits came back, or never arrived. */
export function verificationReturnLines(currency: string, minor: number, from: ReturnedFrom): Line[] {
  return [
    { account: accountId.verification(currency), minor: -minor },
    { account: accountId[from]('bank', currency), minor },
  ];
}

/** What was on its way out of an instrument that we hold goes back into it, with its fee. */
export function moveReturnLines(
  currency: string,
  { from, amount, fee, payout }: { readonly from: number } & Movement,
  where: ReturnedFrom,
): Line[] {
  return [
    { account: accountId.held(from), minor: -(amount + fee) },
    { account: accountId[where](payout, currency), minor: amount },
    { account: accountId.fees(currency), minor: fee },
  ];
}

/** What the employer did not remit comes from the person's own bank account instead. A debit that is returned reverses it. */
export function recoveryLines({ employerId, currency }: LedgerOwner, minor: number): Line[] {
  return [
    { account: accountId.remittance(employerId, currency), minor: -minor },
    { account: accountId.paidOut('bank', currency), minor },
  ];
}

/** A pay period is over: what was not taken comes with its pay, and what was taken is due on its payday. */
export function periodEndLines(
  owner: LedgerOwner,
  { wages, due }: { readonly wages: number; readonly due: number },
): Line[] {
  return [
    ...accrualLines(owner, -wages),
    { account: accountId.receivable(owner), minor: -due },
    { account: accountId.due(owner), minor: due },
  ];
}

/** Payday: what was taken early comes off the pay as far as that covers it. The rest is owed by the next one. */
export function paydayLines(
  owner: LedgerOwner,
  { due, withheld }: { readonly due: number; readonly withheld: number },
): Line[] {
  return [
    { account: accountId.due(owner), minor: -due },
    { account: accountId.remittance(owner.employerId, owner.currency), minor: withheld },
    { account: accountId.receivable(owner), minor: due - withheld },
  ];
}

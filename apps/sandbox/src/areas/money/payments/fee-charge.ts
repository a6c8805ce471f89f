import { eq } from 'drizzle-orm';
import { chargeLines } from '../../../ledger/entries.ts';
import { post } from '../../../ledger/post.ts';
import { enqueueOnce, postpone } from '../../../platform/jobs/queue.ts';
import type { Stage, Staged } from '../core/staged.ts';
import { transactions } from '../core/tables.ts';
import { askRail } from './ask-rail.ts';
import { instrumentOf } from './fee-card.ts';
import { isNotCarried } from './is-back.ts';
import { askAgainAt, isOnItsWay, isUndecided } from './on-its-way.ts';
import { callBack, noteAnswer, notePayment, paymentsOf, submitPayment } from './outbox.ts';

type Charged = Pick<Staged, 'tx' | 'transaction' | 'instrument' | 'at' | 'rails' | 'ask'>;

const feeOf = async ({ tx, transaction }: Charged) =>
  transaction.chargedMinor > 0
    ? (await paymentsOf(tx, transaction.id)).find(({ part }) => part === 'fee')
    : undefined;

/** A fee that could not be charged, or was called back, is not owed. */
async function waive<Of extends Charged>({ tx, transaction }: Of): Promise<Of['transaction']> {
  await tx.update(transactions).set({ chargedMinor: 0 }).where(eq(transactions.id, transaction.id));
  return { ...transaction, chargedMinor: 0 };
}

/** Asks the card scheme to take the fee, where the card pays it. A card that refuses pays none. */
export async function chargeFee(charged: Charged): Promise<Staged['transaction']> {
  const { tx, transaction, instrument, at, rails, ask } = charged;
  const fee = await feeOf(charged);
  if (!fee) return transaction;
  const card = await instrumentOf(tx, fee, instrument);
  const said = await submitPayment(tx, fee, { instrument: card, at, rails, ask });
  return isNotCarried(said) ? waive(charged) : transaction;
}

/** The kind of job that asks again whether a card has been charged; its reference is the transfer's id. */
export const feeArrival = 'fee-arrival';

/** Books a fee that the card scheme was still looking at when the money had arrived. */
export const feeArrivalStage: Stage = async (charged) => {
  const fee = await feeOf(charged);
  return fee && !fee.endedAt ? { transaction: await feeArrived(charged) } : null;
};

/** The fee has been taken from the card, unless the scheme is still at it: then it is asked again. */
export async function feeArrived(charged: Charged): Promise<Staged['transaction']> {
  const { tx, transaction, instrument, at } = charged;
  const fee = await feeOf(charged);
  if (!fee?.handedOverAt) return transaction;
  const { refusesPayouts } = await instrumentOf(tx, fee, instrument);
  const payment = await askRail(charged, fee, {
    ...{ question: 'outcome', at },
    call: (rails, reference) => rails.outcome(reference, { refusesPayouts, at }),
  });
  if (isUndecided(payment, fee)) {
    const dueAt = askAgainAt(at, transaction.promisedAt ?? transaction.arrivesAt);
    await noteAnswer(tx, fee);
    await postpone(tx, { kind: feeArrival, reference: transaction.id, dueAt });
    return transaction;
  }
  await notePayment(tx, fee, { endedAt: at, paidMinor: payment.paidMinor, reason: payment.reason });
  await post(tx, {
    kind: 'charge',
    reference: `charge:${transaction.id}`,
    at,
    lines: chargeLines(transaction.currency, payment.paidMinor),
  });
  return transaction;
}

/** The kind of job that gives a card its fee back; its reference is the transfer's id. */
export const feeReturn = 'fee-return';

/**
 * Has the card get its fee back, because not all of the money arrived. A card that was asked for it gets it back by a job: a card scheme that
 * can't be reached keeps no other money waiting.
 */
export async function returnFee(charged: Charged): Promise<Staged['transaction']> {
  const { tx, transaction, at } = charged;
  const fee = await feeOf(charged);
  if (!fee) return transaction;
  // It may have it since it was asked, even where its answer was lost.
  if (fee.askedAt) {
    await enqueueOnce(tx, { kind: feeReturn, reference: transaction.id, dueAt: at });
    return transaction;
  }
  await notePayment(tx, fee, { endedAt: at, paidMinor: 0 });
  return waive(charged);
}

/** Gives a card its fee back. */
export const feeReturnStage: Stage = async (charged) => {
  const { tx, transaction, instrument, at } = charged;
  const fee = await feeOf(charged);
  if (!fee) return null;
  const card = await instrumentOf(tx, fee, instrument);
  const said = await callBack(tx, fee, { ...charged, instrument: card });
  if (said.state === 'paid' || isOnItsWay(said)) {
    // The card still has to get it back.
    const dueAt = askAgainAt(at, fee.askedAt ?? at);
    await noteAnswer(tx, fee);
    await postpone(tx, { kind: feeReturn, reference: transaction.id, dueAt });
    return { transaction };
  }
  await notePayment(tx, fee, { endedAt: at, paidMinor: 0 });
  await post(tx, {
    kind: 'charge',
    reference: `charge-returned:${transaction.id}`,
    at,
    lines: chargeLines(transaction.currency, -fee.paidMinor),
  });
  return { transaction: await waive(charged) };
};

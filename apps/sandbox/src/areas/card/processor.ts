import { randomUUID } from 'node:crypto';
import { type CardObstacle, cardObstacle, cardState } from '@dayfare/domain/card';
import type { MinorUnits } from '@dayfare/domain/money';
import { openingLines, purchaseLines } from '../../ledger/entries.ts';
import { openHeldAccount, post } from '../../ledger/post.ts';
import type { Db } from '../../platform/db/db.ts';
import { heldIn, lockEmployee } from '../money/index.ts';
import { lookAtPayment } from './autoload/load-by-itself.ts';
import { moveDeposit } from './deposit/direct-deposit.ts';
import { cardOf } from './find-card.ts';
import { referenceOf } from './happened.ts';
import { tellOfCard } from './notices.ts';
import { cardPayments } from './tables.ts';

/** What the network asks about a card, or tells of it. */
interface Asked {
  readonly employeeId: number;
  readonly amount: MinorUnits;
  readonly merchant: string;
  /** Empty for online. */
  readonly place: string;
  readonly at: Date;
  /** Whether its owner is told. Default true. */
  readonly isTold?: boolean;
}

/** What becomes of it; `why` where it is declined. */
interface Answered {
  readonly id: string;
  readonly why: CardObstacle | 'fundsNotAvailable' | null;
}

async function write(
  tx: Db,
  { employeeId, amount, merchant, place, at, isTold = true }: Asked,
  isLoad: boolean,
): Promise<Answered | null> {
  const employee = await lockEmployee(tx, employeeId);
  const { row, parts } = await cardOf(tx, employeeId);
  if (!row) return null;
  await openHeldAccount(tx, { id: row.instrumentId, employeeId }, employee.currency);
  const obstacle = cardObstacle(place === '' ? 'payOnline' : 'payInStores', parts);
  const isShort = amount > (await heldIn(tx, row.instrumentId));
  // Whatever has become of the plastic, its account takes money; a closed one sends it back to the payer.
  const isClosed = cardState(parts) === 'closed';
  const why = isLoad ? (isClosed ? 'closed' : null) : (obstacle ?? (isShort ? 'fundsNotAvailable' : null));
  const kind = why ? 'decline' : isLoad ? 'load' : 'purchase';
  const id = `C-${randomUUID()}`;
  await tx.insert(cardPayments).values({
    ...{ id, cardId: row.id, kind, merchant, place, amountMinor: amount, declineReason: why, at },
  });
  if (!why) {
    const lines = isLoad ? openingLines : purchaseLines;
    await post(tx, {
      kind: isLoad ? 'card-load' : 'card-purchase',
      reference: referenceOf(id),
      at,
      lines: lines(row.instrumentId, employee.currency, amount),
    });
  }
  // The network names a payroll's payment so: with the first one, direct deposit is set up.
  if (isLoad && !why && /payroll/i.test(merchant)) await moveDeposit(tx, employeeId, 'Setup', at);
  if (!isLoad && (!why || why === 'fundsNotAvailable')) await lookAtPayment(tx, employeeId, { id, at });
  if (isTold) await tellOfCard(tx, employee, { kind, merchant, amount, last4: row.last4, why, at });
  return { id, why };
}

/**
 * A merchant asks whether a card pays: it does when the card may and the money is there. Under the lock of the person's money, so that two at
 * once can't spend the same, and none comes through after a lock. Null for users without a card.
 */
export const authorise = (tx: Db, asked: Asked): Promise<Answered | null> => write(tx, asked, false);

/** Money came to a card from outside: a payroll's, or cash at a counter. Null for users without a card. */
export const load = (tx: Db, asked: Asked): Promise<Answered | null> => write(tx, asked, true);

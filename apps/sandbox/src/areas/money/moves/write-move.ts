import { randomUUID } from 'node:crypto';
import type { CurrencyCode, MinorUnits, TransactionSource } from '@dayfare/domain/money';
import type { PayoutKind } from '../../../ledger/accounts.ts';
import { betweenLines } from '../../../ledger/entries.ts';
import { openHeldAccount, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { status } from '../core/status.ts';
import type { Instrument } from '../core/tables.ts';
import { orderJob } from '../payments/orders.ts';
import { railOf, writeOrder } from '../payments/outbox.ts';

/** Money that leaves an instrument that we hold, after every rule has been asked. */
export interface WrittenMove {
  readonly from: Pick<Instrument, 'id' | 'employeeId'>;
  readonly to: Instrument;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly currency: CurrencyCode;
  readonly source: TransactionSource;
  /** How it leaves; null between what we hold, where it is at once. */
  readonly payout: PayoutKind | null;
  readonly now: Date;
}

/** Stores a move, books it, and orders what has to be paid, in the caller's transaction; checks nothing. */
export async function writeMove(
  tx: Db,
  { from, to, amount, fee, currency, source, payout, now }: WrittenMove,
): Promise<{ readonly id: string; readonly arrivesAt: Date }> {
  const id = `M-${randomUUID()}`;
  const { sendAt, arrivesAt } = payout
    ? deliverySchedule(currency, payout === 'bank' ? 'NextDay' : 'Instant', now)
    : { sendAt: now, arrivesAt: now };
  await tx.insert(instrumentMoves).values({
    ...{ id, employeeId: from.employeeId, fromInstrumentId: from.id, toInstrumentId: to.id },
    ...{ amountMinor: amount, feeMinor: fee, currency, source, payout, createdAt: now, arrivesAt },
    ...(payout ? { status: status.inProgress } : { status: status.completed, endedAt: now }),
  });
  if (!payout) await openHeldAccount(tx, to, currency);
  await post(tx, {
    kind: 'between',
    reference: `between:${id}`,
    at: now,
    ...(payout && { order: id }),
    lines: betweenLines(currency, { from: from.id, to: payout ?? to.id, amount, fee }),
  });
  if (payout) {
    await writeOrder(tx, { id, origin: 'move', rail: railOf[payout], amountMinor: amount }, to);
    await enqueue(tx, { kind: orderJob, reference: id, dueAt: sendAt });
  }
  return { id, arrivesAt };
}

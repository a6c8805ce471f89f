import { randomUUID } from 'node:crypto';
import { friendsContract, type WireFriendReceipt } from '@dayfare/api/money/friends/friends-contract';
import {
  friendName,
  fromWire,
  instrumentStatus,
  minorUnits,
  subtract,
  toWire,
  zero,
} from '@dayfare/domain/money';
import { betweenLines } from '../../../ledger/entries.ts';
import { openHeldAccount, post } from '../../../ledger/post.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, Employee, SignedIn } from '../../session/index.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { receivingAccount } from '../accounts/receiving-account.ts';
import { requireNotClosing } from '../core/closing.ts';
import { friendPayments } from '../core/friend-tables.ts';
import { isHeld } from '../core/is-held.ts';
import { keyedMove } from '../core/keyed-move.ts';
import { spendLargeProof } from '../core/large-transfer.ts';
import { requireOpenAccount } from '../core/open-account.ts';
import { requireNotPaused } from '../core/own-pause.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { amountNow } from '../core/rules-now.ts';
import { heldIn } from '../moves/balance.ts';
import { requireWithinOwnLimits } from '../spending-limits/bounds.ts';
import { payable, whoseCode } from './find.ts';
import { tellPayee } from './notices.ts';

/** What is to be paid. */
interface Asked {
  readonly friendCode: string;
  readonly fromInstrumentID: number;
  readonly amount: number;
  readonly note: string;
}

async function pay(
  context: ApiContext & SignedIn,
  found: Employee | undefined,
  asked: Asked,
): Promise<WireFriendReceipt> {
  const { db: tx, clock, employee } = context;
  const now = clock.now();
  // As the lock shows them: both may have changed since they were looked up.
  if (employee.closedAt) throw new Refusal('AccountClosed');
  const payee = payable(employee, found);
  requireOpenAccount(employee);
  const currency = currencyOf(employee);
  const amount = fromWire(asked.amount);
  const from = await requireInstrument(tx, employee.id, asked.fromInstrumentID);
  if (instrumentStatus.fromWire(from.status) !== 'Active' || !isHeld(from))
    throw new Refusal('InstrumentNotUsable');
  const most = amountNow(context, 'TransferMoneyMaxLimit', zero);
  if (amount <= 0 || amount > most)
    throw new Refusal('InvalidAmount', { currency, min: minorUnits(1), max: most });
  const there = await heldIn(tx, from.id);
  if (there <= 0) throw new Refusal('FundsNotAvailable');
  if (amount > there) throw new Refusal('FundsAmountExceeds', { currency, max: there });
  await requireNotClosing(tx, employee.id);
  await requireNotPaused(tx, employee, now);
  await requireWithinOwnLimits(tx, employee, { amount, now });
  // Last, so that no code is asked for when the request would be refused anyway.
  const friend = friendName(payee.firstName, payee.lastName);
  await spendLargeProof(context, { amount, payee: `person:${payee.id}`, to: friend });

  const to = await receivingAccount(tx, payee.id);
  const id = `F-${randomUUID()}`;
  await openHeldAccount(tx, to, currency);
  await tx.insert(friendPayments).values({
    ...{ id, payerId: employee.id, payeeId: payee.id, fromInstrumentId: from.id, toInstrumentId: to.id },
    ...{ amountMinor: amount, currency, note: asked.note.trim() || null, createdAt: now },
  });
  await post(tx, {
    kind: 'between',
    reference: `friend:${id}`,
    at: now,
    lines: betweenLines(currency, { from: from.id, to: to.id, amount, fee: 0 }),
  });
  await context.whenMoneyLeft(tx, { employeeId: employee.id, instrumentId: from.id, id, at: now });
  const name = friendName(employee.firstName, employee.lastName);
  await tellPayee(tx, payee, { name, amount, at: now });
  return {
    ...{ paymentID: id, fromInstrumentID: from.id, currency, friendCode: asked.friendCode },
    friendName: friend,
    amount: toWire(amount),
    balanceAfter: toWire(subtract(there, amount)),
    paidAt: now.toISOString(),
  };
}

/**
 * Pays a friend out of what we hold for a person, once for each idempotency key; free, and at once. A refusal is kept under the key as an
 * answer is. Refuses with FriendNotFound, FriendIsYou, InstrumentNotFound, InstrumentNotUsable, InvalidAmount, FundsNotAvailable,
 * FundsAmountExceeds, OwnLimitExceeded, ClosingByYou, PausedByYou or ProofRequired.
 */
export async function payFriend(context: ApiContext & SignedIn, asked: Asked): Promise<WireFriendReceipt> {
  const { db, employee: asking } = context;
  // Whether they can be paid is decided under the key: what was paid before they left is answered as it was.
  const payeeId = await whoseCode(db, asked.friendCode);
  return keyedMove(friendsContract.payFriend, context, {
    body: JSON.stringify([
      ...['friend', payeeId ?? asked.friendCode],
      ...[asked.fromInstrumentID, asked.amount, asked.note],
    ]),
    locks: async (tx) => {
      const both = new Map<number, Employee>();
      const ids = new Set([asking.id, payeeId ?? asking.id]);
      // Always in the same order: two who pay each other at one moment would wait for each other for ever.
      for (const id of [...ids].toSorted((a, b) => a - b)) both.set(id, await lockEmployee(tx, id));
      return both;
    },
    work: (tx, both) => {
      const employee = both.get(asking.id) ?? asking;
      const payee = payeeId === undefined ? undefined : both.get(payeeId);
      return pay({ ...context, db: tx, employee }, payee, asked);
    },
  });
}

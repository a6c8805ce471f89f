import {
  movesContract,
  type WireBetweenInput,
  type WireBetweenReceipt,
  type WireMoveOutcome,
} from '@dayfare/api/money/moves/moves-contract';
import {
  add,
  fromWire,
  instrumentKind,
  instrumentStatus,
  isOwnMoney,
  minorUnits,
  subtract,
  type TransactionSource,
  toWire,
  transactionSource,
  zero,
} from '@dayfare/domain/money';
import type { PayoutKind } from '../../../ledger/accounts.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, Employee, SignedIn } from '../../session/index.ts';
import { requireHolding } from '../accounts/mine.ts';
import { closingOf } from '../core/closing.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { isHeld } from '../core/is-held.ts';
import { closeKey, keyedMove, receiptOutcome } from '../core/keyed-move.ts';
import { spendLargeProof } from '../core/large-transfer.ts';
import { payoutFor } from '../core/movement.ts';
import { requireOpenAccount } from '../core/open-account.ts';
import { requireNotPaused } from '../core/own-pause.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import { amountNow } from '../core/rules-now.ts';
import type { Instrument } from '../core/tables.ts';
import { requireWithinOwnLimits } from '../spending-limits/bounds.ts';
import { heldIn } from './balance.ts';
import { friendFundsIn } from './friend-funds.ts';
import { writeMove } from './write-move.ts';

async function requireActive(tx: Db, employeeId: number, id: number): Promise<Instrument> {
  const found = await requireHolding(tx, employeeId, id);
  if (instrumentStatus.fromWire(found.status) !== 'Active') throw new Refusal('InstrumentNotUsable');
  return found;
}

/** How money leaves for an instrument that we don't hold: free to a bank on the next business day, at once and for a fee to a card. */
function payoutTo(to: Instrument): PayoutKind | null {
  if (isHeld(to)) return null;
  const way = payoutFor(to);
  // Gifts, bills and cash are paid from wages only.
  if (way !== 'bank' && way !== 'card') throw new Refusal('InstrumentNotUsable');
  return way;
}

/** Where money that leaves an instrument comes from. Refuses with InvalidRequest for a source that it can't be. */
function sourceOf({ instrumentType }: Instrument, asked: number | undefined): TransactionSource {
  if (asked === undefined) return instrumentKind.fromWire(instrumentType) === 'Savings' ? 'Savings' : 'ACH';
  if (transactionSource.fromWire(asked) !== 'FriendIndeed') throw new Refusal('InvalidRequest');
  return 'FriendIndeed';
}

/**
 * Moves money out of an instrument that we hold, under the lock of its person, whose key the caller keeps. Refuses as {@link moveBetween}
 * does.
 */
export async function moveUnder(
  context: ApiContext & SignedIn & { readonly employee: Employee },
  input: WireBetweenInput,
): Promise<WireBetweenReceipt> {
  const { db: tx, clock, employee } = context;
  const now = clock.now();
  requireOpenAccount(employee);
  const currency = currencyOf(employee);
  const amount = fromWire(input.amount);
  const from = await requireActive(tx, employee.id, input.fromInstrumentID);
  const to = await requireActive(tx, employee.id, input.toInstrumentID);
  const payout = payoutTo(to);
  if (from.id === to.id || !isHeld(from) || (payout === 'card' && !to.instantEligible))
    throw new Refusal('InstrumentNotUsable');
  const most = amountNow(context, 'TransferMoneyMaxLimit', zero);
  if (amount <= 0 || amount > most)
    throw new Refusal('InvalidAmount', { currency, min: minorUnits(1), max: most });
  const fee = payout === 'card' ? amountNow(context, 'TransferMoneyFeeAmount', zero) : zero;
  const source = sourceOf(from, input.source);
  const there = source === 'FriendIndeed' ? await friendFundsIn(tx, from.id) : await heldIn(tx, from.id);
  const total = add(amount, fee);
  if (there <= fee) throw new Refusal('FundsNotAvailable');
  if (total > there) throw new Refusal('FundsAmountExceeds', { currency, max: subtract(there, fee) });
  if (payout && !isOwnMoney(instrumentKind.fromWire(from.instrumentType) ?? 'None')) {
    // What is held has to be moved out before an account closes, also by someone who had paused it.
    if (!(await closingOf(tx, employee.id))) await requireNotPaused(tx, employee, now);
    await requireWithinOwnLimits(tx, employee, { amount, now });
  }
  // Last, so that no code is asked for when the request would be refused anyway.
  if (payout) await spendLargeProof(context, { amount, payee: `instrument:${to.id}`, to: placeName(to) });

  const { id, arrivesAt } = await writeMove(tx, { from, to, amount, fee, currency, source, payout, now });
  await context.whenMoneyLeft(tx, { employeeId: employee.id, instrumentId: from.id, id, at: now });
  return {
    ...{ transferID: id, fromInstrumentID: from.id, toInstrumentID: to.id, currency },
    ...{ amount: toWire(amount), fee: toWire(fee), balanceAfter: toWire(await heldIn(tx, from.id)) },
    arrivesAt: arrivesAt.toISOString(),
  };
}

/**
 * Moves money out of an instrument that we hold, once for each idempotency key. A refusal is kept under the key as an answer is. Refuses with
 * InstrumentNotFound, InstrumentNotUsable, InvalidAmount, FundsNotAvailable, FundsAmountExceeds or ProofRequired.
 */
export function moveBetween(
  context: ApiContext & SignedIn,
  input: WireBetweenInput,
): Promise<WireBetweenReceipt> {
  const { fromInstrumentID, toInstrumentID, amount, source } = input;
  return keyedMove(movesContract.transferMoneyBetweenInstruments, context, {
    body: JSON.stringify([
      ...['between', fromInstrumentID, toInstrumentID, amount],
      ...(source === undefined ? [] : [source]),
    ]),
    locks: (tx) => lockEmployee(tx, context.employee.id),
    work: (tx, employee) => moveUnder({ ...context, db: tx, employee }, input),
  });
}

/** Sees to it that nothing moves any more under a key, and says what it stands for. */
export function closeMoveKey(context: SignedInContext, key: string): Promise<WireMoveOutcome> {
  return closeKey(movesContract.transferMoneyBetweenInstruments, context, key, (_tx, found) =>
    receiptOutcome<WireBetweenReceipt>(found),
  );
}

import { randomBytes } from 'node:crypto';
import { type Destination, type TransactionType, transactionType } from '@dayfare/domain/money';
import { transferLines } from '../../../ledger/entries.ts';
import { entryInserts } from '../../../ledger/post.ts';
import { type Inserts, insertTogether } from '../../../platform/db/together.ts';
import { movementOf, payoutFor } from '../core/movement.ts';
import { ownerOf } from '../core/owner.ts';
import { status } from '../core/status.ts';
import {
  type Instrument,
  type Preview,
  type Transaction,
  transactionEvents,
  transactions,
} from '../core/tables.ts';
import type { Place } from '../payments/destination.ts';
import { newPayments } from '../payments/outbox.ts';
import { payments } from '../payments/tables.ts';
import type { MoneyWork } from '../wages/up-to-date.ts';

/** What was quoted; one that was not shown has no id. */
type Quote = Omit<Preview, 'id'> & { readonly id: string | null };

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id of 80 random bits that can be read out on the phone: no I, L, O or U. */
function newTransactionId(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
  return `T-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}-${letters.slice(12)}`;
}

const typeOf = {
  bank: 'Bank',
  card: 'Card',
  cash: 'CashPickup',
  gift: 'Amazon',
  biller: 'BillPayment',
  issuer: 'Card',
} as const satisfies Record<Destination, TransactionType>;

function newTransaction(
  { employee, summary, now }: Pick<MoneyWork, 'employee' | 'summary' | 'now'>,
  preview: Quote,
  instrument: Instrument,
): Transaction {
  const payout = payoutFor(instrument);
  const { id: previewId, contractIds: _contracts, expiresAt: _expiry, ...quoted } = preview;
  return {
    ...quoted,
    id: newTransactionId(),
    previewId,
    employerId: employee.employerId,
    currency: employee.currency,
    periodStart: summary.period.startsOn,
    transactionType: transactionType.toWire(typeOf[payout]),
    payout,
    status: status.inProgress,
    createdAt: now,
    ...{ statusReason: null, returnedMinor: 0, returnedFeeMinor: 0, returnedBeforeMinor: 0 },
    ...{ promisedAt: null, returnsOn: null, failureSeenAt: null },
  };
}

/**
 * Stores a transfer, takes its money from the wages, and writes down what has to be paid, in the caller's transaction; checks nothing. What
 * else belongs to it is written by the same statement. Gives the transfer and its payments.
 */
export async function writeTransfer(
  { tx, employee, summary, now }: Pick<MoneyWork, 'tx' | 'employee' | 'summary' | 'now'>,
  preview: Quote,
  { place, also }: { readonly place: Place; readonly also: (transaction: Transaction) => Inserts },
) {
  const transaction = newTransaction({ employee, summary, now }, preview, place.instrument);
  const written = await newPayments(tx, transaction, place);
  const { id: transactionId } = transaction;
  const entry = {
    kind: 'transfer',
    reference: `transfer:${transactionId}`,
    order: transactionId,
    at: now,
    lines: transferLines(ownerOf(employee), movementOf(transaction)),
  } as const;
  await insertTogether(tx, {
    transfer: tx.insert(transactions).values(transaction),
    event: tx.insert(transactionEvents).values({ transactionId, status: status.inProgress, at: now }),
    ...entryInserts(tx, entry),
    orders: tx.insert(payments).values(written),
    ...also(transaction),
  });
  return { transaction, payments: written };
}

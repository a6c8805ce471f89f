import { randomBytes } from 'node:crypto';
import {
  moneyContract,
  type WirePerformInput,
  type WireTransactionDetail,
} from '@dayfare/api/money/contract';
import {
  type Destination,
  minorUnits,
  type TransactionType,
  transactionType,
  transferSpeed,
} from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { and, eq } from 'drizzle-orm';
import { documentsWith, recordAcceptances } from '../../contracts/index.ts';
import { transferLines } from '../../ledger/entries.ts';
import { post } from '../../ledger/post.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SignedIn } from '../../session/api-context.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import type { WagesContext } from '../core/contexts.ts';
import { keyedMove } from '../core/keyed-move.ts';
import { spendLargeProof } from '../core/large-transfer.ts';
import { movementOf, payoutFor } from '../core/movement.ts';
import { sendNotice } from '../core/notices.ts';
import { type Earner, ownerOf } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import { status } from '../core/status.ts';
import { type Instrument, type Preview, previews, transactionEvents, transactions } from '../core/tables.ts';
import { handOverLater, writePayments } from '../payments/outbox.ts';
import { chargeOf } from '../pricing/charge.ts';
import { lockStanding, type MoneyWork } from '../wages/up-to-date.ts';
import { accessOf, lockFunding } from './access.ts';
import { newDetailOf } from './detail.ts';
import { refusalFor } from './rules.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id of 80 random bits that can be read out on the phone: no I, L, O or U. */
function newTransactionId(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
  return `T-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}-${letters.slice(12)}`;
}

async function usablePreview(tx: Db, employee: Earner, previewId: string, now: Date): Promise<Preview> {
  const [found] = await tx
    .select({ preview: previews, used: transactions.id })
    .from(previews)
    .leftJoin(transactions, eq(transactions.previewId, previews.id))
    .where(and(eq(previews.id, previewId), eq(previews.employmentId, employee.employmentId)));
  if (!found) throw new Refusal('PreviewExpired');
  const { preview, used } = found;
  if (used !== null) throw new Refusal('PreviewUsed');
  if (preview.expiresAt <= now) throw new Refusal('PreviewExpired');
  return preview;
}

const typeOf = {
  bank: 'Bank',
  card: 'Card',
  cash: 'CashPickup',
  gift: 'Amazon',
  biller: 'BillPayment',
  issuer: 'Card',
} as const satisfies Record<Destination, TransactionType>;

/**
 * Stores a transfer, takes its money from the wages, and writes down what has to be paid, in the caller's transaction; checks nothing. Gives
 * the transfer and its payments.
 * {@link handOverLater} has it paid.
 */
export async function writeTransfer(
  { tx, employee, standing, now }: Pick<MoneyWork, 'tx' | 'employee' | 'standing' | 'now'>,
  preview: Omit<Preview, 'id'> & { readonly id: string | null },
  instrument: Instrument,
) {
  const payout = payoutFor(instrument);
  const { id: previewId, contractIds: _contracts, expiresAt: _expiry, ...quoted } = preview;
  const [transaction] = await tx
    .insert(transactions)
    .values({
      ...quoted,
      id: newTransactionId(),
      previewId,
      employerId: employee.employerId,
      currency: employee.currency,
      periodStart: standing.period.startsOn,
      transactionType: transactionType.toWire(typeOf[payout]),
      payout,
      status: status.inProgress,
      createdAt: now,
    })
    .returning();
  if (!transaction) throw new Error('The transfer was not written.');
  await tx
    .insert(transactionEvents)
    .values({ transactionId: transaction.id, status: status.inProgress, at: now });
  await post(tx, {
    kind: 'transfer',
    reference: `transfer:${transaction.id}`,
    order: transaction.id,
    at: now,
    lines: transferLines(ownerOf(employee), movementOf(transaction)),
  });
  return { transaction, payments: await writePayments(tx, transaction, instrument) };
}

/** Makes a previewed transfer, or refuses and changes nothing. */
async function perform(
  money: MoneyWork,
  input: WirePerformInput,
  context: WagesContext & SignedIn,
): Promise<WireTransactionDetail> {
  const { tx, employee, standing, now } = money;
  const { settings, language } = context;
  const preview = await usablePreview(tx, employee, input.previewId, now);
  const agreed = new Set(input.contractsAccepted);
  if (!preview.contractIds.every((id) => agreed.has(id))) throw new Refusal('ContractNotAccepted');
  const instrument = await findInstrument(tx, employee.id, preview.instrumentId);
  const speed = transferSpeed.fromWire(preview.transferSpeed) ?? 'NextDay';
  const fee = minorUnits(preview.feeMinor + preview.chargedMinor);
  const mode = preview.serviceChargeMode;
  // What was typed: with a fee inside it, less is sent.
  const amount = minorUnits(preview.amountMinor + (mode === 'Inclusive' ? preview.feeMinor : 0));
  const priced = { employee, instrument, settings, periodStart: standing.period.startsOn, now };
  // A discount was used up meanwhile: what was agreed to is not to be had any more.
  if ((await chargeOf(tx, speed, priced)).fee > fee) throw new Refusal('PreviewExpired');
  await lockFunding(tx, employee);
  const refusal = refusalFor({
    employee,
    standing,
    ...{ server: context, now },
    access: await accessOf(money, context),
    instrument,
    amount,
    speed,
    charge: { fee, mode },
  });
  if (refusal || !instrument) throw refusal ?? new Refusal('InstrumentNotUsable');
  // Last, so that no code is asked for when the request would be refused anyway.
  await spendLargeProof(
    { ...context, db: tx, employee },
    { amount, payee: `instrument:${instrument.id}`, to: placeName(instrument) },
  );
  const written = await writeTransfer(money, preview, instrument);
  const { transaction } = written;
  await handOverLater(tx, transaction);
  await recordAcceptances(tx, {
    employeeId: employee.id,
    documents: documentsWith(preview.contractIds),
    reader: { employee, language, brandingType: brandingTypeOf(employee.environment) },
    reference: transaction.id,
    at: now,
  });
  await sendNotice(tx, 'sent', { employee, transaction, instrument, at: now, language });
  return newDetailOf(tx, written, { instrument, earner: employee, now, language });
}

/**
 * Makes a previewed transfer, once for each idempotency key. The transfer, its journal entry, the agreement, the notice
 * and what the key stands for are one database transaction: either all of it happened or none. A refusal is kept under
 * the key too, so that an equal request that arrives late is not carried out after the person was told no. Being asked for a proof says
 * nothing about the transfer: the same request with the same key is carried out once the proof is there.
 */
export function performTransaction(
  context: WagesContext & SignedIn,
  input: WirePerformInput,
): Promise<WireTransactionDetail> {
  const now = context.clock.now();
  return keyedMove(moneyContract.performTransaction, context, {
    body: JSON.stringify([input.previewId, input.contractsAccepted.toSorted((a, b) => a - b)]),
    locks: (tx) => lockStanding(tx, context, now),
    work: (tx, locked) => perform({ tx, ...locked }, input, context),
  });
}

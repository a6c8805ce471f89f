import {
  moneyContract,
  type WirePerformInput,
  type WireTransactionDetail,
} from '@dayfare/api/money/contract';
import { minorUnits, transferSpeed } from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { jobInsert } from '../../../platform/jobs/queue.ts';
import { acceptanceInserts, documentsWith } from '../../contracts/index.ts';
import type { SignedIn } from '../../session/index.ts';
import type { WagesContext } from '../core/contexts.ts';
import { keyedMove } from '../core/keyed-move.ts';
import { spendLargeProof } from '../core/large-transfer.ts';
import { noticeInsert } from '../core/notices.ts';
import type { Earner } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import { type Preview, previews, transactions } from '../core/tables.ts';
import { findPlace } from '../payments/destination.ts';
import { handOverJob } from '../payments/outbox.ts';
import { chargeOf } from '../pricing/charge.ts';
import { lockPayPeriod, type MoneyWork } from '../wages/up-to-date.ts';
import { accessOf } from './access.ts';
import { newDetailOf } from './detail.ts';
import { refusalFor } from './rules.ts';
import { writeTransfer } from './write-transfer.ts';

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

/** Makes a previewed transfer, or refuses and changes nothing. */
async function perform(
  money: MoneyWork,
  input: WirePerformInput,
  context: WagesContext & SignedIn,
): Promise<WireTransactionDetail> {
  const { tx, employee, summary, now } = money;
  const { settings, language } = context;
  const preview = await usablePreview(tx, employee, input.previewId, now);
  const agreed = new Set(input.contractsAccepted);
  if (!preview.contractIds.every((id) => agreed.has(id))) throw new Refusal('ContractNotAccepted');
  const place = await findPlace(tx, employee.id, preview.instrumentId);
  const instrument = place?.instrument;
  const speed = transferSpeed.fromWire(preview.transferSpeed) ?? 'NextDay';
  const fee = minorUnits(preview.feeMinor + preview.chargedMinor);
  const mode = preview.serviceChargeMode;
  // What was typed: with a fee inside it, less is sent.
  const amount = minorUnits(preview.amountMinor + (mode === 'Inclusive' ? preview.feeMinor : 0));
  const priced = { employee, instrument, settings, periodStart: summary.period.startsOn, now };
  // A discount was used up meanwhile: what was agreed to is not to be had any more.
  if ((await chargeOf(tx, speed, priced)).fee > fee) throw new Refusal('PreviewExpired');
  const refusal = refusalFor({
    employee,
    summary,
    ...{ server: context, now },
    access: await accessOf(money, context, { isPromised: true }),
    instrument,
    amount,
    speed,
    charge: { fee, mode },
  });
  if (refusal || !place || !instrument) throw refusal ?? new Refusal('InstrumentNotUsable');
  // Last, so that no code is asked for when the request would be refused anyway.
  await spendLargeProof(
    { ...context, db: tx, employee },
    {
      ...{ amount, payee: `instrument:${instrument.id}`, to: placeName(instrument) },
      sent: summary.sentTodayByPerson,
    },
  );
  const documents = documentsWith(preview.contractIds);
  const reader = { employee, language, brandingType: brandingTypeOf(employee.environment) };
  const written = await writeTransfer(money, preview, {
    place,
    also: (transaction) => ({
      job: jobInsert(tx, handOverJob(transaction)),
      ...acceptanceInserts(tx, {
        employeeId: employee.id,
        documents,
        reader,
        reference: transaction.id,
        at: now,
      }),
      notice: noticeInsert(tx, 'sent', { employee, transaction, instrument, at: now, language }),
    }),
  });
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
    locks: (tx) => lockPayPeriod(tx, context, now),
    work: (tx, locked) => perform({ tx, ...locked }, input, context),
  });
}

import { randomInt } from 'node:crypto';
import { transactionType } from '@dayfare/domain/money';
import { voucherDigits } from '@dayfare/domain/validation';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/db.ts';
import { languageOf } from '../../../../platform/http/refusal.ts';
import { sendNotice } from '../../core/notices.ts';
import type { Staged, StageResult } from '../../core/staged.ts';
import type { Transaction } from '../../core/tables.ts';
import { cashVouchers } from './tables.ts';

/** The kind of job that takes back cash that was not picked up; its reference is the transfer's id. */
export const voucherEnds = 'voucher-ends';

/** How long cash waits at the counter. */
const waitingMs = 3 * 24 * 60 * 60_000;

/** Whether a transfer is cash to pick up. */
export function isCash({ transactionType: type }: Pick<Transaction, 'transactionType'>): boolean {
  return transactionType.fromWire(type) === 'CashPickup';
}

const newCode = () => Array.from({ length: voucherDigits }, () => randomInt(10)).join('');

/** The voucher of a transfer; undefined until the cash is ready. */
export async function voucherOf(tx: Db, transactionId: string) {
  const [voucher] = await tx.select().from(cashVouchers).where(eq(cashVouchers.transactionId, transactionId));
  return voucher;
}

/** Notes when cash was paid out at the counter. */
export async function collect(tx: Db, { id }: Pick<Transaction, 'id'>, at: Date): Promise<void> {
  await tx.update(cashVouchers).set({ collectedAt: at }).where(eq(cashVouchers.transactionId, id));
}

/** Makes cash ready: it is paid out for its code until the code expires. */
export async function readyForPickup(staged: Staged): Promise<StageResult> {
  const { tx, transaction, instrument, employee, at } = staged;
  const expiresAt = new Date(at.getTime() + waitingMs);
  await tx
    .insert(cashVouchers)
    .values({ transactionId: transaction.id, code: newCode(), readyAt: at, expiresAt });
  const language = languageOf(employee.language);
  await sendNotice(tx, 'cashReady', { employee, transaction, instrument, at, language });
  return { transaction, next: { kind: voucherEnds, reference: transaction.id, dueAt: expiresAt } };
}

import { transferSpeed } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { languageOf } from '../../../platform/http/refusal.ts';
import { postpone } from '../../../platform/jobs/queue.ts';
import { sendNotice } from '../core/notices.ts';
import { currencyOf } from '../core/owner.ts';
import type { Stage, Staged, StageResult } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { type Transaction, transactions } from '../core/tables.ts';
import { laterArrival, newArrival } from './lateness.ts';
import { askAgainAt } from './on-its-way.ts';
import { noteAnswer } from './outbox.ts';

/** The kind of job that ends a transfer when its arrival has come; its reference is the transfer's id. */
export const settlement = 'settlement';

type New = NonNullable<ReturnType<typeof newArrival>>;

/** Writes a new promise, and tells the person of it. The first one is kept. */
async function promise(
  { tx, transaction, employee, instrument, at }: Staged,
  { arrivesAt, arrivalDate }: New,
  event: 'delayed' | 'stillOnItsWay',
): Promise<Transaction> {
  const change = { arrivesAt, arrivalDate, promisedAt: transaction.promisedAt ?? transaction.arrivesAt };
  await tx.update(transactions).set(change).where(eq(transactions.id, transaction.id));
  const again = { ...transaction, ...change };
  const language = languageOf(employee.language);
  await sendNotice(tx, event, { employee, transaction: again, instrument, at, language });
  return again;
}

/** Tells the person of the new date, where their money leaves later than it was to. */
export async function promiseAgain(staged: Staged): Promise<Transaction> {
  const { transaction, employee, at } = staged;
  const { sendAt, arrivesAt, payout: to } = transaction;
  const speed = transferSpeed.fromWire(transaction.transferSpeed) ?? 'NextDay';
  const late = newArrival({ currency: currencyOf(employee), speed, to, sendAt, arrivesAt, at });
  return late ? promise(staged, late, 'delayed') : transaction;
}

/** Tells the person the new day of a transfer that is still on its way although it was due to arrive; null while the promise stands. */
export const stillOnItsWay: Stage = async (staged) => {
  const { transaction, employee, at } = staged;
  const { arrivesAt, payout: to } = transaction;
  if (transaction.status !== status.inProgress) return null;
  const late = laterArrival({ currency: currencyOf(employee), to, arrivesAt, at });
  return late && { transaction: await promise(staged, late, 'stillOnItsWay') };
};

/** Goes on waiting for a transfer that was due to arrive and that its rail still carries: the person learns the new day, and the rail is asked again. */
export async function travelsOn(staged: Staged): Promise<StageResult> {
  const { tx, transaction, at } = staged;
  const { arrivesAt, promisedAt } = transaction;
  const dueAt = askAgainAt(at, promisedAt ?? arrivesAt);
  await noteAnswer(tx, { transactionId: transaction.id, part: 'principal' });
  await postpone(tx, { kind: settlement, reference: transaction.id, dueAt });
  return (await stillOnItsWay(staged)) ?? { transaction };
}

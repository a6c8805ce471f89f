import { instrumentStatus, instrumentVerification } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { tellOfNews } from '../accounts/notices.ts';
import { deleted } from '../accounts/own-accounts.ts';
import { debitCards } from '../accounts/tables.ts';
import { lockEmployee } from '../core/owner.ts';
import { instruments } from '../core/tables.ts';

/** Work of this module: the last month of a card is over. */
export const cardExpiryJob = 'cardExpiry';

/** A card can't be used any more until its owner types the new one. The person is told. */
export const cardExpiryHandler: JobHandler = async (tx, { reference, dueAt }) => {
  const [id, expiry] = reference.split(':');
  const [found] = await tx
    .select({ instrument: instruments, expiry: debitCards.expiry })
    .from(instruments)
    .innerJoin(debitCards, eq(debitCards.instrumentId, instruments.id))
    .where(eq(instruments.id, Number(id)));
  // Removed, or renewed meanwhile.
  if (!found || found.instrument.status === deleted || found.expiry !== expiry) return false;
  const { instrument } = found;
  const employee = await lockEmployee(tx, instrument.employeeId);
  await tx
    .update(instruments)
    .set({
      status: instrumentStatus.toWire('PendingAutomaticVerification'),
      verification: instrumentVerification.toWire('UpdateRequired'),
      isDefault: false,
    })
    .where(eq(instruments.id, instrument.id));
  await tellOfNews(tx, employee, { outcome: 'cardExpired', instrument, at: dueAt });
  return true;
};

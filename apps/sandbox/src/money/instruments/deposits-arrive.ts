import { epochMs, pennyTestStep } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { JobHandler } from '../../jobs/worker.ts';
import { verificationLines } from '../../ledger/entries.ts';
import { post } from '../../ledger/post.ts';
import { deleted } from '../instruments.ts';
import { currencyOf, lockEmployee } from '../owner.ts';
import { instruments } from '../tables.ts';
import { tellOfNews } from './notices.ts';
import { conclude, depositsOf, testOf } from './penny-test.ts';
import { pennyTests } from './tables.ts';

/** Small deposits arrive, or come back where the bank has no such account. The person is told. */
export const depositsArriveHandler: JobHandler = async (tx, { reference, dueAt }) => {
  const [id, resendsLeft] = reference.split(':').map(Number);
  const [found] = await tx
    .select({ instrument: instruments, test: pennyTests })
    .from(instruments)
    .innerJoin(pennyTests, eq(pennyTests.instrumentId, instruments.id))
    .where(eq(instruments.id, id ?? 0));
  // Removed, or sent again meanwhile.
  if (!found || found.instrument.status === deleted || found.test.resendsLeft !== resendsLeft) return false;
  const { instrument, test } = found;
  const employee = await lockEmployee(tx, instrument.employeeId);
  if (instrument.refusesPayouts) {
    const [first, second] = depositsOf(test);
    await conclude(tx, instrument, 'DepositFailed');
    await post(tx, {
      kind: 'verification',
      reference: `verification-returned:${reference}`,
      at: dueAt,
      lines: verificationLines(currencyOf(employee), -(first + second)),
    });
    await tellOfNews(tx, employee, { outcome: 'returned', instrument, at: dueAt });
    return true;
  }
  if (pennyTestStep(testOf(test), epochMs(dueAt.getTime())) !== 'arrived') return false;
  await tellOfNews(tx, employee, { outcome: 'arrived', instrument, at: dueAt });
  return true;
};

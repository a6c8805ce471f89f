import type { WireInstruments } from '@dayfare/api/money/contract';
import { instrumentKind, instrumentStatus, instrumentSubType } from '@dayfare/domain/money';
import { payNameOf, tidyPayName } from '@dayfare/domain/validation';
import { and, eq, ne } from 'drizzle-orm';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { refundQuota, spendQuota } from '../../../platform/limits/quotas.ts';
import { type ApiContext, type SignedIn, spendProof } from '../../session/index.ts';
import { addInstrument } from '../accounts/add.ts';
import { deleted, listInstruments } from '../accounts/own-accounts.ts';
import { lockEmployee } from '../core/owner.ts';
import { instruments } from '../core/tables.ts';

/** Failed lookups of a payname, last 24 h. */
const tries = { points: 3, perMs: 24 * 3_600_000 } as const;

/** The services of the directory that the sandbox plays. */
const services: ReadonlySet<string> = new Set(['venmo', 'paypal', 'dailypay']);

/** Whether a payname exists: `maya.torres+venmo` at a known service does, unless it begins with `nobody`. */
function isKnown(payname: string): boolean {
  const halves = payNameOf(payname);
  return halves !== null && services.has(halves.service) && !halves.name.startsWith('nobody');
}

/**
 * Adds an account at another service by its payname, with a proof of who asks. Refuses with PayNameNotFound, PayNameAttemptsExhausted for the rest
 * of the day, InstrumentExists or ProofRequired.
 */
export async function addVisaPlus(context: ApiContext & SignedIn, typed: string): Promise<WireInstruments> {
  const { db, clock, employee: asking } = context;
  const payname = tidyPayName(typed);
  const key = ['payname', asking.id] as const;
  if (!(await spendQuota(db, key, tries, { now: clock.now() })))
    throw new Refusal('PayNameAttemptsExhausted');
  if (!isKnown(payname)) throw new Refusal('PayNameNotFound');
  await refundQuota(db, key);
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, asking.id);
    const subType = instrumentSubType.toWire('VisaPlus');
    const [known] = await tx
      .select({ id: instruments.id })
      .from(instruments)
      .where(
        and(
          eq(instruments.employeeId, employee.id),
          eq(instruments.displayText, payname),
          ne(instruments.status, deleted),
        ),
      );
    if (known) throw new Refusal('InstrumentExists');
    const within = { ...context, db: tx };
    await spendProof(within, employee.pinToEmail);
    await addInstrument(within, employee, {
      displayText: payname,
      instrumentType: instrumentKind.toWire('Card'),
      instrumentSubType: subType,
      imageName: 'visa',
      status: instrumentStatus.toWire('Active'),
      last4: '',
      instantEligible: true,
      isDefault: false,
      refusesPayouts: false,
    });
    return listInstruments(tx, employee.id, clock.now());
  });
}

import type { WireInstruments } from '@dayfare/api/money/contract';
import {
  bankAccountType,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import { lockEmployee } from '../core/owner.ts';
import { type Instrument, instruments } from '../core/tables.ts';

const linkedSubType = instrumentSubType.toWire('PlaidBank');

/** What only waits for the bank's word: everything else needs its owner, or is not linked at all. */
function isAnsweredByBank({ status, verification }: Instrument): boolean {
  if (instrumentStatus.fromWire(status) === 'Active') return true;
  const said = verification === null ? null : instrumentVerification.fromWire(verification);
  return said === 'UpdateRequired' || said === 'PendingAutomaticVerification';
}

/**
 * Asks the bank of a linked account what it calls it today; an account that waited for that can be used again. Gives what there is then.
 * Refuses with InstrumentNotFound, InvalidRequest, BankLinkUnavailable, or BankLinkBroken where its owner has to sign in there.
 */
export async function refreshLinked(
  { db, clock, employee, bankLinks: holder }: ApiContext & SignedIn,
  id: number,
): Promise<WireInstruments> {
  const linked = async (tx: Db) => {
    const known = await requireInstrument(tx, employee.id, id);
    if (known.instrumentSubType !== linkedSubType) throw new Refusal('InvalidRequest');
    if (!isAnsweredByBank(known)) throw new Refusal('BankLinkBroken');
    return known;
  };
  const known = await linked(db);
  const service = holder.get();
  if (!service) throw new Refusal('BankLinkUnavailable');
  const { bankName, accountType } = await service.detailsOf({
    bankName: known.displayText,
    last4: known.last4,
  });
  await underLocks(db, async (tx) => {
    await lockEmployee(tx, employee.id);
    // Its owner may have removed it while the bank was asked.
    await linked(tx);
    await tx
      .update(instruments)
      .set({
        displayText: bankName,
        bankAccountType: bankAccountType.toWire(accountType),
        status: instrumentStatus.toWire('Active'),
        verification: instrumentVerification.toWire('Active'),
      })
      .where(eq(instruments.id, id));
  });
  return listInstruments(db, employee.id, clock.now());
}

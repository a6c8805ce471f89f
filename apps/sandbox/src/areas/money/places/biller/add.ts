import type { WireInstruments } from '@dayfare/api/money/contract';
import { instrumentKind, instrumentStatus, instrumentSubType } from '@dayfare/domain/money';
import { billerAccountProblem, billerZipProblem, tidyBillerAccount } from '@dayfare/domain/validation';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/db.ts';
import { underLocks } from '../../../../platform/db/transaction.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type ApiContext, type SignedIn, spendProof } from '../../../session/index.ts';
import { addInstrument, checkRoom } from '../../accounts/add.ts';
import { deleted, listInstruments } from '../../accounts/own-accounts.ts';
import { billerAccounts } from '../../accounts/tables.ts';
import { currencyOf, lockEmployee } from '../../core/owner.ts';
import { instruments } from '../../core/tables.ts';
import { billerWith } from './directory.ts';

/** The end of an account number that no biller knows: for trying out what happens then. */
const unknownAtBiller = '0000';

interface TypedBiller {
  readonly billerID: number;
  readonly accountNumber: string;
  readonly zip?: string | undefined;
}

/** Refuses an account at a biller that the person already has. */
async function checkNew(tx: Db, employeeId: number, billerId: number, accountNumber: string): Promise<void> {
  const mine = await tx
    .select({ accountNumber: billerAccounts.accountNumber })
    .from(billerAccounts)
    .innerJoin(instruments, eq(instruments.id, billerAccounts.instrumentId))
    .where(
      and(
        eq(instruments.employeeId, employeeId),
        eq(billerAccounts.billerId, billerId),
        ne(instruments.status, deleted),
      ),
    );
  // Sealed, so the database can't compare them.
  if (mine.some((one) => one.accountNumber === accountNumber)) throw new Refusal('InstrumentExists');
}

/**
 * Makes an account at a biller one of the places that money can be sent to, with a proof of who asks. Refuses with BillerNotFound,
 * BillerAccountNotValid, BillerZipNotValid, InstrumentExists, TooManyInstruments or ProofRequired.
 */
export function addBiller(context: ApiContext & SignedIn, typed: TypedBiller): Promise<WireInstruments> {
  const { db, clock, employee: asking } = context;
  const accountNumber = tidyBillerAccount(typed.accountNumber);
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, asking.id);
    const biller = billerWith(typed.billerID, currencyOf(employee));
    if (!biller) throw new Refusal('BillerNotFound');
    if (billerAccountProblem(accountNumber, biller.account)) throw new Refusal('BillerAccountNotValid');
    const zip = biller.needsZip ? (typed.zip ?? '').trim() : null;
    if (zip !== null && billerZipProblem(zip)) throw new Refusal('BillerZipNotValid');
    await checkNew(tx, employee.id, biller.id, accountNumber);
    await checkRoom(tx, employee, null);
    const within = { ...context, db: tx };
    // Last, so that no code is asked for when the request would be refused anyway.
    await spendProof(within, employee.pinToEmail);
    const { id } = await addInstrument(within, employee, {
      displayText: biller.name,
      instrumentType: instrumentKind.toWire('Biller'),
      // The documents name no specific kind for it; nothing reads it.
      instrumentSubType: instrumentSubType.toWire('NonInstantCard'),
      imageName: 'bill',
      status: instrumentStatus.toWire('Active'),
      last4: accountNumber.slice(-4),
      instantEligible: biller.takesInstant,
      isDefault: false,
      refusesPayouts: accountNumber.endsWith(unknownAtBiller),
    });
    await tx.insert(billerAccounts).values({ instrumentId: id, billerId: biller.id, accountNumber, zip });
    return listInstruments(tx, employee.id, clock.now());
  });
}

import {
  bankAccountType,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, type SignedIn, spendProof } from '../../session/index.ts';
import { addInstrument, checkRoom, sameAccount } from '../accounts/add.ts';
import { bankImageOf } from '../accounts/banks.ts';
import { canBeLinkedAgain, requireInstrument } from '../accounts/mine.ts';
import { endTest } from '../accounts/penny-test-end.ts';
import { bankAccounts } from '../accounts/tables.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { linkedAccount } from './link.ts';

const linked = {
  status: instrumentStatus.toWire('Active'),
  verification: instrumentVerification.toWire('Active'),
};

/** Whether an account was typed and its small deposits have verified nothing yet. */
const isUnverified = (account: Instrument): boolean =>
  instrumentSubType.fromWire(account.instrumentSubType) === 'ManualBank' &&
  instrumentStatus.fromWire(account.status) === 'PendingManualVerification';

/** Its bank says whose an account is that was typed: its small deposits need no answer any more. */
async function verifyByLink(tx: Db, { id }: Instrument, displayText: string): Promise<void> {
  await tx
    .update(instruments)
    .set({ ...linked, displayText, instrumentSubType: instrumentSubType.toWire('PlaidBank') })
    .where(eq(instruments.id, id));
  await endTest(tx, id, 'Verified');
}

/**
 * Saves the account chosen at a bank, in the caller's transaction: a new account, with a proof of who asks; an account that is there and
 * works again; or one that was typed, with a proof, and is verified by that. Refuses with BankLinkExpired, BankLinkOtherAccount,
 * InstrumentExists, TooManyInstruments or ProofRequired.
 */
export async function saveLinked(
  context: ApiContext & SignedIn,
  { id, publicToken }: { readonly id: number; readonly publicToken: string },
): Promise<void> {
  const { db: tx, employee } = context;
  const { account, instrumentId } = await linkedAccount(context, publicToken);
  const { bankName, routingNumber, accountNumber, accountType } = account;
  if ((instrumentId ?? 0) !== id) throw new Refusal('InvalidRequest');
  if (instrumentId !== null) {
    const known = await requireInstrument(tx, employee.id, instrumentId);
    // Without a code: nothing but the account that is there, once linked or verified, may come back to life.
    if (!canBeLinkedAgain(known)) throw new Refusal('InvalidRequest');
    if (known.last4 !== accountNumber.slice(-4)) throw new Refusal('BankLinkOtherAccount');
    await tx.update(instruments).set(linked).where(eq(instruments.id, instrumentId));
    return;
  }
  const typed = await sameAccount(tx, employee, account);
  if (typed && isUnverified(typed)) {
    await spendProof(context, employee.pinToEmail);
    await verifyByLink(tx, typed, bankName);
    return;
  }
  await checkRoom(tx, employee, account);
  await spendProof(context, employee.pinToEmail);
  const added = await addInstrument(context, employee, {
    ...linked,
    displayText: bankName,
    instrumentType: instrumentKind.toWire('BankAccount'),
    instrumentSubType: instrumentSubType.toWire('PlaidBank'),
    bankAccountType: bankAccountType.toWire(accountType),
    imageName: bankImageOf(routingNumber),
    last4: accountNumber.slice(-4),
    instantEligible: false,
    isDefault: false,
    refusesPayouts: false,
  });
  await tx.insert(bankAccounts).values({ instrumentId: added.id, accountNumber, routingNumber });
}

import type { WireInstruments } from '@dayfare/api/money/contract';
import {
  bankAccountType,
  defaultBankAccountType,
  fromWire,
  instrumentCondition,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
  pennyTestLimits,
  toWire,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import { deliverySchedule } from '../core/arrival.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { amountBounds } from '../core/rules-now.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { sendDeposits } from './penny-test.ts';

/** A bank account, and an amount in whole units of its currency. */
export interface AccountAndAmount {
  readonly id: number;
  readonly amount: number;
}

async function requireBankAccount(db: Db, employeeId: number, id: number): Promise<Instrument> {
  const found = await requireInstrument(db, employeeId, id);
  if (instrumentKind.fromWire(found.instrumentType) !== 'BankAccount')
    throw new Refusal('InstrumentNotUsable');
  return found;
}

/** A bank account as it is named before money moves. Refuses with InstrumentNotFound or InstrumentNotUsable. */
export async function bankAccountDetails(
  { db, clock, employee }: SignedInContext,
  { id, amount }: AccountAndAmount,
) {
  const { displayText, last4, bankAccountType: type } = await requireBankAccount(db, employee.id, id);
  return {
    ...{ instrumentID: id, bankName: displayText, last4, amount },
    bankAccountType: type ?? bankAccountType.toWire(defaultBankAccountType),
    arrivesAt: deliverySchedule(currencyOf(employee), 'NextDay', clock.now()).arrivesAt.toISOString(),
  };
}

/** Whether a bank account can take an amount now. Refuses with InstrumentNotFound or InstrumentNotUsable. */
export async function canTakeAmount(
  context: SignedInContext,
  { id, amount }: AccountAndAmount,
): Promise<boolean> {
  const { status } = await requireBankAccount(context.db, context.employee.id, id);
  const minor = fromWire(amount);
  return (
    instrumentStatus.fromWire(status) === 'Active' && minor > 0 && minor <= amountBounds(context).maxAmount
  );
}

/** Whether funds can be added from a bank account that is not linked: from one that was verified by small deposits. */
export async function canAddFundsFrom(
  context: SignedInContext,
  { id, amount }: AccountAndAmount,
): Promise<boolean> {
  const account = await requireBankAccount(context.db, context.employee.id, id);
  const isTyped = instrumentSubType.fromWire(account.instrumentSubType) === 'ManualBank';
  return isTyped && canTakeAmount(context, { id, amount });
}

/**
 * Begins to verify an account that is not verified: a typed one by small deposits, a linked one at its bank, which answers at once. One that is
 * past that stays as it is. Gives what there is then. Refuses with InstrumentNotFound, InstrumentNotUsable or BankLinkUnavailable.
 */
export async function beginVerification(
  { db, clock, employee: asking, bankLinks }: ApiContext & SignedIn,
  id: number,
): Promise<WireInstruments> {
  const now = clock.now();
  return underLocks(db, async (tx) => {
    const employee = await lockEmployee(tx, asking.id);
    const account = await requireBankAccount(tx, employee.id, id);
    const { instruments: all } = await listInstruments(tx, employee.id, now);
    const shown = all.find((one) => one.id === id);
    const condition = instrumentCondition({
      status: instrumentStatus.fromWire(account.status) ?? 'InActive',
      verification:
        shown?.verification === undefined ? null : instrumentVerification.fromWire(shown.verification),
      pennyTest: shown?.pennyTest ?? null,
      card: null,
    });
    if (condition !== 'notVerified') return { instruments: all };
    const write = (values: Partial<typeof instruments.$inferInsert>) =>
      tx.update(instruments).set(values).where(eq(instruments.id, id));
    if (instrumentSubType.fromWire(account.instrumentSubType) === 'ManualBank') {
      await write({
        status: instrumentStatus.toWire('PendingManualVerification'),
        verification: instrumentVerification.toWire('Pending'),
      });
      const resendsLeft = pennyTestLimits.resends;
      await sendDeposits(tx, employee, { instrument: account, resendsLeft, now });
    } else {
      const service = bankLinks.get();
      if (!service) throw new Refusal('BankLinkUnavailable');
      const details = await service.detailsOf({ bankName: account.displayText, last4: account.last4 });
      await write({
        displayText: details.bankName,
        status: instrumentStatus.toWire('Active'),
        verification: instrumentVerification.toWire('Active'),
      });
    }
    return listInstruments(tx, employee.id, now);
  });
}

/** The input of the two calls with numbers in their address. */
export const accountAndAmount = (input: {
  readonly instrumentID: number | string;
  readonly amount: number | string;
}): AccountAndAmount => ({
  id: Number(input.instrumentID),
  amount: toWire(fromWire(Number(input.amount))),
});

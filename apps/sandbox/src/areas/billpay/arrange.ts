import type { WireBills, WireChangeBill } from '@dayfare/api/billpay/contract';
import { reminderDays } from '@dayfare/domain/billpay';
import { fromWire } from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { documentsWith, recordAcceptances } from '../contracts/index.ts';
import { lockEmployee } from '../money/index.ts';
import type { ApiContext, Employee, SignedIn } from '../session/index.ts';
import { billContracts, billsOf } from './read.ts';
import { duesOfBill, todayOf } from './rows.ts';
import { arrangeAutopay, arrangeReminders } from './schedule.ts';
import type { BillRow } from './tables.ts';

/** A signed-in call. */
export type Context = ApiContext & SignedIn;
type Arrangement = Pick<WireChangeBill, 'autopay' | 'autopayLimit' | 'remindDays'>;

/** Records that the user agreed to automatic payments. Refuses with ContractNotAccepted. */
export async function agree(
  tx: Db,
  context: Context,
  { accepted, reference }: { readonly accepted: readonly number[]; readonly reference: string },
): Promise<number[]> {
  const ids = billContracts().map(({ id }) => id);
  if (!ids.every((id) => accepted.includes(id))) throw new Refusal('ContractNotAccepted');
  const { employee, language, clock } = context;
  await recordAcceptances(tx, {
    ...{ employeeId: employee.id, documents: documentsWith(ids), reference, at: clock.now() },
    reader: { employee, language, brandingType: brandingTypeOf(employee.environment) },
  });
  return ids;
}

/** The columns of how a bill is paid and recalled. Refuses with InvalidRequest for days that can't be chosen. */
export function arrangementOf({ autopay, autopayLimit, remindDays }: Arrangement) {
  if (remindDays !== null && !reminderDays.includes(remindDays)) throw new Refusal('InvalidRequest');
  return { autopay, remindDays, autopayLimitMinor: autopayLimit === null ? null : fromWire(autopayLimit) };
}

/** What follows from how a bill is paid and recalled now. */
export async function arrange(tx: Db, bill: BillRow, employee: Employee, now: Date): Promise<void> {
  const dues = await duesOfBill(tx, bill.id);
  await arrangeAutopay(tx, dues, { bill, employee, now, today: todayOf(employee, now) });
  await arrangeReminders(tx, dues, { bill, employee, now });
}

/** Does something with bills under the lock of their person, and gives them as they are then. */
export function withBills(
  context: Context,
  work: (inside: Context, now: Date) => Promise<void>,
): Promise<WireBills> {
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    const inside = { ...context, db: tx, employee };
    await work(inside, context.clock.now());
    return billsOf(inside);
  });
}

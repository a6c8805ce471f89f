import type { WireBills, WireChangeBill } from '@dayfare/api/billpay/contract';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import { agree, arrange, arrangementOf, type Context, withBills } from './arrange.ts';
import { requireBill } from './rows.ts';
import { stopOne } from './stop-one.ts';
import { bills } from './tables.ts';

/** Turns autopay and reminders of a bill on or off. Refuses with BillNotFound, BillNotChangeable, ContractNotAccepted or InvalidRequest. */
export const changeBill = (context: Context, wire: WireChangeBill): Promise<WireBills> =>
  withBills(context, async (inside, now) => {
    const { db: tx, employee } = inside;
    const before = await requireBill(tx, employee.id, wire.billID);
    if (before.stoppedAt) throw new Refusal('BillNotChangeable');
    const reference = `bill:${before.id}`;
    const contractIds =
      wire.autopay && !before.autopay
        ? await agree(tx, inside, { accepted: wire.contractsAccepted, reference })
        : before.contractIds;
    const set = { ...arrangementOf(wire), contractIds };
    const [bill = before] = await tx.update(bills).set(set).where(eq(bills.id, before.id)).returning();
    await arrange(tx, bill, employee, now);
  });

/** Stops a bill; what is on its way stays. Refuses with BillNotFound. */
export const stopBill = (context: Context, id: number): Promise<WireBills> =>
  withBills(context, async ({ db: tx, employee }, now) => {
    const bill = await requireBill(tx, employee.id, id);
    if (!bill.stoppedAt) await stopOne(tx, id, now);
  });

import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { lockEmployee } from '../core/owner.ts';
import { instruments } from '../core/tables.ts';
import type { AtRails } from './ask-rail.ts';
import type { Order, OrderRules, RulesOfOrders } from './order-rules.ts';
import { principalOf } from './outbox.ts';

/** An order with the rules of its kind. */
export interface Ruled extends Order {
  readonly rules: OrderRules;
  readonly arrivesAt: Date;
  readonly promisedAt: Date;
}

/** Where orders are taken further. */
export interface OrdersAtWork extends AtRails {
  readonly rules: Partial<RulesOfOrders>;
}

async function found(tx: Db, all: Partial<RulesOfOrders>, id: string) {
  const { origin } = await principalOf(tx, { id });
  if (origin === 'transfer') throw new Error(`Transfer ${id} has stages of its own.`);
  const rules = all[origin];
  if (!rules) throw new Error(`Order ${id} has no rules here.`);
  const about = await rules.find(tx, id);
  if (!about) throw new Error(`What order ${id} is for is gone.`);
  const [instrument] = await tx.select().from(instruments).where(eq(instruments.id, about.instrumentId));
  if (!instrument) throw new Error(`The account of order ${id} is gone.`);
  const { arrivesAt, promisedAt } = about;
  return { rules, instrument, arrivesAt, promisedAt };
}

/** Locks the money of an order's person. */
export async function lockOrder(tx: Db, rules: Partial<RulesOfOrders>, id: string): Promise<void> {
  await lockEmployee(tx, (await found(tx, rules, id)).instrument.employeeId);
}

/** Reads an order under the lock of its person's money. */
export async function take(
  tx: Db,
  { rules: all, ...atRails }: OrdersAtWork,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<Ruled> {
  const one = await found(tx, all, id);
  const employee = await lockEmployee(tx, one.instrument.employeeId);
  // Under the lock: it may have ended a moment ago.
  const payment = await principalOf(tx, { id });
  return { tx, ...atRails, ...one, payment, employee, at };
}

import { epochMs, toIsoDate } from '@dayfare/domain/money';
import { ageOn } from '@dayfare/domain/validation';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type ConfiguredServer, numberNow } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { riders } from './tables.ts';

type Context = ApiContext & SignedIn;

/** The age from which rides are booked, where `UberMinimumAge` is no number. */
const usualAge = 18;

/** From which age rides are booked now, in years. */
export function minimumAge(server: ConfiguredServer): number {
  const age = numberNow(server, 'UberMinimumAge');
  return Number.isInteger(age) && age >= 0 ? age : usualAge;
}

async function birthDateOf(tx: Db, employeeId: number): Promise<string | undefined> {
  const [rider] = await tx.select().from(riders).where(eq(riders.employeeId, employeeId));
  return rider?.dateOfBirth;
}

function requireAge(context: Context, dateOfBirth: string): void {
  const today = toIsoDate(epochMs(context.clock.now().getTime()), context.employee.timeZone);
  if (dateOfBirth > today) throw new Refusal('InvalidRequest');
  if (ageOn(dateOfBirth, today) < minimumAge(context)) throw new Refusal('RideTooYoung');
}

/** Whether the rider's date of birth is missing. */
export const isBirthDateNeeded = async ({ db, employee }: Context): Promise<boolean> =>
  (await birthDateOf(db, employee.id)) === undefined;

/** Refuses with RideBirthDateNeeded or RideTooYoung for users who may not book rides. */
export async function requireRider(tx: Db, context: Context): Promise<void> {
  const dateOfBirth = await birthDateOf(tx, context.employee.id);
  if (dateOfBirth === undefined) throw new Refusal('RideBirthDateNeeded');
  requireAge(context, dateOfBirth);
}

/** Saves the rider's date of birth. Refuses with RideTooYoung, and with InvalidRequest for a day to come. */
export async function saveBirthDate(context: Context, dateOfBirth: string): Promise<true> {
  requireAge(context, dateOfBirth);
  const { db, employee } = context;
  const rider = { employeeId: employee.id, dateOfBirth };
  await db.insert(riders).values(rider).onConflictDoUpdate({ target: riders.employeeId, set: rider });
  return true;
}

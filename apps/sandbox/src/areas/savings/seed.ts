import { addDays, minorUnits } from '@dayfare/domain/money';
import {
  forecast,
  type GoalStatus,
  goalPicture,
  goalStatus,
  isSaving,
  savingRhythm,
} from '@dayfare/domain/savings';
import { plainGoalName } from '@dayfare/domain/validation';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import type { SeedGoal } from '../../seeds/seed-of-areas.ts';
import { closeInstrument, fillHeld, lockEmployee } from '../money/index.ts';
import { type Employee, employments } from '../session/index.ts';
import { dayAt, type Goal } from './goals.ts';
import { goalContracts } from './offer.ts';
import { openPot } from './open-pot.ts';
import { scheduleNext } from './schedule-next.ts';
import { savingsDeposits, savingsGoals } from './tables.ts';

const dayMs = 86_400_000;
const isPutAway = (status: GoalStatus) => status === 'Archived';

/** Fills a goal as if it had been saved week by week until now. */
async function fill(tx: Db, goal: Goal, seed: SeedGoal, { currency, now }: { currency: string; now: Date }) {
  const weeks = Math.ceil(seed.saved / seed.deposit);
  let left = seed.saved;
  for (let week = weeks; week > 0; week -= 1) {
    const minor = minorUnits(Math.min(seed.deposit, left));
    const at = new Date(now.getTime() - week * 7 * dayMs);
    left -= minor;
    await fillHeld(tx, goal.instrument, { currency, minor, at });
    await tx.insert(savingsDeposits).values({
      ...{ id: `G-${goal.row.id}-${week}`, goalId: goal.row.id, how: 'byHand', status: 'made' },
      ...{ amountMinor: minor, at },
    });
  }
}

async function insertGoal(
  tx: Db,
  employee: Employee,
  seed: SeedGoal,
  { employmentId, now }: { readonly employmentId: number | null; readonly now: Date },
): Promise<void> {
  const instrument = await openPot(tx, employee.id, seed.name);
  const startsOn = addDays(dayAt(now, employee.timeZone), seed.firstInDays ?? 7);
  const plan = {
    ...{ target: minorUnits(seed.target), deposit: minorUnits(seed.deposit) },
    ...({ frequency: 'Weekly', startsOn } as const),
  };
  const last = forecast(plan, { saved: minorUnits(seed.saved), after: addDays(startsOn, -1) }).at(-1);
  const [row] = await tx
    .insert(savingsGoals)
    .values({
      ...{ employeeId: employee.id, instrumentId: instrument.id, employmentId },
      ...{ name: seed.name, nameKey: plainGoalName(seed.name), picture: goalPicture.toWire(seed.picture) },
      ...{ targetMinor: seed.target, depositMinor: seed.deposit },
      frequency: savingRhythm.toWire(plan.frequency),
      ...{ startsOn, endsOn: last?.on ?? startsOn, rulesUntil: now, createdAt: now },
      ...{ status: goalStatus.toWire(seed.status), mostSavedMinor: seed.saved },
      contractIds: goalContracts().map(({ id }) => id),
    })
    .returning();
  if (!row) throw new Error(`${seed.name} was not written.`);
  const goal = { row, instrument };
  await fill(tx, goal, seed, { currency: employee.currency, now });
  if (isPutAway(seed.status)) await closeInstrument(tx, instrument);
  if (isSaving(seed.status)) await scheduleNext(tx, goal, { now, timeZone: employee.timeZone });
}

/** Inserts the savings goals of a seeded person. */
export const savingsSeed: AreaSeed = async (tx, { id, now, seed }) => {
  if (!seed.goals) return;
  const employee = await lockEmployee(tx, id);
  const [work] = await tx
    .select({ id: employments.id })
    .from(employments)
    .where(eq(employments.employeeId, id))
    .orderBy(employments.id)
    .limit(1);
  for (const goal of seed.goals)
    await insertGoal(tx, employee, goal, { employmentId: work?.id ?? null, now });
};

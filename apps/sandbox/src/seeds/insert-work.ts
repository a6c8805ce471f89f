import { addDays, epochMs, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { timeIntegration } from '@dayfare/domain/time';
import { tipsMode } from '@dayfare/domain/tips';
import { type Earner, earnerOf, openPeriod, ownerOf } from '../areas/money/index.ts';
import {
  type Employee,
  employerAccounts,
  employers,
  employments,
  ssoIdentities,
} from '../areas/session/index.ts';
import { openAccounts } from '../ledger/post.ts';
import type { Db } from '../platform/db/db.ts';
import type { Seed, SeedEmployer, SeedWork } from './seed.ts';

const periodDays = 14;
const dayMs = 86_400_000;

/** How many pay periods lie behind someone: as many as their transfers reach back, and one at least. */
function pastPeriodsOf({ dayOfPeriod, transfers = [] }: SeedWork): number {
  // Someone who started today has no past.
  if (dayOfPeriod === 0) return 0;
  const oldest = Math.max(0, ...transfers.map(({ daysAgo }) => daysAgo));
  return Math.max(1, Math.ceil((oldest - dayOfPeriod) / periodDays));
}

const countryOf = ({ currency }: Pick<Seed, 'currency'>) => (currency === 'CAD' ? 'CA' : 'US');

/** When someone's pay periods begin: the running one, and the first that they worked. */
export function beginningOf({ timeZone }: Seed, work: SeedWork, now: Date) {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  const anchor = addDays(today, -work.dayOfPeriod);
  return { anchor, firstDay: addDays(anchor, -pastPeriodsOf(work) * periodDays) };
}

/** What a person works where: at each employer, or at none. */
export function worksOf(
  seed: Seed,
): readonly { readonly work: SeedWork; readonly employer: SeedEmployer | null }[] {
  const [first, ...others] = seed.employers;
  return [
    { work: seed, employer: first ?? null },
    ...others.map(({ work, ...employer }) => ({ work, employer })),
  ];
}

/** Writes what a person works at one employer, or at none, with its first pay period. */
export async function insertEmployment(
  tx: Db,
  { seed, employee, now }: { readonly seed: Seed; readonly employee: Employee; readonly now: Date },
  { work, employer }: ReturnType<typeof worksOf>[number],
): Promise<Earner> {
  if (employer) {
    const { newHires: _, payFrequency: __, timeSystem = 'None', ...data } = employer;
    await tx
      .insert(employers)
      .values({
        ...{ ...data, environment: seed.environment, country: countryOf(seed) },
        timeIntegration: timeIntegration.toWire(timeSystem),
      })
      .onConflictDoNothing();
  }
  const { anchor, firstDay } = beginningOf(seed, work, now);
  const [employment] = await tx
    .insert(employments)
    .values({
      employeeId: seed.id,
      employerId: employer?.id ?? null,
      servicesPaused: work.paused ?? false,
      departmentName: work.department ?? null,
      consentNeeded: employer?.payrollProviderName !== undefined,
      consentUntil:
        work.consentEndedDaysAgo === undefined
          ? null
          : new Date(now.getTime() - work.consentEndedDaysAgo * dayMs),
      tipsMode: tipsMode.toWire(work.tipsMode ?? 'Disable'),
      tipsMinor: minorUnits(work.tips ?? 0),
      mileageMinor: minorUnits(work.mileage ?? 0),
      hourlyRateMinor: work.hourlyRate,
      withholdingBps: work.withholding,
      schedule: {
        ...{ anchor, minutes: work.minutes, country: countryOf(seed) },
        frequency: employer?.payFrequency ?? 'BiWeekly',
        ...(employer?.aroundClosedDays && { aroundClosedDays: employer.aroundClosedDays }),
      },
      accruedThrough: addDays(firstDay, -1),
    })
    .returning();
  if (!employment) throw new Error(`An employment of ${seed.userName} was not written.`);
  const earner = earnerOf(employee, employment);
  await openAccounts(tx, ownerOf(earner));
  await openPeriod(tx, earner, firstDay);
  return earner;
}

/** The accounts at the employer's own page, where it has one: the person's, and those of people who have none here yet. */
export async function insertEmployerAccounts(
  tx: Db,
  seed: Seed,
  employer: SeedEmployer | null,
  passwordHash: string,
): Promise<void> {
  const partnerId = employer?.ssoPartnerId;
  if (partnerId === undefined) return;
  const { userName, firstName, lastName, id: employeeId } = seed;
  const accounts = [{ userName, firstName, lastName }, ...(employer?.newHires ?? [])];
  await tx
    .insert(employerAccounts)
    .values(accounts.map(({ userName: login, ...name }) => ({ partnerId, login, ...name, passwordHash })))
    .onConflictDoNothing();
  await tx.insert(ssoIdentities).values({ partnerId, subject: userName, employeeId });
}

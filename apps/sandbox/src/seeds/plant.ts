import {
  addDays,
  bankAccountType,
  epochMs,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  toIsoDate,
} from '@dayfare/domain/money';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Settings } from '../http/settings.ts';
import { openAccounts } from '../ledger/post.ts';
import { type Instrument, instruments, openPeriod } from '../money/index.ts';
import {
  type Employee,
  employees,
  employers,
  employments,
  hashPassword,
  type PasswordCost,
} from '../session/index.ts';
import { replay } from './replay.ts';
import { type Seed, seedPassphrase } from './seed.ts';

const periodDays = 14;

/** How many pay periods lie behind somebody: as many as their transfers reach back, and one at least. */
function pastPeriodsOf({ dayOfPeriod, transfers = [] }: Seed): number {
  // Somebody who started today has no past.
  if (dayOfPeriod === 0) return 0;
  const oldest = Math.max(0, ...transfers.map(({ daysAgo }) => daysAgo));
  return Math.max(1, Math.ceil((oldest - dayOfPeriod) / periodDays));
}

async function plantEmployers(tx: Db, { employers: works, environment, id }: Seed): Promise<void> {
  for (const work of works) {
    await tx
      .insert(employers)
      .values({ ...work, environment })
      .onConflictDoNothing();
    await tx.insert(employments).values({ employeeId: id, employerId: work.id });
  }
}

async function plantEmployee(tx: Db, seed: Seed, now: Date, passwordHash: string): Promise<Employee> {
  const today = toIsoDate(epochMs(now.getTime()), seed.timeZone);
  const anchor = addDays(today, -seed.dayOfPeriod);
  const firstDay = addDays(anchor, -pastPeriodsOf(seed) * periodDays);
  const [employer] = seed.employers;
  if (employer) {
    await tx
      .insert(employers)
      .values({ ...employer, environment: seed.environment })
      .onConflictDoNothing();
  }
  const [employee] = await tx
    .insert(employees)
    .values({
      id: seed.id,
      userType: seed.userType,
      firstName: seed.firstName,
      lastName: seed.lastName,
      userName: seed.userName,
      emailAddress: seed.email,
      mobileNumber: seed.mobile,
      dialingCode: '1',
      passwordHash,
      environment: seed.environment,
      currency: seed.currency,
      timeZone: seed.timeZone,
      employerId: employer?.id ?? null,
      servicesPaused: seed.paused ?? false,
      isStateExpired: seed.isStateExpired ?? false,
      mustChangePassword: seed.mustChangePassword ?? false,
      mustAcceptTerms: seed.mustAcceptTerms ?? false,
      dualFactor: seed.dualFactor ?? false,
      hourlyRateMinor: seed.hourlyRate,
      withholdingBps: seed.withholding,
      schedule: { anchor, minutes: seed.minutes, country: seed.currency === 'CAD' ? 'CA' : 'US' },
      accruedThrough: addDays(firstDay, -1),
      createdAt: new Date(`${firstDay}T12:00:00Z`),
    })
    .returning();
  if (!employee) throw new Error(`${seed.userName} was not written.`);
  await openAccounts(tx, { employeeId: seed.id, employerId: employee.employerId, currency: seed.currency });
  await openPeriod(tx, employee, firstDay);
  return employee;
}

async function plantInstruments(tx: Db, seed: Seed): Promise<Instrument[]> {
  return await tx
    .insert(instruments)
    .values(
      seed.instruments.map((one, index) => ({
        employeeId: seed.id,
        displayText: one.name,
        instrumentType: instrumentKind.toWire(one.kind),
        instrumentSubType: instrumentSubType.toWire(one.subType),
        bankAccountType: one.accountType ? bankAccountType.toWire(one.accountType) : null,
        imageName: one.imageName,
        status: instrumentStatus.toWire('Active'),
        last4: one.last4,
        instantEligible: one.instant ?? false,
        isDefault: index === 0,
        refusesPayouts: one.refusesPayouts ?? false,
      })),
    )
    .returning();
}

/** When and under which rules people are planted. */
export interface Planting {
  readonly now: Date;
  readonly settings: Settings;
  /** Default: as hard as every password. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** Writes people with all their past into the database, as if it had happened through the server itself. */
export async function plant(
  db: Db,
  seeds: readonly Seed[],
  { now, settings, passwordCost }: Planting,
): Promise<void> {
  // All share one passphrase, so that one hash, which is slow by design, serves for all.
  const passwordHash = await hashPassword(seedPassphrase, passwordCost);
  // All or nobody: a start that is cut short must not leave half of them behind.
  await inTransaction(db, async (tx) => {
    for (const seed of seeds) {
      const employee = await plantEmployee(tx, seed, now, passwordHash);
      await plantEmployers(tx, seed);
      const places = await plantInstruments(tx, seed);
      await replay(tx, { seed, employee, places, now, settings });
    }
  });
}

import {
  addDays,
  bankAccountType,
  epochMs,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  minorUnits,
  toIsoDate,
} from '@dayfare/domain/money';
import { recordAcceptances, termsDocuments } from '../contracts/index.ts';
import { openAccounts } from '../ledger/post.ts';
import {
  creditUnionMembers,
  type Earner,
  earnerOf,
  type Instrument,
  instruments,
  openPeriod,
  ownerOf,
  proofs,
} from '../money/index.ts';
import type { Db } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Settings } from '../platform/http/settings.ts';
import {
  type Employee,
  employees,
  employerAccounts,
  employers,
  employments,
  hashPassword,
  ssoIdentities,
} from '../session/index.ts';
import { areaSeeds } from './area-seeds.ts';
import { readerOf } from './reader.ts';
import { replay } from './replay.ts';
import { type Seed, type SeedEmployer, type SeedWork, seedPassphrase } from './seed.ts';

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
function beginningOf({ timeZone }: Seed, work: SeedWork, now: Date) {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  const anchor = addDays(today, -work.dayOfPeriod);
  return { anchor, firstDay: addDays(anchor, -pastPeriodsOf(work) * periodDays) };
}

/** What a person works where: at each employer, or at none. */
function worksOf(seed: Seed): readonly { readonly work: SeedWork; readonly employer: SeedEmployer | null }[] {
  const [first, ...others] = seed.employers;
  return [
    { work: seed, employer: first ?? null },
    ...others.map(({ work, ...employer }) => ({ work, employer })),
  ];
}

async function plantEmployee(tx: Db, seed: Seed, now: Date, passwordHash: string): Promise<Employee> {
  const firstDays = worksOf(seed).map(({ work }) => beginningOf(seed, work, now).firstDay);
  const [employee] = await tx
    .insert(employees)
    .values({
      id: seed.id,
      userType: seed.userType,
      firstName: seed.firstName,
      lastName: seed.lastName,
      birthDate: seed.birthDate === undefined ? '1990-05-04' : seed.birthDate,
      userName: seed.userName,
      emailAddress: seed.email,
      mobileNumber: seed.mobile,
      dialingCode: seed.dialingCode ?? '1',
      passwordHash,
      environment: seed.environment,
      currency: seed.currency,
      timeZone: seed.timeZone,
      isStateExpired: seed.isStateExpired ?? false,
      mustChangePassword: seed.mustChangePassword ?? false,
      mustAcceptTerms: seed.mustAcceptTerms ?? false,
      dualFactor: seed.dualFactor ?? false,
      regionId: seed.regionId,
      createdAt: new Date(`${firstDays.toSorted()[0]}T12:00:00Z`),
    })
    .returning();
  if (!employee) throw new Error(`${seed.userName} was not written.`);
  return employee;
}

async function plantEmployment(
  tx: Db,
  { seed, employee, now }: { readonly seed: Seed; readonly employee: Employee; readonly now: Date },
  { work, employer }: ReturnType<typeof worksOf>[number],
): Promise<Earner> {
  if (employer) {
    const { newHires: _, payFrequency: __, ...data } = employer;
    await tx
      .insert(employers)
      .values({ ...data, environment: seed.environment, country: countryOf(seed) })
      .onConflictDoNothing();
  }
  const { anchor, firstDay } = beginningOf(seed, work, now);
  const [employment] = await tx
    .insert(employments)
    .values({
      employeeId: seed.id,
      employerId: employer?.id ?? null,
      servicesPaused: work.paused ?? false,
      consentNeeded: employer?.payrollProviderName !== undefined,
      consentUntil:
        work.consentEndedDaysAgo === undefined
          ? null
          : new Date(now.getTime() - work.consentEndedDaysAgo * dayMs),
      tipsMinor: minorUnits(work.tips ?? 0),
      mileageMinor: minorUnits(work.mileage ?? 0),
      hourlyRateMinor: work.hourlyRate,
      withholdingBps: work.withholding,
      schedule: {
        ...{ anchor, minutes: work.minutes, country: countryOf(seed) },
        frequency: employer?.payFrequency ?? 'BiWeekly',
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
async function plantEmployerAccounts(
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

async function plantInstruments(tx: Db, seed: Seed): Promise<Instrument[]> {
  if (seed.instruments.length === 0) return [];
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

async function plantProofs(tx: Db, seed: Seed, { id, employmentId }: Earner, now: Date): Promise<void> {
  const today = toIsoDate(epochMs(now.getTime()), seed.timeZone);
  for (const { kind, daysAgo, amount } of seed.proofs ?? [])
    await tx.insert(proofs).values({
      ...{ employeeId: id, employmentId, kind, day: addDays(today, -daysAgo) },
      amountMinor: amount === undefined ? null : minorUnits(amount),
    });
}

/** When and under which rules people are planted. */
export interface Planting {
  readonly now: Date;
  readonly settings: Settings;
}

/** Writes a person with all their past, in a transaction of the caller's. Gives what they earn at each employer, in the seed's order. */
export async function plantPerson(
  tx: Db,
  seed: Seed,
  { now, settings, passwordHash }: Planting & { readonly passwordHash: string },
): Promise<readonly Earner[]> {
  const employee = await plantEmployee(tx, seed, now, passwordHash);
  if (!employee.mustAcceptTerms)
    await recordAcceptances(tx, {
      employeeId: employee.id,
      documents: termsDocuments,
      reader: readerOf(employee),
      at: employee.createdAt,
    });
  if (seed.membership)
    await tx.insert(creditUnionMembers).values({ employeeId: employee.id, ...seed.membership });
  const places = await plantInstruments(tx, seed);
  const earners: Earner[] = [];
  for (const one of worksOf(seed)) {
    await plantEmployerAccounts(tx, seed, one.employer, passwordHash);
    const earner = await plantEmployment(tx, { seed, employee, now }, one);
    await replay(tx, { earner, transfers: one.work.transfers ?? [], places, now, settings });
    earners.push(earner);
    if (earners.length === 1) await plantProofs(tx, seed, earner, now);
  }
  for (const plantInArea of areaSeeds) await plantInArea(tx, { id: employee.id, now });
  return earners;
}

/** Writes people with all of their past to the database, as if it had happened through the server. */
export async function plant(db: Db, seeds: readonly Seed[], { now, settings }: Planting): Promise<void> {
  // All share one passphrase, so that one hash, which is slow by design, is enough.
  const passwordHash = await hashPassword(seedPassphrase, settings.passwordCost);
  // All or nothing: an interrupted start must not leave half of them behind.
  await inTransaction(db, async (tx) => {
    for (const seed of seeds) await plantPerson(tx, seed, { now, settings, passwordHash });
  });
}

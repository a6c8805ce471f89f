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
import { recordAcceptances, termsDocuments } from '../areas/contracts/index.ts';
import {
  billerAccounts,
  creditUnionMembers,
  type Earner,
  type Instrument,
  instruments,
  proofs,
} from '../areas/money/index.ts';
import { type Employee, employees, hashPassword } from '../areas/session/index.ts';
import type { Db } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Settings } from '../platform/http/settings.ts';
import { areaSeeds } from './generated/area-seeds.ts';
import { beginningOf, insertEmployerAccounts, insertEmployment, worksOf } from './insert-work.ts';
import { readerOf } from './reader.ts';
import { replay } from './replay.ts';
import { type Seed, seedPassphrase } from './seed.ts';

async function insertEmployee(tx: Db, seed: Seed, now: Date, passwordHash: string): Promise<Employee> {
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

async function insertInstruments(tx: Db, seed: Seed): Promise<Instrument[]> {
  if (seed.instruments.length === 0) return [];
  const inserted = await tx
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
  const atBillers = seed.instruments.flatMap(({ biller }, index) => {
    const instrumentId = inserted[index]?.id;
    if (!biller || instrumentId === undefined) return [];
    return [{ instrumentId, billerId: biller.id, accountNumber: biller.accountNumber, zip: null }];
  });
  if (atBillers.length > 0) await tx.insert(billerAccounts).values(atBillers);
  return inserted;
}

async function insertProofs(tx: Db, seed: Seed, { id, employmentId }: Earner, now: Date): Promise<void> {
  const today = toIsoDate(epochMs(now.getTime()), seed.timeZone);
  for (const { kind, daysAgo, amount } of seed.proofs ?? [])
    await tx.insert(proofs).values({
      ...{ employeeId: id, employmentId, kind, day: addDays(today, -daysAgo) },
      amountMinor: amount === undefined ? null : minorUnits(amount),
    });
}

/** When and under which rules people are inserted. */
export interface SeedOptions {
  readonly now: Date;
  readonly settings: Settings;
}

/** Writes a person with all their past, in a transaction of the caller's. Gives what they earn at each employer, in the seed's order. */
export async function insertPerson(
  tx: Db,
  seed: Seed,
  { now, settings, passwordHash }: SeedOptions & { readonly passwordHash: string },
): Promise<readonly Earner[]> {
  const employee = await insertEmployee(tx, seed, now, passwordHash);
  if (!employee.mustAcceptTerms)
    await recordAcceptances(tx, {
      employeeId: employee.id,
      documents: termsDocuments,
      reader: readerOf(employee),
      at: employee.createdAt,
    });
  if (seed.membership)
    await tx.insert(creditUnionMembers).values({ employeeId: employee.id, ...seed.membership });
  const places = await insertInstruments(tx, seed);
  const earners: Earner[] = [];
  for (const one of worksOf(seed)) {
    await insertEmployerAccounts(tx, seed, one.employer, passwordHash);
    const earner = await insertEmployment(tx, { seed, employee, now }, one);
    await replay(tx, { earner, transfers: one.work.transfers ?? [], places, now, settings });
    earners.push(earner);
    if (earners.length === 1) await insertProofs(tx, seed, earner, now);
  }
  for (const insertInArea of areaSeeds) await insertInArea(tx, { id: employee.id, now, seed });
  return earners;
}

/** Writes people with all of their past to the database, as if it had happened through the server. */
export async function seedDatabase(
  db: Db,
  seeds: readonly Seed[],
  { now, settings }: SeedOptions,
): Promise<void> {
  // All share one passphrase, so that one hash, which is slow by design, is enough.
  const passwordHash = await hashPassword(seedPassphrase, settings.passwordCost);
  // All or nothing: an interrupted start must not leave half of them behind.
  await inTransaction(db, async (tx) => {
    for (const seed of seeds) await insertPerson(tx, seed, { now, settings, passwordHash });
  });
}

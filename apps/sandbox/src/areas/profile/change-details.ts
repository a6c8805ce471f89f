import type { WireProfile } from '@dayfare/api/profile/contract';
import { isBirthDate } from '@dayfare/domain/enrollment';
import { epochMs, toIsoDate } from '@dayfare/domain/money';
import { detailsProblems, type ProfileDetails, tidyDetails } from '@dayfare/domain/profile';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  type ApiContext,
  type Employee,
  employees,
  recordEvent,
  type SignedIn,
  spendProof,
  tellOfChange,
} from '../session/index.ts';
import { countryOf, detailsOf, keepersFor, profileOf } from './profile.ts';
import { profiles } from './tables.ts';

type Context = ApiContext & SignedIn;

/** Takes the proof that every change of a profile needs, tells of it by the other channel, and writes it down. */
async function proveAndTell(context: Context): Promise<void> {
  const { db, employee, clock, clientAddress: address } = context;
  await spendProof(context, employee.pinToEmail);
  await tellOfChange(db, employee, 'profileChanged', { byEmail: !employee.pinToEmail, at: clock.now() });
  await recordEvent(db, { kind: 'profileChanged', employeeId: employee.id, address, at: clock.real() });
}

const isSame = (one: ProfileDetails, other: ProfileDetails) =>
  Object.entries(one).every(([field, text]) => other[field as keyof ProfileDetails] === text);

async function write(
  tx: Db,
  { id }: Employee,
  { firstName, lastName, ...kept }: ProfileDetails,
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<void> {
  const details = JSON.stringify(kept);
  const next = { version: version + 1, details, updatedAt: at };
  await tx
    .insert(profiles)
    .values({ employeeId: id, ...next })
    .onConflictDoUpdate({ target: profiles.employeeId, set: next });
  await tx.update(employees).set({ firstName, lastName }).where(eq(employees.id, id));
}

/**
 * Changes name and address. `version` is that of what the person saw: where another change came first it refuses with ProfileChanged. Refuses with
 * ProfileKeptElsewhere for a name that the employer keeps, or with ProofRequired.
 */
export function changeDetails(
  context: Context,
  { version, ...typed }: ProfileDetails & { readonly version: number },
): Promise<WireProfile> {
  const { clock, employee } = context;
  const details = tidyDetails(typed);
  const [wrong] = Object.keys(detailsProblems(details, countryOf(employee)) ?? {});
  if (wrong !== undefined) throw new Refusal('InvalidRequest', undefined, wrong);
  return inTransaction(context.db, async (tx) => {
    const [now] = await tx.select().from(employees).where(eq(employees.id, employee.id));
    const before = await detailsOf(tx, now ?? employee);
    // What was lost on its way back and is sent again has come true already.
    if (isSame(details, before.details)) return profileOf({ ...context, db: tx }, employee);
    if (before.version !== version) throw new Refusal('ProfileChanged');
    const { firstName, lastName } = before.details;
    const isRenamed = details.firstName !== firstName || details.lastName !== lastName;
    if (isRenamed && (await keepersFor(tx, employee)).name !== 'person')
      throw new Refusal('ProfileKeptElsewhere');
    await proveAndTell({ ...context, db: tx });
    await write(tx, employee, details, { version, at: clock.now() });
    return profileOf({ ...context, db: tx }, employee);
  });
}

/** Notes a birth date that is not known yet. Refuses with ProfileKeptElsewhere for one that is, or with ProofRequired. */
export function noteBirthDate(context: Context, dateOfBirth: string): Promise<WireProfile> {
  const { clock, employee } = context;
  const today = toIsoDate(epochMs(clock.now().getTime()), employee.timeZone);
  if (!isBirthDate(dateOfBirth, today)) throw new Refusal('InvalidRequest', undefined, 'dateOfBirth');
  return inTransaction(context.db, async (tx) => {
    const noted = await tx
      .update(employees)
      .set({ birthDate: dateOfBirth })
      .where(and(eq(employees.id, employee.id), isNull(employees.birthDate)))
      .returning({ id: employees.id });
    const after = await profileOf({ ...context, db: tx }, employee);
    if (noted.length > 0) await proveAndTell({ ...context, db: tx });
    else if (after.dateOfBirth !== dateOfBirth) throw new Refusal('ProfileKeptElsewhere');
    return after;
  });
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { ErrorCode } from '../../../platform/http/refusal.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { endTrusts } from '../devices/device-trust.ts';
import { recordEvent } from '../notices/security-events.ts';
import { tellOfChange } from '../notices/security-notices.ts';
import { revokeSessionsOf } from '../sessions/end-sessions.ts';
import { passwordResets, type Session } from '../sessions/session-tables.ts';
import { type Employee, employees, employers, employments } from '../tables.ts';
import { hashPassword } from './password.ts';
import { checkNewPassword } from './password-policy.ts';

/** How a password is set. */
export interface PasswordChange {
  readonly password: string;
  /** The only session that stays open; none by default. */
  readonly keeps?: Session | undefined;
  /** Whether the person is told by e-mail, else by text. */
  readonly tellByEmail: boolean;
  readonly event: 'passwordChanged' | 'passwordReset';
  /** What is refused when another change came first: the password that this one began from is no longer theirs. */
  readonly ifOutdated: ErrorCode;
  /** What else has to come true with it, or none of it does. */
  readonly together?: ((tx: Db) => Promise<void>) | undefined;
}

/** What others can guess of a person: their names, and those of where they work. */
async function namesOf(db: Db, employee: Employee): Promise<string[]> {
  const work = await db
    .select({ name: employers.name })
    .from(employments)
    .innerJoin(employers, eq(employers.id, employments.employerId))
    .where(eq(employments.employeeId, employee.id));
  const { firstName, lastName, userName, emailAddress } = employee;
  return [firstName, lastName, userName, emailAddress, ...work.map(({ name }) => name)].flatMap((name) => [
    name,
    ...name.split(/[\s@.]+/),
  ]);
}

/**
 * Sets a new password. Everything that the old one opened ends with it: other sessions, codes for a new password, trust in devices; and the
 * person is told. Refuses with PasswordPolicy, PasswordBreached or PasswordReused.
 */
export async function setPassword(
  { db, clock, settings, clientAddress }: Pick<ApiContext, 'db' | 'clock' | 'settings' | 'clientAddress'>,
  employee: Employee,
  { password, keeps, tellByEmail, event, ifOutdated, together }: PasswordChange,
): Promise<void> {
  const names = await namesOf(db, employee);
  await checkNewPassword(password, { presentHash: employee.passwordHash, names });
  const passwordHash = await hashPassword(password, settings.passwordCost);
  const { id, passwordHash: oldHash } = employee;
  await inTransaction(db, async (tx) => {
    await together?.(tx);
    // Two at once: the second finds another hash than the one it began from.
    const changed = await tx
      .update(employees)
      .set({ passwordHash, mustChangePassword: false })
      .where(and(eq(employees.id, id), eq(employees.passwordHash, oldHash)))
      .returning({ id: employees.id });
    if (changed.length === 0) throw new Refusal(ifOutdated);
    await tx
      .update(passwordResets)
      .set({ usedAt: clock.now() })
      .where(and(eq(passwordResets.employeeId, id), isNull(passwordResets.usedAt)));
    await endTrusts(tx, id);
    await revokeSessionsOf(tx, id, clock.real(), { keeps });
    await tellOfChange(tx, employee, 'passwordChanged', { byEmail: tellByEmail, at: clock.now() });
    await recordEvent(tx, { kind: event, employeeId: id, address: clientAddress, at: clock.real() });
  });
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Pin, pins } from '../sessions/session-tables.ts';
import { type Employee, employees } from '../tables.ts';
import { countPinTry, forgivePinTry, pinRestSeconds } from './pin-tries.ts';
import { hashOf, livePin, note, type PinContext } from './pins.ts';

/** Whether a PIN has been used up. */
export async function isSpent(db: Db, id: number): Promise<boolean> {
  const [pin] = await db.select({ usedAt: pins.usedAt }).from(pins).where(eq(pins.id, id));
  return pin !== undefined && pin.usedAt !== null;
}

/** A PIN with the code that was typed. */
export interface TypedPin {
  readonly id: number;
  readonly idString: string;
  readonly code: string;
}

/**
 * Uses up a PIN with its code. Every try of a person is counted before the code is looked at, over all their PINs. Refuses with PinFailed,
 * PinExpired, PinAttemptsExhausted for 5 minutes after 3 wrong codes, or PinDailyLimit after too many of those.
 */
export async function spendPin(context: PinContext, employee: Employee, asked: TypedPin): Promise<Pin> {
  const { db, clock, secret } = context;
  const which = and(
    eq(pins.id, asked.id),
    eq(pins.idString, asked.idString),
    eq(pins.employeeId, employee.id),
    isNull(pins.usedAt),
  );
  const now = clock.now();
  const [pin] = await db.select().from(pins).where(which);
  if (!pin) throw new Refusal('PinExpired');
  await countPinTry(context, employee, pin.purpose);
  if (pin.codeHash !== hashOf(secret, pin.idString, asked.code)) {
    await note(context, employee, 'pinRefused');
    throw new Refusal('PinFailed').during(await pinRestSeconds(context, employee, pin.purpose));
  }
  if (pin.expiresAt <= now) throw new Refusal('PinExpired');
  // Two at once: the second finds it used, or its code replaced.
  const spent = await db
    .update(pins)
    .set({ usedAt: now })
    .where(and(which, eq(pins.codeHash, pin.codeHash)))
    .returning({ id: pins.id });
  if (spent.length === 0) throw new Refusal('PinExpired');
  await forgivePinTry(context, employee, pin.purpose);
  if (employee.resetByEmail === !pin.toEmail)
    await db.update(employees).set({ resetByEmail: null }).where(eq(employees.id, employee.id));
  await note(context, employee, 'pinAccepted');
  return pin;
}

/** Uses up the PIN that was sent to someone last as a proof, for calls that don't name one. */
export async function spendProofPin(context: PinContext, employee: Employee, code: string): Promise<Pin> {
  const live = await livePin(context, employee, 'proof');
  if (!live) throw new Refusal('PinExpired');
  return spendPin(context, employee, { id: live.id, idString: live.idString, code });
}

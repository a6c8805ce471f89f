import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { WireSentPin } from '@dayfare/api/session/pin-contract';
import type { Language } from '@dayfare/domain/product';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { ApiContext } from '../http/api-context.ts';
import { Refusal } from '../http/refusal.ts';
import { outbox } from '../http/tables.ts';
import { countAttempt } from './attempts.ts';
import { type Employee, type Pin, pins } from './tables.ts';

/** Wrong codes before a rest, times that a code is sent again, length of the rest and life of a code in milliseconds. */
const limits = { failures: 3, resends: 3, restMs: 5 * 60_000, lifeMs: 10 * 60_000 } as const;

const texts: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `Your code is ${code}. It works for 10 minutes. We’ll never ask you for it by phone.`,
  es: (code) => `Tu código es ${code}. Vale por 10 minutos. Nunca te lo pediremos por teléfono.`,
  cf: (code) =>
    `Votre code est ${code}. Il est valable 10 minutes. Nous ne vous le demanderons jamais au téléphone.`,
};

/** Who acts on a PIN, and when. */
type PinContext = Pick<ApiContext, 'db' | 'clock' | 'secret' | 'language'>;

const hashOf = (secret: string, idString: string, code: string) =>
  createHmac('sha256', secret).update(`pin:${idString}:${code}`).digest('base64url');

/** Where a PIN goes, masked: enough to know one's own, too little to learn another's. */
export function maskedDestination({ emailAddress, mobileNumber }: Employee, toEmail: boolean): string {
  if (!toEmail) return `•••• ${mobileNumber.slice(-4)}`;
  const [name = '', host = ''] = emailAddress.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}

/** What the client learns of a PIN that is on its way. */
export function sentPinOf(pin: Pin, employee: Employee): WireSentPin {
  return {
    sentPinIDString: pin.idString,
    sentPinID: pin.id,
    sentPinDisplayText: maskedDestination(employee, pin.toEmail),
    sentPinToEmail: pin.toEmail,
    resendsLeft: limits.resends - pin.resends,
  };
}

async function dispatch({ db, clock, language }: PinContext, employee: Employee, pin: Pin, code: string) {
  await db.insert(outbox).values({
    employeeId: employee.id,
    channel: pin.toEmail ? 'email' : 'text',
    recipient: pin.toEmail ? employee.emailAddress : `+${employee.dialingCode}${employee.mobileNumber}`,
    subject: null,
    body: texts[language](code),
    sentAt: clock.now(),
  });
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Sends a new PIN to where the person wants it. */
export async function sendPin(context: PinContext, employee: Employee): Promise<Pin> {
  const { db, clock, secret } = context;
  const idString = randomUUID();
  const code = newCode();
  const [pin] = await db
    .insert(pins)
    .values({
      idString,
      employeeId: employee.id,
      codeHash: hashOf(secret, idString, code),
      toEmail: employee.pinToEmail,
      expiresAt: new Date(clock.now().getTime() + limits.lifeMs),
    })
    .returning();
  if (!pin) throw new Error('The PIN was not written.');
  await dispatch(context, employee, pin, code);
  return pin;
}

/**
 * Sends a PIN to somebody who is signed in and asks for one. Each that is asked for is counted: nobody's phone can be flooded, and asking
 * again is no way round the rest after wrong codes.
 */
export async function sendFirstPin(context: PinContext, employee: Employee): Promise<Pin> {
  await countAttempt(context.db, `pin:${employee.id}`, context.clock.now());
  return sendPin(context, employee);
}

/** Sends another code under the same PIN, three times at most; the code from before is void. */
export async function resendPin(
  context: PinContext,
  employee: Employee,
  asked: { readonly id: number; readonly idString: string; readonly toEmail?: boolean | undefined },
): Promise<Pin> {
  const { db, clock, secret } = context;
  const code = newCode();
  const which = and(
    eq(pins.id, asked.id),
    eq(pins.idString, asked.idString),
    eq(pins.employeeId, employee.id),
    isNull(pins.usedAt),
  );
  const [pin] = await db
    .update(pins)
    .set({
      resends: sql`${pins.resends} + 1`,
      codeHash: hashOf(secret, asked.idString, code),
      expiresAt: new Date(clock.now().getTime() + limits.lifeMs),
      ...(asked.toEmail === undefined ? {} : { toEmail: asked.toEmail }),
    })
    .where(and(which, sql`${pins.resends} < ${limits.resends}`))
    .returning();
  if (pin) {
    await dispatch(context, employee, pin, code);
    return pin;
  }
  const [known] = await db.select({ id: pins.id }).from(pins).where(which);
  throw new Refusal(known ? 'ResendsExhausted' : 'PinExpired');
}

/** Counts the try in one statement before the code is looked at, so that many at once are counted one by one. */
async function countTry(db: Db, which: ReturnType<typeof and>, now: Date): Promise<Pin | undefined> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + limits.restMs).toISOString();
  const isRested = sql`${pins.blockedUntil} is not null and ${pins.blockedUntil} <= ${at}::timestamptz`;
  const [pin] = await db
    .update(pins)
    .set({
      failures: sql`case when ${isRested} then 1 else least(${pins.failures} + 1, ${limits.failures + 1}) end`,
      blockedUntil: sql`case when ${isRested} then null when ${pins.blockedUntil} is not null then ${pins.blockedUntil}
        when ${pins.failures} + 1 >= ${limits.failures} then ${until}::timestamptz end`,
    })
    .where(which)
    .returning();
  return pin;
}

/** Uses up a PIN with its code. Refuses with PinFailed, PinExpired, or PinAttemptsExhausted for 5 minutes after 3 wrong codes. */
export async function spendPin(
  { db, clock, secret }: PinContext,
  employee: Employee,
  asked: { readonly id: number; readonly idString: string; readonly code: string },
): Promise<void> {
  const which = and(
    eq(pins.id, asked.id),
    eq(pins.idString, asked.idString),
    eq(pins.employeeId, employee.id),
    isNull(pins.usedAt),
  );
  const now = clock.now();
  const pin = await countTry(db, which, now);
  if (!pin) throw new Refusal('PinExpired');
  if (pin.failures > limits.failures) throw new Refusal('PinAttemptsExhausted');
  if (pin.codeHash !== hashOf(secret, pin.idString, asked.code)) throw new Refusal('PinFailed');
  if (pin.expiresAt <= now) throw new Refusal('PinExpired');
  const spent = await db.update(pins).set({ usedAt: now }).where(which).returning({ id: pins.id });
  // Two at once: the second finds it used.
  if (spent.length === 0) throw new Refusal('PinExpired');
}

/** The PIN that was sent to somebody last and is still good, for calls that don't name one. */
export async function latestPin(db: Db, employee: Employee): Promise<Pin | undefined> {
  const [pin] = await db
    .select()
    .from(pins)
    .where(and(eq(pins.employeeId, employee.id), isNull(pins.usedAt)))
    .orderBy(sql`${pins.id} desc`)
    .limit(1);
  return pin;
}

import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { eq, sql } from 'drizzle-orm';
import { networkOf } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { outbox } from '../../platform/http/tables.ts';
import { clearQuotas, secondsToWait, spendQuota } from '../../platform/limits/quotas.ts';
import { type ApiContext, newCode, pinWords } from '../session/index.ts';
import { type Enrollment, enrollments } from './tables.ts';

const minuteMs = 60_000;
const limits = { resends: 3, lifeMs: 10 * minuteMs } as const;
/** Texts to one number, from all callers together. */
const toOneNumber = { points: 6, perMs: 15 * minuteMs } as const;
/** Wrong codes for a number before a rest of five minutes. */
const wrongAtOnce = { points: 3, perMs: 5 * minuteMs } as const;
const wrongADay = { points: 20, perMs: 24 * 60 * minuteMs } as const;

/** A phone number in two parts. */
export type Phone = Pick<Enrollment, 'dialingCode' | 'mobileNumber'>;

/** A number as it is written in full: `+13035550142`. */
export const phoneOf = (phone: Phone): string => `+${numberOf(phone)}`;

const numberOf = ({ dialingCode, mobileNumber }: Phone) => `${dialingCode}${mobileNumber}`;

/** The hash under which a secret is looked up. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

const hashOfCode = (key: string, pinId: string, code: string) =>
  createHmac('sha256', key).update(`enrollment:${pinId}:${code}`).digest('base64url');

/** Counts a text to a number, from an address, and from all. Refuses with EnrollmentTriesExhausted. */
async function countText({ db, clock, settings, clientAddress }: ApiContext, phone: Phone): Promise<void> {
  const now = clock.now();
  const fromAll = { points: settings.limits.signUpTexts, perMs: 15 * minuteMs };
  const fromOneAddress = { points: settings.limits.resetsPerAddress, perMs: 15 * minuteMs };
  const hasRoom =
    (await spendQuota(db, ['enrollment address', networkOf(clientAddress)], fromOneAddress, { now })) &&
    (await spendQuota(db, ['enrollment texts', numberOf(phone)], toOneNumber, { now })) &&
    (await spendQuota(db, ['enrollment texts of all'], fromAll, { now }));
  if (!hasRoom) throw new Refusal('EnrollmentTriesExhausted');
}

async function text(
  { db, clock, language, settings }: ApiContext,
  phone: Phone,
  code: string,
): Promise<void> {
  const { productName: brand } = readVoice(settings.environment, language);
  await db.insert(outbox).values({
    ...{ employeeId: null, channel: 'text', subject: null },
    recipient: `+${numberOf(phone)}`,
    body: pinWords.body[language](brand, code),
    sentAt: clock.now(),
  });
}

/** Begins a sign-up and sends its code. Gives it with the secret by which it goes on, which is told once. */
export async function beginEnrollment(
  context: ApiContext,
  phone: Phone,
  lifeMs: number,
): Promise<{ readonly enrollment: Enrollment; readonly secret: string }> {
  const { db, clock } = context;
  await countText(context, phone);
  const secret = randomBytes(32).toString('base64url');
  const pinId = randomUUID();
  const code = newCode();
  const now = clock.now();
  const [enrollment] = await db
    .insert(enrollments)
    .values({
      ...phone,
      secretHash: hashOfSecret(secret),
      pinId,
      pinHash: hashOfCode(context.secret, pinId, code),
      pinExpiresAt: new Date(now.getTime() + limits.lifeMs),
      reached: 1,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .returning();
  if (!enrollment) throw new Error('The sign-up was not written.');
  await text(context, phone, code);
  return { enrollment, secret };
}

/** Sends another code; the one before is void. Refuses with ResendsExhausted after three. */
export async function resendCode(context: ApiContext, enrollment: Enrollment): Promise<Enrollment> {
  const { db, clock } = context;
  if (enrollment.resends >= limits.resends) throw new Refusal('ResendsExhausted');
  await countText(context, enrollment);
  const code = newCode();
  const [changed] = await db
    .update(enrollments)
    .set({
      resends: sql`${enrollments.resends} + 1`,
      pinHash: hashOfCode(context.secret, enrollment.pinId, code),
      pinExpiresAt: new Date(clock.now().getTime() + limits.lifeMs),
    })
    .where(eq(enrollments.id, enrollment.id))
    .returning();
  if (!changed) throw new Refusal('EnrollmentExpired');
  await text(context, enrollment, code);
  return changed;
}

/** Refuses with PinFailed, PinExpired, PinAttemptsExhausted for five minutes after 3 wrong codes, or PinDailyLimit. Counted by number: another sign-up with it has no tries of its own. */
export async function checkCode(context: ApiContext, enrollment: Enrollment, code: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const keys = {
    atOnce: ['enrollment wrong', numberOf(enrollment)] as const,
    aDay: ['enrollment wrong-a-day', numberOf(enrollment)] as const,
  };
  const rest = () => secondsToWait(db, keys.atOnce, wrongAtOnce, now);
  if (!(await spendQuota(db, keys.atOnce, wrongAtOnce, { now })))
    throw new Refusal('PinAttemptsExhausted').during(await rest());
  if (!(await spendQuota(db, keys.aDay, wrongADay, { now }))) throw new Refusal('PinDailyLimit');
  if (hashOfCode(context.secret, enrollment.pinId, code) !== enrollment.pinHash)
    throw new Refusal('PinFailed').during(await rest());
  if (enrollment.pinExpiresAt <= now) throw new Refusal('PinExpired');
  await clearQuotas(db, [keys.atOnce]);
}

/** What the client learns of a code that is on its way. */
export function sentCodeOf({ id, pinId, mobileNumber, resends }: Enrollment, secret: string) {
  return {
    EnrollmentReferenceID: secret,
    sentPinIDString: pinId,
    sentPinID: id,
    sentPinDisplayText: `•••• ${mobileNumber.slice(-4)}`,
    resendsLeft: limits.resends - resends,
  };
}

import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { WireSentPin } from '@dayfare/api/session/pin-contract';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { recordEvent } from '../notices/security-events.ts';
import { type Pin, pins } from '../sessions/session-tables.ts';
import { countAttempt } from '../sign-in/attempts.ts';
import type { Employee } from '../tables.ts';
import { sendCode } from './code-message.ts';
import { pinWords } from './pin-words.ts';
import { paymentWords, subjectFrom } from './proof-subject.ts';

/** Times that a code is sent again, and life of a code in milliseconds. */
const limits = { resends: 3, lifeMs: 10 * 60_000 } as const;

/** Who acts on a PIN, when, and from where. */
export type PinContext = Pick<ApiContext, 'db' | 'clock' | 'secret' | 'language' | 'clientAddress'>;

/** How a code is stored. */
export const hashOf = (secret: string, idString: string, code: string) =>
  createHmac('sha256', secret).update(`pin:${idString}:${code}`).digest('base64url');

/** Where a PIN goes, masked: enough to know one's own, too little to learn another's. */
export function maskedDestination({ emailAddress, mobileNumber }: Employee, toEmail: boolean): string {
  if (!toEmail) return `•••• ${mobileNumber.slice(-4)}`;
  const [name = '', host = ''] = emailAddress.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}

/**
 * Where a code goes: to the account's own setting, or where the request asks, unless the last new password was set with a code that went there. Whoever
 * reads one channel alone would otherwise have the password and the code.
 */
export function codeGoesToEmail(
  { pinToEmail, resetByEmail }: Pick<Employee, 'pinToEmail' | 'resetByEmail'>,
  asked: boolean | undefined,
): boolean {
  return asked === undefined || asked === resetByEmail ? pinToEmail : asked;
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

/** Counts a text or e-mail with a code, whatever it is for: no one's phone can be flooded. Refuses with AttemptsExhausted. */
async function countSending({ db, clock }: PinContext, { id }: Employee): Promise<void> {
  await countAttempt(db, ['pin', id], clock.now());
}

async function dispatch(context: PinContext, employee: Employee, pin: Pin, code: string): Promise<void> {
  const subject = subjectFrom(pin.subject);
  const words = subject ? paymentWords(subject) : pinWords;
  await sendCode(context, employee, { words, code, toEmail: pin.toEmail });
  await note(context, employee, 'pinSent');
}

/** Records what became of a PIN. */
export function note(
  { db, clock, clientAddress: address }: PinContext,
  { id: employeeId }: Employee,
  kind: 'pinSent' | 'pinRefused' | 'pinAccepted',
): Promise<void> {
  return recordEvent(db, { kind, employeeId, address, at: clock.real() });
}

/** Six digits by chance. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The PIN that was sent to someone last for a purpose and is still good. */
export async function livePin(
  { db, clock }: PinContext,
  { id }: Employee,
  purpose: Pin['purpose'],
): Promise<Pin | undefined> {
  const [pin] = await db
    .select()
    .from(pins)
    .where(
      and(
        eq(pins.employeeId, id),
        eq(pins.purpose, purpose),
        isNull(pins.usedAt),
        gt(pins.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(pins.id))
    .limit(1);
  return pin;
}

async function sendPin(
  context: PinContext,
  employee: Employee,
  { purpose, toEmail, subject }: Pick<Pin, 'purpose' | 'toEmail' | 'subject'>,
): Promise<Pin> {
  const { db, clock, secret } = context;
  const idString = randomUUID();
  const code = newCode();
  const [pin] = await db
    .insert(pins)
    .values({
      idString,
      employeeId: employee.id,
      codeHash: hashOf(secret, idString, code),
      ...{ purpose, toEmail, subject },
      expiresAt: new Date(clock.now().getTime() + limits.lifeMs),
    })
    .returning();
  if (!pin) throw new Error('The PIN was not written.');
  await dispatch(context, employee, pin, code);
  return pin;
}

/**
 * The PIN that a sign-in waits for: the one that is on its way already, or a new one, sent to where the person wants it. However often
 * someone signs in, there is one code to guess and one text to read.
 */
export async function sendSignInPin(context: PinContext, employee: Employee): Promise<Pin> {
  const live = await livePin(context, employee, 'signIn');
  if (live) return live;
  await countSending(context, employee);
  return sendPin(context, employee, { purpose: 'signIn', toEmail: employee.pinToEmail, subject: null });
}

/**
 * Sends a PIN to someone who is signed in and asks for one, to prove that it is them; `subject` is the payment that waits for it. Each that
 * is asked for is counted.
 */
export async function sendProofPin(
  context: PinContext,
  employee: Employee,
  { toEmail, subject }: Pick<Pin, 'toEmail' | 'subject'>,
): Promise<Pin> {
  await countSending(context, employee);
  const live = await livePin(context, employee, 'proof');
  const isSame = live?.toEmail === toEmail && live.subject === subject;
  return isSame ? live : sendPin(context, employee, { purpose: 'proof', toEmail, subject });
}

/** Sends another code under the same PIN, three times at most; the code from before is void. */
export async function resendPin(
  context: PinContext,
  employee: Employee,
  asked: { readonly id: number; readonly idString: string; readonly toEmail?: boolean | undefined },
): Promise<Pin> {
  const { db, clock, secret } = context;
  await countSending(context, employee);
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
      ...(asked.toEmail === undefined ? {} : { toEmail: codeGoesToEmail(employee, asked.toEmail) }),
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

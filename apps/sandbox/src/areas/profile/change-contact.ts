import { createHmac, randomUUID } from 'node:crypto';
import type { WireProfile } from '@dayfare/api/profile/contract';
import type { WireSentPin } from '@dayfare/api/session/pin-contract';
import { emailProblem } from '@dayfare/domain/validation';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import {
  type ApiContext,
  countAttempt,
  countPinTry,
  forgivePinTry,
  mobileOf,
  newCode,
  pinRestSeconds,
  recordEvent,
  revokeSessionsOf,
  type SignedIn,
  spendProof,
} from '../session/index.ts';
import {
  type Contact,
  contactOf,
  isTaken,
  moveContact,
  sendCodeTo,
  type TypedContact,
  tellOld,
} from './contact.ts';
import { profileOf } from './profile.ts';
import { type ContactChange, contactChanges } from './tables.ts';

type Context = ApiContext & SignedIn;

const minuteMs = 60_000;
const limits = { resends: 3, lifeMs: 10 * minuteMs } as const;
/** Codes to one address or number, from all callers together. */
const toOneContact = { points: 6, perMs: 15 * minuteMs } as const;

const hashOf = (secret: string, codeId: string, code: string) =>
  createHmac('sha256', secret).update(`contact:${codeId}:${code}`).digest('base64url');

async function changeUnderWay(db: Db, { employee, session, clock }: Omit<Context, 'db'>) {
  const [row] = await db.select().from(contactChanges).where(eq(contactChanges.employeeId, employee.id));
  return row && row.sessionId === session.id && row.expiresAt > clock.now() ? row : undefined;
}

const isAbout = (change: ContactChange | undefined, contact: Contact) =>
  change?.contact === JSON.stringify(contact);

/**
 * Sends a code to a user's new e-mail address or number. The old one proves first that it is them; asked for again, the code
 * is another. It doesn't reveal whether an account uses the new one. Refuses with ProofRequired, ResendsExhausted or AttemptsExhausted.
 */
export async function sendContactCode(context: Context, typed: TypedContact): Promise<WireSentPin> {
  const { db, clock, employee, session, secret } = context;
  const contact = contactOf(typed);
  if ('emailAddress' in contact && emailProblem(contact.emailAddress))
    throw new Refusal('InvalidRequest', undefined, 'emailAddress');
  await countAttempt(db, ['pin', employee.id], clock.now());
  const code = newCode();
  const change = await inTransaction(db, async (tx) => {
    const before = await changeUnderWay(tx, context);
    const isAgain = isAbout(before, contact);
    if (!isAgain) await spendProof({ ...context, db: tx }, 'emailAddress' in contact);
    const resends = isAgain && before ? before.resends + 1 : 0;
    if (resends > limits.resends) throw new Refusal('ResendsExhausted');
    const key = ['contact codes', JSON.stringify(contact)] as const;
    if (!(await spendQuota(tx, key, toOneContact, { now: clock.now() })))
      throw new Refusal('ResendsExhausted');
    const codeId = randomUUID();
    const next = {
      ...{ sessionId: session.id, contact: JSON.stringify(contact), codeId, resends },
      codeHash: hashOf(secret, codeId, code),
      expiresAt: new Date(clock.now().getTime() + limits.lifeMs),
    };
    await tx
      .insert(contactChanges)
      .values({ employeeId: employee.id, ...next })
      .onConflictDoUpdate({ target: contactChanges.employeeId, set: next });
    await sendCodeTo({ ...context, db: tx }, contact, code);
    return next;
  });
  const isEmail = 'emailAddress' in contact;
  return {
    sentPinIDString: change.codeId,
    sentPinID: 0,
    sentPinDisplayText: isEmail ? contact.emailAddress : mobileOf(contact),
    sentPinToEmail: isEmail,
    resendsLeft: limits.resends - change.resends,
  };
}

/**
 * Takes an e-mail address or a number in the place of the one before, by the code that was sent to it, tells the one before, and ends every other
 * session: who signed in there may have been another. Refuses with
 * PinExpired, PinFailed, PinAttemptsExhausted, PinDailyLimit, or ContactTaken where another account uses it.
 */
export async function takeContact(
  context: Context,
  { pinCode, ...typed }: TypedContact & { readonly pinCode: string },
): Promise<WireProfile> {
  const { db, clock, employee, session, secret, clientAddress: address } = context;
  const contact = contactOf(typed);
  const change = await changeUnderWay(db, context);
  if (!change || !isAbout(change, contact)) throw new Refusal('PinExpired');
  await countPinTry(context, employee, 'proof');
  if (hashOf(secret, change.codeId, pinCode) !== change.codeHash)
    throw new Refusal('PinFailed').during(await pinRestSeconds(context, employee, 'proof'));
  await forgivePinTry(context, employee, 'proof');
  return inTransaction(db, async (tx) => {
    // Two at once: the second finds none.
    const spent = await tx
      .delete(contactChanges)
      .where(
        sql`${contactChanges.employeeId} = ${employee.id} and ${contactChanges.codeId} = ${change.codeId}`,
      )
      .returning({ employeeId: contactChanges.employeeId });
    if (spent.length === 0) throw new Refusal('PinExpired');
    if (await isTaken(tx, employee, contact)) throw new Refusal('ContactTaken');
    await moveContact(tx, { employee, contact, at: clock.now() });
    await tellOld(tx, employee, contact, clock.now());
    await revokeSessionsOf(tx, employee.id, clock.real(), { keeps: session });
    const kind = 'emailAddress' in contact ? 'emailChanged' : 'phoneChanged';
    await recordEvent(tx, { kind, employeeId: employee.id, address, at: clock.real() });
    return profileOf({ ...context, db: tx }, employee);
  });
}

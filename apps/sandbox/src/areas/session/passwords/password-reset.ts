import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clearQuotas, type Quota, type QuotaKey, spendQuota } from '../../../platform/limits/quotas.ts';
import type { ApiContext } from '../api-context.ts';
import { sendCode } from '../codes/code-message.ts';
import { forgetPinTries } from '../codes/pin-tries.ts';
import { findEmployee, type Identified, normalIdentifier } from '../find-employee.ts';
import { recordEvent } from '../notices/security-events.ts';
import { passwordResets } from '../sessions/session-tables.ts';
import { forgetSignIns } from '../sign-in/sign-in-tries.ts';
import { type Employee, employees } from '../tables.ts';
import { checkPasswordPolicy, checkPasswordText } from './password-policy.ts';
import { resetWords } from './reset-words.ts';
import { setPassword } from './set-password.ts';

/** Wrong attempts after which a code is void, and its lifetime in milliseconds. */
const limits = { tries: 3, lifeMs: 10 * 60_000 } as const;

const guessesOf = (account: number | string) => ['reset-guess', account] as const;

const hashOf = (secret: string, idString: string, code: string) =>
  createHmac('sha256', secret).update(`reset:${idString}:${code}`).digest('base64url');

/** Who acts, and when. */
type ResetContext = Pick<ApiContext, 'db' | 'clock' | 'secret' | 'settings' | 'language' | 'clientAddress'>;

const hourMs = 60 * 60_000;

/** Codes that are asked for by one name from one place; and from anywhere, so that a stranger does not keep the owner from asking. */
const asking = {
  fromOnePlace: { points: 5, perMs: 5 * 60_000 },
  fromAnywhere: { points: 20, perMs: hourMs },
} as const;
/** Wrong codes for one account, however many were sent and to whichever of its names: no more are looked at for an hour. */
const guesses = {
  fromOnePlace: { points: 5, perMs: hourMs },
  fromAnywhere: { points: 15, perMs: hourMs },
} as const;
const fromHere = ({ clientAddress }: ResetContext, [kind, ...of]: QuotaKey) =>
  [`${kind} from`, ...of, networkOf(clientAddress)] as const;

/** Counts by place first: what one place tries beyond its own share is no reason to stop others. */
async function hasRoom(
  context: ResetContext,
  key: QuotaKey,
  { fromOnePlace, fromAnywhere }: { readonly fromOnePlace: Quota; readonly fromAnywhere: Quota },
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  return (
    (await spendQuota(db, fromHere(context, key), fromOnePlace, { now })) &&
    (await spendQuota(db, key, fromAnywhere, { now }))
  );
}

/** Minimum response time in milliseconds: sending a code takes time that not sending one does not. */
const leastMs = 200;

/**
 * Sends a code to an identifier if it belongs to someone. The response, the limits and the code's lifetime are the same if it doesn't:
 * none of it reveals who has an account.
 */
export async function startReset(context: ResetContext, asked: Identified): Promise<string> {
  const [idString] = await Promise.all([sendReset(context, asked), sleep(leastMs)]);
  return idString;
}

async function sendReset(context: ResetContext, asked: Identified): Promise<string> {
  const { db, clock, secret } = context;
  const typed = normalIdentifier(asked);
  if (!(await hasRoom(context, ['reset for', typed], asking))) throw new Refusal('AttemptsExhausted');
  const employee = await findEmployee(db, asked);
  const idString = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { identifierType } = asked;
  const toEmail =
    identifierType === 'Username' ? (employee?.pinToEmail ?? false) : identifierType === 'EmailAddress';
  await db.insert(passwordResets).values({
    idString,
    employeeId: employee?.id ?? null,
    toEmail,
    codeHash: hashOf(secret, idString, code),
    expiresAt: new Date(clock.now().getTime() + limits.lifeMs),
  });
  if (employee) await sendCode(context, employee, { words: resetWords, code, toEmail });
  await note(context, employee?.id ?? null, 'resetAsked');
  return idString;
}

function note(
  { db, clock, clientAddress: address }: ResetContext,
  employeeId: number | null,
  kind: 'resetAsked' | 'resetRefused',
): Promise<void> {
  return recordEvent(db, { kind, employeeId, address, at: clock.real() });
}

/** The person a code is for, and where it went. Every try is counted before the code is looked at. */
async function ownerOf(
  context: ResetContext,
  idString: string,
  code: string,
): Promise<{ readonly employee: Employee; readonly toEmail: boolean }> {
  const { db, clock, secret } = context;
  const which = and(eq(passwordResets.idString, idString), isNull(passwordResets.usedAt));
  const [reset] = await db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(and(which, lt(passwordResets.tries, limits.tries)))
    .returning();
  if (!reset || reset.expiresAt <= clock.now()) throw new Refusal('PinExpired');
  // No one's codes are counted as well, so that they take as long. That an account's are no longer looked at must not show.
  const key = guessesOf(reset.employeeId ?? idString);
  const isLookedAt = await hasRoom(context, key, guesses);
  const isRight = reset.codeHash === hashOf(secret, idString, code);
  const [employee] =
    reset.employeeId === null
      ? []
      : await db.select().from(employees).where(eq(employees.id, reset.employeeId));
  if (!employee || !isLookedAt || !isRight) {
    await note(context, reset.employeeId, 'resetRefused');
    throw new Refusal('PinFailed');
  }
  await clearQuotas(db, [key, fromHere(context, key)]);
  return { employee, toEmail: reset.toEmail };
}

/** The code was right, so that this try counts for nothing. */
async function giveTryBack(db: Db, idString: string): Promise<void> {
  await db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} - 1` })
    .where(eq(passwordResets.idString, idString));
}

async function spend(tx: Db, idString: string, now: Date): Promise<void> {
  const which = and(eq(passwordResets.idString, idString), isNull(passwordResets.usedAt));
  const [spent] = await tx.update(passwordResets).set({ usedAt: now }).where(which).returning();
  // Two at once: the second finds the code used.
  if (!spent) throw new Refusal('PinExpired');
}

/** What a new password is set with. */
interface Reset {
  readonly idString: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Sets a new password with a code, once, and ends every session of its owner. Refuses with PasswordPolicy, PinFailed, PinExpired, or with
 * PasswordBreached and PasswordReused, which are only checked after the code because they reveal more than a stranger may learn.
 */
export async function finishReset(context: ResetContext, { idString, code, password }: Reset): Promise<void> {
  checkPasswordPolicy(password);
  const { employee, toEmail } = await ownerOf(context, idString, code);
  try {
    checkPasswordText(password);
  } catch (refused) {
    await giveTryBack(context.db, idString);
    throw refused;
  }
  await setPassword(context, employee, {
    password,
    // Notifies the other channel, not the one the code was sent to.
    tellByEmail: !toEmail,
    together: async (tx) => {
      await spend(tx, idString, context.clock.now());
      await tx.update(employees).set({ resetByEmail: toEmail }).where(eq(employees.id, employee.id));
    },
    ...{ event: 'passwordReset', ifOutdated: 'PinExpired' },
  });
  // Someone locked out by wrong passwords can sign in with the new one.
  await forgetSignIns(context, employee);
  // Anyone who reads that channel could have read the PIN too. The other channel proves nothing about it.
  if (toEmail === employee.pinToEmail) await forgetPinTries(context, employee);
}

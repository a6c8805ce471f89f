import { Refusal } from '../../../platform/http/refusal.ts';
import { clearQuotas, refundQuota, secondsToWait, spendQuota } from '../../../platform/limits/quotas.ts';
import type { ApiContext } from '../api-context.ts';
import type { Pin } from '../sessions/session-tables.ts';
import type { Employee } from '../tables.ts';

const minuteMs = 60_000;

/** Wrong codes of a person, however many PINs and sign-ins they are spread over, before a rest of five minutes. */
const atOnce = { points: 3, perMs: 5 * minuteMs } as const;
/** Wrong codes of a person within a day: guessing on after each rest leads nowhere. */
const aDay = { points: 20, perMs: 24 * 60 * minuteMs } as const;

/**
 * Codes for a sign-in and codes that prove something in an open session are counted apart: anyone who has only the password must not be able to
 * keep the owner from confirming a transfer on a device that is signed in.
 */
const keysOf = ({ id }: Pick<Employee, 'id'>, purpose: Pin['purpose']) => ({
  atOnce: ['pin-tries', purpose, id] as const,
  aDay: ['pin-tries-a-day', purpose, id] as const,
});

/** What counting needs. */
type TryContext = Pick<ApiContext, 'db' | 'clock'>;

/** Counts a try before the code is looked at. Refuses with PinAttemptsExhausted for five minutes, or PinDailyLimit for a day. */
export async function countPinTry(
  { db, clock }: TryContext,
  employee: Employee,
  purpose: Pin['purpose'],
): Promise<void> {
  const keys = keysOf(employee, purpose);
  const now = clock.now();
  if (!(await spendQuota(db, keys.atOnce, atOnce, { now })))
    throw new Refusal('PinAttemptsExhausted').during(await secondsToWait(db, keys.atOnce, atOnce, now));
  if (await spendQuota(db, keys.aDay, aDay, { now })) return;
  // A rest of five minutes would be no answer: there is nothing to wait for today.
  await clearQuotas(db, [keys.atOnce]);
  throw new Refusal('PinDailyLimit');
}

/** Seconds that codes of this purpose are refused from now on: after the last wrong one there is a rest. */
export function pinRestSeconds({ db, clock }: TryContext, employee: Employee, purpose: Pin['purpose']) {
  return secondsToWait(db, keysOf(employee, purpose).atOnce, atOnce, clock.now());
}

/** Takes a try back, after the right code. What was tried before goes on counting for the day. */
export async function forgivePinTry(
  { db }: TryContext,
  employee: Employee,
  purpose: Pin['purpose'],
): Promise<void> {
  const keys = keysOf(employee, purpose);
  await clearQuotas(db, [keys.atOnce]);
  await refundQuota(db, keys.aDay);
}

/** Forgets every wrong code of a sign-in: after a new password by a code that went where these codes go. */
export async function forgetPinTries({ db }: Pick<ApiContext, 'db'>, employee: Employee): Promise<void> {
  await clearQuotas(db, Object.values(keysOf(employee, 'signIn')));
}

import {
  storedPasswordPolicy,
  toPasswordPolicy,
  type WirePasswordPolicy,
} from '@dayfare/api/session/forgot-contract';
import type { PasswordPolicy } from '@dayfare/domain/validation';

/** A code that was requested, and the policy of the password it sets. */
export interface AskedCode {
  readonly identifier: string;
  readonly sentPinIDString: string;
  readonly policy: PasswordPolicy;
}

/** Key in this tab's storage. Removed with the tab, and when the password has been set. */
const storageKey = 'askedCode';

/** How long a code is valid, in ms. */
const lifeMs = 10 * 60_000;

/** The server's response to a request for a code. */
export interface AskedAnswer {
  readonly identifier: string;
  readonly sentPinIDString: string;
  readonly passwordPolicy: WirePasswordPolicy;
}

/** The response as the form needs it. */
export function askedCode({ identifier, sentPinIDString, passwordPolicy: wire }: AskedAnswer): AskedCode {
  return { identifier, sentPinIDString, policy: toPasswordPolicy(wire) };
}

/** Stores that a code was requested, so that a reload continues where it was. */
export function keepAsked(tab: Storage, answer: AskedAnswer, now: number): void {
  try {
    tab.setItem(storageKey, JSON.stringify({ ...answer, askedAt: now }));
  } catch {
    // If storage is full or blocked, a reload requires a second code.
  }
}

function answerFrom(value: unknown, now: number): AskedAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { identifier, sentPinIDString, askedAt, passwordPolicy } = value as Readonly<Record<string, unknown>>;
  const policy = storedPasswordPolicy(passwordPolicy);
  const isWhole = typeof identifier === 'string' && typeof sentPinIDString === 'string' && policy !== null;
  const isGood = typeof askedAt === 'number' && now - askedAt < lifeMs;
  return isWhole && isGood ? { identifier, sentPinIDString, passwordPolicy: policy } : null;
}

/**
 * Returns the code requested in this tab; null if there is none. One that has expired is removed, together with the name it was requested
 * for.
 */
export function readAsked(tab: Storage, now: number): AskedCode | null {
  try {
    const answer = answerFrom(JSON.parse(tab.getItem(storageKey) ?? 'null'), now);
    if (!answer) forgetAsked(tab);
    return answer && askedCode(answer);
  } catch {
    return null;
  }
}

/** Removes it. */
export function forgetAsked(tab: Storage): void {
  tab.removeItem(storageKey);
}

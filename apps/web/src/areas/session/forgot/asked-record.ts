import {
  storedPasswordPolicy,
  toPasswordPolicy,
  type WirePasswordPolicy,
} from '@dayfare/api/session/forgot-contract';
import type { PasswordPolicy } from '@dayfare/domain/validation';

/** A code that has been asked for, and what is asked of the password that it sets. */
export interface AskedCode {
  readonly identifier: string;
  readonly sentPinIDString: string;
  readonly policy: PasswordPolicy;
}

/** Key in this tab's storage. It goes with the tab, and when the password has been set. */
const storageKey = 'askedCode';

/** For how long a code is good, ms. */
const lifeMs = 10 * 60_000;

/** What the server answered to somebody who asked for a code. */
export interface AskedAnswer {
  readonly identifier: string;
  readonly sentPinIDString: string;
  readonly passwordPolicy: WirePasswordPolicy;
}

/** The answer as the form needs it. */
export function askedCode({ identifier, sentPinIDString, passwordPolicy: wire }: AskedAnswer): AskedCode {
  return { identifier, sentPinIDString, policy: toPasswordPolicy(wire) };
}

/** Keeps that a code was asked for, so that a reload goes on where it was. */
export function keepAsked(tab: Storage, answer: AskedAnswer, now: number): void {
  try {
    tab.setItem(storageKey, JSON.stringify({ ...answer, askedAt: now }));
  } catch {
    // A full or forbidden storage costs a second code after a reload.
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

/** The code that was asked for in this tab; null when there is none. One that is too old to be used is forgotten, with the name it was asked for. */
export function readAsked(tab: Storage, now: number): AskedCode | null {
  try {
    const answer = answerFrom(JSON.parse(tab.getItem(storageKey) ?? 'null'), now);
    if (!answer) forgetAsked(tab);
    return answer && askedCode(answer);
  } catch {
    return null;
  }
}

/** Forgets it. */
export function forgetAsked(tab: Storage): void {
  tab.removeItem(storageKey);
}

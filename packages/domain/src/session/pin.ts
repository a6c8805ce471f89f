import { enumeration, type NameOf } from '../enumeration/index.ts';

/** What a PIN is for. */
export const pinType = enumeration(['None', 'ATMPin', 'TPin']);
export type PinType = NameOf<typeof pinType>;

/** Limits for entering a PIN. The server has its own, and its response takes precedence. */
const pinLimits = { length: 6, wrongTries: 3, resends: 3, blockMinutes: 5 } as const;

/** Default delay before a PIN can be sent again, in seconds. */
const defaultResendCountdownSeconds = 30;

/** Whether a text is a complete PIN. */
export function isPinCode(text: string): boolean {
  return text.length === pinLimits.length && /^[0-9]+$/.test(text);
}

/** Configuration `ResendCountDownTimeInSeconds` as ms. */
export function resendCountdownMs(setting: string | number | null | undefined): number {
  const seconds = Number(setting ?? Number.NaN);
  return (Number.isFinite(seconds) && seconds >= 0 ? seconds : defaultResendCountdownSeconds) * 1_000;
}

/** State of entering a PIN. Times are in ms of the caller's clock. */
export interface PinAttempts {
  readonly wrongTries: number;
  readonly resends: number;
  /** Null while entry is not blocked. */
  readonly blockedUntil: number | null;
  /** When the PIN may be sent again. */
  readonly resendFrom: number;
}

/** State after a PIN was sent for the first time. */
export function firstPin(at: number, countdownMs: number): PinAttempts {
  return { wrongTries: 0, resends: 0, blockedUntil: null, resendFrom: at + countdownMs };
}

/** Returns how long entry is blocked, in ms; 0 if it isn't. */
export function pinBlockedMs({ blockedUntil }: PinAttempts, at: number): number {
  return blockedUntil === null ? 0 : Math.max(0, blockedUntil - at);
}

/** Returns the attempts left before entry is blocked. */
export function pinTriesLeft(attempts: PinAttempts, at: number): number {
  if (pinBlockedMs(attempts, at) > 0) return 0;
  return attempts.blockedUntil === null ? pinLimits.wrongTries - attempts.wrongTries : pinLimits.wrongTries;
}

/** State after a wrong PIN. `left` is the number of tries after it, and `blockMs` how long entry is blocked without any. */
function wrongPin(
  attempts: PinAttempts,
  at: number,
  { left, blockMs = pinLimits.blockMinutes * 60_000 }: { left: number; blockMs?: number | undefined },
): PinAttempts {
  const blockedUntil = left > 0 ? null : at + blockMs;
  return { ...attempts, wrongTries: pinLimits.wrongTries - left, blockedUntil };
}

/** Returns why the PIN can't be sent again; null if it can. */
export function resendProblem(
  attempts: PinAttempts,
  at: number,
): 'exhausted' | 'blocked' | 'countdown' | null {
  if (pinResendsLeft(attempts) === 0) return 'exhausted';
  if (pinBlockedMs(attempts, at) > 0) return 'blocked';
  return at < attempts.resendFrom ? 'countdown' : null;
}

/** Returns how many more times the PIN can be sent. */
export function pinResendsLeft({ resends }: PinAttempts): number {
  return Math.max(0, pinLimits.resends - resends);
}

/** State after the PIN was sent again. `serverResendsLeft` is the server's count, if it sent one. */
export function pinResent(
  attempts: PinAttempts,
  at: number,
  countdownMs: number,
  serverResendsLeft?: number | undefined,
): PinAttempts {
  const left = serverResendsLeft ?? pinLimits.resends - attempts.resends - 1;
  return { ...attempts, resends: pinLimits.resends - Math.max(0, left), resendFrom: at + countdownMs };
}

type Refused = (attempts: PinAttempts, at: number, blockMs: number | undefined) => PinAttempts;

const refusals = {
  // With the last wrong PIN the server says how long it refuses others: then none is left, whatever was counted here.
  PinFailed: (attempts, at, blockMs) =>
    wrongPin(attempts, at, { left: blockMs ? 0 : Math.max(0, pinTriesLeft(attempts, at) - 1), blockMs }),
  PinAttemptsExhausted: (attempts, at, blockMs) => wrongPin(attempts, at, { left: 0, blockMs }),
  // No PIN is on its way that would be worth waiting for.
  PinExpired: (attempts, at) => ({ ...attempts, resendFrom: at }),
  ResendsExhausted: (attempts) => ({ ...attempts, resends: pinLimits.resends }),
} as const satisfies Record<string, Refused>;

/** A refusal by the server that is about a PIN. */
export type PinRefusal = keyof typeof refusals;

/** Whether the code of a refusal is about a PIN. */
export function isPinRefusal(code: string | null | undefined): code is PinRefusal {
  return Object.hasOwn(refusals, code ?? '');
}

/** State after the server refused a PIN, or to send it again. `blockMs` is how long it refuses more, if it said so. */
export function pinRefused(
  attempts: PinAttempts,
  code: PinRefusal,
  at: number,
  blockMs?: number | undefined,
): PinAttempts {
  return refusals[code](attempts, at, blockMs);
}

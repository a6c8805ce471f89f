import { enumeration, type NameOf } from '../enumeration/index.ts';

/** What a PIN is for. */
export const pinType = enumeration(['None', 'ATMPin', 'TPin']);
export type PinType = NameOf<typeof pinType>;

/** Limits of entering a PIN. The server has its own, and its answer wins. */
export const pinLimits = { length: 6, wrongTries: 3, resends: 3, blockMinutes: 5 } as const;

/** Countdown before a PIN may be sent again when the configuration has none, in seconds. */
const defaultResendCountdownSeconds = 30;

/** Whether text is a whole PIN. */
export function isPinCode(text: string): boolean {
  return text.length === pinLimits.length && /^[0-9]+$/.test(text);
}

/** Configuration `ResendCountDownTimeInSeconds` as ms. */
export function resendCountdownMs(setting: string | number | null | undefined): number {
  const seconds = Number(setting ?? Number.NaN);
  return (Number.isFinite(seconds) && seconds >= 0 ? seconds : defaultResendCountdownSeconds) * 1_000;
}

/** How far someone has come with a PIN. Points in time are ms of the caller's clock. */
export interface PinAttempts {
  readonly wrongTries: number;
  readonly resends: number;
  /** Null while nothing is blocked. */
  readonly blockedUntil: number | null;
  /** When the PIN may be sent again. */
  readonly resendFrom: number;
}

/** A PIN has just been sent for the first time. */
export function firstPin(at: number, countdownMs: number): PinAttempts {
  return { wrongTries: 0, resends: 0, blockedUntil: null, resendFrom: at + countdownMs };
}

/** How long entering is blocked for, in ms; 0 when it isn't. */
export function pinBlockedMs({ blockedUntil }: PinAttempts, at: number): number {
  return blockedUntil === null ? 0 : Math.max(0, blockedUntil - at);
}

/** Tries that are left before entering is blocked. */
export function pinTriesLeft(attempts: PinAttempts, at: number): number {
  if (pinBlockedMs(attempts, at) > 0) return 0;
  return attempts.blockedUntil === null ? pinLimits.wrongTries - attempts.wrongTries : pinLimits.wrongTries;
}

/** A PIN was wrong. `serverTriesLeft` is the server's count, if it told one. */
export function wrongPin(
  attempts: PinAttempts,
  at: number,
  serverTriesLeft?: number | undefined,
): PinAttempts {
  const left = Math.min(pinLimits.wrongTries, Math.max(0, serverTriesLeft ?? pinTriesLeft(attempts, at) - 1));
  const blockedUntil = left > 0 ? null : at + pinLimits.blockMinutes * 60_000;
  return { ...attempts, wrongTries: pinLimits.wrongTries - left, blockedUntil };
}

/** What keeps the PIN from being sent again; null when nothing does. */
export function resendProblem(
  attempts: PinAttempts,
  at: number,
): 'exhausted' | 'blocked' | 'countdown' | null {
  if (attempts.resends >= pinLimits.resends) return 'exhausted';
  if (pinBlockedMs(attempts, at) > 0) return 'blocked';
  return at < attempts.resendFrom ? 'countdown' : null;
}

/** The PIN was sent again. `serverResendsLeft` is the server's count, if it told one. */
export function pinResent(
  attempts: PinAttempts,
  at: number,
  countdownMs: number,
  serverResendsLeft?: number | undefined,
): PinAttempts {
  const left = serverResendsLeft ?? pinLimits.resends - attempts.resends - 1;
  return { ...attempts, resends: pinLimits.resends - Math.max(0, left), resendFrom: at + countdownMs };
}

const refusals = {
  PinFailed: (attempts, at) => wrongPin(attempts, at),
  PinAttemptsExhausted: (attempts, at) => wrongPin(attempts, at, 0),
  // Nothing is on its way any more that would be worth waiting for.
  PinExpired: (attempts, at) => ({ ...attempts, resendFrom: at }),
  ResendsExhausted: (attempts) => ({ ...attempts, resends: pinLimits.resends }),
} as const satisfies Record<string, (attempts: PinAttempts, at: number) => PinAttempts>;

/** A refusal of the server's that is about a PIN. */
export type PinRefusal = keyof typeof refusals;

/** Whether the code of a refusal is about a PIN. */
export function isPinRefusal(code: string | null | undefined): code is PinRefusal {
  return Object.hasOwn(refusals, code ?? '');
}

/** How far someone has come after the server has refused a PIN, or to send it again. */
export function pinRefused(attempts: PinAttempts, code: PinRefusal, at: number): PinAttempts {
  return refusals[code](attempts, at);
}

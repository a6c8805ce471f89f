import { firstPin, type PinAttempts } from '@dayfare/domain/session';

/** A code that was sent. */
export interface SentCode {
  readonly id: number;
  readonly idString: string;
  /** Where it was sent, masked by the server. */
  readonly to: string;
  readonly isMail: boolean;
}

/** State of entering a code: everything that must survive a reload. */
export interface PinRecord {
  /** Null before the first is sent, which only happens on the way from an enrolment address. */
  readonly sent: SentCode | null;
  readonly attempts: PinAttempts;
}

/** Key in this tab's storage. Removed with the session or the sign-up. */
const storageKey = 'pin';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function sentFrom(value: unknown): SentCode | null {
  const { id, idString, to, isMail } = fieldsOf(value);
  const isWhole =
    isMoment(id) && typeof idString === 'string' && typeof to === 'string' && typeof isMail === 'boolean';
  return isWhole ? { id, idString, to, isMail } : null;
}

function attemptsFrom(value: unknown): PinAttempts | null {
  const { wrongTries, resends, blockedUntil, resendFrom } = fieldsOf(value);
  const isWhole =
    isMoment(wrongTries) &&
    isMoment(resends) &&
    isMoment(resendFrom) &&
    (blockedUntil === null || isMoment(blockedUntil));
  return isWhole ? { wrongTries, resends, blockedUntil, resendFrom } : null;
}

/** Stores the state, for this session or sign-up only. */
export function writePin(tab: Storage, sessionId: string, { sent, attempts }: PinRecord): void {
  try {
    tab.setItem(storageKey, JSON.stringify({ sessionId, sent, attempts }));
  } catch {
    // If storage is full or blocked, the counts are lost, which the server keeps too.
  }
}

/** Removes it. */
export function forgetPin(tab: Storage): void {
  tab.removeItem(storageKey);
}

/** The state of this session; null if none was stored. */
function readPin(tab: Storage, sessionId: string): PinRecord | null {
  try {
    const stored = fieldsOf(JSON.parse(tab.getItem(storageKey) ?? 'null'));
    const attempts = attemptsFrom(stored.attempts);
    const sent = sentFrom(stored.sent);
    return stored.sessionId === sessionId && sent && attempts ? { sent, attempts } : null;
  } catch {
    return null;
  }
}

/** State of a session or sign-up that came with `sent`: the stored one, or the initial one. */
export function pinOf(
  tab: Storage,
  sessionId: string,
  sent: SentCode | null,
  begun: { readonly at: number; readonly countdownMs: number },
): PinRecord {
  return readPin(tab, sessionId) ?? { sent, attempts: firstPin(begun.at, sent ? begun.countdownMs : 0) };
}

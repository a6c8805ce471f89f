import { firstPin, type PinAttempts } from '@dayfare/domain/session';

/** A code that is on its way. */
export interface SentCode {
  readonly id: number;
  readonly idString: string;
  /** Where it went, masked by the server. */
  readonly to: string;
  readonly isMail: boolean;
}

/** How far somebody has come with a code: all that has to outlive a reload. */
export interface PinRecord {
  /** Null before the first is sent, which only whoever comes from an enrolment address asks for. */
  readonly sent: SentCode | null;
  readonly attempts: PinAttempts;
}

/** Key in this tab's storage. It goes with the session. */
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

/** Keeps how far somebody has come, for this session alone. */
export function writePin(tab: Storage, sessionId: string, { sent, attempts }: PinRecord): void {
  try {
    tab.setItem(storageKey, JSON.stringify({ sessionId, sent, attempts }));
  } catch {
    // A full or forbidden storage costs the counts, which the server keeps as well.
  }
}

/** Forgets it. */
export function forgetPin(tab: Storage): void {
  tab.removeItem(storageKey);
}

/** How far this session has come; null when nothing whole was kept for it. */
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

/** Where a session stands that came with `sent`: as it was kept, or at the beginning. */
export function pinOf(
  tab: Storage,
  sessionId: string,
  sent: SentCode | null,
  begun: { readonly at: number; readonly countdownMs: number },
): PinRecord {
  return readPin(tab, sessionId) ?? { sent, attempts: firstPin(begun.at, sent ? begun.countdownMs : 0) };
}

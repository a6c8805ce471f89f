import type { WireCurrentUser } from '@dayfare/api/session/contract';
import type { LocalArea } from '../storage/local-area.ts';

/** The signed-in user without the session's secrets. */
export type SessionUser = Omit<WireCurrentUser, 'authToken' | 'signingKey'>;

/** Key in localStorage under which the documents want the current user. */
export const currentUserKey = 'currentUser';

/** What lies in localStorage: the user in plain words, and the token under a key that cannot leave the browser. */
interface StoredUser extends SessionUser {
  readonly sealedAuthToken: string;
}

function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;
  const { userID, sessionID, userType, sealedAuthToken } = value as Partial<
    Record<keyof StoredUser, unknown>
  >;
  return (
    typeof userID === 'number' &&
    typeof userType === 'number' &&
    typeof sessionID === 'string' &&
    typeof sealedAuthToken === 'string'
  );
}

/** The user of the last sign-in, or null when nobody is signed in or what lies there is not ours. */
export function readStoredUser(storage: LocalArea): { user: SessionUser; sealedAuthToken: string } | null {
  const text = storage.getItem(currentUserKey);
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isStoredUser(value)) return null;
    const { sealedAuthToken, ...user } = value;
    return { user, sealedAuthToken };
  } catch {
    return null;
  }
}

/** Keeps the user for the next page load. */
export function writeStoredUser(storage: LocalArea, user: SessionUser, sealedAuthToken: string): void {
  storage.setItem(currentUserKey, JSON.stringify({ ...user, sealedAuthToken } satisfies StoredUser));
}

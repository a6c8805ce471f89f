import type { WireCurrentUser } from '@dayfare/api/session/contract';
import type { LocalArea } from '../storage/local-area.ts';
import { openText, sealText } from './sealed-text.ts';

/** The signed-in user without the session's secrets. */
export type SessionUser = Omit<WireCurrentUser, 'authToken' | 'signingKey'>;

/** Key in localStorage under which the documents want the current user. */
export const currentUserKey = 'currentUser';

/** Someone who is signed in, with the token that says so. */
export interface SignedInUser {
  readonly user: SessionUser;
  readonly authToken: string;
}

function isSignedInUser(value: unknown): value is SignedInUser {
  if (typeof value !== 'object' || value === null) return false;
  const { user, authToken } = value as Partial<Record<keyof SignedInUser, unknown>>;
  if (typeof user !== 'object' || user === null || typeof authToken !== 'string') return false;
  const { userID, sessionID, userType } = user as Partial<Record<keyof SessionUser, unknown>>;
  return typeof userID === 'number' && typeof userType === 'number' && typeof sessionID === 'string';
}

/** The user of the last sign-in; null when no one is signed in, or when what lies there was sealed with another key. */
export async function readStoredUser(storage: LocalArea, key: CryptoKey): Promise<SignedInUser | null> {
  const sealed = storage.getItem(currentUserKey);
  const opened = sealed === null ? null : await openText(key, sealed);
  const value: unknown = opened === null ? null : JSON.parse(opened);
  return isSignedInUser(value) ? value : null;
}

/** The user as they are kept under `currentUserKey`, all of it sealed: anyone who reads the disk learns neither token nor name. */
export const sealUser = (key: CryptoKey, signedIn: SignedInUser): Promise<string> =>
  sealText(key, JSON.stringify(signedIn));

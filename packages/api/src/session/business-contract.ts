import * as z from 'zod/mini';
import { call, wireId } from '../wire/index.ts';
import { currentUser } from './current-user.ts';

const oneTimeToken = z.string().check(z.minLength(16), z.maxLength(200));
const deviceId = z.string().check(z.minLength(1), z.maxLength(100));

/** An account for early pay at one employer. */
const ewaAccount = z.object({
  id: wireId,
  businessId: wireId,
  companyName: z.string(),
  currency: z.string(),
  isActive: z.boolean(),
});

/** Whose account a one-time token opens. */
const tokenOwner = z.object({
  userID: wireId,
  firstName: z.string(),
  lastInitial: z.string(),
  isFromHere: z.boolean(),
});

/** The calls that give a session another token. The token from before is spent with the answer. */
export const businessContract = {
  /** A new token for this session; the old one is spent. */
  createToken: call('POST', 'Main/CreateToken', {
    input: z.object({ deviceId }),
    payload: currentUser,
    meta: { bruteForce: true },
  }),
  /** Go on at another employer, on a new token. */
  switchBusinesses: call('POST', 'Main/SwitchBusinesses', {
    input: z.object({ BusinessID: wireId, DeviceInfo: z.object({ DeviceId: deviceId }) }),
    payload: currentUser,
    meta: { bruteForce: true },
  }),
  /** Accounts for early pay at an employer, or at all of them with BusinessID 0. */
  getEWAAccounts: call('POST', 'User/GetEWAAccounts', {
    input: z.object({ BusinessID: wireId }),
    payload: z.array(ewaAccount),
    meta: { kind: 'read' },
  }),
  /** A one-time token for the mobile host of the payroll brand. The documents name no call for it: it is ours. */
  getHandOverToken: call('POST', 'user/GetHandOverToken', { payload: z.string() }),
  /**
   * Whose account a one-time token opens; the token stays unspent. `lastInitial` is empty without a last name. `isFromHere`: this browser itself began the single sign-on that brought it. The documents name no call for it: it is ours.
   */
  getTokenOwner: call('POST', 'user/GetTokenOwner', {
    input: z.object({ token: oneTimeToken }),
    payload: tokenOwner,
    meta: { kind: 'read', asVisitor: true },
  }),
  /** Sign in with a one-time token of a partner. Never tried again by itself: the token is good once. A refusal ends no session that is open. */
  getOuathUserByToken: call('GET', 'connect/GetOuathUserByToken', {
    input: z.object({ token: oneTimeToken }),
    payload: currentUser,
    meta: { kind: 'write', asVisitor: true },
  }),
};

/** An account for early pay at one employer. */
export type WireEwaAccount = z.infer<typeof ewaAccount>;
/** Whose account a one-time token opens. */
export type WireTokenOwner = z.infer<typeof tokenOwner>;

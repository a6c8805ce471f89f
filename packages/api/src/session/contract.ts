import { identifierTypes } from '@dayfare/domain/session';
import * as z from 'zod/mini';
import { call, wireNumber } from '../wire/index.ts';
import { currentUser } from './current-user.ts';

const credentials = z.object({
  identifier: z.string().check(z.minLength(1), z.maxLength(254)),
  identifierType: z.enum(identifierTypes),
  /** With a mobile number only, without the plus sign: `1`. */
  dialingCode: z.optional(z.string().check(z.maxLength(6))),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  deviceId: z.string().check(z.minLength(1), z.maxLength(100)),
  deviceType: z.string().check(z.maxLength(40)),
  /** Push token of a native device. */
  gcmToken: z.optional(z.string().check(z.maxLength(400))),
});

/** The calls that begin and end a session. */
export const sessionContract = {
  /** Sign in with a phone number, e-mail address or user name, and a password. */
  loginM: call('POST', 'main/LoginM', { input: credentials, payload: currentUser }),
  /** Whether a token is that of an open session. Declared for others: the app never asks. */
  validateToken: call('GET', 'main/ValidateToken', {
    input: z.object({ authToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
    payload: z.boolean(),
  }),
  /** End this session, all sessions of the user, or all others. */
  revokeUserToken: call('POST', 'user/RevokeUserToken', {
    input: z.object({
      isLogOutFromAllDevices: z.boolean(),
      deviceId: z.string().check(z.maxLength(100)),
      /** Leaves this session and the trust in this device as they are; ours. With all devices only. */
      exceptThisDevice: z.optional(z.boolean()),
      /** Ours. DontRecognize 1 ends the trust in this device; default Logout 2. All devices are no longer trusted once all are signed out. */
      onLogoutAction: z.optional(wireNumber.check(z.gte(1), z.lte(2))),
    }),
    payload: z.boolean(),
  }),
};

/** Body of the sign-in call. */
export type Credentials = z.infer<typeof credentials>;

export type { WireCurrentUser } from './current-user.ts';

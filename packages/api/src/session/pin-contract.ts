import * as z from 'zod/mini';
import { call, sentPin, wireId, wireNumber } from '../wire/index.ts';
import { currentUser } from './current-user.ts';

const text = z.string().check(z.maxLength(200));

/** What a PIN is checked with, in the order of the documents. */
const verifyPinInfo = z.object({
  userID: wireId,
  sentPinIDString: text,
  sentPinID: wireId,
  /** Six digits. */
  pinCode: z.string().check(z.regex(/^\d{6}$/)),
  deviceID: text,
  mobileNumber: text,
  dialingCode: text,
  /** True while signing in: the answer is then a whole session. */
  isLoginCall: z.boolean(),
  deviceType: text,
  gcmToken: z.optional(z.string().check(z.maxLength(400))),
  sentPinDisplayText: text,
  sentPinToEmail: z.boolean(),
  /** Listed order: None, ATMPin, TPin. */
  pinType: wireNumber,
});

const phone = {
  /** Always 0. */
  userID: z.union([z.literal(0), z.literal('0')]),
  dialingCode: z.string().check(z.maxLength(6)),
  mobileNumber: z.string().check(z.maxLength(20)),
};

/** The calls around a PIN. Each is limited: 3 wrong tries, 3 more sendings, 5 minutes of rest. */
export const pinContract = {
  /**
   * Check a PIN; while signing in it opens the session and trusts the device. Answers with the signed-in user, on a token of its own: the
   * one from before the PIN is spent.
   */
  verifyMachinePin: call('POST', 'user/VerifyMachinePin', {
    input: z.object({ verifyPinInfo }),
    payload: currentUser,
    meta: { bruteForce: true },
  }),
  /**
   * Send a PIN once more, three times at most. Sends another code for a PIN, and voids the one before. With an empty id it sends a first
   * PIN to a signed-in user, as a call from an enrolment address wants it.
   */
  resendPin: call('POST', 'Main/ResendPin', {
    input: z.object({ sentPinIDString: text, sentPinID: wireId, sentPinToEmail: z.optional(z.boolean()) }),
    payload: sentPin,
  }),
  /** Check a PIN for a change of settings. A GET that counts tries, and so is never repeated by itself. */
  verifyDualFactorAuthenticationPin: call('GET', 'main/VerifyDualFactorAuthenticationPin', {
    input: z.object({ ...phone, pinCode: z.string().check(z.regex(/^\d{6}$/)) }),
    payload: z.boolean(),
    meta: { kind: 'write' },
  }),
  /**
   * The user of a phone number, when that is the one who asks. Only ever the asking person's own record: a stranger's number is as unknown
   * as no number.
   */
  getUsers: call('GET', 'main/GetUsers', {
    input: z.object(phone),
    payload: z.array(z.object({ userID: wireId, userType: wireNumber, companyName: z.nullable(z.string()) })),
  }),
};

/** What is sent to check a PIN. */
export type VerifyPinInfo = z.infer<typeof verifyPinInfo>;

/** A PIN that is on its way. */
export type WireSentPin = z.infer<typeof sentPin>;

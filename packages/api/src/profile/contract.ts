import { wireLanguages } from '@dayfare/domain/product';
import * as z from 'zod/mini';
import { call, sentPin, wireDate, wireId, wireNumber } from '../wire/index.ts';

const line = z.string().check(z.maxLength(120));
const emailAddress = z.string().check(z.maxLength(254));
const dialingCode = z.string().check(z.regex(/^[1-9]\d{0,3}$/));
const mobileNumber = z.string().check(z.regex(/^\d{6,14}$/));

/** What a person says of themselves. Empty lines for no address. */
const details = {
  firstName: line,
  middleName: line,
  lastName: line,
  addressLine1: line,
  addressLine2: line,
  city: line,
  postalCode: line,
};

const profile = z.object({
  userID: wireId,
  ...details,
  emailAddress: z.string(),
  dialingCode: z.string(),
  mobileNumber: z.string(),
  /** Null while it is unknown. */
  dateOfBirth: z.nullable(wireDate),
  /** Two letters: `NY`, `QC`; null before one is chosen. */
  residentialState: z.nullable(z.string()),
  language: z.enum(wireLanguages),
  /** The employer whose records name the person; null for none. */
  companyName: z.nullable(z.string()),
  /** The address of the person's picture, which soon expires; null without one. */
  imageURL: z.nullable(z.string()),
  /** How often the details have changed; sent back with a change, which is refused where another came first. */
  version: wireNumber,
});

/** A JPEG or PNG of at most 187 kB, in base64: the app sends a square of 320 px. */
const avatar = z.string().check(z.maxLength(250_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** The user's details, and how they are reached. */
export const profileContract = {
  /** Everything that is known of the signed-in person. */
  getProfile: call('GET', 'user/GetProfile', { payload: profile }),
  /** What the signed-in person is called. */
  getBasicProfile: call('GET', 'user/GetBasicProfile', {
    payload: z.object({ userID: wireId, firstName: z.string(), lastName: z.string() }),
  }),
  /** Name and address. An e-mail address here is refused: it takes a code. Sent as they were read, they change nothing. */
  saveProfileDetails: call('POST', 'user/SaveProfileDetails', {
    input: z.strictObject({ ...details, version: wireNumber }),
    payload: profile,
  }),
  /** Show the person by a picture, JPEG or PNG in base64, or by none. */
  saveAvatar: call('POST', 'user/SaveAvatar', {
    input: z.strictObject({ image: z.nullable(avatar) }),
    payload: profile,
  }),
  /** The birth date, where it is not known yet. */
  saveDateOfBirth: call('POST', 'user/SaveDateOfBirth', {
    input: z.object({ dateOfBirth: wireDate }),
    payload: profile,
  }),
  /**
   * Send a code to an e-mail address or a phone number that is to take the place of the one there is. Asked for again, it sends another. The
   * documents name no call for it: it is ours.
   */
  sendContactCode: call('POST', 'user/SendContactCode', {
    input: z.union([z.strictObject({ emailAddress }), z.strictObject({ dialingCode, mobileNumber })]),
    payload: sentPin,
    meta: { ours: true },
  }),
  /** Take the e-mail address or the phone number that a code was sent to, by that code. */
  saveProfile: call('POST', 'user/SaveProfile', {
    input: z.union([
      z.strictObject({ emailAddress, pinCode: z.string().check(z.regex(/^\d{6}$/)) }),
      z.strictObject({ dialingCode, mobileNumber, pinCode: z.string().check(z.regex(/^\d{6}$/)) }),
    ]),
    payload: profile,
  }),
};

/** Everything that is known of a person, as on the wire. */
export type WireProfile = z.infer<typeof profile>;

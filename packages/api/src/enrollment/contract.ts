import { product, productKey } from '@dayfare/domain/product';
import * as z from 'zod/mini';
import { call, wireAmount, wireDate, wireId, wireNumber } from '../wire/index.ts';

/** Wire names that carry the product's. */
const regionKey = `${productKey}RegionID` as const;
const directUserKey = `Create${product}DirectUser` as const;

const text = z.string().check(z.maxLength(120));
const optionalText = z.optional(text);

const sentPin = {
  /** The secret by which the sign-up goes on. It is worth nothing before the code has been entered. */
  EnrollmentReferenceID: z.string(),
  sentPinIDString: z.string(),
  sentPinID: wireId,
  /** The number, masked: `•••• 0199`. */
  sentPinDisplayText: z.string(),
  resendsLeft: wireNumber,
};

const enrollmentPin = z.object(sentPin);

/** An employer as shown during a sign-up. */
export const employeerLookup = z.object({
  id: wireId,
  businessID: wireId,
  name: z.string(),
  employerName: z.string(),
  label: z.string(),
  isIDScanEnabled: z.boolean(),
  enableIDScanOnBoardingEnforced: z.boolean(),
  /** Whether the end of the social security number is asked for. */
  enableIdology: z.boolean(),
  isSSOEnabled: z.boolean(),
  /** Who runs its sign-in, as a number of the payroll providers; 0 for none. */
  authProviderType: wireNumber,
  /** Number of the partner at whose page its people sign in; null where a password is enough. */
  remoteReferenceID: z.nullable(z.string()),
  branchIDAtPercept: z.nullable(z.string()),
  enableCallerInformation: z.boolean(),
  /** Path segment under which its own sign-in is reached; null without one. */
  map: z.nullable(z.string()),
  employeeIDLabel: z.nullable(z.string()),
  employeeIDDescription: z.nullable(z.string()),
  employeeIDExample: z.nullable(z.string()),
  /** A picture of where the id stands, as a data address. */
  employeeIDImage: z.nullable(z.string()),
  employeeIDPrefix: z.nullable(z.string()),
  employeeIDIsNumeric: z.boolean(),
  employeeIDAsNumericOnly: z.boolean(),
  [regionKey]: wireId,
});

/** The fields of a sign-up, in the documents' spelling. */
const enrollmentData = z.object({
  DialingCode: optionalText,
  MobileNumber: optionalText,
  EmployeeID: optionalText,
  EmployerID: z.optional(wireId),
  FirstName: optionalText,
  LastName: optionalText,
  Email: optionalText,
  BuisnessName: optionalText,
});

/** What one screen sends. */
const enrollmentRequest = z.object({
  EnrollmentReferenceID: text,
  /** The screen that is done, 0 to 11. */
  CurrentScreen: wireNumber,
  EnrollmentData: enrollmentData,
  sentPinIDString: optionalText,
  PinCode: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  /** The last four digits of the social security number. */
  SSN: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  DOB: z.optional(wireDate),
  /** Ours. The employer's one-time code, with details about a record whose tries are used up. */
  EmployerCode: z.optional(z.string().check(z.maxLength(40))),
  /** The scan of an identity document; left out by who skips it. */
  QueryID: optionalText,
  Password: z.optional(z.string().check(z.maxLength(200))),
  /** As the server answered it: goes with the password. */
  MatchedStatus: z.optional(wireNumber),
  /** With the code of the number if a link led here, or with the referral screen. */
  ReferralCode: z.optional(z.string().check(z.maxLength(20))),
  /** Ours. With the referral screen: whether the user says that they are 18 or older, as invited people have to be. */
  isAdult: z.optional(z.boolean()),
  utm_campaign: optionalText,
  /** The client of a sign-up: 4 on a desktop, 6 in the native app, 7 in a mobile browser. */
  RequestType: z.optional(wireNumber),
  /** Goes on without an employer, as a direct user; with the employer's screen. */
  [directUserKey]: z.optional(z.boolean()),
  /** 0 until the account has been made. */
  UserID: z.optional(wireNumber),
  /** The e-mail address, with which one signs in later. */
  Username: optionalText,
  /** As the server answered it last. */
  registerationStatus: z.optional(wireNumber),
  /** Whether this screen's code is to be checked. */
  isValidatePin: z.optional(z.boolean()),
  /** The random id of the browser or app that signs up. */
  ClientSignature: optionalText,
  /** As the server answered it last. */
  attemptCount: z.optional(wireNumber),
  /** The kind of account that will be made: 4 with an employer, 10 without one. */
  userType: z.optional(wireNumber),
  CampaignType: z.optional(wireNumber),
  /** The channel of a sign-up, in the listed order: None, SMS, Kiosk, Web, MobileApp, MobileWeb. Ours as a field. */
  ClientType: z.optional(wireNumber),
  /** No sign-up begins with a card: this is false. */
  isCardExist: z.optional(z.boolean()),
  /** With the employer's screen: the secret of a work account that the employer has confirmed. Otherwise null. */
  authAccountID: z.optional(z.nullable(text)),
  /** False, as there is no card. */
  isPayrollCardUser: z.optional(z.boolean()),
  /** Whether the screen had been done before. */
  isBack: z.optional(z.boolean()),
  /** Whether it is the first screen after the code. */
  isOnLanding: z.optional(z.boolean()),
});

/** What one screen is answered with. */
const enrollmentAnswer = z.object({
  registerationStatus: wireNumber,
  CurrentScreen: wireNumber,
  /** Tries that are left to be found in the employer's records. */
  attemptCount: wireNumber,
  matchedStatus: wireNumber,
  /** Once, when the account has been made; the token signs in once, within five minutes. */
  enrollmentCode: z.nullable(
    z.object({ accessibleAmount: wireAmount, authToken: z.string(), userID: wireId }),
  ),
});

/** Signing up. Each screen's answer says which screen is next. */
export const enrollmentContract = {
  /**
   * Begin a sign-up with a phone number, which gets a code. Asks whether texts reach the number. Whether anyone has
   * an account with it is said only to who enters that code. A GET that sends a text, and so is never repeated by itself.
   */
  verifyMobile: call('GET', 'main/VerifyMobile', {
    input: z.object({
      /** Without the plus: `1`, `52`. */
      dialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
      mobileNumber: z.string().check(z.regex(/^\d{6,15}$/)),
    }),
    payload: z.object({ registerationStatus: wireNumber, ...sentPin }),
    meta: { kind: 'write' },
  }),
  /** Another code for a sign-up. */
  resendEnrollmentPin: call('POST', 'Main/ResendEnrollmentPin', {
    input: z.object({ EnrollmentReferenceID: text }),
    payload: enrollmentPin,
    meta: { ours: true },
  }),
  /** Employers by the beginning of a word in their name. */
  findEmployers: call('GET', 'main/FindEmployers', {
    input: z.object({ companyName: z.string().check(z.maxLength(50)) }),
    payload: z.array(employeerLookup),
    meta: { ours: true },
  }),
  /** The employer whose own address has a segment. */
  findBranch: call('GET', 'main/FindBranch', {
    input: z.object({ map: text }),
    payload: z.nullable(employeerLookup),
    meta: { ours: true },
  }),
  /** Take what one screen of a sign-up asks for. The same screen may be sent again until the account is made. */
  processEnrollmentRequest: call('POST', 'main/ProcessEnrollmentRequest', {
    input: enrollmentRequest,
    payload: enrollmentAnswer,
  }),
};

/** An employer as the wire says it. */
export type WireEmployer = z.infer<typeof employeerLookup>;

/** What one screen sends. */
export type WireEnrollmentRequest = z.infer<typeof enrollmentRequest>;

/** What one screen is answered with. */
export type WireEnrollment = z.infer<typeof enrollmentAnswer>;

/** An employer that was kept on the device; null for anything else. */
export function storedEmployer(value: unknown): WireEmployer | null {
  const read = z.safeParse(employeerLookup, value);
  return read.success ? read.data : null;
}

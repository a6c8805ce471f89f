import { productKey } from '@dayfare/domain/product';
import { longestAddress } from '@dayfare/domain/validation';
import * as z from 'zod/mini';
import { call, wireDate, wireId, wireNumber } from '../wire/index.ts';

/** Wire name of the region, which carries the product's key. */
const regionKey = `${productKey}RegionID` as const;

const text = z.string().check(z.maxLength(120));
const textOrNull = z.nullable(text);

/** What the person says of themselves. */
const own = {
  middleName: textOrNull,
  address: z.nullable(z.string().check(z.maxLength(longestAddress))),
  city: textOrNull,
  /** Two letters: `NY`, `QC`. */
  state: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** How and when support may call: words of the person's. */
  contactOption: textOrNull,
  timeToContact: textOrNull,
};

/** What the employer, the sign-up and the server say. Sent back unchanged or left out: changing it is refused. */
const known = {
  id: wireId,
  firstName: textOrNull,
  lastName: textOrNull,
  companyName: textOrNull,
  dialingCode: textOrNull,
  mobileNumber: textOrNull,
  emailAddress: textOrNull,
  dOB: z.nullable(wireDate),
  /** Day of joining the employer, and of leaving it; null where its records do not say. */
  dOJ: z.nullable(wireDate),
  terminationDate: z.nullable(wireDate),
  employeeID: textOrNull,
  login: textOrNull,
  username: textOrNull,
  userStatus: wireNumber,
  [regionKey]: wireId,
  employerConsentAccepted: z.boolean(),
  attemptsCount: wireNumber,
  updateAttemptsCount: wireNumber,
  requestType: z.nullable(wireNumber),
  enrollmentFailureReason: textOrNull,
  matchedStatus: wireNumber,
  /** Always null: a password is never answered. */
  password: z.null(),
  payrollProvider: wireNumber,
  /** Number of the payroll provider that runs the employer's sign-in; 0 for none. */
  payrollProviderType: wireNumber,
  campaignID: textOrNull,
  idologyDocumentType: textOrNull,
  idologyDecisionMessage: textOrNull,
  /** Always null, like passwords. `isSubwayUser` says whether there is one. */
  employeeToken: z.null(),
  franchiseeToken: z.null(),
  isSubwayUser: z.boolean(),
  payrollCompanyID: textOrNull,
};

const userRecord = z.object({ ...known, ...own });
/** The fields that are there; those that are not stay as they are. */
const change = z.object({ ...z.partial(userRecord).shape, id: wireId });

/** The enrollment record of the signed-in person. Another's cannot be asked for. */
export const userContract = {
  /** The enrollment record of the signed-in person. */
  getUserById: call('GET', 'Users/GetById', {
    input: z.object({
      UserId: z.union([wireId, z.string().check(z.regex(/^\d{1,10}$/))]),
      Email: z.string().check(z.maxLength(254)),
    }),
    payload: userRecord,
  }),
  /** Create the record from what the person says. Refused with AlreadyRegisterUser where there is one. */
  createUser: call('POST', 'Users/Post', { input: change, payload: userRecord }),
  /** Replace what the person says. What is left out is forgotten. */
  replaceUser: call('PUT', 'Users/Put', { input: change, payload: userRecord }),
  /** Delete what the person said. The account stays. */
  deleteUser: call('DELETE', 'Users/Delete', {
    input: z.object({ Id: z.union([wireId, z.string().check(z.regex(/^\d{1,10}$/))]) }),
    payload: z.boolean(),
  }),
  /** Change the fields of the record that are sent. */
  updateUser: call('POST', 'main/UpdateUser', { input: change, payload: userRecord }),
  /** A new password, for those who have to choose one. It ends every other session of the person. */
  updatePassword: call('POST', 'main/UpdatePassword', {
    input: z.object({ userID: wireId, password: z.string().check(z.minLength(1), z.maxLength(200)) }),
    payload: z.boolean(),
  }),
  /** The token by which a franchise’s payroll identifies the person. It is kept sealed. */
  updateSubwayUserEmployeeToken: call('POST', 'user/UpdateSubwayUserEmployeeToken', {
    input: z.object({
      employeeToken: z.string().check(z.minLength(1), z.maxLength(400)),
      franchiseeToken: z.optional(z.string().check(z.maxLength(400))),
      payrollCompanyID: z.optional(text),
    }),
    payload: z.boolean(),
  }),
  /** Agree to all documents of the terms. Writes although it is a GET, and is never repeated by itself. */
  saveEnrollmentAgreements: call('GET', 'user/SaveEnrollmentAgreements', {
    input: z.object({
      /** The ids of the documents that were shown, with commas between: `21,22,23`. */
      contractIds: z.string().check(z.regex(/^\d{1,6}(,\d{1,6}){0,9}$/)),
      /** 1 where the partner brand's variant was shown. */
      userSentBrandingType: z.enum(['0', '1']),
    }),
    payload: z.boolean(),
    meta: { kind: 'write' },
  }),
};

/** The enrollment record as the wire says it. */
export type WireUserRecord = z.infer<typeof userRecord>;

/** What a change of it sends. */
export type WireUserChange = z.infer<typeof change>;

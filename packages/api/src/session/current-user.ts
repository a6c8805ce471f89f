import { productKey } from '@dayfare/domain/product';
import * as z from 'zod/mini';
import { wireId, wireNumber } from '../wire/index.ts';

const text = z.nullable(z.string());

/** Wire name of the region, which carries the product's key. */
export const regionKey = `${productKey}RegionID` as const;

/** An employer that the user may work in. */
const business = z.object({ businessId: wireId, companyName: z.string() });

/** The signed-in user as the sign-in call returns it. */
export const currentUser = z.object({
  /** Empty, as are `signingKey` and `sessionID`, where single sign-on is required: that sign-in gives no session. */
  authToken: z.string(),
  /** Base64url secret of this session that requests are signed with; our addition. Import it, then forget it. */
  signingKey: z.string(),
  sessionID: z.string(),
  id: wireId,
  userID: wireId,
  userType: wireNumber,
  userName: text,
  firstName: text,
  lastName: text,
  emailAddress: text,
  mobileNumber: text,
  dialingCode: text,
  businessId: wireId,
  companyName: text,
  businesses: z.array(business),
  multipleBusinessesFound: z.boolean(),
  /** 1 for an enrolled user. */
  enrollmentStatus: wireNumber,
  matchedStatus: wireNumber,
  membershipType: wireNumber,
  /** Listed order: None, Hourly, Weekly, BiWeekly, SemiMonthly, Monthly, Yearly. */
  payFrequency: wireNumber,
  /** Listed order: Disable, TimelyTipsOnly, TimelyTipsAndEWA. */
  timelyTipsStatus: wireNumber,
  /** Listed order: None, Pending, Active, Deleted, Suspend. */
  userStatus: wireNumber,
  campaignType: wireNumber,
  /** 1 Ultipro, 2 Kronos, 3 Paycor; 0 or missing for none of them. */
  payrollProvider: z.optional(wireNumber),
  isStateExpired: z.boolean(),
  forcePasswordChange: z.boolean(),
  isContractAccepted: z.boolean(),
  ssoLoginRequired: z.boolean(),
  ssoButtonText: text,
  ssoHeaderText: text,
  ssoDescription: text,
  ssoPartnerID: z.nullable(wireId),
  sentPinIDString: text,
  sentPinID: z.nullable(wireId),
  sentPinDisplayText: text,
  sentPinToEmail: z.boolean(),
  deviceId: text,
  deviceType: text,
  gcmToken: text,
  isPaychexUser: z.boolean(),
  redirectMobileURL: text,
  [regionKey]: wireId,
  enableDualFactorForTier3: z.boolean(),
  /** Key of the partner whose brand the user sees; null for none. */
  partner: text,
  isPaycorThemeEnabled: z.boolean(),
  referenceBranchUserID: z.nullable(wireId),
  /** Where at the employer the person works; null where it says nothing. This and the next four are for the chat and for marketing. */
  departmentName: z.optional(text),
  /** Whether a user without an employer has agreed to the terms of direct users. */
  d2CDisclosures: z.optional(z.boolean()),
  /** Whether the employer's program fee is paid with a card of the person's. */
  enableHybridModel: z.optional(z.boolean()),
  /** `2026-03-02`. */
  enrollmentDate: z.optional(text),
  /** How the person is called at work beside their number. */
  userUniqueID: z.optional(text),
  /** Ours. Origin of the site that serves the account where another region does; null for this one. */
  regionHost: z.optional(text),
  /** Ours. IANA name of the zone in which the person is told every time; the device's own where it is missing. */
  timeZone: z.optional(z.string()),
});

/** The signed-in user, field by field as on the wire. */
export type WireCurrentUser = z.infer<typeof currentUser>;

import type { UserType } from '../access/index.ts';
import { enumeration, type NameOf } from '../enumeration/index.ts';
import type { PayFrequency } from '../money/index.ts';

/** Whether sign-up is finished. The documents give neither names nor numbers, so both are ours. */
export const enrollmentStatus = enumeration(['NotEnrolled', 'Enrolled']);
export type EnrollmentStatus = NameOf<typeof enrollmentStatus>;

/** An employer that a user works for. */
export interface Business {
  readonly id: number;
  readonly name: string;
}

/** Single sign-on that must be used instead of a password. */
export interface SsoPrompt {
  readonly buttonText: string;
  readonly headerText: string;
  readonly description: string;
  readonly partnerId: string;
}

/** A PIN sent by the server, and how to refer to it. */
export interface SentPin {
  readonly id: number;
  readonly idString: string;
  /** Where it was sent, masked, for display. */
  readonly displayText: string;
  readonly isToEmail: boolean;
}

/** The signed-in person, as returned by the login. Names are ours; the api package maps them. */
export interface CurrentUser {
  readonly authToken: string;
  readonly userId: number;
  /** Null for an unknown number. */
  readonly userType: UserType | null;
  readonly businessId: number;
  readonly companyName: string;
  readonly sessionId: string;
  readonly enrollmentStatus: EnrollmentStatus;
  readonly payFrequency: PayFrequency;
  readonly isStateExpired: boolean;
  readonly mustChangePassword: boolean;
  readonly isContractAccepted: boolean;
  /** Has several employers and has not chosen one in this session. */
  readonly mustChooseBusiness: boolean;
  readonly businesses: readonly Business[];
  readonly firstName: string;
  /** Null unless single sign-on is required. */
  readonly sso: SsoPrompt | null;
  /** Null unless a PIN was sent and must be entered. */
  readonly sentPin: SentPin | null;
  readonly mobileNumber: string;
  readonly dialingCode: string;

  readonly matchedStatus?: number | undefined;
  readonly membershipType?: number | undefined;
  readonly timelyTipsStatus?: number | undefined;
  readonly userStatus?: number | undefined;
  readonly campaignType?: number | undefined;
  readonly deviceId?: string | undefined;
  readonly deviceType?: number | undefined;
  /** Token for push notifications (`gcmToken`). */
  readonly pushToken?: string | undefined;
  /** Whether the user belongs to the partner payroll brand (`isPaychexUser`). */
  readonly isPartnerPayrollUser?: boolean | undefined;
  readonly redirectMobileUrl?: string | undefined;
  readonly regionId?: number | undefined;
  readonly isDualFactorForTier3?: boolean | undefined;

  /** Fields that only the stored copy has. */
  readonly id?: number | undefined;
  readonly userName?: string | undefined;
  readonly emailAddress?: string | undefined;
  readonly lastName?: string | undefined;
  readonly partner?: string | undefined;
  readonly isPaycorThemeEnabled?: boolean | undefined;
  readonly referenceBranchUserId?: number | undefined;
}

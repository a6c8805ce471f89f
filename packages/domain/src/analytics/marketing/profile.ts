import type { IsoDate } from '../../money/index.ts';
import type { BusinessEnvironment } from '../../product/index.ts';
import { type CurrentUser, residenceCountry } from '../../session/index.ts';
import type { IdentifiedUser } from '../identity.ts';
import { type MarketingUserType, marketingUserType } from '../user-label.ts';
import {
  type AttributeValue,
  customAttributes,
  type DroppedAttribute,
  marketingEmail,
} from './attributes.ts';
import { marketingEnrolmentDate } from './enrolment-date.ts';
import { marketingIdentity, marketingPrefix } from './identity.ts';
import { marketingPhone } from './phone.ts';

/** The person described to marketing. */
export interface MarketingSubject {
  readonly user: IdentifiedUser &
    Pick<
      CurrentUser,
      'firstName' | 'lastName' | 'emailAddress' | 'mobileNumber' | 'dialingCode' | 'regionId'
    >;
  readonly environment: BusinessEnvironment;
  /** Startup key `IsUserDeactivated`. */
  readonly isDeactivated: boolean;
  /** As sent by the server. */
  readonly enrolmentDate: string | null;
  /** Further attributes that marketing asked for, by name. */
  readonly custom: Readonly<Record<string, unknown>>;
}

/** What marketing services learn about a user. Null values aren't sent. */
export interface MarketingProfile {
  readonly identity: string;
  readonly userType: MarketingUserType;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly enrolmentDate: IsoDate | null;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  /** Custom attributes that aren't sent, for the console. */
  readonly dropped: readonly DroppedAttribute[];
}

const nameOrNull = (name: string | undefined) => name?.trim() || null;

/** Creates a user's profile for marketing services, without anything missing or invalid. */
export function marketingProfile(subject: MarketingSubject): MarketingProfile {
  const { user, environment, isDeactivated, enrolmentDate, custom } = subject;
  const country = residenceCountry({ regionId: user.regionId, businessEnvironment: environment });
  return {
    identity: marketingIdentity(user, marketingPrefix(environment, country)),
    userType: marketingUserType(user.userType, isDeactivated),
    firstName: nameOrNull(user.firstName),
    lastName: nameOrNull(user.lastName),
    email: marketingEmail(user.emailAddress),
    phone: marketingPhone(user.dialingCode, user.mobileNumber),
    enrolmentDate: marketingEnrolmentDate(enrolmentDate),
    ...customAttributes(custom),
  };
}

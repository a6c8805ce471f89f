import { type BusinessEnvironment, product } from '../../product/index.ts';
import type { ResidenceCountry } from '../../session/index.ts';
import { analyticsIdentity, type IdentifiedUser } from '../identity.ts';

const prefixByEnvironment = {
  Common: 'MyMo',
  [product]: 'MyMo',
  // The documents give no prefix of its own.
  Paycor: 'MyMo',
  OnShift: 'OS',
  UKG: 'UKG',
  Canada: 'CA',
} as const satisfies Record<BusinessEnvironment, string>;

/** What a marketing identity begins with. UKG in Canada is a prefix of its own. */
export type MarketingPrefix = (typeof prefixByEnvironment)[BusinessEnvironment] | 'UKG_CA';

/** The prefix of an environment, for somebody who lives in a country. */
export function marketingPrefix(
  environment: BusinessEnvironment,
  country: ResidenceCountry,
): MarketingPrefix {
  return environment === 'UKG' && country === 'CA' ? 'UKG_CA' : prefixByEnvironment[environment];
}

/** What marketing services know a user by: `{environment prefix}_{id}`. */
export function marketingIdentity(user: IdentifiedUser, prefix: MarketingPrefix): string {
  return `${prefix}_${analyticsIdentity(user)}`;
}

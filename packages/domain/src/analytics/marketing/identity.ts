import { type BusinessEnvironment, product } from '../../product/index.ts';
import type { ResidenceCountry } from '../../session/index.ts';
import { analyticsIdentity, type IdentifiedUser } from '../identity.ts';

const prefixByEnvironment = {
  Common: 'MyMo',
  [product]: 'MyMo',
  // The documents give it no prefix of its own.
  Paycor: 'MyMo',
  OnShift: 'OS',
  UKG: 'UKG',
  Canada: 'CA',
} as const satisfies Record<BusinessEnvironment, string>;

/** Prefix of a marketing identity. UKG in Canada has its own. */
export type MarketingPrefix = (typeof prefixByEnvironment)[BusinessEnvironment] | 'UKG_CA';

/** Returns the prefix of an environment, for a person in a country. */
export function marketingPrefix(
  environment: BusinessEnvironment,
  country: ResidenceCountry,
): MarketingPrefix {
  return environment === 'UKG' && country === 'CA' ? 'UKG_CA' : prefixByEnvironment[environment];
}

/** Returns a user's id for marketing services: `{environment prefix}_{id}`. */
export function marketingIdentity(user: IdentifiedUser, prefix: MarketingPrefix): string {
  return `${prefix}_${analyticsIdentity(user)}`;
}

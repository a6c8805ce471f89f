import type { UserType } from '../access/index.ts';

/** Kinds of users in analytics. */
export const analyticsUserTypes = ['Direct', 'Enterprise'] as const;
export type AnalyticsUserType = (typeof analyticsUserTypes)[number];

/** The analytics' name for a kind of user: direct users are Direct, all others Enterprise. */
export function analyticsUserType(type: UserType | null): AnalyticsUserType {
  return type === 'DirectUser' ? 'Direct' : 'Enterprise';
}

/** Kinds of users in marketing. */
export type MarketingUserType = AnalyticsUserType | 'OnBoarding' | 'Direct-Migrated';

/** Returns marketing's name for a kind of user. A deactivated direct user (`IsUserDeactivated`) has moved to an employer. */
export function marketingUserType(type: UserType | null, isDeactivated: boolean): MarketingUserType {
  if (type === 'OnBoarding') return 'OnBoarding';
  if (type === 'DirectUser' && isDeactivated) return 'Direct-Migrated';
  return analyticsUserType(type);
}

import type { UserType } from '../access/index.ts';

/** How analytics tell users apart. */
export const analyticsUserTypes = ['Direct', 'Enterprise'] as const;
export type AnalyticsUserType = (typeof analyticsUserTypes)[number];

/** The analytics' name for a kind of user: direct users are Direct, all others Enterprise. */
export function analyticsUserType(type: UserType | null): AnalyticsUserType {
  return type === 'DirectUser' ? 'Direct' : 'Enterprise';
}

/** How marketing tells users apart. */
export type MarketingUserType = AnalyticsUserType | 'OnBoarding' | 'Direct-Migrated';

/** Marketing's name for a kind of user. A direct user who was deactivated (`IsUserDeactivated`) has moved to an employer. */
export function marketingUserType(type: UserType | null, isDeactivated: boolean): MarketingUserType {
  if (type === 'OnBoarding') return 'OnBoarding';
  if (type === 'DirectUser' && isDeactivated) return 'Direct-Migrated';
  return analyticsUserType(type);
}

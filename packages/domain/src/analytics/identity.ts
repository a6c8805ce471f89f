import type { CurrentUser } from '../session/index.ts';

/** What an identity is made of. */
export type IdentifiedUser = Pick<CurrentUser, 'userId' | 'userType' | 'referenceBranchUserId'>;

/**
 * The number that analytics and marketing know a user by: that of the branch, or the user's own where a direct user
 * has none. Others without one are known by their own too, since an event of nobody says nothing.
 */
export function analyticsIdentity({ userId, referenceBranchUserId }: IdentifiedUser): number {
  // 0 is the wire's "none".
  return referenceBranchUserId || userId;
}

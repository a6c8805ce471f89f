import type { CurrentUser } from '../session/index.ts';

/** What an identity is made of. */
export type IdentifiedUser = Pick<CurrentUser, 'userId' | 'userType' | 'referenceBranchUserId'>;

/**
 * Returns the id that analytics and marketing use for a user: that of the branch, or the user's own for direct users without one. Other
 * users without one also get their own, because events without a user are useless.
 */
export function analyticsIdentity({ userId, referenceBranchUserId }: IdentifiedUser): number {
  // 0 is the wire's "none".
  return referenceBranchUserId || userId;
}

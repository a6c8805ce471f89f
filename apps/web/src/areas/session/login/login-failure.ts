import { type Failure, meaningOf } from '../../../platform/failures/failure.ts';

/** Why a sign-in was refused, where it has texts of its own for it. */
export type LoginRefusal = 'wrong' | 'deactivated' | 'clock' | 'blocked';

const refusals = {
  InvalidPassword: 'wrong',
  UserNotExist: 'wrong',
  UserDeactivated: 'deactivated',
  ClockSkew: 'clock',
} as const satisfies Record<string, LoginRefusal>;

/** What a failed sign-in means beyond the failure itself; null when that says it all. */
export function loginRefusal(failure: Failure): LoginRefusal | null {
  const isLimit = failure.kind === 'refused' && failure.level === 'LimitExceeded';
  return meaningOf(failure, refusals) ?? (isLimit ? 'blocked' : null);
}

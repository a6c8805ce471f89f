import { expect, it } from 'vitest';
import { analyticsIdentity } from './identity.ts';

it.each([undefined, 0])(
  'a direct user with branch reference %s is known by their own id [analytics-006]',
  (reference) => {
    expect(analyticsIdentity({ userId: 7, userType: 'DirectUser', referenceBranchUserId: reference })).toBe(
      7,
    );
  },
);

it.each(['DirectUser', 'User', null] as const)('%s with a branch reference is known by it', (userType) => {
  expect(analyticsIdentity({ userId: 7, userType, referenceBranchUserId: 90 })).toBe(90);
});

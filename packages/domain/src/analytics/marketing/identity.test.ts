import { expect, it } from 'vitest';
import { marketingIdentity, marketingPrefix } from './identity.ts';

it.each([
  ['Common', false, 'MyMo'],
  ['Dayfare', false, 'MyMo'],
  ['Dayfare', true, 'MyMo'],
  ['Paycor', false, 'MyMo'],
  ['OnShift', false, 'OS'],
  ['OnShift', true, 'OS'],
  ['UKG', false, 'UKG'],
  ['UKG', true, 'UKG_CA'],
  ['Canada', false, 'CA'],
  ['Canada', true, 'CA'],
] as const)('in %s, in Canada %s, the prefix is %s [brands-005]', (environment, isInCanada, prefix) => {
  expect(marketingPrefix(environment, isInCanada)).toBe(prefix);
});

it('an identity is prefix and id, the own one for a direct user without a branch reference [analytics-006]', () => {
  expect(marketingIdentity({ userId: 7, userType: 'DirectUser' }, 'UKG_CA')).toBe('UKG_CA_7');
  expect(marketingIdentity({ userId: 7, userType: 'User', referenceBranchUserId: 90 }, 'OS')).toBe('OS_90');
});

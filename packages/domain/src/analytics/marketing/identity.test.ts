import { expect, it } from 'vitest';
import { marketingIdentity, marketingPrefix } from './identity.ts';

it.each([
  ['Common', 'US', 'MyMo'],
  ['Dayfare', 'US', 'MyMo'],
  ['Dayfare', 'CA', 'MyMo'],
  ['Paycor', 'US', 'MyMo'],
  ['OnShift', 'US', 'OS'],
  ['OnShift', 'CA', 'OS'],
  ['UKG', 'US', 'UKG'],
  ['UKG', 'CA', 'UKG_CA'],
  ['Canada', 'US', 'CA'],
  ['Canada', 'CA', 'CA'],
] as const)('in %s, in %s, the prefix is %s [brands-005]', (environment, country, prefix) => {
  expect(marketingPrefix(environment, country)).toBe(prefix);
});

it('an identity is prefix and id, the own one for a direct user without a branch reference [analytics-006]', () => {
  expect(marketingIdentity({ userId: 7, userType: 'DirectUser' }, 'UKG_CA')).toBe('UKG_CA_7');
  expect(marketingIdentity({ userId: 7, userType: 'User', referenceBranchUserId: 90 }, 'OS')).toBe('OS_90');
});

import { expect, it } from 'vitest';
import { analyticsUserType, analyticsUserTypes, marketingUserType } from './user-label.ts';

it.each([
  ['DirectUser', 'Direct'],
  ['User', 'Enterprise'],
  ['Administrator', 'Enterprise'],
  ['BranchAdministrator', 'Enterprise'],
  ['OnBoarding', 'Enterprise'],
  [null, 'Enterprise'],
] as const)('analytics track %s as %s [analytics-004]', (type, label) => {
  expect(analyticsUserType(type)).toBe(label);
  expect(analyticsUserTypes).toContain(label);
});

it.each([
  ['User', false, 'Enterprise'],
  ['User', true, 'Enterprise'],
  ['Administrator', false, 'Enterprise'],
  ['DirectUser', false, 'Direct'],
  ['DirectUser', true, 'Direct-Migrated'],
  ['OnBoarding', false, 'OnBoarding'],
  ['OnBoarding', true, 'OnBoarding'],
  [null, true, 'Enterprise'],
] as const)('marketing knows %s, deactivated %s, as %s [analytics-005]', (type, isDeactivated, label) => {
  expect(marketingUserType(type, isDeactivated)).toBe(label);
});

import { describe, expect, it } from 'vitest';
import { homeFor, userType } from './user-type.ts';

describe('user types', () => {
  it.each([
    ['Administrator', 1],
    ['BranchAdministrator', 3],
    ['User', 4],
    ['OnBoarding', 6],
    ['DirectUser', 10],
  ] as const)('%s is %d on the wire', (name, wire) => {
    expect(userType.toWire(name)).toBe(wire);
    expect(userType.fromWire(wire)).toBe(name);
  });

  it.each([0, 2, 5, 7, 9, 11, 44, -4, 4.5])('%d is no user type', (wire) => {
    expect(userType.fromWire(wire)).toBeNull();
  });
});

describe('homeFor', () => {
  it.each([
    ['User', '/ewa/home'],
    ['DirectUser', '/dayfare-direct/home'],
    ['Administrator', null],
    ['BranchAdministrator', null],
    ['OnBoarding', null],
  ] as const)('%s has the home %s', (type, home) => {
    expect(homeFor(type)).toBe(home);
  });

  it('an unknown kind of user has none', () => {
    expect(homeFor(null)).toBeNull();
  });
});

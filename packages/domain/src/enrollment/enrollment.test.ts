import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  employeeIdProblem,
  enrollmentDetour,
  enrollmentPath,
  enrollmentScreen,
  isAfter,
  isBirthDate,
  isSsnEnd,
  nextScreen,
  registrationStatus,
  tidyEmployeeId,
} from './index.ts';

fc.configureGlobal({ seed: 20_261_122 });

const facts = fc.record({ hasIdScan: fc.boolean(), hasSso: fc.boolean(), isBirthDateKnown: fc.boolean() });
const screens = fc.constantFrom(...enrollmentScreen.names);

describe('the screens of a sign-up', () => {
  it('have the numbers of the documents', () => {
    expect(enrollmentScreen.names.map(enrollmentScreen.toWire)).toEqual([...Array(12).keys()]);
    expect(enrollmentScreen.toWire('MoreLoginSplash')).toBe(5);
    expect(enrollmentScreen.toWire('GetCard')).toBe(11);
  });

  it('lead forward until the last, whatever the employer asks for', () => {
    fc.assert(
      fc.property(facts, screens, (known, screen) => {
        const next = nextScreen(screen, known);
        return screen === 'GetCard' ? next === 'GetCard' : isAfter(next, screen);
      }),
    );
  });

  it('leave out what the employer does not ask for', () => {
    const plain = { hasIdScan: false, hasSso: false, isBirthDateKnown: false };
    expect(nextScreen('PersonalInfoInput', plain)).toBe('EmployeeIdInput');
    expect(nextScreen('PersonalInfoInput', { ...plain, hasIdScan: true })).toBe('IdScanInput');
    expect(nextScreen('PersonalInfoInput', { ...plain, hasSso: true })).toBe('MoreLoginSplash');
    expect(nextScreen('EmployeeIdInput', plain)).toBe('EmployeeDetailsInput');
    expect(nextScreen('EmployeeIdInput', { ...plain, isBirthDateKnown: true })).toBe('PasswordInput');
  });

  it('open up to the one that has been reached, and lead there from any later one', () => {
    fc.assert(
      fc.property(screens, screens, (asked, reached) => {
        const detour = enrollmentDetour(enrollmentPath(asked), reached);
        const isOpen = detour === null;
        return isOpen || (detour === enrollmentPath(reached) && enrollmentPath(asked) !== detour);
      }),
    );
    expect(enrollmentDetour('/signup/employer', 'EmployeeIdInput')).toBeNull();
    expect(enrollmentDetour('/signup/create-password', 'EmployeeIdInput')).toBe('/signup/employee-id');
  });

  it('lead nowhere back once there is an account to finish', () => {
    expect(enrollmentDetour('/signup/employer', 'ReferralScreen')).toBe('/signup/create-password');
    expect(enrollmentDetour('/signup/create-user', 'GetCard')).toBe('/signup/get-card');
  });
});

describe('an employee id', () => {
  const shop = { prefix: '', isNumeric: true, example: '4410027' };
  const ward = { prefix: 'CR-', isNumeric: true, example: 'CR-20418' };

  it('is as long as the employer says', () => {
    expect(employeeIdProblem('4410027', shop)).toBeNull();
    expect(employeeIdProblem('441002', shop)).toEqual({ key: 'digitCount', count: 7 });
    expect(employeeIdProblem('44100a7', shop)).toEqual({ key: 'notDigits' });
    expect(employeeIdProblem(' ', shop)).toEqual({ key: 'missing' });
  });

  it('may be typed with its prefix, without it, or without its hyphen', () => {
    for (const typed of ['CR-20418', 'cr20418', '20418', ' cr-20418 ']) {
      expect(tidyEmployeeId(typed, ward)).toBe('CR-20418');
      expect(employeeIdProblem(typed, ward)).toBeNull();
    }
    expect(employeeIdProblem('CR-', ward)).toEqual({ key: 'missing' });
  });

  it('of letters and digits has no length of its own', () => {
    const kitchen = { prefix: '', isNumeric: false, example: 'NK7741' };
    expect(employeeIdProblem('nk-77', kitchen)).toBeNull();
    expect(employeeIdProblem('nk/77', kitchen)).toEqual({ key: 'notId' });
  });
});

describe('what is asked beside it', () => {
  it('is the end of a social security number', () => {
    expect(['4821', '0001'].every(isSsnEnd)).toBe(true);
    expect(['0000', '482', '48211', '48a1'].some(isSsnEnd)).toBe(false);
  });

  it('is the birthday of somebody who can work', () => {
    const today = '2026-11-22';
    expect(['1994-03-18', '2012-11-22', '1906-11-23'].every((date) => isBirthDate(date, today))).toBe(true);
    expect([null, '2012-11-23', '2027-01-01', '1906-11-22'].some((date) => isBirthDate(date, today))).toBe(
      false,
    );
  });
});

it('the status of a registration has the numbers of the documents', () => {
  expect([1, 2, 3, 4, 5].map(registrationStatus.fromWire)).toEqual([
    'AvailableForRegistration',
    'AlreadyRegisteredActive',
    'Deactive',
    'PhoneCarrierNotValidated',
    'NeedActivation',
  ]);
});

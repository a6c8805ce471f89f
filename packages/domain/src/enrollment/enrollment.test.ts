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
  screensToFill,
  tidyEmployeeId,
} from './index.ts';

fc.configureGlobal({ seed: 20_261_122 });

const facts = fc.record({
  ...{ hasIdScan: fc.boolean(), hasSso: fc.boolean(), isBirthDateKnown: fc.boolean() },
  hasNoEmployer: fc.boolean(),
  isVouched: fc.boolean(),
});
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

  it('are few for whoever the employer’s own sign-in page has confirmed: no employee ID, birthday or password', () => {
    const vouched = { hasIdScan: true, hasSso: true, isBirthDateKnown: false, isVouched: true };
    expect(nextScreen('EmployerInput', vouched)).toBe('PersonalInfoInput');
    expect(nextScreen('PersonalInfoInput', vouched)).toBe('CreatingAccount');
  });

  it('open up to the one that has been reached, and lead there from any later one', () => {
    fc.assert(
      fc.property(screens, screens, fc.boolean(), (asked, reached, isDirect) => {
        const path = enrollmentPath(asked, isDirect);
        const detour = enrollmentDetour(path, { reached, isDirect });
        return detour === null || (detour === enrollmentPath(reached, isDirect) && path !== detour);
      }),
    );
    const reached = 'EmployeeIdInput';
    expect(enrollmentDetour('/signup/employer', { reached })).toBeNull();
    expect(enrollmentDetour('/signup/create-password', { reached })).toBe('/signup/employee-id');
  });

  it('lead from the pages of one way of signing up to those of the other', () => {
    const employee = { reached: 'EmployeeDetailsInput' } as const;
    const direct = { ...employee, isDirect: true };
    expect(enrollmentDetour('/dayfare-direct/employee-id', employee)).toBe('/signup/employee-id');
    expect(enrollmentDetour('/dayfare-direct/progress', employee)).toBe('/dayfare-direct/employer');
    expect(enrollmentDetour('/dayfare-direct/employer', employee)).toBeNull();
    const nobody = { reached: 'MobileNumberInput' } as const;
    expect(enrollmentDetour('/dayfare-direct/employee-id', nobody)).toBe('/dayfare-direct/employer');
    expect(enrollmentDetour('/signup/employee-details', direct)).toBe('/dayfare-direct/employee-details');
    expect(enrollmentDetour('/signup/employer', direct)).toBe('/dayfare-direct/employer');
    expect(enrollmentDetour('/dayfare-direct/progress', direct)).toBeNull();
  });

  it('end after a few steps of detours, whatever is asked for', () => {
    fc.assert(
      fc.property(screens, screens, fc.boolean(), fc.boolean(), (asked, reached, isDirect, isOther) => {
        let path = enrollmentPath(asked, isDirect !== isOther);
        for (let steps = 0; steps < 3; steps += 1) {
          const detour = enrollmentDetour(path, { reached, isDirect });
          if (detour === null) return true;
          path = detour;
        }
        return false;
      }),
    );
  });

  it('ask nothing of an employer’s records where there is no employer', () => {
    const alone = { hasIdScan: true, hasSso: true, isBirthDateKnown: false, hasNoEmployer: true };
    expect(nextScreen('PersonalInfoInput', alone)).toBe('PasswordInput');
    expect(screensToFill(alone)).toEqual([
      ...['MobileNumberInput', 'PINCodeInput', 'EmployerInput', 'PersonalInfoInput', 'PasswordInput'],
    ]);
  });

  it('lead nowhere back once there is an account to finish', () => {
    expect(enrollmentDetour('/signup/employer', { reached: 'ReferralScreen' })).toBe(
      '/signup/create-password',
    );
    expect(enrollmentDetour('/signup/create-user', { reached: 'GetCard' })).toBe('/signup/get-card');
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

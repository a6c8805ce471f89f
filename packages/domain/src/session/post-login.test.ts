import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from './current-user.ts';
import { type PostLoginRule, pendingStepPath, postLogin } from './post-login.ts';

const ana: CurrentUser = {
  authToken: 'token',
  userId: 1,
  userType: 'User',
  businessId: 10,
  companyName: 'Harbour Café',
  sessionId: 's-1',
  enrollmentStatus: 'Enrolled',
  payFrequency: 'Weekly',
  isStateExpired: false,
  mustChangePassword: false,
  isContractAccepted: true,
  mustChooseBusiness: false,
  businesses: [{ id: 10, name: 'Harbour Café' }],
  firstName: 'Ana',
  sso: null,
  sentPin: null,
  mobileNumber: '5550101234',
  dialingCode: '+1',
};

const options = { origin: 'https://pay.example', allowedHosts: ['partner.example'] };
const pin = { id: 3, idString: 'p-3', displayText: '••• 1234', isToEmail: false };
const sso = { buttonText: 'Continue', headerText: 'Sign in', description: '', partnerId: 'acme' };

const changeFor = {
  sso: { sso },
  pin: { sentPin: pin },
  state: { isStateExpired: true },
  password: { mustChangePassword: true },
  terms: { isContractAccepted: false },
  businesses: { mustChooseBusiness: true },
} as const satisfies Partial<Record<PostLoginRule, Partial<CurrentUser>>>;

const go = (change: Partial<CurrentUser>, redirectUrl?: string) =>
  postLogin({ ...ana, ...change }, { ...options, redirectUrl });

describe('after a login', () => {
  it('single sign-on ends the session and goes to its screen [session-008]', () => {
    expect(go(changeFor.sso)).toEqual({ rule: 'sso', kind: 'path', path: '/sso/home', endsSession: true });
  });

  it('a PIN that was sent leads to its screen, with the details of the PIN [session-009]', () => {
    expect(go(changeFor.pin)).toEqual({ rule: 'pin', kind: 'path', path: '/welcome/auth-pin', pin });
  });

  it('an expired state has to be chosen again, by the enrolled [session-010]', () => {
    expect(go(changeFor.state)).toEqual({ rule: 'state', kind: 'path', path: '/home/state-selection' });
    expect(go({ ...changeFor.state, enrollmentStatus: 'NotEnrolled' }).rule).toBe('terms');
  });

  it('a password that must change is changed, by the enrolled [session-011]', () => {
    expect(go(changeFor.password)).toEqual({
      rule: 'password',
      kind: 'path',
      path: '/home/change-password?isFromLogin=true',
    });
    expect(go({ ...changeFor.password, enrollmentStatus: 'NotEnrolled' }).rule).toBe('terms');
  });

  it('terms are accepted by whoever has not enrolled or not accepted them [session-012]', () => {
    const terms = { rule: 'terms', kind: 'path', path: '/welcome/accept-terms-conditions' };
    expect(go(changeFor.terms)).toEqual(terms);
    expect(go({ enrollmentStatus: 'NotEnrolled' })).toEqual(terms);
  });

  it('one of several employers is chosen [session-013]', () => {
    expect(go(changeFor.businesses)).toEqual({
      rule: 'businesses',
      kind: 'path',
      path: '/welcome/multi-business',
    });
  });

  it('the address that was asked for is opened, if it is safe [session-014]', () => {
    expect(go({}, '/ewa/get?amount=40')).toEqual({
      rule: 'redirect',
      kind: 'path',
      path: '/ewa/get?amount=40',
    });
    expect(go({}, 'https://partner.example/x')).toEqual({
      rule: 'redirect',
      kind: 'url',
      url: 'https://partner.example/x',
    });
    for (const target of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '']) {
      expect(go({}, target)).toEqual({ rule: 'home', kind: 'path', path: '/ewa/home' });
    }
  });

  it('otherwise each kind of user goes home [session-015]', () => {
    expect(go({})).toEqual({ rule: 'home', kind: 'path', path: '/ewa/home' });
    expect(go({ userType: 'DirectUser' })).toEqual({
      rule: 'home',
      kind: 'path',
      path: '/dayfare-direct/home',
    });
  });

  it('an unknown kind of user is shown page-not-found [access-059]', () => {
    for (const userType of [null, 'Administrator', 'OnBoarding'] as const) {
      expect(go({ userType })).toEqual({ rule: 'home', kind: 'path', path: '/page-not-found' });
    }
  });

  it('the first rule that applies decides, whichever others apply too [session-008]', () => {
    const applicable = ['sso', 'pin', 'state', 'password', 'terms', 'businesses', 'redirect'] as const;
    fc.assert(
      fc.property(fc.subarray([...applicable]), (applying) => {
        const changes = applying.map((rule) => (rule === 'redirect' ? {} : changeFor[rule]));
        const change: Partial<CurrentUser> = Object.assign({}, ...changes);
        const { rule } = go(change, applying.includes('redirect') ? '/ewa/get' : undefined);
        expect(rule).toBe(applying[0] ?? 'home');
      }),
    );
  });
});

describe('pendingStepPath', () => {
  it.each([
    [{}, null],
    [{ userType: null }, null],
    [changeFor.pin, '/welcome/auth-pin'],
    [changeFor.state, '/home/state-selection'],
    [changeFor.password, '/home/change-password?isFromLogin=true'],
    [changeFor.terms, '/welcome/accept-terms-conditions'],
    [changeFor.businesses, '/welcome/multi-business'],
    [changeFor.sso, '/sso/home'],
  ])('%j has to finish %s first', (change, path) => {
    expect(pendingStepPath({ ...ana, ...change })).toBe(path);
  });
});

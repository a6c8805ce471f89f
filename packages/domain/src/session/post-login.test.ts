import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from './current-user.ts';
import { type PostLoginRule, pendingStepPath, postLogin } from './post-login.ts';
import { ana, sentPin as pin, ssoPrompt as sso } from './session.fixtures.ts';

const options = { origin: 'https://pay.example', allowedHosts: ['partner.example'] };

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

  it('an address that would end the session, or lead further, is not opened', () => {
    for (const target of [
      '/ewa/home?logoutredirect=/faqs',
      '/ewa/home?redirectUrl=/ewa',
      '/ewa?oauthToken=t',
    ])
      expect(go({}, target)).toEqual({ rule: 'home', kind: 'path', path: '/ewa/home' });
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

describe('a user of the partner payroll brand', () => {
  const brand = { isPartnerPayrollUser: true, redirectMobileUrl: 'https://partner.example/m?x=1#top' };
  const login = (change: Partial<CurrentUser>, oauthToken?: string) =>
    postLogin({ ...ana, ...brand, ...change }, { ...options, redirectUrl: '/ewa/get', oauthToken });

  it('goes on to the brand’s mobile host with an OAuth token [session-016] [brands-006]', () => {
    expect(login({}, 't&1')).toEqual({
      rule: 'partner',
      kind: 'url',
      url: 'https://partner.example/m?x=1&oauthToken=t%261',
    });
    expect(login({ redirectMobileUrl: 'https://partner.example' }, 't')).toMatchObject({
      url: 'https://partner.example/?oauthToken=t',
    });
  });

  it('finishes the steps that are due first [session-016]', () => {
    expect(login({ isContractAccepted: false }, 't').rule).toBe('terms');
    expect(login({ mustChooseBusiness: true }, 't').rule).toBe('businesses');
  });

  it('stays here without a token, without an allowed host, and when nothing says so', () => {
    expect(login({}).rule).toBe('redirect');
    for (const redirectMobileUrl of [undefined, '', '/ewa/home', 'https://evil.example']) {
      expect(login({ redirectMobileUrl }, 't').rule).toBe('redirect');
    }
    expect(login({ isPartnerPayrollUser: false }, 't').rule).toBe('redirect');
    expect(pendingStepPath({ ...ana, ...brand })).toBeNull();
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

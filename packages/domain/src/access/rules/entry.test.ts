import { describe, expect, it } from 'vitest';
import { decided, directUser, nobody, outcome, worker } from '../decide.fixtures.ts';
import type { BranchRoute } from '../decision.ts';

const campaign: BranchRoute = { route: '/ewa', isWelcomePageOn: false, branchCode: 'AC&ME' };
const branches = (route: Partial<BranchRoute>) => ({
  branches: new Map([['acme', { ...campaign, ...route }]]),
});

describe('a path of one segment', () => {
  it('waits while the configuration is loading, unless it is a page or an area [access-058]', () => {
    expect(decided('/acme', nobody, { status: 'loading' })).toMatchObject({
      kind: 'wait',
      for: 'configuration',
    });
    expect(outcome('/acme', worker, { status: 'loading' })).toBe('wait');
    for (const path of ['/faqs', '/page-not-found', '/download-app', '/unsubscribe-smartInvite', '/acme/x']) {
      expect(outcome(path, nobody, { status: 'loading' })).toBe('allow');
    }
  });

  it('waits no longer once the configuration is unavailable: the router shows page-not-found', () => {
    expect(outcome('/acme', nobody, { status: 'unavailable' })).toBe('allow');
  });

  it('that is a configured campaign leads to its route [access-056]', () => {
    const configuration = branches({ route: '/signup/create-user?utm_campaign=acme' });
    expect(outcome('/acme', nobody, configuration)).toBe('/signup/create-user?utm_campaign=acme');
    expect(outcome('/ACME/', nobody, configuration)).toBe('/signup/create-user?utm_campaign=acme');
    expect(outcome('/acme?utm_campaign=spring', nobody, configuration)).toBe(
      '/signup/create-user?utm_campaign=acme',
    );
    expect(outcome('/other', nobody, configuration)).toBe('allow');
    expect(outcome('/acme/x', nobody, configuration)).toBe('allow');
  });

  it.each([
    [{ isWelcomePageOn: true }, '/welcome'],
    [{ isWelcomePageOn: false }, '/sso/create-user?bc=AC%26ME'],
    [{ isWelcomePageOn: false, branchCode: null }, '/page-not-found'],
  ])('whose route is the EWA path goes, with %j, to %s [access-057]', (route, expected) => {
    expect(outcome('/acme', nobody, branches(route))).toBe(expected);
  });

  it.each(['https://partner.example/', '//evil.example', 'ewa', '', '/other', '/faqs?logoutredirect=/ewa'])(
    'never leads to %j',
    (route) => {
      expect(outcome('/acme', nobody, branches({ route }))).toBe('/page-not-found');
    },
  );

  it('is no branch when it is an area or a page, whatever the configuration says', () => {
    const all = { ...campaign, route: '/faqs' };
    const configuration = {
      branches: new Map(['ewa', 'welcome', 'login', 'maintenance'].map((key) => [key, all])),
    };
    expect(outcome('/ewa', worker, configuration)).toBe('/ewa/home');
    expect(outcome('/welcome', nobody, configuration)).toBe('allow');
    expect(outcome('/login', nobody, configuration)).toBe('/welcome/login');
  });
});

describe('second names', () => {
  it.each([
    ['/login?redirectUrl=/faqs', '/welcome/login?redirectUrl=/faqs'],
    ['/ecsfcu', '/ewa/ecsfcu'],
    ['/ecsfcu-failed?x=1', '/ewa/ecsfcu-failed?x=1'],
    ['/mypaynow', '/ewa/mypaynow'],
  ])('%s is %s, with its query', (address, expected) => {
    expect(outcome(address, worker)).toBe(expected);
    expect(outcome(address, nobody)).toBe(expected);
  });
});

describe('/maintenance', () => {
  it('shows during maintenance, and else leads home or to the login [access-040]', () => {
    for (const session of [nobody, worker])
      expect(outcome('/maintenance', session, { isUnderMaintenance: true })).toBe('allow');
    expect(outcome('/maintenance', nobody)).toBe('/welcome/login');
    expect(outcome('/maintenance', worker)).toBe('/ewa/home');
    expect(outcome('/maintenance', directUser)).toBe('/dayfare-direct/home');
    expect(outcome('/maintenance', { ...worker, userType: null })).toBe('/page-not-found');
  });

  it('is not where other pages lead', () => {
    expect(outcome('/ewa/home', worker, { isUnderMaintenance: true })).toBe('allow');
  });
});

describe('the other name of the sign-up', () => {
  it('leads visitors to the same pages, and to the first one without a page [access-008]', () => {
    expect(outcome('/su', nobody)).toBe('/signup/create-user');
    expect(outcome('/su/employer?utm_campaign=a', nobody)).toBe('/signup/employer?utm_campaign=a');
    expect(outcome('/su/employer', worker)).toBe('/ewa/home');
  });
});

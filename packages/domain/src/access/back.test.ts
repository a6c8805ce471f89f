import { describe, expect, it } from 'vitest';
import { askedAt } from './asked.ts';
import { type BackContext, type BackRule, backAction } from './back.ts';
import { type RouteFacts, routeCatalogue, routePaths } from './route-catalogue.ts';

const web: BackContext = {
  userType: 'User',
  isNative: false,
  history: ['/ewa/home', '/ewa/history', '/ewa/history/1'],
};
const native: BackContext = { ...web, isNative: true };
const direct: BackContext = { ...web, userType: 'DirectUser' };
const away: BackContext = { ...web, history: ['/welcome/login', '/home/change-password'] };

/** The rule that the catalogue has for the page at an address. */
const ruleAt = (address: string): BackRule => {
  const { page } = askedAt(address);
  const path = routePaths.find((one) => one.toLowerCase() === page.replace(/\/\d+$/, '/:id'));
  const facts: RouteFacts | undefined = path && routeCatalogue[path];
  return facts?.back ?? 'previous';
};

const backAt = (address: string, context: BackContext) => backAction(ruleAt(address), address, context);

const back = (address: string, context: BackContext = web) => {
  const action = backAt(address, context);
  return 'to' in action ? action.to : action.kind;
};

describe('back', () => {
  it.each([
    '/ewa/home',
    '/dayfare-direct/home',
    '/home',
    '/home/state-selection?isForCard=true',
    '/welcome/multi-business',
  ])('does nothing on %s [access-064]', (address) => {
    for (const context of [web, native, direct]) expect(back(address, context)).toBe('nothing');
  });

  it.each([
    '/welcome',
    '/welcome/auth-pin',
    '/welcome/accept-terms-conditions',
    '/welcome/auth-failed',
    '/sso/home',
  ])('ends the native session on %s, and goes to the login on the web [access-065]', (address) => {
    expect(back(address, native)).toBe('endNativeSession');
    expect(back(address)).toBe('/welcome/login');
  });

  it('has nowhere to go from the login on the web [access-065]', () => {
    expect(back('/welcome/login', native)).toBe('endNativeSession');
    expect(back('/welcome/login')).toBe('nothing');
  });

  it('goes home from the change of a password if the history contains home, and else leaves [access-066]', () => {
    expect(back('/home/change-password')).toBe('/ewa/home');
    expect(back('/home/change-password', direct)).toBe('/dayfare-direct/home');
    expect(back('/home/change-password', native)).toBe('/ewa/home');
    expect(back('/home/change-password', away)).toBe('/welcome/login');
    expect(back('/home/change-password', { ...away, isNative: true })).toBe('endNativeSession');
  });

  it.each([
    '/apps',
    '/card/home',
    '/card/services-dashboard',
    '/connect/connect',
    '/savings',
    '/smartspend',
    '/timely-tips',
    '/ewa/ecsfcu-failed',
    '/card/pay-a-friend',
    '/card/pay-a-friend-manual',
    '/home/rx-discounts',
    '/rxdiscount',
  ])('goes from %s to the dashboard of the kind of user [access-067]', (address) => {
    expect(back(address)).toBe('/ewa/home');
    expect(back(address, direct)).toBe('/dayfare-direct/home');
    expect(back(address, { ...web, userType: null })).toBe('/welcome');
  });

  it('waits a second for the hardware button of Android, and for nothing else [access-068]', () => {
    expect(backAt('/apps', { ...web, isAndroidButton: true })).toEqual({
      kind: 'go',
      to: '/ewa/home',
      delayMs: 1000,
    });
    expect(backAt('/apps', web).delayMs).toBe(0);
  });

  it('goes in the card application from the person to the terms [access-069]', () => {
    expect(back('/card/personal-info')).toBe('/card/carddesign-terms');
  });

  it('goes in the card application from the terms to the card [access-070]', () => {
    expect(back('/card/carddesign-terms')).toBe('/card/home');
  });

  it.each(['ideology-scan', 'ideology-scan-image', 'review-details'])(
    'goes in the card application from %s to the person [access-071]',
    (page) => {
      expect(back(`/card/${page}`)).toBe('/card/personal-info');
    },
  );

  it('goes from the start of direct deposit to where it was entered [access-072]', () => {
    const address = '/card/direct-deposit-welcome2';
    expect(back(address, { ...web, directDepositBackUrl: '/apps?x=1' })).toBe('/apps?x=1');
    for (const directDepositBackUrl of [null, undefined, '', '//evil.example', 'https://evil.example']) {
      expect(back(address, { ...web, directDepositBackUrl })).toBe('/card/home');
    }
  });

  it('goes from the filters of tips to their history [access-073]', () => {
    expect(back('/timely-tips/filters')).toBe('/timely-tips/transactionhistory');
  });

  it('goes from the chats to their home [access-074]', () => {
    expect(back('/connect/chats')).toBe('/connect/connect');
  });

  it.each([
    ['verify-pin', '/signup/create-user'],
    ['employer', '/signup/create-user'],
    ['personal-info', '/signup/employer'],
    ['id-scan', '/signup/employer'],
    ['employee-id', '/signup/personal-info'],
    ['employee-details', '/signup/employee-id'],
    ['get-card', '/'],
    ['create-password', 'nothing'],
  ])('leads in the sign-up from %s to %s [access-075]', (page, to) => {
    expect(back(`/signup/${page}`)).toBe(to);
  });

  it('goes from Co-Pilot to the apps [access-039]', () => {
    expect(back('/home/Co-Pilot')).toBe('/apps');
  });

  it('ends the native session on page-not-found, and goes back on the web', () => {
    expect(back('/page-not-found', native)).toBe('endNativeSession');
    expect(back('/page-not-found')).toBe('/ewa/history');
  });

  it('goes to the page before, everywhere else, and shortens the history', () => {
    expect(backAt('/ewa/history/1', web)).toEqual({
      kind: 'previous',
      to: '/ewa/history',
      history: ['/ewa/home', '/ewa/history'],
      delayMs: 0,
    });
    expect(back('/faqs', { ...web, history: [] })).toBe('/ewa/home');
    expect(back('/faqs', { ...web, userType: null, history: ['/faqs'] })).toBe('/welcome');
  });

  it('never leads to the page that shows', () => {
    for (const path of routePaths) {
      for (const context of [web, native, direct, away]) {
        expect(back(path, { ...context, history: [path, path] })).not.toBe(path);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { ask, guard, toLogin, visitor } from './guard.fixtures.ts';

describe('a visitor', () => {
  it.each(['/welcome', '/welcome/login', '/welcome/anything/below'])('may open %s [access-041]', (path) => {
    expect(ask(path, visitor)).toBe('allow');
  });

  it.each(['/signup', '/signup/create-user', '/signup/contact-employer'])(
    'may open %s [access-042]',
    (path) => {
      expect(ask(path, visitor)).toBe('allow');
    },
  );

  it('may choose a state [access-043]', () => {
    expect(ask('/home/state-selection?isForCard=true', visitor)).toBe('allow');
    expect(ask('/home/state-selection/more', visitor)).toBe(toLogin('/home/state-selection/more'));
  });

  it('may change a password only when coming from the login [access-044]', () => {
    expect(ask('/home/change-password?isFromLogin=true', visitor)).toBe('allow');
    expect(ask('/home/change-password?x=1&isFromLogin', visitor)).toBe('allow');
    for (const address of [
      '/home/change-password',
      '/home/change-password?isFromLoginX=1',
      '/home/change-password?x=isFromLogin',
      '/home/change-password/x?isFromLogin=true',
    ]) {
      expect(ask(address, visitor)).toBe(toLogin(address));
    }
  });

  it('may open exactly /card and exactly /ewa [access-045]', () => {
    expect(ask('/card', visitor)).toBe('allow');
    expect(ask('/ewa', visitor)).toBe('allow');
    expect(ask('/card/home', visitor)).toBe(toLogin('/card/home'));
    expect(ask('/ewa/home', visitor)).toBe(toLogin('/ewa/home'));
  });

  it.each(['employer', 'progress', 'employee-id', 'employee-details'])(
    'may enrol directly at %s only while the flag is 1 [access-046]',
    (page) => {
      const path = `/dayfare-direct/${page}`;
      expect(ask(path, { ...visitor, isDirectEnrollmentRestricted: 1 })).toBe('allow');
      for (const flag of [0, 2, undefined]) {
        expect(ask(path, { ...visitor, isDirectEnrollmentRestricted: flag })).toBe(toLogin(path));
      }
    },
  );

  it('may open nothing else of the direct area, whatever the flag [access-046]', () => {
    const session = { ...visitor, isDirectEnrollmentRestricted: 1 };
    for (const path of ['/dayfare-direct', '/dayfare-direct/home', '/dayfare-direct/employer/x']) {
      expect(ask(path, session)).toBe(toLogin(path));
    }
  });

  it('is sent to the login with the address that was asked for, query included [access-047]', () => {
    expect(ask('/ewa/get?amount=40&x=a%20b', visitor)).toBe(
      '/welcome/login?redirectUrl=%2Fewa%2Fget%3Famount%3D40%26x%3Da%2520b',
    );
    expect(guard({ path: '/ewa/get', search: 'amount=40' }, visitor)).toEqual({
      kind: 'redirect',
      to: toLogin('/ewa/get?amount=40'),
    });
  });

  it('is sent to the login without an address that is unsafe to come back to', () => {
    expect(ask('//ewa/home', visitor)).toBe('/welcome/login');
    expect(ask('/ewa/%2f%2fevil.example', visitor)).toBe('/welcome/login');
  });

  it.each(['/EWA/home', '/%65wa/home', '/ewa/home/', '/welcome/../ewa/home'])(
    'gets no further by writing a guarded path as %s',
    (path) => {
      expect(ask(path, visitor)).toBe(toLogin(path));
    },
  );

  it.each([
    'home',
    'savings',
    'ewa',
    'dayfare-direct',
    'referral',
    'billpay',
    'rxdiscount',
    'gas-discount',
    'device-activity',
    'amc',
    'turbo-tax',
    'pay-pal',
    'access-plus',
    'timely-access-pay',
    'card',
    'connect',
    'uber',
    'timely-tips',
    'smartspend',
    'apps',
  ])('meets the guard in /%s [access-012]', (area) => {
    expect(ask(`/${area}/x`, visitor)).toBe(toLogin(`/${area}/x`));
  });

  it.each(['/timely-shifts', '/sso/home', '/faqs'])(
    'may open %s, which is not guarded [access-019]',
    (path) => {
      expect(ask(path, visitor)).toBe('allow');
    },
  );

  it.each([
    '/microsite-success',
    '/microsite-consent-form',
    '/microsite-esign',
    '/unsubscribe-smartInvite',
    '/download-app',
  ])('needs no login for %s [access-060]', (path) => {
    expect(ask(path, visitor)).toBe('allow');
  });

  it.each(['/page-not-found', '/no-such-area', '/ewafoo/home'])(
    'is left to the router at %s, which is no guarded area',
    (path) => {
      expect(ask(path, visitor)).toBe('allow');
    },
  );
});

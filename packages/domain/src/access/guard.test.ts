import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedAreas, visitorAreas } from './areas.ts';
import { askedFor } from './asked.ts';
import type { GuardRequest } from './decision.ts';
import { ask, employee, type GuardSession, guard, visitor } from './guard.fixtures.ts';
import { userType } from './user-type.ts';

const direct: GuardSession = { isSignedIn: true, userType: 'DirectUser' };
const administrator: GuardSession = { isSignedIn: true, userType: 'Administrator' };

describe('the root', () => {
  it.each([visitor, employee])('leads to the welcome page [access-001]', (session) => {
    expect(ask('/', session)).toBe('/welcome');
  });
});

describe('whoever is signed in', () => {
  it.each([
    '/welcome',
    '/welcome/login',
    '/signup',
    '/signup/contact-employer',
    '/su/employer',
    '/Welcome/login',
  ])('goes home from %s [access-049]', (path) => {
    expect(ask(path, employee)).toBe('/ewa/home');
    expect(ask(path, direct)).toBe('/dayfare-direct/home');
  });

  it('keeps a SendEmail parameter, and no other [access-049]', () => {
    expect(ask('/welcome/login?SendEmail=a%26b&x=1', employee)).toBe('/ewa/home?SendEmail=a%26b');
    expect(ask('/welcome?SendEmail=', employee)).toBe('/ewa/home?SendEmail=');
    expect(ask('/welcome?sendemail=1', employee)).toBe('/ewa/home');
  });

  it('leaves the login for the page that was asked for', () => {
    expect(ask('/welcome/login?redirectUrl=%2Fewa%2Fget%3Famount%3D40', employee)).toBe('/ewa/get?amount=40');
  });

  it.each([
    'https%3A%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '%2Fwelcome%2Flogin',
    '%2Fsignup',
    '%2F%3Fx',
    '%2F..%2Fwelcome',
    '',
  ])('goes home instead of to %j', (target) => {
    expect(ask(`/welcome/login?redirectUrl=${target}`, employee)).toBe('/ewa/home');
  });

  it.each(['/ewa/home', '/card', '/home/state-selection', '/dayfare-direct/employer', '/apps'])(
    'may open %s',
    (path) => {
      expect(ask(path, employee)).toBe('allow');
    },
  );

  it('is shown page-not-found when the kind of user has no home [access-059]', () => {
    for (const session of [administrator, { ...employee, userType: null }]) {
      expect(ask('/ewa/home', session)).toBe('/page-not-found');
      expect(ask('/welcome/login?redirectUrl=%2Fewa', session)).toBe('/page-not-found');
      expect(ask('/faqs', session)).toBe('allow');
    }
  });
});

describe('a pending step', () => {
  const pending: GuardSession = { ...employee, pendingPath: '/welcome/accept-terms-conditions' };

  it('comes before every guarded page, and its own page is open', () => {
    for (const path of ['/ewa/home', '/welcome/login', '/signup', '/card']) {
      expect(ask(path, pending)).toBe('/welcome/accept-terms-conditions');
    }
    expect(ask('/welcome/accept-terms-conditions', pending)).toBe('allow');
    expect(ask('/Welcome/accept-terms-conditions/?x=1', pending)).toBe('allow');
  });

  it('may have a query, which does not make another page of it', () => {
    const withQuery = { ...employee, pendingPath: '/home/change-password?isFromLogin=true' };
    expect(ask('/ewa/home', withQuery)).toBe('/home/change-password?isFromLogin=true');
    expect(ask('/home/change-password', withQuery)).toBe('allow');
  });

  it('does not close pages that are open to everyone', () => {
    expect(ask('/faqs', pending)).toBe('allow');
  });
});

describe('whatever is asked', () => {
  const anySession: fc.Arbitrary<GuardSession> = fc.record({
    isSignedIn: fc.boolean(),
    userType: fc.constantFrom(null, ...userType.names),
    pendingPath: fc.constantFrom(null, '/welcome/auth-pin', '/home/change-password?isFromLogin=true'),
    isDirectEnrollmentRestricted: fc.constantFrom(0, 1),
  });
  const anySegment = fc.constantFrom(
    ...guardedAreas,
    'home',
    'login',
    'employer',
    'faqs',
    '..',
    '%2e',
    '',
    'X',
    '%2f',
  );
  const anyRequest = fc.record({
    path: fc.array(anySegment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
    search: fc.constantFrom(
      '',
      '?SendEmail=1',
      '?isFromLogin',
      '?redirectUrl=%2Fewa%2Fget',
      '?redirectUrl=%2Fsu',
    ),
  });

  it('a path is never redirected to itself, and following redirects soon ends', () => {
    fc.assert(
      fc.property(anyRequest, anySession, (request, session) => {
        let current: GuardRequest = request;
        for (let hops = 0; ; hops += 1) {
          expect(hops).toBeLessThanOrEqual(3);
          const result = guard(current, session);
          if (result.kind === 'allow') return;
          const [path = '', search = ''] = result.to.split('?');
          expect(askedFor({ path: path }).page).not.toBe(askedFor({ path: current.path }).page);
          current = { path, search };
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a visitor who is let in sees only pages for visitors', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const result = guard(request, visitor);
        const page = askedFor({ path: request.path }).page;
        const area = page.split('/')[1] ?? '';
        const isOpen =
          !guardedAreas.has(area) ||
          visitorAreas.has(area) ||
          ['/card', '/ewa', '/home/state-selection', '/home/change-password'].includes(page);
        if (result.kind === 'allow') expect(isOpen).toBe(true);
      }),
    );
  });
});

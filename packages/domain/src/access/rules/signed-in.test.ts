import { describe, expect, it } from 'vitest';
import { decided, directUser, nobody, outcome, worker } from '../decide.fixtures.ts';

describe('a PIN that waits', () => {
  const waiting = { ...worker, isPinPending: true };

  it('leads to the PIN screen, which is triggered once in a session [access-051]', () => {
    const expected = { kind: 'redirect', to: '/welcome/auth-pin', rule: 'pin' };
    expect(decided('/ewa/home', waiting)).toEqual({ ...expected, effects: [{ kind: 'triggerPin' }] });
    expect(decided('/ewa/home', { ...waiting, isPinTriggered: true })).toEqual({ ...expected, effects: [] });
    expect(outcome('/welcome/auth-pin', waiting)).toBe('allow');
  });

  it('comes before the other steps', () => {
    expect(outcome('/ewa/home', { ...waiting, pendingPath: '/welcome/multi-business' })).toBe(
      '/welcome/auth-pin',
    );
  });

  it('does not concern visitors or open pages', () => {
    expect(decided('/ewa/home', { ...nobody, isPinPending: true }).rule).toBe('visitorsToLogin');
    expect(outcome('/faqs', waiting)).toBe('allow');
  });
});

describe('a call from an enrolment address', () => {
  const address = '/ewa/home?isCallFromEnrollmentUrl=true&x=1';

  it('leads to the PIN screen of enrolment once in a session [access-051] [access-023]', () => {
    expect(decided(address, worker)).toEqual({
      kind: 'redirect',
      to: '/welcome/auth-pin?isCallFromEnrollmentUrl=true',
      rule: 'pin',
      effects: [{ kind: 'triggerPin' }],
    });
    expect(outcome(address, { ...worker, isPinTriggered: true })).toBe('allow');
  });

  it('may show that screen again, as after a reload', () => {
    const screen = '/welcome/auth-pin?isCallFromEnrollmentUrl=true';
    expect(outcome(screen, { ...worker, isPinTriggered: true })).toBe('allow');
    expect(outcome('/welcome/auth-pin', worker)).toBe('/ewa/home');
    expect(outcome('/welcome/auth-pin?isCallFromEnrollmentUrl=false', worker)).toBe('/ewa/home');
  });
});

describe('a step that is due', () => {
  it('ends the session where single sign-on begins', () => {
    expect(decided('/ewa/home', { ...worker, pendingPath: '/sso/home' })).toEqual({
      kind: 'redirect',
      to: '/sso/home',
      rule: 'pendingStep',
      effects: [{ kind: 'endSession' }],
    });
    expect(decided('/ewa/home', { ...worker, pendingPath: '/welcome/multi-business' }).effects).toEqual([]);
  });
});

describe('the visitors’ pages', () => {
  it('lead on to an allowed host that was asked for', () => {
    expect(decided('/welcome/login?redirectUrl=https://partner.example/x', worker)).toMatchObject({
      kind: 'leave',
      to: 'https://partner.example/x',
    });
  });

  it.each(['/faqs?redirectUrl=/ewa', '/welcome/success', '/ewa?oauth_state_id=1'])(
    'do not lead to %s, which would lead further',
    (target) => {
      expect(outcome(`/welcome/login?redirectUrl=${encodeURIComponent(target)}`, directUser)).toBe(
        '/dayfare-direct/home',
      );
    },
  );
});

describe('the three audiences', () => {
  it('each have their pages: employees, direct users and visitors [access-003, access-036]', () => {
    expect(outcome('/welcome', worker)).toBe('/ewa/home');
    expect(outcome('/ewa/home', worker)).toBe('allow');
    expect(outcome('/welcome', directUser)).toBe('/dayfare-direct/home');
    expect(outcome('/dayfare-direct/home', directUser)).toBe('allow');
    for (const path of ['/welcome', '/signup/create-user', '/microsite-esign'])
      expect(outcome(path, nobody)).toBe('allow');
  });
});

it.each(['/home', '/ewa', '/ewa/'])('%s has no page of its own and leads home', (path) => {
  expect(outcome(path, worker)).toBe('/ewa/home');
  expect(outcome(path, directUser)).toBe('/dayfare-direct/home');
});

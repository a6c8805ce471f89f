import { describe, expect, it } from 'vitest';
import { type LogoutCause, type LogoutOptions, logoutPlan } from './logout-plan.ts';

const options: LogoutOptions = {
  cause: 'choice',
  isNative: false,
  language: 'es',
  origin: 'https://pay.example',
  allowedHosts: ['partner.example'],
};
const plan = (change: Partial<LogoutOptions> = {}) => logoutPlan({ ...options, ...change });
const causes = [
  'choice',
  'allDevices',
  'timeout',
  'forced',
  'unauthorized',
  'unauthorizedAnswer',
  'tokenless',
  'accountClosed',
] as const satisfies readonly LogoutCause[];

describe('a logout', () => {
  it('clears all but a white list and revokes the token [session-044]', () => {
    const { clear, revoke } = plan();
    expect(clear.localStorageKeeps).toContain('locale');
    expect(clear.localStorageKeeps).not.toContain('currentUser');
    expect(clear.sessionStorage).toBe(true);
    expect(revoke).toEqual({ isLogOutFromAllDevices: false });
  });

  it('can be that of all devices [session-029]', () => {
    expect(plan({ cause: 'allDevices' }).revoke).toEqual({ isLogOutFromAllDevices: true });
  });

  it('revokes no token that the server has refused', () => {
    const revoked = causes.filter((cause) => plan({ cause }).revoke !== null);
    expect(revoked).toEqual(['choice', 'allDevices', 'timeout', 'forced']);
  });

  it('keeps the unfinished business of this tab when nobody wanted it', () => {
    const cleared = causes.filter((cause) => plan({ cause }).clear.sessionStorage);
    expect(cleared).toEqual(['choice', 'allDevices', 'accountClosed']);
  });

  it('of a closed account says so and leads nobody back', () => {
    expect(plan({ cause: 'accountClosed', here: '/ewa/history' })).toMatchObject({
      revoke: null,
      notice: { durationMs: 5000 },
      leadsTo: { kind: 'path', path: '/welcome/login' },
    });
  });

  it('that is forced shows an error for 5 seconds [session-047]', () => {
    const notice = { durationMs: 5000 };
    for (const cause of ['timeout', 'forced', 'unauthorized', 'unauthorizedAnswer'] as const) {
      expect(plan({ cause }).notice).toEqual(notice);
    }
    for (const cause of ['choice', 'allDevices', 'tokenless'] as const)
      expect(plan({ cause }).notice).toBeNull();
  });
});

describe('after a logout', () => {
  it('the native app ends its session and opens /login [session-045]', () => {
    expect(plan({ isNative: true, logoutUrl: 'https://partner.example' }).leadsTo).toEqual({
      kind: 'endNativeSession',
      path: '/login',
    });
  });

  it.each([
    ['https://partner.example/bye', { kind: 'url', url: 'https://partner.example/bye?selectedLanguage=es' }],
    [
      'https://partner.example/?a=1#b',
      { kind: 'url', url: 'https://partner.example/?a=1&selectedLanguage=es#b' },
    ],
    ['/faqs', { kind: 'path', path: '/faqs?selectedLanguage=es' }],
  ])('the configured address %s opens with the language [session-045]', (logoutUrl, leadsTo) => {
    expect(plan({ logoutUrl }).leadsTo).toEqual(leadsTo);
  });

  it('the configured address is told of Canadian French by its name on the wire', () => {
    const leadsTo = { kind: 'path', path: '/faqs?selectedLanguage=cf' };
    expect(plan({ logoutUrl: '/faqs', language: 'fr' }).leadsTo).toEqual(leadsTo);
  });

  it.each([undefined, null, '', 'https://evil.example', '//evil.example'])(
    'the login opens when the configured address is %j [session-045]',
    (logoutUrl) => {
      expect(plan({ logoutUrl }).leadsTo).toEqual({ kind: 'path', path: '/welcome/login' });
    },
  );

  it('the login leads back to where a logout that nobody wanted happened', () => {
    const back = { kind: 'path', path: '/welcome/login?redirectUrl=%2Fewa%2Fget%3Fx%3D1' };
    expect(plan({ cause: 'timeout', here: '/ewa/get?x=1' }).leadsTo).toEqual(back);
    expect(plan({ cause: 'unauthorizedAnswer', here: '/ewa/get?x=1', logoutUrl: '/faqs' }).leadsTo).toEqual(
      back,
    );
    const login = { kind: 'path', path: '/welcome/login' };
    expect(plan({ cause: 'choice', here: '/ewa/get' }).leadsTo).toEqual(login);
    for (const here of [
      '/',
      '/?x',
      '/welcome',
      '/welcome/auth-pin',
      '/Signup/employer',
      '/su',
      '//evil.example',
      '',
    ]) {
      expect(plan({ cause: 'timeout', here }).leadsTo).toEqual(login);
    }
    for (const here of ['/subway', '/ewa/welcome', '/faqs/'])
      expect(plan({ cause: 'timeout', here }).leadsTo).not.toEqual(login);
  });

  it('a refusal without a token leads to the root, in the native app too', () => {
    for (const isNative of [true, false]) {
      expect(plan({ cause: 'tokenless', isNative, logoutUrl: '/faqs' }).leadsTo).toEqual({
        kind: 'path',
        path: '/',
      });
    }
  });
});

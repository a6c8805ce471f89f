import { describe, expect, it } from 'vitest';
import { type AccessConfiguration, decide } from '../access/index.ts';
import { accessSession } from './access-session.ts';
import type { CurrentUser } from './current-user.ts';
import { ana, sentPin, ssoPrompt } from './session.fixtures.ts';

const configuration: AccessConfiguration = {
  status: 'loaded',
  origin: 'https://pay.example',
  allowedHosts: [],
};
const at = (path: string, change: Partial<CurrentUser>) =>
  decide({ path }, accessSession({ ...ana, ...change }), configuration);

describe('the guard', () => {
  it('sends whoever has several employers to choose one, until it is chosen [access-050]', () => {
    expect(at('/ewa/home', { mustChooseBusiness: true })).toMatchObject({ to: '/welcome/multi-business' });
    expect(at('/welcome/multi-business', { mustChooseBusiness: true }).kind).toBe('allow');
    expect(at('/ewa/home', {}).kind).toBe('allow');
  });

  it('asks for a PIN before anything but single sign-on', () => {
    expect(at('/ewa/home', { sentPin, isStateExpired: true })).toMatchObject({
      to: '/welcome/auth-pin',
      rule: 'pin',
    });
    expect(at('/ewa/home', { sentPin, sso: ssoPrompt })).toMatchObject({
      to: '/sso/home',
      effects: [{ kind: 'endSession' }],
    });
  });

  it.each([
    [undefined, false],
    [0, false],
    [1, true],
    [2, true],
  ])('opens tips with the status %j: %s [access-054]', (timelyTipsStatus, opens) => {
    expect(at('/timely-tips', { timelyTipsStatus }).kind === 'allow').toBe(opens);
  });

  it('takes nobody for a visitor who may be linking a bank', () => {
    expect(accessSession(null)).toEqual({ isSignedIn: false, userType: null });
    expect(accessSession(null, { bankLinkPath: '/apps/loading' }).bankLinkPath).toBe('/apps/loading');
  });

  it('hears what else is known', () => {
    expect(accessSession(ana, { isPinTriggered: true, bankLinkPath: '/x' })).toEqual({
      isSignedIn: true,
      userType: 'User',
      isPinPending: false,
      isPinTriggered: true,
      pendingPath: null,
      areTipsEnabled: false,
      bankLinkPath: '/x',
    });
  });
});

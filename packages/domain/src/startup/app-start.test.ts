import { describe, expect, it } from 'vitest';
import { type AppStartInputs, appStartPlan, chunkFailureStep } from './app-start.ts';

const inputs: AppStartInputs = {
  isNative: false,
  address: '/ewa/home',
  isSignedIn: true,
  hasAutoLogout: true,
  isConfigurationFresh: true,
  isNativeRefreshDue: false,
  hasMarketing: true,
};
const plan = (change: Partial<AppStartInputs> = {}) => appStartPlan({ ...inputs, ...change });
const steps = (change: Partial<AppStartInputs> = {}) => plan(change).map(({ step }) => step);
const find = (name: string, change: Partial<AppStartInputs> = {}) =>
  plan(change).find(({ step }) => step === name);

describe('the start of the app', () => {
  it('has the order of the documents [startup-029]', () => {
    expect(steps()).toEqual([
      'detectNative',
      'clearBridgeFlags',
      'refreshConfiguration',
      'setUpMarketing',
      'startMarketing',
      'setUpAutoLogout',
      'watchChunkFailures',
      'lookUpIp',
      'lookUpPosition',
    ]);
  });

  it('takes the configuration from the cache only while it is fresh and no refresh is forced [startup-029]', () => {
    expect(find('refreshConfiguration')).toMatchObject({ source: 'cache' });
    expect(find('refreshConfiguration', { isConfigurationFresh: false })).toMatchObject({ source: 'server' });
    expect(find('refreshConfiguration', { isNativeRefreshDue: true })).toMatchObject({ source: 'server' });
  });

  it('starts marketing after 2 s and identifies whoever is signed in [startup-029]', () => {
    expect(find('startMarketing')).toEqual({ step: 'startMarketing', identifiesUser: true, afterMs: 2000 });
    expect(find('startMarketing', { isSignedIn: false })).toMatchObject({ identifiesUser: false });
    expect(plan().filter(({ afterMs }) => afterMs > 0)).toHaveLength(1);
  });

  it('does without marketing when none is configured', () => {
    const without = steps({ hasMarketing: false });
    expect(without).not.toContain('setUpMarketing');
    expect(without).not.toContain('startMarketing');
  });

  it('sets auto-logout up under its conditions only [startup-029]', () => {
    expect(steps({ hasAutoLogout: false })).not.toContain('setUpAutoLogout');
  });

  it('removes the stored user where a token of single sign-on arrives [startup-030]', () => {
    for (const address of ['/connect/oauth?oauthToken=t', '/oauthToken/t']) {
      expect(steps({ address })).toContain('removeStoredUser');
      expect(steps({ address })).not.toContain('setUpAutoLogout');
      expect(find('startMarketing', { address })).toMatchObject({ identifiesUser: false });
    }
    expect(steps()).not.toContain('removeStoredUser');
  });

  it('tells the native wrapper that it is ready after 200 ms, and asks it after 500 ms [startup-023]', () => {
    expect(plan({ isNative: true }).slice(-3)).toEqual([
      { step: 'signalReady', afterMs: 200 },
      { step: 'initialiseNative', afterMs: 500 },
      { step: 'askNativeInfo', afterMs: 500 },
    ]);
    expect(steps({ isNative: false })).not.toContain('signalReady');
  });
});

describe('a part of the app that cannot be loaded', () => {
  it('has the status asked for during maintenance mode, and the app loaded again once it is available [startup-031]', () => {
    expect(chunkFailureStep(true, null)).toBe('askStatus');
    expect(chunkFailureStep(true, true)).toBe('reloadOrigin');
    expect(chunkFailureStep(true, false)).toBe('report');
  });

  it('is reported when there is no maintenance mode [startup-031]', () => {
    for (const isAvailable of [null, true, false])
      expect(chunkFailureStep(false, isAvailable)).toBe('report');
  });
});

import { describe, expect, it } from 'vitest';
import { activityEvents, autoLogoutSettings, checkEveryMs, sessionTimeoutMinutes } from './settings.ts';

const ana = { authToken: 't', userId: 1 };
const web = { isNative: false };

describe('auto-logout', () => {
  it('is set up for a user with a token and a number above zero [session-041]', () => {
    expect(autoLogoutSettings(ana, web)).toEqual({ timeoutMs: 480_000, isNative: false });
    for (const user of [null, { ...ana, authToken: '' }, { ...ana, userId: 0 }, { ...ana, userId: -1 }]) {
      expect(autoLogoutSettings(user, web)).toBeNull();
    }
  });

  it('is skipped for users of a Paycor theme [session-041] [brands-006]', () => {
    expect(autoLogoutSettings({ ...ana, isPaycorThemeEnabled: true }, web)).toBeNull();
    expect(autoLogoutSettings({ ...ana, isPaycorThemeEnabled: false }, web)).not.toBeNull();
  });

  it('has its timeout in seconds from the configuration, 8 minutes by default [session-042]', () => {
    expect(sessionTimeoutMinutes('900')).toBe(15);
    expect(sessionTimeoutMinutes(90)).toBe(1.5);
    for (const value of [undefined, null, '', 'x', '0', '-5', Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(sessionTimeoutMinutes(value)).toBe(8);
    }
    expect(autoLogoutSettings(ana, { sessionTimeout: '900', isNative: true })).toEqual({
      timeoutMs: 900_000,
      isNative: true,
    });
  });

  it('looks at the clock every second', () => {
    expect(checkEveryMs).toBe(1000);
  });

  it('takes clicks, the mouse, keys, scrolling and the wheel for signs of life', () => {
    expect([...activityEvents].sort()).toEqual([
      'click',
      'keydown',
      'mousedown',
      'mousemove',
      'scroll',
      'wheel',
    ]);
  });
});

import { sessionSamples } from '@dayfare/api/mocks';
import type { BackRule } from '@dayfare/domain/access';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { goBackFrom } from './back.ts';
import { readTrail, writeTrail } from './trail.ts';

const employee = sessionSamples.employee();

/** An app on a page, recording what it does instead of navigating. */
async function on(here: string, back: BackRule, user: typeof employee | null = employee) {
  const app = await createTestApp({ user });
  const go = vi.spyOn(app.navigation, 'go').mockResolvedValue();
  vi.spyOn(app.navigation, 'here').mockReturnValue(here);
  vi.spyOn(app.navigation, 'page').mockReturnValue({ title: 'app:titles.problem', back });
  const signOut = vi.spyOn(app.flow, 'signOut').mockResolvedValue();
  return { app, go, signOut };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('going back', () => {
  it('leads to the page before, which comes from the left and is the end of the trail then', async () => {
    const { app, go } = await on('/ewa/history/1', 'previous');
    writeTrail(app, ['/ewa/home', '/ewa/history', '/ewa/history/1']);
    await goBackFrom(app);
    expect(go).toHaveBeenCalledExactlyOnceWith('/ewa/history', { slide: 'left', isReturn: true });
    expect(readTrail(app)).toEqual(['/ewa/home', '/ewa/history']);
  });

  it('does nothing where a page’s rule says so', async () => {
    const { app, go, signOut } = await on('/ewa/home', 'nothing');
    writeTrail(app, ['/ewa/history', '/ewa/home']);
    await goBackFrom(app);
    expect([go.mock.calls, signOut.mock.calls]).toEqual([[], []]);
  });

  it.each([employee, null])(
    'leads out to the login, which for whoever is signed in is a sign-out: %j',
    async (user) => {
      const { app, go, signOut } = await on('/welcome/auth-pin', 'leave', user);
      await goBackFrom(app);
      if (user) expect([signOut.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
      else expect(go).toHaveBeenCalledExactlyOnceWith('/welcome/login', { slide: 'left' });
    },
  );

  it.each([employee, null])(
    'ends the session of the native app, which takes over from there: %j',
    async (user) => {
      const { app, go, signOut } = await on('/welcome/auth-pin', 'leave', user);
      app.local.setItem('isNativeApp', 'true');
      await goBackFrom(app);
      if (user) expect([signOut.mock.calls.length, go.mock.calls.length]).toEqual([1, 0]);
      else expect(go).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    },
  );

  it('by the hardware button waits a second, and by the page’s own does not', async () => {
    const { app, go } = await on('/ewa/history', 'previous');
    writeTrail(app, ['/ewa/home', '/ewa/history']);
    vi.useFakeTimers();
    const going = goBackFrom(app, { isAndroidButton: true });
    await vi.advanceTimersByTimeAsync(900);
    expect(go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await going;
    expect(go).toHaveBeenCalledOnce();
  });
});

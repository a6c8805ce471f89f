import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverOf } from './cover.ts';
import { openShell } from './testing/open-shell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signedIn = { session: 'open', biometrics: 'on' } as const;

describe('somebody who unlocks with face or fingerprint', () => {
  it('is asked at the start, before anything is shown', async () => {
    const { shell, log } = openShell({ stored: signedIn, unlocks: ['cancelled', 'unlocked'] });
    await shell.start();
    expect([coverOf(shell.state.get()), log]).toEqual(['lock', ['unlock']]);
    await shell.unlock();
    expect(coverOf(shell.state.get())).toBe('splash');
  });

  it('is told after too many tries, and can sign in instead', async () => {
    const { shell, join, store } = openShell({ stored: signedIn, unlocks: ['blocked'] });
    await shell.start();
    expect(shell.state.get().lockNote).toBe('tooManyTries');
    const end = vi.fn(async () => ({}));
    await join({ 'session.end': end });
    await shell.signInInstead();
    expect(end).toHaveBeenCalledOnce();
    expect([shell.state.get().isLocked, [...store.keys()]]).toEqual([false, []]);
  });

  it('who would rather sign in before the page is there sees it only once it has signed out', async () => {
    const { shell, join } = openShell({ stored: signedIn, unlocks: ['cancelled'] });
    await shell.start();
    await shell.signInInstead();
    expect(shell.state.get().isLocked).toBe(true);
    let signOut: (() => void) | undefined;
    await join({
      'session.end': () =>
        new Promise((resolve) => {
          signOut = () => resolve({});
        }),
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(shell.state.get().isLocked).toBe(true);
    signOut?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(shell.state.get().isLocked).toBe(false);
  });

  it.each([
    [59_999, false],
    [60_000, true],
  ])('is asked again after %d ms in the background: %s', async (ms, isAsked) => {
    const { shell, log } = openShell({ stored: signedIn });
    await shell.start();
    shell.appChanged('background');
    await vi.advanceTimersByTimeAsync(ms);
    shell.appChanged('active');
    await vi.advanceTimersByTimeAsync(0);
    expect(log).toHaveLength(isAsked ? 2 : 1);
  });
});

describe('nobody is asked', () => {
  it.each([
    ['who is not signed in', { biometrics: 'on' }],
    ['who has said never', { session: 'open', biometrics: 'never' }],
    ['who has said later', { session: 'open', biometrics: 'later' }],
    ['who has turned it off', { session: 'open', biometrics: 'off' }],
    ['whose choice was tampered with', { session: 'open', biometrics: 'yes' }],
  ])('%s', async (_, stored) => {
    const { shell, log } = openShell({ stored });
    await shell.start();
    expect([shell.state.get().isLocked, log]).toEqual([false, []]);
  });
});

describe('the secure store', () => {
  it('knows that somebody is signed in, and how they unlock, and never who they are', async () => {
    const { join, store } = openShell();
    const { peer } = await join();
    peer.tell('session.began', {});
    await peer.ask('biometrics.choose', { choice: 'on' });
    expect([...store]).toEqual([
      ['session', 'open'],
      ['biometrics', 'on'],
    ]);
    expect(await peer.ask('biometrics.check', {})).toEqual({ kind: 'face', isEnrolled: true, choice: 'on' });
  });

  it.each([
    ['choice', []],
    ['timeout', ['biometrics']],
  ] as const)('holds, after a session that has ended by %s, %j', async (because, left) => {
    const { join, store } = openShell({ stored: signedIn });
    const { peer } = await join();
    peer.tell('session.ended', { because });
    await vi.advanceTimersByTimeAsync(0);
    expect([...store.keys()]).toEqual(left);
  });

  it('does not take "on" from a phone that knows no face', async () => {
    const { join, store } = openShell({ isEnrolled: false });
    const { peer } = await join();
    await expect(peer.ask('biometrics.choose', { choice: 'on' })).rejects.toMatchObject({
      reason: 'invalid',
    });
    await peer.ask('biometrics.choose', { choice: 'later' });
    expect(store.get('biometrics')).toBe('later');
  });
});

import { describe, expect, it } from 'vitest';
import type { AutoLogoutState } from './auto-logout.ts';
import { type Clock, runAutoLogout } from './run.ts';

function fakeClock() {
  let at = 1_000_000;
  const listeners = new Map<() => void, number>();
  const clock: Clock = {
    now: () => at,
    every: (ms, listener) => {
      listeners.set(listener, ms);
      return () => listeners.delete(listener);
    },
  };
  return {
    clock,
    listeners,
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        at += 1000;
        for (const listener of listeners.keys()) listener();
      }
    },
  };
}

const settings = { timeoutMs: 480_000, isNative: false };

function start(timeoutMs = settings.timeoutMs) {
  const { clock, listeners, pass } = fakeClock();
  const changes: AutoLogoutState['kind'][] = [];
  const run = runAutoLogout({ ...settings, timeoutMs }, clock, ({ kind }) => changes.push(kind));
  return { run, changes, listeners, pass };
}

describe('a running auto-logout', () => {
  it('looks at the clock every second, warns and ends [session-038] [session-039]', () => {
    const { run, changes, listeners, pass } = start();
    expect([...listeners.values()]).toEqual([1000]);
    pass(299);
    expect(changes).toEqual([]);
    pass(1);
    expect(changes).toEqual(['warning']);
    expect(run.secondsLeft()).toBe(180);
    pass(179);
    expect(changes).toEqual(['warning']);
    pass(1);
    expect(changes).toEqual(['warning', 'ended']);
    expect(run.state()).toEqual({ kind: 'ended', because: 'timeout' });
    expect(listeners.size).toBe(0);
  });

  it('tells that the warning closes on Continue, and not of every sign of life', () => {
    const { run, changes, pass } = start();
    run.tell('activity');
    pass(300);
    run.tell('activity');
    run.tell('continue');
    expect(changes).toEqual(['warning', 'running']);
    expect(run.secondsLeft()).toBe(480);
  });

  it('ends on the choice to log out, once', () => {
    const { run, changes, listeners } = start();
    run.tell('logOut');
    run.tell('logOut');
    expect(changes).toEqual(['ended']);
    expect(listeners.size).toBe(0);
  });

  it('warns at once when the timeout is short', () => {
    expect(start(180_000).changes).toEqual(['warning']);
  });

  it('can be stopped', () => {
    const { run, changes, pass } = start();
    run.stop();
    pass(1000);
    expect(changes).toEqual([]);
  });
});

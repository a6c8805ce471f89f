import { describe, expect, it } from 'vitest';
import { sendsPlugSessionInfo } from './native-build.ts';

describe('plug-session info', () => {
  it.each([
    ['ios', 2125, true],
    ['ios', 2126, false],
    ['android', 55, true],
    ['android', 56, false],
  ] as const)('is sent after a login in %s build %d: %s [session-017]', (platform, build, sends) => {
    expect(sendsPlugSessionInfo({ platform, build })).toBe(sends);
  });

  it('is not sent from a browser [session-017]', () => {
    expect(sendsPlugSessionInfo(null)).toBe(false);
  });
});

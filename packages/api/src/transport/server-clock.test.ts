import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

// The same values each time: what a law finds, it finds at once.
fc.configureGlobal({ seed: 20_261_122 });

describe("the server's clock", () => {
  it("is the device's while they differ by a minute at most", () => {
    const clock = createServerClock(() => 1_000_000_500);
    expect(clock.learn(new Date(1_000_050_000).toUTCString())).toBe(false);
    expect(clock.seconds()).toBe(1_000_000);
  });

  it('is within a minute of the server after any answer, however wrong the device is', () => {
    const instant = fc.integer({ min: 0, max: 4e9 });
    fc.assert(
      fc.property(instant, fc.array(instant, { minLength: 1 }), (device, servers) => {
        const clock = createServerClock(() => device * 1000);
        for (const server of servers) {
          clock.learn(new Date(server * 1000).toUTCString());
          expect(Math.abs(clock.seconds() - server)).toBeLessThanOrEqual(60);
        }
      }),
    );
  });

  it('gives milliseconds with the same difference', () => {
    let device = 1_000_000_500;
    const clock = createServerClock(() => device);
    expect(clock.now()).toBe(1_000_000_500);
    clock.learn(new Date(2_000_000_000).toUTCString());
    device += 250;
    expect(clock.now()).toBe(2_000_000_750);
    expect(clock.seconds()).toBe(2_000_000);
  });

  it.each([null, '', 'soon'])('learns nothing from %j', (date) => {
    const clock = createServerClock(() => 5000);
    expect(clock.learn(date)).toBe(false);
    expect(clock.seconds()).toBe(5);
  });
});

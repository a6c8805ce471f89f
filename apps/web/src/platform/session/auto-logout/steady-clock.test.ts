import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The device's time jumps, and its timers know nothing of it. */
const jump = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A clock, and what the server's time is believed to be: the answer to a question puts that right. */
function begin(answer: 'answers' | 'is out of reach' = 'answers') {
  let server = Date.now();
  let offset = 0;
  const ask = vi.fn(async () => {
    if (answer !== 'answers') throw new Error('No connection.');
    offset = server - Date.now();
  });
  const clock = createSteadyClock({ serverNow: () => Date.now() + offset, ask });
  return {
    clock,
    ask,
    start: clock.now(),
    /** Time that passes everywhere. */
    passesAtServer: (ms: number) => {
      server += ms;
    },
  };
}

it('goes on evenly where the clock of the device is changed', async () => {
  const { clock, ask, start } = begin();
  jump(hour);
  expect(clock.now()).toBe(start);
  await settle();
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(start + 1_000);
  expect(clock.toDevice(start)).toBe(start + hour);
  jump(-hour);
  expect(clock.now()).toBe(start + 1_000);
});

it('counts the time that a device was asleep, once the server says that it has passed', async () => {
  const { clock, start, passesAtServer } = begin();
  jump(hour);
  passesAtServer(hour);
  clock.now();
  await settle();
  expect(clock.now()).toBe(start + hour);
});

it('counts it as well where the server is out of reach, and where the page was out of sight', async () => {
  const { clock, start } = begin('is out of reach');
  jump(hour);
  clock.now();
  await settle();
  expect(clock.now()).toBe(start + hour);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  clock.now();
  jump(hour);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  expect(clock.now()).toBe(start + 2 * hour);
});

import { describe, expect, it } from 'vitest';
import { configurationPolling, pollStep, stateExpiryStep } from './polling.ts';

describe('waiting for the configuration', () => {
  const at = (look: number, isLoaded: boolean) => pollStep(configurationPolling, look, isLoaded);

  it('looks every 500 ms, 20 times, and then goes on without it', () => {
    for (let look = 1; look < 20; look += 1) expect(at(look, false)).toEqual({ kind: 'again', afterMs: 500 });
    expect(at(20, false)).toEqual({ kind: 'givenUp' });
    expect(at(21, false)).toEqual({ kind: 'givenUp' });
  });

  it('ends as soon as it is here', () => {
    expect(at(1, true)).toEqual({ kind: 'ready' });
    expect(at(20, true)).toEqual({ kind: 'ready' });
  });
});

describe('the state-expiry check', () => {
  const look = { tick: 1, isLoaded: false, isStateExpired: false, isSkipped: false };

  it('sends whoever’s state has expired to choose one, from the dashboard [startup-008]', () => {
    expect(stateExpiryStep({ ...look, isLoaded: true, isStateExpired: true })).toEqual({
      kind: 'redirect',
      to: '/home/state-selection?isFromDashboard=true',
    });
  });

  it('looks every second, 20 times, until start-up data arrives [startup-009]', () => {
    for (let tick = 1; tick < 20; tick += 1)
      expect(stateExpiryStep({ ...look, tick })).toEqual({ kind: 'again', afterMs: 1000 });
    expect(stateExpiryStep({ ...look, tick: 20 })).toEqual({ kind: 'done' });
    expect(stateExpiryStep({ ...look, tick: 5, isLoaded: true })).toEqual({ kind: 'done' });
    expect(stateExpiryStep({ ...look, tick: 20, isLoaded: true, isStateExpired: true }).kind).toBe(
      'redirect',
    );
  });

  it('is skipped when the stored flag says so [startup-009]', () => {
    expect(stateExpiryStep({ ...look, isLoaded: true, isStateExpired: true, isSkipped: true })).toEqual({
      kind: 'done',
    });
    expect(stateExpiryStep({ ...look, isSkipped: true })).toEqual({ kind: 'done' });
  });

  it('believes no flag of data that has not arrived', () => {
    expect(stateExpiryStep({ ...look, isStateExpired: true }).kind).toBe('again');
  });
});

it('gives up after the last look only', () => {
  const polling = { everyMs: 7, times: 2 };
  expect(pollStep(polling, 1, false)).toEqual({ kind: 'again', afterMs: 7 });
  expect(pollStep(polling, 2, false)).toEqual({ kind: 'givenUp' });
});

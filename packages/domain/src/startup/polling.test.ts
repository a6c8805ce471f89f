import { describe, expect, it } from 'vitest';
import { configurationPolling, pollStep } from './polling.ts';

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

it('gives up after the last look only', () => {
  const polling = { everyMs: 7, times: 2 };
  expect(pollStep(polling, 1, false)).toEqual({ kind: 'again', afterMs: 7 });
  expect(pollStep(polling, 2, false)).toEqual({ kind: 'givenUp' });
});

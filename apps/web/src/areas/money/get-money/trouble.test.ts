import { ApiError } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { sendingEvent, troubleOf } from './trouble.ts';

describe('what a failed sending means', () => {
  it('is doubt whenever the money may have moved', () => {
    const error = new ApiError({ kind: 'timeout', mayHaveMoved: true });
    expect(sendingEvent(error)).toEqual({ type: 'lost' });
  });

  it('is doubt for an error that nobody foresaw', () => {
    expect(sendingEvent(new TypeError('undefined is not a function'))).toEqual({ type: 'lost' });
  });

  it('is doubt when the server turned a copy of the request away: the original may have been carried out', () => {
    const error = new ApiError({ kind: 'http', httpStatus: 403, code: 'ReplayRefused', mayHaveMoved: true });
    expect(sendingEvent(error)).toEqual({ type: 'lost' });
  });

  it('is a refusal with its code when the server said no', () => {
    const error = new ApiError({ kind: 'http', httpStatus: 409, code: 'ParallelNotAllowed' });
    expect(sendingEvent(error)).toEqual({ type: 'refused', reason: 'ParallelNotAllowed' });
  });

  it('is nothing at all when the request never left', () => {
    expect(sendingEvent(new ApiError({ kind: 'offline' }))).toEqual({ type: 'not-sent' });
  });
});

describe('what a failed call means to the person', () => {
  it.each([
    ['offline', { kind: 'offline' }],
    ['unauthorized', { kind: 'session' }],
    ['maintenance', { kind: 'down' }],
    ['network', { kind: 'down' }],
    ['http', { kind: 'refused', code: 'other' }],
  ] as const)('%s', (kind, trouble) => {
    expect(troubleOf(new ApiError({ kind }))).toEqual(trouble);
  });
});

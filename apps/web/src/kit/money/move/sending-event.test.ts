import { ApiError } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { sendingEvent } from './sending-event.ts';

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

  it.each([
    { httpStatus: 404, code: 'NotFound' },
    { httpStatus: 429, code: 'Unexpected' },
    { httpStatus: 403, code: 'ClockSkew' },
    { httpStatus: 409, code: 'IdempotencyKeyReused' },
    { httpStatus: 400, code: undefined },
  ])('is no word of the money service when something in front of it answered $httpStatus $code', (answer) => {
    expect(sendingEvent(new ApiError({ kind: 'http', ...answer }))).toEqual({ type: 'not-sent' });
  });

  it('is no word of the money service when the session had ended', () => {
    const error = new ApiError({ kind: 'unauthorized', httpStatus: 401, code: 'SessionExpire' });
    expect(sendingEvent(error)).toEqual({ type: 'not-sent' });
  });

  it('is nothing at all when the request never left', () => {
    expect(sendingEvent(new ApiError({ kind: 'offline' }))).toEqual({ type: 'not-sent' });
  });
});

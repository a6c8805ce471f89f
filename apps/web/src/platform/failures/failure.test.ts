import { ApiError, type ApiErrorKind } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { type Failure, failureOf, isInDoubt, meaningOf } from './failure.ts';
import { pageFailureOf } from './page-failure.ts';

const httpError = (httpStatus: number | undefined, code?: string) =>
  new ApiError({ kind: 'http', httpStatus, code, level: 'Warning', message: 'Choose one of yours.' });
const refusal: Failure = { kind: 'refused', code: 'No', level: 'Warning', message: 'Choose one of yours.' };

/** A kind of error, and the failure it becomes with and without a network. */
const kinds: readonly (readonly [ApiErrorKind, Failure['kind'], Failure['kind']])[] = [
  ['offline', 'offline', 'offline'],
  ['network', 'down', 'offline'],
  ['timeout', 'down', 'offline'],
  ['maintenance', 'down', 'down'],
  ['invalid-response', 'down', 'down'],
  ['unauthorized', 'session', 'session'],
  ['cancelled', 'session', 'session'],
];

describe('a failure', () => {
  it.each(kinds)('of the kind %s is %s with a network and %s without', (kind, online, offline) => {
    const error = new ApiError({ kind });
    expect(failureOf(error, true)).toEqual({ kind: online });
    expect(failureOf(error, false)).toEqual({ kind: offline });
  });

  it.each([400, 403, 404, 409, 422, 429, 499])(
    'with the status %i is a refusal, with all it says',
    (status) => {
      expect(failureOf(httpError(status, 'No'), true)).toEqual(refusal);
      expect(failureOf(httpError(status, 'No'), false)).toEqual(refusal);
    },
  );

  it('says how long the server refuses the same, and by what support finds it', () => {
    const error = new ApiError({ kind: 'http', httpStatus: 429, waitSeconds: 90 });
    error.reference = 'K7QPMX';
    expect(failureOf(error, true)).toMatchObject({ waitMs: 90_000, reference: 'K7QPMX' });
  });

  it('may be a refusal without a code', () => {
    expect(failureOf(httpError(400), true)).toEqual({ ...refusal, code: '' });
  });

  it.each([500, 504, undefined])('with the status %s is our trouble, whatever its code', (status) => {
    expect(failureOf(httpError(status, 'No'), true)).toEqual({ kind: 'down' });
    expect(failureOf(httpError(status, 'No'), false)).toEqual({ kind: 'down' });
  });

  it.each([new TypeError('Failed to fetch dynamically imported module'), 'a text', undefined])(
    'that is no error of a call is our trouble, unless there is no network: %s',
    (error) => {
      expect(failureOf(error, true)).toEqual({ kind: 'down' });
      expect(failureOf(error, false)).toEqual({ kind: 'offline' });
    },
  );
});

describe('a write that failed', () => {
  it('may have been carried out when the transport says so, and whenever something else was thrown', () => {
    expect(isInDoubt(new ApiError({ kind: 'timeout', mayHaveMoved: true }))).toBe(true);
    expect(isInDoubt(new TypeError('undefined is not a function'))).toBe(true);
  });

  it('was not carried out when the transport rules it out', () => {
    expect(isInDoubt(new ApiError({ kind: 'offline' }))).toBe(false);
    expect(isInDoubt(httpError(409, 'No'))).toBe(false);
  });
});

describe('the meaning of a failure', () => {
  const table = { No: 'that it is not theirs' };

  it('is the one in the table of an area, by the code of the refusal', () => {
    expect(meaningOf(refusal, table)).toBe('that it is not theirs');
    expect(meaningOf({ ...refusal, code: 'Other' }, table)).toBeUndefined();
  });

  it('is none for a code that every object has a property of', () => {
    expect(meaningOf({ ...refusal, code: 'constructor' }, table)).toBeUndefined();
  });

  it.each(['offline', 'session', 'down'] as const)('is none when it is no refusal but %s', (kind) => {
    expect(meaningOf({ kind }, { ...table, '': 'nothing' })).toBeUndefined();
  });
});

describe('a page that could not be shown', () => {
  it.each([
    ['Failed to fetch dynamically imported module: /a.js'],
    ['error loading dynamically imported module: /a.js'],
    ['Importing a module script failed.'],
    ['Unable to preload CSS for /a.css'],
  ])('“%s” means that a part of the app could not be fetched', (message) => {
    expect(pageFailureOf(new TypeError(message), true)).toEqual({ kind: 'outdated' });
  });

  it('is explained by the missing network before anything else', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /a.js');
    expect(pageFailureOf(missing, false)).toEqual({ kind: 'offline' });
    expect(pageFailureOf(new ApiError({ kind: 'offline' }), true)).toEqual({ kind: 'offline' });
  });

  it('is the server’s when a call failed, and ours when the code did', () => {
    expect(pageFailureOf(new ApiError({ kind: 'timeout' }), true)).toEqual({ kind: 'down' });
    expect(pageFailureOf(httpError(403, 'No'), true)).toEqual(refusal);
    expect(pageFailureOf(new Error('x is undefined'), true)).toEqual({ kind: 'broken' });
  });

  it('shows nothing of it when the session has ended', () => {
    expect(pageFailureOf(new ApiError({ kind: 'unauthorized' }), true)).toEqual({ kind: 'session' });
  });
});

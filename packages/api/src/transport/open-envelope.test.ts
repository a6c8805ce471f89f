import { describe, expect, it } from 'vitest';
import { enclose, encloseError } from '../wire/index.ts';
import { genericFailure } from './api-error.ts';
import { openEnvelope } from './open-envelope.ts';

const open = (httpStatus: number, body: unknown, { statusText = '', isWrite = false } = {}) =>
  openEnvelope(
    { httpStatus, statusText, text: typeof body === 'string' ? body : JSON.stringify(body) },
    isWrite,
  );

const errorOf = (...parts: Parameters<typeof open>) => {
  const opened = open(...parts);
  if ('payload' in opened) throw new Error('A payload came out.');
  return opened;
};

const why = { apiErrorString: 'Not today.', apiErrorCode: 'DailyLimitExceeded' };

describe('an envelope', () => {
  it('holds httpStatusCode, isSuccessStatusCode, payload, error and reasonPhrase [transport-008]', () => {
    expect(enclose(5)).toEqual({
      httpStatusCode: 200,
      isSuccessStatusCode: true,
      payload: 5,
      error: null,
      reasonPhrase: 'OK',
    });
    expect(open(200, enclose({ a: 1 }))).toEqual({ payload: { a: 1 } });
  });

  it.each([0, false, '', null, []])('gives out the payload %j as it is', (payload) => {
    expect(open(200, enclose(payload))).toEqual({ payload });
  });

  it('tells the code as text, the level and the status of a refusal', () => {
    const { error } = errorOf(400, encloseError(400, { ...why, level: 4 }, 'Bad Request'));
    expect(error).toMatchObject({
      kind: 'http',
      code: 'DailyLimitExceeded',
      level: 'LimitExceeded',
      httpStatus: 400,
    });
    expect(errorOf(400, encloseError(400, { ...why, apiErrorCode: 17 }, '')).error.code).toBe('17');
  });

  it("gives the server's message, else the status text [transport-012]", () => {
    expect(errorOf(400, encloseError(400, why, 'Bad Request')).error.message).toBe('Not today.');
    expect(errorOf(404, '<html>', { statusText: 'Not Found' }).error.message).toBe('Not Found');
    expect(
      errorOf(409, { httpStatusCode: 409, isSuccessStatusCode: false, reasonPhrase: 'Conflict' }).error
        .message,
    ).toBe('Conflict');
  });

  it('else says the generic sentence [transport-013]', () => {
    expect(genericFailure).toBe('Something bad happened; please try again later');
    expect(errorOf(400, '').error.message).toBe(genericFailure);
    expect(errorOf(200, 'not json').error.message).toBe(genericFailure);
  });

  it('counts by its own status when the HTTP answer was fine', () => {
    expect(errorOf(200, encloseError(401, why, ''))).toMatchObject({
      from: 'body',
      error: { kind: 'unauthorized' },
    });
    expect(errorOf(200, encloseError(503, why, ''))).toMatchObject({
      from: 'body',
      error: { kind: 'maintenance' },
    });
    expect(errorOf(200, { ...enclose(1), httpStatusCode: 401 })).toMatchObject({ from: 'body' });
    expect(errorOf(401, encloseError(401, why, ''))).toMatchObject({
      from: 'http',
      error: { kind: 'unauthorized' },
    });
    expect(errorOf(502, '<html>')).toMatchObject({
      from: 'http',
      error: { kind: 'maintenance', httpStatus: 502 },
    });
  });

  it('is not what came when its fields are missing', () => {
    for (const body of ['', 'null', '[]', '{}', { httpStatusCode: '200', isSuccessStatusCode: true }]) {
      expect(errorOf(200, body).error.kind).toBe('invalid-response');
    }
  });

  it('leaves open whether a write was carried out when the server broke down or never made itself clear', () => {
    const mayHaveMoved = (status: number, body: unknown = '', isWrite = true) =>
      errorOf(status, body, { isWrite }).error.mayHaveMoved;
    for (const status of [200, 408, 500, 502, 503, 504]) expect(mayHaveMoved(status)).toBe(true);
    for (const status of [400, 401, 403, 409, 422, 429]) expect(mayHaveMoved(status)).toBe(false);
    expect(mayHaveMoved(409, encloseError(409, { ...why, apiErrorCode: 'IdempotencyInProgress' }, ''))).toBe(
      true,
    );
    expect(mayHaveMoved(500, '', false)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../wire/index.ts';
import { buildRequest } from './request.ts';

const payload = z.boolean();
const build = (...[method, path, input]: [Parameters<typeof call>[0], string, unknown]) =>
  buildRequest('https://app.example/api/', call(method, path, { payload }), input);

describe('a request', () => {
  it('of a GET carries its input in the query and has no body', () => {
    const { url, body } = build('GET', 'main/ValidateToken', { authToken: 'a b&c', none: undefined, at: 5 });
    expect(url.href).toBe('https://app.example/api/main/ValidateToken?authToken=a+b%26c&at=5');
    expect(body).toBe('');
  });

  it('of anything else carries its input as JSON, without what the path took', () => {
    const { url, body } = build('POST', 'ewa/x/{id}', { id: 7, amount: 40.25 });
    expect(url.pathname).toBe('/api/ewa/x/7');
    expect(body).toBe('{"amount":40.25}');
  });

  it('without anything that its path needs is not made', () => {
    expect(() => build('DELETE', 'ewa/x/{id}', {})).toThrow('"id"');
    expect(() => build('DELETE', 'ewa/x/{id}', { id: '' })).toThrow(TypeError);
  });

  it('leaves the input as it was', () => {
    const input = Object.freeze({ id: 7, amount: 1 });
    build('POST', 'ewa/x/{id}', input);
    expect(input).toEqual({ id: 7, amount: 1 });
  });

  it('is a write unless it is a GET or the contract says otherwise', () => {
    expect(build('GET', 'a', undefined).kind).toBe('read');
    expect(build('POST', 'a', undefined).kind).toBe('write');
    const read = call('POST', 'a', { payload, meta: { kind: 'read' } });
    expect(buildRequest('https://app.example', read, undefined).kind).toBe('read');
    const write = call('GET', 'user/SaveEnrollmentAgreements', { payload, meta: { kind: 'write' } });
    expect(buildRequest('https://app.example', write, undefined).kind).toBe('write');
  });
});

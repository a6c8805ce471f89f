import { describe, expect, it, vi } from 'vitest';
import { headersFor, readAntiForgeryToken } from './headers.ts';
import type { ApiRequest } from './request.ts';
import type { SessionSnapshot } from './session-snapshot.ts';

const request = (path = '/api/user/GetEarnings', more: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'GET',
  url: new URL(path, 'https://app.example'),
  body: '',
  template: path,
  kind: 'read',
  ...more,
});

const signedIn: SessionSnapshot = {
  auth: { authToken: 'tkn', userID: 2001, userType: 4, businessId: 31 },
  keys: null,
  businessEnvironment: 'Common',
};
const signedOut: SessionSnapshot = { auth: null, keys: null, businessEnvironment: 'Paycor' };

const headers = (
  session: SessionSnapshot,
  { of = request(), cookies = '' }: { of?: ApiRequest; cookies?: string } = {},
) => headersFor(of, session, cookies, () => {});

describe('headers of a request', () => {
  it('ask for JSON without a cache, with a bearer token [transport-001]', () => {
    expect(headers(signedIn)).toMatchObject({
      Accept: 'application/json',
      'Cache-Control': 'no-cache',
      Authorization: 'Bearer tkn',
    });
    expect(headers(signedIn)).not.toHaveProperty('Content-Type');
    expect(headers(signedIn, { of: request('/api/x', { body: '{}' }) })['Content-Type']).toBe(
      'application/json',
    );
  });

  it('say who asks, from where and in which time zone [transport-002]', () => {
    const session = {
      ...signedIn,
      clientIp: '203.0.113.9',
      latitude: '40.7',
      longitude: '-74.0',
      removeHtmlTags: true,
    };
    expect(headers(session)).toMatchObject({
      'X-Session-Auth-Token': 'tkn',
      'X-User-ID': 'MjAwMQ',
      'X-User-Type': '4',
      'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'X-Client-IP': '203.0.113.9',
      cLatitude: '40.7',
      cLongitude: '-74.0',
      'X-Remove-Html-Tags': '1',
      'X-Business-ID': 'MzE',
    });
  });

  it('leave out what is not known', () => {
    const sent = headers(signedIn);
    for (const name of [
      'X-Client-IP',
      'cLatitude',
      'cLongitude',
      'X-Locale',
      'Idempotency-Key',
      'X-XSRF-TOKEN',
    ]) {
      expect(sent).not.toHaveProperty(name);
    }
    expect(sent['X-Remove-Html-Tags']).toBe('0');
  });

  it('carry the chat token for /api/connect/ only, and not for the two calls that fetch it [transport-003]', () => {
    const session = { ...signedIn, connectToken: 'chat' };
    const tokenFor = (path: string) => headers(session, { of: request(path) })['X-Connect-Access-Token'];
    expect(tokenFor('/api/connect/GetChannels')).toBe('chat');
    expect(tokenFor('/api/Connect/GetChannels')).toBe('chat');
    expect(tokenFor('/api/connect/ConnectTokenAndSettings')).toBeUndefined();
    expect(tokenFor('/api/connect/GetOuathUserByToken?token=1')).toBeUndefined();
    expect(tokenFor('/api/user/GetEarnings?next=/api/connect/')).toBeUndefined();
  });

  it('name the business environment always and the locale when one is stored [transport-004]', () => {
    expect(headers(signedOut)['X-Business-Environment']).toBe('Paycor');
    expect(headers(signedOut)).not.toHaveProperty('X-Locale');
    expect(headers({ ...signedOut, locale: 'cf' })['X-Locale']).toBe('cf');
  });

  it('repeat the cookie XSRF-TOKEN in X-XSRF-TOKEN [transport-006]', () => {
    expect(headers(signedOut, { cookies: 'a=1; XSRF-TOKEN=s%3Dx; b=2' })['X-XSRF-TOKEN']).toBe('s=x');
    expect(readAntiForgeryToken('NOT-XSRF-TOKEN=1; XSRF-TOKENS=2')).toBeUndefined();
    expect(readAntiForgeryToken('XSRF-TOKEN=a=b==')).toBe('a=b==');
    expect(readAntiForgeryToken('XSRF-TOKEN=50%')).toBe('50%');
  });

  it('go without a missing or invalid user, which is only logged [transport-014]', () => {
    const log = vi.fn();
    const unfit = [
      { authToken: '', userID: 1, userType: 4, businessId: 1 },
      { authToken: 't', userID: 0, userType: 4, businessId: 1 },
      { authToken: 't', userID: Number.NaN, userType: 4, businessId: 1 },
      { authToken: 't' },
      {},
    ];
    for (const auth of [null, ...unfit]) {
      const sent = headersFor(request(), { ...signedIn, auth }, '', log);
      expect(sent).not.toHaveProperty('Authorization');
      expect(sent).not.toHaveProperty('X-User-ID');
    }
    expect(log.mock.calls.flat()).toEqual(['auth-missing', ...unfit.map(() => 'auth-invalid')]);
  });
});

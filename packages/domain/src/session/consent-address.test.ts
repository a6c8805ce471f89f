import { describe, expect, it } from 'vitest';
import { consentAddress } from './consent-address.ts';

interface Query extends Iterable<readonly [string, string]> {
  get(name: string): string | null;
  getAll(name: string): string[];
}
declare const URL: {
  new (text: string): { origin: string; pathname: string; hash: string; searchParams: Query };
};

const request = {
  base: 'https://payroll.example/sso',
  returnUrl: 'https://app.example/home?from=consent&tab=1#top',
  loginType: 'password',
};
const asked = (base: string) => new URL(consentAddress({ ...request, base })).searchParams;

describe('the address of consent', () => {
  it('is the configured one, with where to return to, login type, both views, OAuth login and no mobile view [ui-002]', () => {
    const address = new URL(consentAddress(request));
    expect(address.origin + address.pathname).toBe(request.base);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      returnUrl: request.returnUrl,
      loginType: 'password',
      viewType: 'both',
      oauthLogin: 'true',
      isMobileView: 'false',
    });
  });

  it('keeps the query of the configured address, but none of the five twice [ui-002]', () => {
    const query = asked('https://payroll.example/sso?tenant=7&viewType=one&viewType=two&oauthLogin=false');
    expect(query.get('tenant')).toBe('7');
    expect(query.getAll('viewType')).toEqual(['both']);
    expect(query.getAll('oauthLogin')).toEqual(['true']);
  });

  it('lets nothing in a value become a parameter of its own', () => {
    const address = consentAddress({ ...request, loginType: 'password&oauthLogin=false#' });
    expect(new URL(address).searchParams.getAll('oauthLogin')).toEqual(['true']);
    expect(new URL(address).hash).toBe('');
  });

  it('may be http on this machine alone', () => {
    expect(new URL(consentAddress({ ...request, base: 'http://127.0.0.1:4030/consent' })).pathname).toBe(
      '/consent',
    );
  });

  it.each([
    'http://127.0.0.1.example/sso',
    'http://payroll.example/sso',
    'javascript:alert(1)',
    '//payroll.example/sso',
    '/sso',
    '',
    'https://',
    'https://payroll.example@elsewhere.example/sso',
    'https://:secret@payroll.example/sso',
  ])('is not given for "%s"', (base) => {
    expect(() => consentAddress({ ...request, base })).toThrow(RangeError);
  });
});

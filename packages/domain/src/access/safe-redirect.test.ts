import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from './hostile.fixtures.ts';
import { isForList, isReturnPath, isSafePath, safeRedirect } from './safe-redirect.ts';
import { parseUrl } from './web-url.ts';

const origin = 'https://pay.example';
const rules = { origin, allowedHosts: ['partner.example', 'Bank.Example:8443'] };

const safePaths = [
  '/',
  '/ewa/home',
  '/ewa/home?tab=1#top',
  '/ewa/home?back=%2Fewa%2Fget&next=https://x.example//',
  '/a/b/../c',
  '/caf%C3%A9',
  '/ewa/100%25',
  '/%zz',
  '/home?text=a%0Ab',
  '/home#//x',
];

describe('isSafePath', () => {
  it.each(safePaths)('accepts %j', (path) => {
    expect(isSafePath(path)).toBe(true);
  });

  it.each(hostile)('refuses %j', (text) => {
    expect(isSafePath(text)).toBe(false);
  });

  it('takes paths of up to 2048 characters', () => {
    expect(isSafePath(`/${'a'.repeat(2047)}`)).toBe(true);
    expect(safeRedirect(`/${'a'.repeat(2047)}`, rules)).not.toBeNull();
  });
});

describe('safeRedirect', () => {
  it.each([
    ['/ewa/home', '/ewa/home'],
    ['/ewa/home?tab=1#top', '/ewa/home?tab=1#top'],
    ['/a/b/../c', '/a/c'],
    ['https://pay.example/ewa/home?tab=1#top', '/ewa/home?tab=1#top'],
    ['HTTPS://PAY.EXAMPLE/ewa', '/ewa'],
    ['https://pay.example:443/ewa', '/ewa'],
    ['https://pay.example', '/'],
  ])('%j stays in the app as %s', (target, path) => {
    expect(safeRedirect(target, rules)).toEqual({ kind: 'path', path });
  });

  it.each([
    ['https://partner.example/start?x=1', 'https://partner.example/start?x=1'],
    ['HTTPS://Partner.Example', 'https://partner.example/'],
    ['https://partner.example:443/', 'https://partner.example/'],
    ['https://bank.example:8443/', 'https://bank.example:8443/'],
  ])('%j may be left for, as its host is on the list', (target, url) => {
    expect(safeRedirect(target, rules)).toEqual({ kind: 'url', url });
  });

  it.each(hostile)('refuses %j', (target) => {
    expect(safeRedirect(target, rules)).toBeNull();
  });

  it.each([
    '/ewa/home?logoutredirect=/faqs',
    '/ewa/home?x=1&redirectUrl=/ewa',
    '/ewa/home?oauth_state_id=7',
    '/ewa/home?oauthToken=t',
    '/EWA/oauthToken/t',
    '/welcome/connect?token=t',
    '/Welcome//Connect/?token=t',
    '/welcome/%63onnect',
    '/welcome/success',
    'https://pay.example/ewa/home?logoutredirect=/faqs',
  ])('refuses %j, which would do something to whoever opens it', (target) => {
    expect(safeRedirect(target, rules)).toBeNull();
    expect(isReturnPath(target)).toBe(false);
  });

  it.each([null, undefined])('refuses %s', (target) => {
    expect(safeRedirect(target, rules)).toBeNull();
  });

  it('an address of an http origin, as in development, stays in the app too', () => {
    expect(safeRedirect('http://localhost:4000/ewa', { ...rules, origin: 'http://localhost:4000' })).toEqual({
      kind: 'path',
      path: '/ewa',
    });
    expect(
      safeRedirect('http://localhost:4001/ewa', { ...rules, origin: 'http://localhost:4000' }),
    ).toBeNull();
  });

  it('an http host is not left for, even when it is on the list', () => {
    expect(safeRedirect('http://partner.example/', rules)).toBeNull();
  });

  it('an empty entry in the list opens nothing', () => {
    for (const target of hostile)
      expect(safeRedirect(target, { origin, allowedHosts: ['', '*', '.example'] })).toBeNull();
  });

  const pieces = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '%25',
    '..',
    '.',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'https:',
    'javascript:',
    'evil.example',
    'partner.example',
    'pay.example',
    'a',
    '\u3002',
    '\uFF0F',
    '[::1]',
    ';',
  );
  const nasty = fc.oneof(
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 9 }).map((parts) => `/${parts.join('')}`),
    fc.array(pieces, { maxLength: 9 }).map((parts) => `https://${parts.join('')}`),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  );

  it('whatever it is given, a browser that follows the result ends at this origin or at a listed host', () => {
    fc.assert(
      fc.property(nasty, (target) => {
        const result = safeRedirect(target, rules);
        if (!result) return;
        const followed = parseUrl(
          result.kind === 'path' ? result.path : result.url,
          `${origin}/welcome/login`,
        );
        if (result.kind === 'path') expect(followed?.origin).toBe(origin);
        else {
          expect(followed?.protocol).toBe('https:');
          expect(['partner.example', 'bank.example:8443']).toContain(followed?.host);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('whatever it is given, the result is safe itself and comes to the same', () => {
    fc.assert(
      fc.property(nasty, (target) => {
        const result = safeRedirect(target, rules);
        if (result)
          expect(safeRedirect(result.kind === 'path' ? result.path : result.url, rules)).toEqual(result);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('isForList', () => {
  it.each(['https://anybody.example/x', 'HTTPS://partner.example'])(
    '%j is for the list to decide',
    (target) => {
      expect(isForList(target, origin)).toBe(true);
    },
  );

  it.each([
    null,
    undefined,
    '',
    '/ewa',
    'https://pay.example/ewa',
    'http://partner.example/',
    'javascript:alert(1)',
    'https://user:pass@partner.example/',
    '//partner.example',
  ])('%j is not', (target) => {
    expect(isForList(target, origin)).toBe(false);
  });
});

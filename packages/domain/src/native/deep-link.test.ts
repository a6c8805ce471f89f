import { describe, expect, it } from 'vitest';
import { hostile } from '../access/hostile.fixtures.ts';
import { deepLink } from './deep-link.ts';

const context = { hosts: ['pay.example', 'Links.Example:8443'], here: '/ewa/home', now: 1_764_000_000_000 };
const open = (link: string, here = context.here) => deepLink(link, { ...context, here });

describe('a deep link', () => {
  it.each([
    ['https://pay.example/ewa/history?from=push#top', '/ewa/history?from=push#top'],
    ['HTTPS://PAY.EXAMPLE/card/home', '/card/home'],
    ['https://links.example:8443/ewa/history', '/ewa/history'],
    ['https://pay.example', '/'],
  ])('%s becomes the path after the domain [native-004]', (link, path) => {
    expect(open(link)).toEqual({ kind: 'page', path });
  });

  it.each([
    ['https://pay.example/ewa/home', '/ewa/home', '/ewa/home?t=1764000000000'],
    ['https://pay.example/ewa/home?a=1#top', '/ewa/home?a=1', '/ewa/home?a=1&t=1764000000000#top'],
  ])(
    '%s to the page on screen gets a timestamp, so that it is loaded again [native-005]',
    (link, here, path) => {
      expect(open(link, here)).toEqual({ kind: 'page', path });
    },
  );

  it.each(['/apps/loading?oauth_state_id=7f3a', '/welcome/success?oauth_state_id=7f3a'])(
    'with a bank’s oauth_state_id loads as a whole page: %s [native-006]',
    (path) => {
      expect(open(`https://pay.example${path}`)).toEqual({ kind: 'fullPage', path });
    },
  );

  it('to the return of a bank leads there', () => {
    const path = '/welcome/success';
    expect(open(`https://pay.example${path}`)).toEqual({ kind: 'page', path });
  });

  it.each([
    'https://pay.example/?logoutredirect=https://evil.example',
    'https://pay.example/welcome/login?redirectUrl=https://evil.example',
    'https://pay.example/welcome/connect?token=x',
    'https://pay.example/sso/home?oauthToken=x',
    'https://pay.example/?oauth_state_id=1&logoutredirect=/',
    'https://pay.example/welcome/success?logoutredirect=/faqs',
    'https://pay.example/welcome/success/../connect?token=x',
  ])('%s leads nowhere: it would act in the name of whoever opens it', (link) => {
    expect(open(link)).toBeNull();
  });

  it.each(hostile)('%j leads nowhere', (link) => {
    expect(open(link)).toBeNull();
  });

  it.each([
    'https://user:secret@pay.example/ewa/home',
    'https://pay.example@evil.example/',
    'https://pay.example.evil.example/',
    'https://evilpay.example/',
    'https://pay.example./ewa/home',
    'https://pay.example:444/',
    'https://p\u0430y.example/',
    'http://pay.example/ewa/home',
    'javascript:alert(1)//https://pay.example/',
    'javascript://pay.example/%0aalert(1)',
    'data:text/html,https://pay.example/',
    'intent://pay.example/#Intent;end',
    'file:///pay.example/etc/passwd',
    'https://evil.example/?x=https://pay.example/',
    'https://evil.example/pay.example',
    '/ewa/home',
    `https://pay.example/${'a'.repeat(2048)}`,
  ])('%s leads nowhere, though it has the product’s domain in it', (link) => {
    expect(open(link)).toBeNull();
  });
});
